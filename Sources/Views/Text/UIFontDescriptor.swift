// UIFontDescriptor: a font in words, to ask for its bold or slanted form.

import Foundation
import Layers

/// An immutable description of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Properties of a font's style that can be asked for.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    // Source: the raw values of UIFontDescriptorSymbolicTraits in UIFontDescriptor.h.
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
  }

  package let spec: FontSpec

  package init(spec: FontSpec) { self.spec = spec }

  /// A font of the given name; `size` in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(spec: UIFont(name: fontName, size: size)?.spec ?? UIFont.systemFont(ofSize: size).spec)
  }

  /// The descriptor of the font for texts of a style.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The size in points.
  public var pointSize: CGFloat { spec.size }

  /// Bold from semibold on, and italic.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if spec.weight >= 600 { traits.insert(.traitBold) }
    if spec.isItalic { traits.insert(.traitItalic) }
    return traits
  }

  /// The same family and size with exactly these traits.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var spec = spec
    if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
      spec.weight = symbolicTraits.contains(.traitBold) ? 700 : 400
    }
    spec.isItalic = symbolicTraits.contains(.traitItalic)
    return UIFontDescriptor(spec: spec)
  }

  /// The same font at another size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var spec = spec
    spec.size = newPointSize
    return UIFontDescriptor(spec: spec)
  }
}
