// Element+Values: attributes as the types that the file means. What cannot be read counts as left out (X5);
// the check at load tells of it.

import Foundation

extension Element {
  /// The largest number taken at its word: beyond it a length or coordinate is a damaged one.
  static let largestNumber = 1_000_000.0

  /// A YES or NO.
  func bool(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// A decimal number.
  func number(_ attribute: String) -> CGFloat? {
    guard let text = attributes[attribute], let value = Double(text), abs(value) <= Self.largestNumber else {
      return nil
    }
    return CGFloat(value)
  }

  /// A whole number.
  func integer(_ attribute: String) -> Int? { attributes[attribute].flatMap { Int($0) } }

  /// The value that `table` lists under the attribute's text.
  func choice<Value>(_ attribute: String, _ table: [String: Value]) -> Value? {
    attributes[attribute].flatMap { table[$0] }
  }

  /// The text of the property `key`: an attribute of that name, or a child that can hold line breaks (X22).
  func string(_ key: String) -> String? {
    if let text = attributes[key] { return text }
    guard let child = child(key: key), child.name == "string" || child.name == "mutableString" else { return nil }
    return child.stringContent
  }

  /// The text inside this element, out of base64 where the file says so.
  var stringContent: String {
    guard bool("base64-UTF8") == true else { return text }
    // The file leaves out the padding that Foundation asks for.
    let packed = text.filter { !$0.isWhitespace }
    let padding = String(repeating: "=", count: (4 - packed.utf8.count % 4) % 4)
    return Data(base64Encoded: packed + padding).flatMap { String(data: $0, encoding: .utf8) } ?? ""
  }

  /// Width and height of this element, in points.
  var size: CGSize? {
    guard let width = number("width"), let height = number("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  /// x and y of this element, in points.
  var point: CGPoint? {
    guard let x = number("x"), let y = number("y") else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Origin and size of this element, in points.
  var rect: CGRect? {
    guard let point, let size else { return nil }
    return CGRect(origin: point, size: size)
  }
}
