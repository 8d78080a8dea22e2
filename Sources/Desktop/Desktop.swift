// Desktop: a program's windows on a Linux desktop, from opening to closing.

import Foundation
import Navigation
import Renderer
import Views

/// The desktop as a place to run view controllers in.
@MainActor
public enum Desktop {
  /// Whether the variable INTERLUDE_REDUCE_MOTION asks for reduced motion: known before anything is shown, and what a
  /// run without a window goes by.
  public nonisolated static var reducesMotionByVariable: Bool {
    DesktopWishes(variables: ProcessInfo.processInfo.environment).reducesMotion ?? false
  }

  /// The language and region that LC_ALL, LC_MESSAGES or LANG names; en_US_POSIX where none names any.
  public nonisolated static var locale: Locale { Locale(variables: ProcessInfo.processInfo.environment) }

  /// Opens a window, shows the controller that `makeRoot` makes, and returns when the window has been closed.
  ///
  /// Work that is posted to the main queue, the main actor or a timer runs meanwhile. Throws a `DesktopError` where
  /// there is no display, what the font library throws where there is no font, and what `makeRoot` throws.
  public static func run(_ settings: DesktopSettings, makeRoot: () throws -> UIViewController) throws {
    try VideoSystem.start()
    defer { VideoSystem.stop() }
    let loop = try DesktopLoop(settings)
    defer { loop.close() }
    loop.show(try makeRoot())
    loop.runUntilClosed()
  }
}

/// Opens a window of an ordinary size for the application's delegate-free start: the short form of `Desktop.run`.
@MainActor
public func UIApplicationMain(title: String, makeRoot: () throws -> UIViewController) throws {
  try Desktop.run(DesktopSettings(title: title), makeRoot: makeRoot)
}
