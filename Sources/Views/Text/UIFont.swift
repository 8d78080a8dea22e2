// UIFont: a font at a size. Which file of the machine it becomes is the host's choice.

import Essentials
import Foundation
import Layers

/// An immutable font: family, weight, slant and size in points.
open class UIFont: NSObject, @unchecked Sendable {
  /// What is asked of the host.
  package let spec: FontSpec
  private let givenName: String?

  /// A font by what the host is asked for.
  package init(spec: FontSpec, name: String? = nil) {
    (self.spec, givenName) = (spec, name)
  }

  /// A font by its PostScript name, such as `Baskerville-SemiBold`, or by its family's name.
  ///
  /// The name is read, not looked up: where the machine lacks the family the nearest one is shown. Nil for an empty
  /// name. `fontSize` is in points; 0 or less gives `systemFontSize`.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let parts = FontName(fontName) else { return nil }
    self.init(
      spec: FontSpec(
        family: parts.family, size: UIFont.usable(fontSize), weight: parts.weight, isItalic: parts.isItalic),
      name: fontName)
  }

  /// A font by its descriptor; `size` in points, 0 for the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var spec = descriptor.spec
    if size > 0 { spec.size = size }
    self.init(spec: spec)
  }

  /// A font whose family stands beside its PostScript name, as in a storyboard; weight and slant are the name's.
  package convenience init(name fontName: String, family: String, size: CGFloat) {
    let parts = FontName(fontName)
    self.init(
      spec: FontSpec(
        family: family, size: UIFont.usable(size), weight: parts?.weight ?? 400, isItalic: parts?.isItalic ?? false),
      name: fontName)
  }

  /// The size in points.
  public var pointSize: CGFloat { spec.size }
  /// The family's name; the system font's begins with a dot.
  public var familyName: String { spec.family ?? ".System" }
  /// The PostScript name: the given one, or one made of family and style.
  public var fontName: String { givenName ?? FontName.postScript(of: spec) }
  /// The font in words that can be changed.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(spec: spec) }

  /// The same font at another size in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var spec = spec
    spec.size = UIFont.usable(fontSize)
    return UIFont(spec: spec, name: givenName)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.spec == spec }
  open override var hash: Int { spec.hashValue }

  private static func usable(_ size: CGFloat) -> CGFloat { size > 0 ? size : systemFontSize }
}

// MARK: Measures

@MainActor
extension UIFont {
  /// The measures of the font on this machine.
  package var metrics: FontMetrics { Turn.current.host.metrics(of: spec) }

  /// The distance in points from the baseline up to the top of the tallest letters; positive.
  public var ascender: CGFloat { metrics.ascender }
  /// The distance in points from the baseline down to the lowest letters' foot; negative.
  public var descender: CGFloat { -metrics.descender }
  /// The height of a capital in points.
  public var capHeight: CGFloat { metrics.capHeight }
  /// The height of a small x in points.
  public var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line of text in points.
  public var lineHeight: CGFloat { metrics.lineHeight }
  /// What the line height has beyond ascender and descender, in points.
  public var leading: CGFloat { max(0, metrics.lineHeight - metrics.ascender - metrics.descender) }
}
