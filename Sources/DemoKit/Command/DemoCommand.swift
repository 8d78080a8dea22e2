// DemoCommand: the demo as a command: a window, or a script without one.

import Desktop
import Foundation
import Stage
import UIKit

/// The demo, called with the arguments of a command line without the program's name.
///
/// The process ends with status 0, with 1 where something failed, with 2 where the call could not be followed. Messages
/// go to standard error: one line each, but for a failed step's dump of the stage.
@MainActor
public struct DemoCommand {
  private let arguments: [String]

  public init(arguments: [String]) { self.arguments = arguments }

  /// Runs to the end and leaves the process. A script runs inside the main run loop, as a window does, so that work
  /// that the demo's screens post comes in both.
  public func runAndExit() -> Never {
    do {
      let options = try DemoOptions(arguments)
      if let headless = options.headless {
        Task { exit(await status(ofScript: headless, options)) }
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
      }
      if options.wantsHelp {
        write(DemoOptions.usage, to: .standardOutput)
      } else if let folder = options.thumbnails {
        try Thumbnail.writeAll(to: folder)
      } else {
        try openWindow(options)
      }
      exit(0)
    } catch {
      exit(report(error))
    }
  }

  private func openWindow(_ options: DemoOptions) throws {
    var settings = DesktopSettings(
      title: "Interlude", size: options.size, scale: options.scale, slow: options.slow,
      statusBarHeight: options.statusBarHeight, renderer: options.renderer, showsHUD: options.showsHUD)
    if options.wantsTiming {
      settings.onFirstFrame = { write("first frame after \(ProcessAge.milliseconds) ms", to: .standardError) }
    }
    try Desktop.run(settings) { try DemoScreens.root(for: options) }
  }

  private func status(ofScript headless: DemoOptions.Headless, _ options: DemoOptions) async -> Int32 {
    do {
      let script = try Script(contentsOf: headless.script, scale: options.scale ?? 1)
      let stage = try Stage(
        size: options.size, scale: options.scale ?? 1, statusBarHeight: options.statusBarHeight)
      stage.reducesMotion = Desktop.reducesMotionByVariable
      stage.locale = Desktop.locale
      stage.show(try DemoScreens.root(for: options))
      let runner = ScriptRunner(stage: stage, out: headless.out) { write($0, to: .standardOutput) }
      try await runner.run(script)
      return 0
    } catch {
      return report(error)
    }
  }

  /// Writes what went wrong and answers with the status that says so.
  private func report(_ error: any Error) -> Int32 {
    var message = "\(error)".onOneLine
    if let failure = error as? ScriptRunner.Failure { message = "\(failure)" }
    write("demo: \(message)", to: .standardError)
    return error is UsageError ? 2 : 1
  }

  private func write(_ text: String, to file: FileHandle) { file.write(Data((text + "\n").utf8)) }
}
