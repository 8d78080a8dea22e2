// Theme: the few measures and shades that drawn parts share. The palette is in SystemColor.swift.

import Foundation

/// How the library's own parts look.
package enum Theme {
  /// How opaque the title of a pressed system button is, 0…1. Source: iOS 7 and later.
  package static let pressedAlpha: CGFloat = 0.2
  /// How opaque disabled text and disabled controls are, 0…1. Source: iOS 7 and later.
  package static let disabledAlpha: CGFloat = 0.5
  /// How far a finger may leave a control before it lets go, in points. Source: observed on UIControl by many.
  package static let dragSlop: CGFloat = 70
  /// The shade over a pressed image in its own colours.
  package static let pressedShade = UIColor(white: 0, alpha: 0.5)
}
