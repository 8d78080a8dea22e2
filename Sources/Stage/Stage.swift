// Stage: a window without a display, with a clock that you step and input that you script.
// Time is in Stage+Time.swift, input in Stage+Input.swift, texts in Stage+Texts.swift, pictures in Stage+Pictures.swift.

import Essentials
import Foundation
import Layers
import Navigation
import Renderer
import Views

/// A headless window in which view controllers run frame by frame.
///
///     let stage = try Stage(size: CGSize(width: 320, height: 568), scale: 2)
///     stage.show(UINavigationController(rootViewController: menu))
///     try stage.tap("Begin")          // t = 0 of the transition
///     stage.advance(by: 0.175)        // its middle
///     let picture = stage.picture()
///
/// The date is the first of January 2001 when the stage opens, and goes on with the stage's time.
///
/// Several stages can live in one process: the one that was called last is the one that `UIApplication.shared`,
/// `UIScreen.main` and animations mean.
@MainActor
public final class Stage {
  let turn: Turn
  let clock = SteppedClock()
  let host: RenderingHost
  let renderer: FrameRenderer
  /// Called with each picture that is taken, and the frame that it shows.
  package var onPicture: ((Frame, Bitmap) -> Void)?

  /// The window that the controllers are shown in.
  public let window: UIWindow

  /// Opens a stage of `size` points at `scale` pixels to a point, with a status bar of the given height in points.
  ///
  /// Throws where the machine has no font, in words that say what to install.
  public convenience init(
    size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 1, statusBarHeight: CGFloat = 0
  ) throws {
    try self.init(size: size, scale: scale, statusBarHeight: statusBarHeight, fonts: FontLibrary())
  }

  /// Opens a stage whose texts are set in exactly these font files, whatever the machine has installed.
  public convenience init(
    size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 1, statusBarHeight: CGFloat = 0, fontFiles: [URL]
  ) throws {
    try self.init(
      size: size, scale: scale, statusBarHeight: statusBarHeight, fonts: FontLibrary(files: fontFiles))
  }

  private init(size: CGSize, scale: CGFloat, statusBarHeight: CGFloat, fonts: FontLibrary) {
    turn = Turn(clock: clock)
    host = RenderingHost(
      fonts: fonts, environment: Environment(scale: scale, size: size, statusBarHeight: statusBarHeight))
    let start = host.environment.now
    host.readNow = { [clock] in start + clock.now }
    renderer = FrameRenderer(fonts: fonts)
    turn.host = host
    turn.makeCurrent()
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
  }

  isolated deinit { turn.close() }

  /// Makes this stage the one that the rest of the process means.
  func enter() { turn.makeCurrent() }

  /// Shows a controller in the window and lets everything that it asks for at once happen.
  public func show(_ controller: UIViewController) {
    enter()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
  }
}
