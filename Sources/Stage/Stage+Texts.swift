// Stage+Texts: what can be read on the stage.

import Foundation
import Layers
import Views

extension Stage {
  /// The texts that the last frame really shows, back to front: inside the window, not hidden, not covered, with an
  /// alpha above 0.
  public var visibleTexts: [VisibleText] {
    enter()
    return FrameReader.texts(in: UIApplication.shared.frame)
  }

  /// Whether `text` occurs in a visible text. Any run of spaces and line ends counts as one space.
  public func shows(_ text: String) -> Bool {
    let wanted = VisibleText.normalize(text)
    return visibleTexts.contains { $0.normalized.contains(wanted) }
  }
}
