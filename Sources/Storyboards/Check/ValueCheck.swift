// ValueCheck: numbers and booleans that cannot be read. The readers take them as left out; here they are told of.

import Foundation

/// Looks the attributes of elements over.
@MainActor
struct ValueCheck {
  let log: ProblemLog

  /// Tells of the first attribute of an element whose value is not of its kind.
  func check(_ element: Element) {
    // The order of a dictionary changes from run to run; that of the messages must not.
    let wrong = element.attributes.keys.filter { expectation($0, of: element) != nil }
    guard let name = wrong.min(), let expected = expectation(name, of: element) else { return }
    log.add(
      element, found: "has \"\(element[name] ?? "")\" as its \(name)", expected: expected,
      outcome: "The default is used.")
  }

  /// What an attribute's value should have been; nil where it can be read.
  private func expectation(_ name: String, of element: Element) -> String? {
    if Self.numbers.contains(name) {
      return element.number(name) == nil ? "a number up to \(Int(Element.largestNumber))" : nil
    }
    return Self.booleans.contains(name) && element.bool(name) == nil ? "YES or NO" : nil
  }

  private static let numbers: Set<String> = [
    "x", "y", "width", "height", "minX", "minY", "maxX", "maxY", "alpha", "white", "red", "green", "blue", "pointSize",
    "constant", "priority", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight",
    "indentationWidth", "preferredMaxLayoutWidth", "minimumScaleFactor", "minimumFontSize", "horizontalHuggingPriority",
    "verticalHuggingPriority", "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
  ]

  private static let booleans: Set<String> = [
    "opaque", "hidden", "clipsSubviews", "userInteractionEnabled", "multipleTouchEnabled", "fixedFrame", "enabled",
    "translatesAutoresizingMaskIntoConstraints", "widthSizable", "heightSizable", "flexibleMinX", "flexibleMaxX",
    "flexibleMinY", "flexibleMaxY", "adjustsFontSizeToFit", "allowsSelection", "allowsSelectionDuringEditing",
    "allowsMultipleSelection", "animates", "useAutolayout", "alwaysBounceVertical", "alwaysBounceHorizontal",
  ]
}
