// ColorReader: colours as files write them (X20).

import Foundation
import Geometry
import Views

@MainActor
extension StoryboardDocument {
  /// The colour that fills the property `key` of an element; nil where the file leaves it to the default.
  func color(_ key: String, of element: Element) -> UIColor? {
    guard let child = element.child(key: key), child.name == "color" else { return nil }
    return color(child)
  }

  /// The colour that a `color` element means: a system's by name, an asset's, or its components.
  func color(_ element: Element) -> UIColor? {
    if let name = element["systemColor"] {
      return UIColor.named(inStoryboard: name) ?? systemColor(name).flatMap(components)
    }
    if let name = element["cocoaTouchSystemColor"], let color = UIColor.named(inStoryboard: name) { return color }
    if let name = element["name"] { return namedColor(name).flatMap(components) }
    return components(of: element)
  }

  private func components(of element: Element) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") else {
      return nil
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
