// ConstraintReader: constraints as files write them (X18).

import Foundation
import Views

/// Makes the constraints of one scene, once all that they name is there.
@MainActor
struct ConstraintReader {
  let scene: SceneInstance

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
  ]

  /// The distances that a "symbolic" constant stands for: to a sibling, and to the view around; UIKit's.
  private static let siblingDistance: CGFloat = 8
  private static let edgeDistance: CGFloat = 20

  func addConstraints(of element: Element, to owner: UIView) {
    for item in element.items(of: "constraints") where item.name == "constraint" { add(item, to: owner) }
  }

  private func add(_ element: Element, to owner: UIView) {
    func item(_ attribute: String) -> AnyObject? { element[attribute].map { scene.object($0) } ?? owner }
    guard let first = item("firstItem"), let attribute = element.choice("firstAttribute", ConstraintReader.attributes)
    else { return leaveOut(element, "firstItem and firstAttribute that name a view and one of its sides") }
    let second = element["secondItem"].flatMap { scene.object($0) }
    if element["secondItem"] != nil, second == nil { return leaveOut(element, "a secondItem that is in this scene") }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: element.choice("relation", ConstraintReader.relations) ?? .equal,
      toItem: second,
      attribute: second == nil
        ? .notAnAttribute : element.choice("secondAttribute", ConstraintReader.attributes) ?? attribute,
      multiplier: multiplier(element), constant: constant(element, first, second, owner))
    if let priority = element.number("priority") { constraint.priority = UILayoutPriority(rawValue: Float(priority)) }
    constraint.identifier = element["identifier"]
    scene.add(constraint, for: element)
    owner.addConstraint(constraint)
  }

  private func multiplier(_ element: Element) -> CGFloat {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split(separator: ":").map { Double($0) }
    if parts.count == 2, let above = parts[0], let below = parts[1], below != 0 { return above / below }
    return element.number("multiplier") ?? 1
  }

  private func constant(_ element: Element, _ first: AnyObject, _ second: AnyObject?, _ owner: UIView) -> CGFloat {
    if let constant = element.number("constant") { return constant }
    guard element.bool("symbolic") == true else { return 0 }
    return first === owner || second === owner ? ConstraintReader.edgeDistance : ConstraintReader.siblingDistance
  }

  private func leaveOut(_ element: Element, _ expected: String) {
    scene.log.add(
      element, found: "names what this scene lacks", expected: expected, outcome: "The constraint is left out.")
  }
}
