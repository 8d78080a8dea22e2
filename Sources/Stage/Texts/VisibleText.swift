// VisibleText: a piece of text that a frame really shows, and where.

import Foundation

/// Text that can be read in a frame: inside the window, not hidden, not covered, with an alpha above 0.
public struct VisibleText: Hashable, Sendable {
  /// The text; the lines of a wrapped one are joined by spaces.
  public let string: String
  /// Where the layer that shows it lies, in window points.
  public let frame: CGRect
  /// How much of its own colour reaches the screen, above 0 and up to 1.
  public let opacity: CGFloat
  /// The layer that shows it.
  package let layer: UInt64

  /// The same text with every run of spaces and line ends made one space.
  var normalized: String { VisibleText.normalize(string) }

  static func normalize(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
