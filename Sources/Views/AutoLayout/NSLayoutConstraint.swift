// NSLayoutConstraint: one linear relation between two attributes of views or layout guides.

import Essentials
import Foundation

/// One relation `first.attribute ⋛ multiplier × second.attribute + constant`, lengths in points.
///
/// A constraint works while it is active: held by a view that contains both items.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The view, layout guide or layout support on the left-hand side; nil once it is gone.
  public private(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  /// The item on the right-hand side; nil where the right-hand side is a constant.
  public private(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat

  /// The number of points added on the right-hand side; may change while the constraint is active.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.layoutInputsChanged() } }
  }

  /// How strongly the relation is wanted, above 0 up to 1000; at 1000 it must hold.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { holder?.layoutInputsChanged() } }
  }

  /// A name that stands in messages.
  open var identifier: String?

  /// The view that holds the constraint while it is active.
  package internal(set) weak var holder: UIView?
  /// The place in the order of activation; later constraints are the ones broken in a conflict.
  var serial = 0
  /// Whether the last solution had to leave the constraint out.
  var isBroken = false
  /// The views between the items and the holder, which no longer close off what is inside them.
  var crossed: [UIView] = []

  /// A constraint between two items.
  ///
  /// - Parameters:
  ///   - item: A `UIView`, `UILayoutGuide` or `UILayoutSupport`.
  ///   - otherItem: The same, or nil for a constant.
  public init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem otherItem: Any?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = item as AnyObject
    firstAttribute = attribute
    self.relation = relation
    secondItem = otherItem.map { $0 as AnyObject }
    secondAttribute = otherItem == nil ? .notAnAttribute : otherAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
    checkAttributes()
  }

  /// Whether the constraint takes part in layout; setting it adds it to, or takes it from, the items' common ancestor.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue == isActive { return }
      if newValue { activate() } else { holder?.removeConstraint(self) }
    }
  }

  /// Activates each of the constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates each of the constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint as messages show it.
  var text: String { "<NSLayoutConstraint\(label) \(formula)   (\(isActive ? "active" : "inactive"))>" }

  private func activate() {
    guard let first = firstItem.flatMap(LayoutItem.view) else {
      return fault("Unable to activate \(text): its first item is in no view.")
    }
    guard secondItem != nil || secondAttribute == .notAnAttribute else {
      return fault("Unable to activate \(text): its second item is gone.")
    }
    let second = secondItem.map { LayoutItem.view($0) } ?? first
    guard let second, let ancestor = first.commonAncestor(with: second) else {
      return fault(
        "Unable to activate constraint \(text) because its items have no common ancestor. "
          + "Does the constraint reference items in different view hierarchies? That's illegal.")
    }
    ancestor.addConstraint(self)
  }

  private func checkAttributes() {
    if firstAttribute == .notAnAttribute {
      fault("NSLayoutConstraint: the first attribute may not be notAnAttribute in \(formula)")
    }
    guard secondAttribute != .notAnAttribute else {
      if firstAttribute.axis != .size && secondItem == nil {
        fault("NSLayoutConstraint: a location such as \(firstAttribute.name) needs a second item in \(formula)")
      }
      return
    }
    if !firstAttribute.canRelate(to: secondAttribute) {
      fault("NSLayoutConstraint: invalid pairing of layout attributes in \(formula)")
    }
  }
}
