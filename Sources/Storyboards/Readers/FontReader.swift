// FontReader: fonts as files write them (X21).

import Foundation
import Views

@MainActor
extension Element {
  /// The font of the property `key`; nil where the file leaves it to the default.
  func font(_ key: String = "fontDescription") -> UIFont? {
    guard let description = child(key: key) else { return nil }
    if let style = description["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
    // Attributed texts write "size", all others "pointSize".
    let size = description.number("pointSize") ?? description.number("size") ?? UIFont.labelFontSize
    if let name = description["name"] {
      guard let family = description["family"] else { return UIFont(name: name, size: size) }
      return UIFont(name: name, family: family, size: size)
    }
    switch description["type"] ?? description["metaFont"] {
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case "smallSystem": return .systemFont(ofSize: UIFont.smallSystemFontSize)
    default: return .systemFont(ofSize: size, weight: description.choice("weight", Self.weights) ?? .regular)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
