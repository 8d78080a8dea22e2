// SystemColor: the palette of iOS, each colour in its light and its dark form.
//
// Source: the colour tables of Apple's Human Interface Guidelines and the documentation of UIColor, iOS 13 to 15.

import Foundation
import Geometry

/// The name of a colour that adapts to light and dark, spelled as UIColor's property.
package enum SystemColor: String, CaseIterable, Sendable {
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
  case systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case tint

  /// The colour on a light background.
  package var light: CGColor { pair.light }
  /// The colour on a dark background.
  package var dark: CGColor { pair.dark }

  private typealias Pair = (light: CGColor, dark: CGColor)

  private var pair: Pair {
    switch self {
    case .systemRed: (rgb(255, 59, 48), rgb(255, 69, 58))
    case .systemOrange: (rgb(255, 149, 0), rgb(255, 159, 10))
    case .systemYellow: (rgb(255, 204, 0), rgb(255, 214, 10))
    case .systemGreen: (rgb(52, 199, 89), rgb(48, 209, 88))
    case .systemMint: (rgb(0, 199, 190), rgb(99, 230, 226))
    case .systemTeal: (rgb(48, 176, 199), rgb(64, 200, 224))
    case .systemCyan: (rgb(50, 173, 230), rgb(100, 210, 255))
    case .systemBlue, .tint: (rgb(0, 122, 255), rgb(10, 132, 255))
    case .systemIndigo: (rgb(88, 86, 214), rgb(94, 92, 230))
    case .systemPurple: (rgb(175, 82, 222), rgb(191, 90, 242))
    case .systemPink: (rgb(255, 45, 85), rgb(255, 55, 95))
    case .systemBrown: (rgb(162, 132, 94), rgb(172, 142, 104))
    default: neutralPair
    }
  }

  private var neutralPair: Pair {
    switch self {
    case .systemGray: (rgb(142, 142, 147), rgb(142, 142, 147))
    case .systemGray2: (rgb(174, 174, 178), rgb(99, 99, 102))
    case .systemGray3: (rgb(199, 199, 204), rgb(72, 72, 74))
    case .systemGray4: (rgb(209, 209, 214), rgb(58, 58, 60))
    case .systemGray5: (rgb(229, 229, 234), rgb(44, 44, 46))
    case .systemGray6: (rgb(242, 242, 247), rgb(28, 28, 30))
    case .systemBackground: (.white, .black)
    case .secondarySystemBackground: (rgb(242, 242, 247), rgb(28, 28, 30))
    case .tertiarySystemBackground: (.white, rgb(44, 44, 46))
    case .systemGroupedBackground: (rgb(242, 242, 247), .black)
    case .secondarySystemGroupedBackground: (.white, rgb(28, 28, 30))
    case .tertiarySystemGroupedBackground: (rgb(242, 242, 247), rgb(44, 44, 46))
    default: inkPair
    }
  }

  private var inkPair: Pair {
    switch self {
    case .secondaryLabel: (rgb(60, 60, 67, 0.6), rgb(235, 235, 245, 0.6))
    case .tertiaryLabel, .placeholderText: (rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3))
    case .quaternaryLabel: (rgb(60, 60, 67, 0.18), rgb(235, 235, 245, 0.16))
    case .link: (rgb(0, 122, 255), rgb(9, 132, 255))
    case .separator: (rgb(60, 60, 67, 0.29), rgb(84, 84, 88, 0.6))
    case .opaqueSeparator: (rgb(198, 198, 200), rgb(56, 56, 58))
    case .systemFill: (rgb(120, 120, 128, 0.2), rgb(120, 120, 128, 0.36))
    case .secondarySystemFill: (rgb(120, 120, 128, 0.16), rgb(120, 120, 128, 0.32))
    case .tertiarySystemFill: (rgb(118, 118, 128, 0.12), rgb(118, 118, 128, 0.24))
    case .quaternarySystemFill: (rgb(116, 116, 128, 0.08), rgb(118, 118, 128, 0.18))
    default: (.black, .white)
    }
  }
}

/// An sRGB colour from components 0…255 and an alpha 0…1, the way in which the tables give them.
private func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CGColor {
  CGColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
}
