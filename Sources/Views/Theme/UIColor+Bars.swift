// UIColor+Bars: the colours of bars.

import Geometry

extension UIColor {
  /// What a bar is filled with: what the translucent bars of iOS 7 show over white and over black. Source: pixels of
  /// public screenshots.
  package static let barBackground = UIColor(
    light: CGColor(gray: 248.0 / 255, alpha: 1), dark: CGColor(gray: 22.0 / 255, alpha: 1))
  /// The line of one pixel at a bar's lower edge: black or white seen through, as iOS 7 draws it.
  package static let barShadow = UIColor(
    light: CGColor(gray: 0, alpha: 0.3), dark: CGColor(gray: 1, alpha: 0.15))
}
