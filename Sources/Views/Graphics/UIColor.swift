// UIColor: a colour that may look different on light and on dark backgrounds.

import Foundation
import Geometry
import Layers

/// An immutable colour: one set of sRGB components, or one for light and one for dark surroundings.
open class UIColor: NSObject, @unchecked Sendable {
  /// What the colour is made of. All cases are immutable, which makes the class safe to share.
  private enum Content {
    case fixed(CGColor)
    case system(light: CGColor, dark: CGColor)
    case provided(@Sendable (UITraitCollection) -> UIColor)
  }

  private let content: Content

  private init(_ content: Content) { self.content = content }

  /// The same colour everywhere.
  public convenience init(cgColor: CGColor) { self.init(.fixed(cgColor)) }

  /// A colour from sRGB components; each is brought into 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      cgColor: CGColor(
        red: red.unitClamped, green: green.unitClamped, blue: blue.unitClamped, alpha: alpha.unitClamped))
  }

  /// A grey; `white` and `alpha` are brought into 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from hue, saturation, brightness and alpha, each 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = HueColor(
      hue: hue.unitClamped, saturation: saturation.unitClamped, brightness: brightness.unitClamped
    ).rgb
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour that is asked for anew in each surroundings; `dynamicProvider` must always answer the same.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.provided(dynamicProvider))
  }

  /// A colour of the palette.
  package convenience init(_ system: SystemColor) { self.init(.system(light: system.light, dark: system.dark)) }

  /// A colour with a light and a dark form, as colour sets in asset catalogues have them.
  package convenience init(light: CGColor, dark: CGColor) { self.init(.system(light: light, dark: dark)) }

  /// The components that show now: those for dark when the surroundings are dark.
  @preconcurrency @MainActor public var cgColor: CGColor { components(in: .current) }

  /// The components that show with the given traits.
  @preconcurrency @MainActor
  package func components(in traits: UITraitCollection) -> CGColor {
    switch content {
    case .fixed(let color): color
    case .system(let light, let dark): traits.userInterfaceStyle == .dark ? dark : light
    case .provided(let provider): provider(traits).components(in: traits)
    }
  }

  /// The colour that this one is with the given traits: always the same from then on.
  @preconcurrency @MainActor
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(cgColor: components(in: traitCollection))
  }

  /// The same colour with another alpha, 0…1, in light and in dark.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let alpha = alpha.unitClamped
    return switch content {
    case .fixed(let color): UIColor(.fixed(color.copy(alpha: alpha)))
    case .system(let light, let dark):
      UIColor(.system(light: light.copy(alpha: alpha), dark: dark.copy(alpha: alpha)))
    case .provided(let provider): UIColor(.provided { provider($0).withAlphaComponent(alpha) })
    }
  }

  /// Whether the other object is a colour that looks the same in every surroundings.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return switch (content, other.content) {
    case (.fixed(let one), .fixed(let two)): one == two
    case (.system(let light, let dark), .system(let otherLight, let otherDark)):
      light == otherLight && dark == otherDark
    default: self === other
    }
  }

  open override var hash: Int {
    switch content {
    case .fixed(let color): color.hashValue
    case .system(let light, let dark): light.hashValue ^ dark.hashValue &* 31
    case .provided: ObjectIdentifier(self).hashValue
    }
  }
}

extension CGFloat {
  /// The number, brought into 0…1.
  package var unitClamped: CGFloat { Swift.min(Swift.max(self, 0), 1) }
}
