// FontSpec: which font is meant, in words that a host can look up.

import Foundation

/// A font by family, size and style. The host finds the nearest one that the machine has.
public struct FontSpec: Hashable, Sendable {
  /// The family's name; nil means the system font.
  public var family: String?
  /// The size in points, above 0.
  public var size: CGFloat
  /// The weight in CSS numbers: 400 regular, 500 medium, 600 semibold, 700 bold.
  public var weight: Int
  public var isItalic: Bool

  public init(family: String? = nil, size: CGFloat, weight: Int = 400, isItalic: Bool = false) {
    (self.family, self.size, self.weight, self.isItalic) = (family, size, weight, isItalic)
  }
}

/// The vertical measures of a font at its size, in points.
public struct FontMetrics: Hashable, Sendable {
  /// Distances from the baseline, both positive: up to the ascent, down to the descent.
  public var ascender, descender: CGFloat
  /// The distance between two baselines that the font asks for.
  public var lineHeight: CGFloat
  /// The heights of a capital and of a small x above the baseline.
  public var capHeight, xHeight: CGFloat

  public init(ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    (self.ascender, self.descender, self.lineHeight) = (ascender, descender, lineHeight)
    (self.capHeight, self.xHeight) = (capHeight, xHeight)
  }
}
