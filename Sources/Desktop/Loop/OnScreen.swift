// OnScreen: what the window shows, and whether it should show something else.

import Layers

/// The frame on screen, beside the one that should be there.
///
/// The two are compared at the first question after a change and no more: comparing large frames takes time.
struct OnScreen {
  /// The frame on screen, without what the figures add; nil before the first.
  private(set) var frame: Frame?
  /// Whether the window has lost what it showed.
  private(set) var isLost = false
  /// Whether the frame that should be there is another one; nil while nobody has looked.
  private var isOutdated: Bool?

  /// Notes that the window has lost what it showed, or could not take it.
  mutating func lose() { isLost = true }

  /// Notes that another frame may have been made.
  mutating func mayBeOutdated() { isOutdated = nil }

  /// Notes that a frame, the last that was made, is on screen.
  mutating func show(_ frame: Frame) { (self.frame, isLost, isOutdated) = (frame, false, false) }

  /// Whether the window shows something else than `current`, the last frame that was made.
  mutating func needsPicture(of current: @autoclosure () -> Frame) -> Bool {
    guard let frame, !isLost else { return true }
    let isOutdated = isOutdated ?? (current() != frame)
    self.isOutdated = isOutdated
    return isOutdated
  }
}
