// UIView+Constraints: the constraints that a view holds, and when they are brought up to date.

import Essentials
import Foundation

extension UIView {
  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { layoutState.constraints }

  /// Adds a constraint whose items are the view itself or lie inside it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { return }
    constraint.holder?.removeConstraint(constraint)
    guard constraint.items.allSatisfy({ LayoutItem.view($0)?.isDescendant(of: self) == true }) else {
      return fault(
        "The view hierarchy is not prepared for the constraint: \(constraint.text). "
          + "When added to a view, the constraint's items must be descendants of that view (or the view itself).")
    }
    layoutState.constraints.append(constraint)
    LayoutEngine.current.activate(constraint, in: self)
    layoutInputsChanged()
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }

  /// Removes a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard let place = layoutState.constraints.firstIndex(where: { $0 === constraint }) else { return }
    layoutInputsChanged()
    layoutState.constraints.remove(at: place)
    constraint.leaveHolder()
    layoutInputsChanged()
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  /// The active constraints that name this view, of this view and those around it, along one axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
      constraint.names(self) && constraint.firstAttribute.isAlong(axis)
    }
  }

  /// Asks for `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    layoutState.needsConstraintUpdate = true
    markSubtreeNeedsConstraintUpdate()
    setNeedsLayout()
  }

  /// Whether `updateConstraints()` will be called before the next layout.
  public func needsUpdateConstraints() -> Bool { layoutState.needsConstraintUpdate }

  /// Calls `updateConstraints()` on each view inside this one that asked for it, innermost first, then on this one.
  public func updateConstraintsIfNeeded() {
    guard layoutState.subtreeNeedsConstraintUpdate else { return }
    layoutState.subtreeNeedsConstraintUpdate = false
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard layoutState.needsConstraintUpdate else { return }
    layoutState.needsConstraintUpdate = false
    if let owner = owner as? any ConstraintUpdatingOwner {
      owner.ownedViewUpdateConstraints()
    } else {
      updateConstraints()
    }
  }

  func markSubtreeNeedsConstraintUpdate() {
    var view: UIView? = self
    repeat {
      view?.layoutState.subtreeNeedsConstraintUpdate = true
      view = view?.superview
    } while view?.layoutState.subtreeNeedsConstraintUpdate == false
  }

  func commonAncestor(with other: UIView) -> UIView? {
    sequence(first: self, next: \.superview).first { other.isDescendant(of: $0) }
  }
}

/// A view's owner that takes part in updating constraints; it calls the view's `updateConstraints()`.
@MainActor package protocol ConstraintUpdatingOwner: ViewOwner {
  func ownedViewUpdateConstraints()
}

extension NSLayoutConstraint {
  /// The items that the constraint names.
  var items: [AnyObject] {
    (firstItem.map { [$0] } ?? []) + (secondAttribute == .notAnAttribute ? [] : [secondItem ?? NSNull()])
  }

  func names(_ item: AnyObject) -> Bool { firstItem === item || secondItem === item }

  func leaveHolder() {
    for view in crossed { view.layoutState.crossings -= 1 }
    for item in items {
      if let view = item as? UIView, view !== holder { view.layoutState.references -= 1 }
    }
    crossed = []
    holder = nil
    isBroken = false
  }
}

extension NSLayoutConstraint.Attribute {
  func isAlong(_ wanted: NSLayoutConstraint.Axis) -> Bool {
    switch self {
    case .width: wanted == .horizontal
    case .height: wanted == .vertical
    default: (axis == .horizontal) == (wanted == .horizontal)
    }
  }
}
