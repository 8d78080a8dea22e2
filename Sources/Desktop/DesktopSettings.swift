// DesktopSettings: how the window is opened.

import Foundation

/// What a program says of its window.
@MainActor
public struct DesktopSettings {
  public var title: String
  /// The inside of the window in points.
  public var size: CGSize
  /// Pixels to a point; nil takes what the display says.
  public var scale: CGFloat?
  /// How many times longer everything that moves takes, above 0.
  public var slow: Double
  /// The height of a simulated status bar, in points.
  public var statusBarHeight: CGFloat
  /// What draws the frames.
  public var renderer: DesktopRenderer
  /// Whether figures in the lower right corner tell what frames take: time, rate, late ones, painted pictures, and what
  /// draws them. They are brought up to date with each frame that is shown anyway, and let clicks pass.
  public var showsHUD: Bool
  /// Called once, when the window's first frame is on screen.
  public var onFirstFrame: (@MainActor () -> Void)?

  public init(
    title: String, size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat? = nil, slow: Double = 1,
    statusBarHeight: CGFloat = 0, renderer: DesktopRenderer = .auto, showsHUD: Bool = false
  ) {
    (self.title, self.size, self.scale) = (title, size, scale)
    (self.slow, self.statusBarHeight) = (slow, statusBarHeight)
    (self.renderer, self.showsHUD) = (renderer, showsHUD)
  }
}
