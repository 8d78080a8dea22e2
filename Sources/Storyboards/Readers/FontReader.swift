// FontReader: fonts as files write them (X21).

import Foundation
import Views

@MainActor
extension Element {
  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// The font of the property `key`; nil where the file leaves it to the default.
  func font(_ key: String = "fontDescription") -> UIFont? {
    guard let description = child(key: key), description.name == "fontDescription" else { return nil }
    if let style = description["style"] { return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
    let size = description.number("pointSize") ?? 17
    if let name = description["name"] {
      return UIFont(name: name, family: description["family"] ?? name, size: size)
    }
    switch description["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: description.choice("weight", Element.weights) ?? .regular)
    }
  }
}
