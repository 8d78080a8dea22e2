// UIColor+Components: reading a colour back as red, green and blue, as grey, or as hue.

import Foundation
import Geometry

@MainActor
extension UIColor {
  /// Writes the components that show now, each 0…1. All colours here have them, so it returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the grey and the alpha that show now, each 0…1, and returns whether the colour is a grey.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes hue, saturation, brightness and alpha that show now, each 0…1, and returns true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let polar = HueColor(red: color.red, green: color.green, blue: color.blue)
    hue?.pointee = polar.hue
    saturation?.pointee = polar.saturation
    brightness?.pointee = polar.brightness
    alpha?.pointee = color.alpha
    return true
  }
}

@MainActor
extension UIColor {
  /// A grey as bright as the colour that shows now: what a tint becomes behind an alert.
  ///
  /// Source: the luma weights of ITU-R BT.709.
  package var withoutColor: UIColor {
    let color = cgColor
    return UIColor(white: 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue, alpha: color.alpha)
  }
}

/// A colour on the hexagonal cone: `hue`, `saturation` and `brightness`, each 0…1; red has hue 0.
///
/// Source: A. R. Smith, Color Gamut Transform Pairs, 1978.
struct HueColor: Equatable, Sendable {
  var hue, saturation, brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    brightness = max(red, green, blue)
    let spread = brightness - min(red, green, blue)
    saturation = brightness > 0 ? spread / brightness : 0
    let sixths: CGFloat =
      if spread == 0 { 0 } else if brightness == red {
        (green - blue) / spread
      } else if brightness == green { (blue - red) / spread + 2 } else { (red - green) / spread + 4 }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  /// The sRGB components, each 0…1.
  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func component(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * min(place, 4 - place).unitClamped)
    }
    return (component(5), component(3), component(1))
  }
}
