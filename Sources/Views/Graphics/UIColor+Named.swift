// UIColor+Named: the colours that have a name: fixed ones, those of the palette, and older spellings.

import Foundation
import Geometry

// MARK: Fixed colours. Source: the component values in the documentation of UIColor.

extension UIColor {
  /// White 0.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White ⅓.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// White ⅔.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White 1.
  public static let white = UIColor(white: 1, alpha: 1)
  /// White ½.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red 1, green 0, blue 0.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Red 0, green 1, blue 0.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Red 0, green 0, blue 1.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Red 0, green 1, blue 1.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red 1, green 1, blue 0.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red 1, green 0, blue 1.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red 1, green ½, blue 0.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Red ½, green 0, blue ½.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Red 0.6, green 0.4, blue 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing: white 0, alpha 0.
  public static let clear = UIColor(white: 0, alpha: 0)
}

// MARK: The palette

extension UIColor {
  /// The red of the palette.
  public static let systemRed = UIColor(.systemRed)
  /// The orange of the palette.
  public static let systemOrange = UIColor(.systemOrange)
  /// The yellow of the palette.
  public static let systemYellow = UIColor(.systemYellow)
  /// The green of the palette.
  public static let systemGreen = UIColor(.systemGreen)
  /// The mint of the palette.
  public static let systemMint = UIColor(.systemMint)
  /// The teal of the palette.
  public static let systemTeal = UIColor(.systemTeal)
  /// The cyan of the palette.
  public static let systemCyan = UIColor(.systemCyan)
  /// The blue of the palette, which tints what can be tapped.
  public static let systemBlue = UIColor(.systemBlue)
  /// The indigo of the palette.
  public static let systemIndigo = UIColor(.systemIndigo)
  /// The purple of the palette.
  public static let systemPurple = UIColor(.systemPurple)
  /// The pink of the palette.
  public static let systemPink = UIColor(.systemPink)
  /// The brown of the palette.
  public static let systemBrown = UIColor(.systemBrown)
  /// The grey of the palette, the same on light and dark.
  public static let systemGray = UIColor(.systemGray)
  /// A grey nearer to the background than `systemGray`.
  public static let systemGray2 = UIColor(.systemGray2)
  /// A grey nearer to the background than `systemGray2`.
  public static let systemGray3 = UIColor(.systemGray3)
  /// A grey nearer to the background than `systemGray3`.
  public static let systemGray4 = UIColor(.systemGray4)
  /// A grey nearer to the background than `systemGray4`.
  public static let systemGray5 = UIColor(.systemGray5)
  /// The grey nearest to the background.
  public static let systemGray6 = UIColor(.systemGray6)
  /// The tint of windows that set none.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(.tint)
}

// MARK: Colours by their use

extension UIColor {
  /// Text of the first rank.
  public static let label = UIColor(.label)
  /// Text of the second rank.
  public static let secondaryLabel = UIColor(.secondaryLabel)
  /// Text of the third rank.
  public static let tertiaryLabel = UIColor(.tertiaryLabel)
  /// Text of the fourth rank.
  public static let quaternaryLabel = UIColor(.quaternaryLabel)
  /// The hint in an empty field.
  public static let placeholderText = UIColor(.placeholderText)
  /// Text that leads somewhere.
  public static let link = UIColor(.link)
  /// A thin line that lets what lies under it through.
  public static let separator = UIColor(.separator)
  /// A thin line that hides what lies under it.
  public static let opaqueSeparator = UIColor(.opaqueSeparator)
  /// Thin shapes over any background, such as a slider's track.
  public static let systemFill = UIColor(.systemFill)
  /// Middle-sized shapes, such as a switch's background.
  public static let secondarySystemFill = UIColor(.secondarySystemFill)
  /// Large shapes, such as fields and buttons.
  public static let tertiarySystemFill = UIColor(.tertiarySystemFill)
  /// Large areas with much in them.
  public static let quaternarySystemFill = UIColor(.quaternarySystemFill)
  /// The background of a screen.
  public static let systemBackground = UIColor(.systemBackground)
  /// What is grouped on a screen's background.
  public static let secondarySystemBackground = UIColor(.secondarySystemBackground)
  /// What is grouped on the secondary background.
  public static let tertiarySystemBackground = UIColor(.tertiarySystemBackground)
  /// The background of a grouped table.
  public static let systemGroupedBackground = UIColor(.systemGroupedBackground)
  /// The cells of a grouped table.
  public static let secondarySystemGroupedBackground = UIColor(.secondarySystemGroupedBackground)
  /// What is grouped in the cells of a grouped table.
  public static let tertiarySystemGroupedBackground = UIColor(.tertiarySystemGroupedBackground)
}

// MARK: Older spellings

extension UIColor {
  /// Text on a light background, whatever the surroundings: black.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Text on a dark background, whatever the surroundings: white at 0.6.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The background of a grouped table, as it was called before iOS 13.
  public static let groupTableViewBackground = UIColor(.systemGroupedBackground)
  /// The back of a utility's view, before iOS 7: a dark grey-blue.
  public static let viewFlipsideBackground = UIColor(red: 31.0 / 255, green: 33.0 / 255, blue: 36.0 / 255, alpha: 1)
  /// The area behind a page, before iOS 7: a middle grey-blue without its texture.
  public static let scrollViewTexturedBackground = UIColor(
    red: 111.0 / 255, green: 113.0 / 255, blue: 121.0 / 255, alpha: 1)

  /// The colour that a storyboard names, such as `systemBlueColor`, `darkTextColor` or `labelColor`; nil where the
  /// name is none of the palette's, the fixed or the older ones.
  package static func named(inStoryboard name: String) -> UIColor? {
    let stem = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    return namedOnly[stem] ?? SystemColor(rawValue: stem).map { UIColor($0) }
  }

  private static let namedOnly: [String: UIColor] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red,
    "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
    "purple": .purple, "brown": .brown, "clear": .clear, "darkText": .darkText, "lightText": .lightText,
    "groupTableViewBackground": .groupTableViewBackground, "viewFlipsideBackground": .viewFlipsideBackground,
    "scrollViewTexturedBackground": .scrollViewTexturedBackground, "tableCellGroupedText": .label,
    "tableBackground": .systemBackground, "tableSeparator": .separator,
  ]
}
