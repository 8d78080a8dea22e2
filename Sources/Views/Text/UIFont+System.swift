// UIFont+System: the system font in its weights, the standard sizes, and the text styles.

import Foundation
import Layers

extension UIFont {
  /// How heavy a font is: −1…1, 0 for regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    // Source: the values of UIFontWeight in UIFontDescriptor.h.
    /// CSS 100.
    public static let ultraLight = Weight(-0.8)
    /// CSS 200.
    public static let thin = Weight(-0.6)
    /// CSS 300.
    public static let light = Weight(-0.4)
    /// CSS 400.
    public static let regular = Weight(0)
    /// CSS 500.
    public static let medium = Weight(0.23)
    /// CSS 600.
    public static let semibold = Weight(0.3)
    /// CSS 700.
    public static let bold = Weight(0.4)
    /// CSS 800.
    public static let heavy = Weight(0.56)
    /// CSS 900.
    public static let black = Weight(0.62)

    /// The nearest of the nine named weights as a CSS number, 100…900.
    package var css: Int {
      let named: [Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
      let distances = named.map { abs($0.rawValue - rawValue) }
      let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
      return (nearest + 1) * 100
    }
  }

  // Source: the values that UIFont answers on iOS.
  /// The standard size of the system font, in points.
  public static let systemFontSize: CGFloat = 14
  /// The standard size of small text, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The standard size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The standard size of a custom button's title, in points.
  public static let buttonFontSize: CGFloat = 18

  /// The system font, regular; `fontSize` in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// The system font in a weight; `fontSize` in points.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(spec: FontSpec(size: fontSize > 0 ? fontSize : systemFontSize, weight: weight.css))
  }

  /// The system font, bold; `fontSize` in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// The system font, slanted; `fontSize` in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(spec: FontSpec(size: fontSize > 0 ? fontSize : systemFontSize, isItalic: true))
  }

  /// A font whose letters are all equally wide; `fontSize` in points.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      spec: FontSpec(family: "monospace", size: fontSize > 0 ? fontSize : systemFontSize, weight: weight.css))
  }
}

// MARK: Text styles

extension UIFont {
  /// What a text is for; the font follows from it. The raw value is the name that storyboards use.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles of the first rank.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second rank.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third rank.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The heading of a passage.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A second heading under it.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text beside it.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Notes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Words under a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Smaller words under a picture.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size in points at the standard setting, and the weight.
    ///
    /// Source: the table of text styles in Apple's Human Interface Guidelines, size "Large". A style that is none of
    /// them reads as body.
    fileprivate var font: (size: CGFloat, weight: Weight) {
      switch self {
      case .largeTitle: (34, .regular)
      case .title1: (28, .regular)
      case .title2: (22, .regular)
      case .title3: (20, .regular)
      case .headline: (17, .semibold)
      case .callout: (16, .regular)
      case .subheadline: (15, .regular)
      case .footnote: (13, .regular)
      case .caption1: (12, .regular)
      case .caption2: (11, .regular)
      default: (17, .regular)
      }
    }
  }

  /// The font for texts of a style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.font.size, weight: style.font.weight)
  }
}
