// ColorReader: colours as files write them (X20).

import Foundation
import Views

@MainActor
extension StoryboardDocument {
  /// The colour that fills the property `key` of an element; nil where the file leaves it to the default.
  func color(_ key: String, of element: Element) -> UIColor? { element.child(key: key).flatMap { color($0) } }

  /// The colour that a `color` element means: a palette's by name, an asset's, or its components.
  func color(_ element: Element) -> UIColor? {
    guard element.name == "color" else { return nil }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      // The file's resources repeat what the palette may lack.
      return UIColor.named(inStoryboard: name) ?? systemColor(name).flatMap { Self.components(of: $0) }
        ?? Self.components(of: element)
    }
    if let name = element["name"], let asset = namedColor(name) { return color(asset) }
    return Self.components(of: element)
  }

  private static func components(of element: Element) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") else {
      return nil
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
