// RuntimeAttributes: values that a file sets by key path, before awakeFromNib (X25).

import Foundation
import Geometry
import Layers
import Navigation
import Views

/// Sets an object's user-defined runtime attributes.
///
/// Linux has no key-value coding, so a class lists what a file may set among its `connections`, as an outlet of the
/// value's type; `layer.…` reaches the layer, and the names of common properties of views stand for themselves.
@MainActor
struct RuntimeAttributes {
  let scene: SceneInstance

  func set(_ element: Element, on object: AnyObject) {
    for attribute in element.items(of: "userDefinedRuntimeAttributes") {
      guard attribute.name == "userDefinedRuntimeAttribute", let path = attribute["keyPath"] else { continue }
      // What a file may set to nil is nil from the start.
      if attribute["type"] == "nil" { continue }
      if let value = value(of: attribute), set(value, at: path, of: object) { continue }
      scene.log.add(
        attribute, found: "sets \"\(path)\"",
        expected: "an outlet of that name and type among the connections of \(type(of: object))",
        outcome: "It is not set.",
        headline: "Failed to set (\(path)) user defined inspected property on (\(type(of: object))).")
    }
  }

  private func set(_ value: Any, at path: String, of object: AnyObject) -> Bool {
    if let outlet = (type(of: object) as? UIResponder.Type)?.outlet(named: path) {
      return candidates(value).contains { outlet.connect($0, to: object) }
    }
    guard let view = object as? UIView else { return false }
    if path.hasPrefix("layer.") { return set(value, at: String(path.dropFirst("layer.".count)), of: view.layer) }
    return Self.viewProperties[path]?(view, value) ?? false
  }

  /// The types in which a class may have declared a number.
  private func candidates(_ value: Any) -> [Any] {
    guard let number = value as? Double else { return [value] }
    let whole = Int(exactly: number).map { [$0 as Any] } ?? []
    return [number, CGFloat(number), Float(number)] + whole
  }

  private func set(_ value: Any, at path: String, of layer: CALayer) -> Bool {
    switch (path, value) {
    case ("masksToBounds", let flag as Bool): layer.masksToBounds = flag
    case ("borderColor", let color as UIColor), ("borderUIColor", let color as UIColor):
      layer.borderColor = color.cgColor
    case ("cornerRadius", let number as Double): layer.cornerRadius = max(0, CGFloat(number))
    case ("borderWidth", let number as Double): layer.borderWidth = max(0, CGFloat(number))
    case ("opacity", let number as Double): layer.opacity = Float(min(max(number, 0), 1))
    case ("zPosition", let number as Double): layer.zPosition = CGFloat(number)
    case ("shouldRasterize", let flag as Bool): layer.shouldRasterize = flag
    default: return false
    }
    return true
  }

  /// What an attribute says; nil for one that says nil or cannot be read.
  private func value(of attribute: Element) -> Any? {
    let child = attribute.children.first
    switch attribute["type"] {
    case "boolean": return attribute.bool("value")
    case "number": return (child?.number("value") ?? attribute.number("value")).map { Double($0) }
    case "string", "localizedString": return attribute.string("value") ?? child?.stringContent
    case "color": return child.flatMap { scene.document.color($0) }
    case "point": return child?.point
    case "size": return child?.size
    case "rect": return child?.rect
    case "range":
      guard let location = child?.integer("location"), let length = child?.integer("length") else { return nil }
      return NSRange(location: location, length: length)
    case "image": return scene.storyboard.images.image("value", of: attribute)
    default: return nil
    }
  }

  private static let viewProperties: [String: @MainActor (UIView, Any) -> Bool] = [
    "alpha": { view, value in (value as? Double).map { view.alpha = CGFloat($0) } != nil },
    "hidden": { view, value in (value as? Bool).map { view.isHidden = $0 } != nil },
    "tag": { view, value in (value as? Double).flatMap { Int(exactly: $0) }.map { view.tag = $0 } != nil },
    "clipsToBounds": { view, value in (value as? Bool).map { view.clipsToBounds = $0 } != nil },
    "backgroundColor": { view, value in (value as? UIColor).map { view.backgroundColor = $0 } != nil },
    "tintColor": { view, value in (value as? UIColor).map { view.tintColor = $0 } != nil },
    "userInteractionEnabled": { view, value in (value as? Bool).map { view.isUserInteractionEnabled = $0 } != nil },
    "accessibilityLabel": { view, value in (value as? String).map { view.accessibilityLabel = $0 } != nil },
    "accessibilityIdentifier": { view, value in (value as? String).map { view.accessibilityIdentifier = $0 } != nil },
    "text": { view, value in
      guard let label = view as? UILabel, let text = value as? String else { return false }
      label.text = text
      return true
    },
  ]
}
