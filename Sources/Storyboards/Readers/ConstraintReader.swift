// ConstraintReader: constraints as files write them (X18, X19).

import Essentials
import Foundation
import Views

/// Makes the constraints of one scene, once all that they name is there.
@MainActor
struct ConstraintReader {
  let scene: SceneInstance

  /// Adds the constraints that an element lists to its view, but for those that its size class leaves out.
  func add(_ element: Element, to owner: UIView) {
    guard scene.document.usesAutoLayout else { return }
    let excluded = element.excludedIDs(from: "constraints", traits: owner.traitCollection)
    for item in element.items(of: "constraints") where item.name == "constraint" {
      // A placeholder is there for the editor alone.
      if item.bool("placeholder") == true || excluded.contains(item.id ?? "") { continue }
      addOne(item, to: owner)
    }
  }

  private func addOne(_ element: Element, to owner: UIView) {
    let first = element["firstItem"].map { scene.object($0) } ?? owner
    let second = element["secondItem"].flatMap { scene.object($0) }
    guard let first, second != nil || element["secondItem"] == nil else {
      return leaveOut(element, "names an item that this scene lacks", "two views or guides of this scene")
    }
    guard let attribute = element.choice("firstAttribute", Self.attributes) else {
      return leaveOut(element, "constrains \"\(element["firstAttribute"] ?? "")\"", "an edge, a centre or a length")
    }
    let otherAttribute = element.choice("secondAttribute", Self.attributes)
    // UIKit raises on an impossible constraint; a file's mistake must not end the program.
    let (constraint, faults) = Fault.observing {
      let constraint = NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: element.choice("relation", Self.relations) ?? .equal,
        toItem: second, attribute: second == nil ? .notAnAttribute : otherAttribute ?? attribute,
        multiplier: element.ratio("multiplier") ?? 1, constant: constant(element, first, second, owner))
      if let priority = element.priority("priority") { constraint.priority = priority }
      constraint.identifier = element["identifier"]
      return constraint
    }
    let problems = faults.isEmpty ? Fault.observing { owner.addConstraint(constraint) }.messages : faults
    if let problem = problems.first { return leaveOut(element, "cannot hold: \(problem)", "a possible constraint") }
    scene.name(constraint, for: element)
  }

  private func constant(_ element: Element, _ first: AnyObject, _ second: AnyObject?, _ owner: UIView) -> CGFloat {
    if let constant = element.number("constant") { return constant }
    guard element.bool("symbolic") == true else { return 0 }
    return first === owner || second === owner ? Self.edgeDistance : Self.siblingDistance
  }

  private func leaveOut(_ element: Element, _ found: String, _ expected: String) {
    scene.log.add(element, found: found, expected: expected, outcome: "The constraint is left out.")
  }

  /// The distances in points that a symbolic constant stands for: to the view around, and to a neighbour. Source: X18.
  private static let edgeDistance: CGFloat = 20
  private static let siblingDistance: CGFloat = 8

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
}

extension Element {
  /// A factor, written as a number or as two with a colon between them.
  func ratio(_ attribute: String) -> CGFloat? {
    let sides = (attributes[attribute] ?? "").split(separator: ":").map { Double($0) ?? .nan }
    guard sides.count == 2 else { return number(attribute) }
    let factor = sides[0] / sides[1]
    return factor.isFinite && abs(factor) <= Self.largestNumber ? CGFloat(factor) : nil
  }
}
