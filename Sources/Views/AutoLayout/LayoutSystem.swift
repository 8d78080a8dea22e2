// LayoutSystem: the constraints below one top view, put to the solver. What comes out is in LayoutSystem+Solution.

import Foundation
import Geometry

/// One top view with all views, guides and constraints whose layout hangs together.
///
/// Below the top view a view whose frame is given, and whose inside no constraint from outside names, closes its
/// inside off: that is a layout of its own.
@MainActor
struct LayoutSystem {
  /// A wish for the size of the top view, in place of its bounds.
  struct Fitting {
    var target: CGSize
    var horizontal, vertical: UILayoutPriority
  }

  let top: UIView
  let fitting: Fitting?
  /// The views of the layout, outer before inner, and the constraints that they hold, by activation.
  private(set) var views: [UIView] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  var solver = LayoutSolver()
  /// The boxes of items, by identity; a scroll view's content has one beside the scroll view's own.
  var boxes: [ObjectIdentifier: LayoutBox] = [:]
  var contentBoxes: [ObjectIdentifier: LayoutBox] = [:]
  /// Heights that follow from widths of an earlier solution.
  var heights: [ObjectIdentifier: CGFloat] = [:]
  /// What contradicted each other, and the constraint that was left out for it.
  var conflicts: [(constraints: [NSLayoutConstraint], broken: NSLayoutConstraint)] = []

  init(top: UIView, fitting: Fitting? = nil) {
    (self.top, self.fitting) = (top, fitting)
    gather(top)
    constraints.sort { $0.serial < $1.serial }
  }

  /// Whether there is anything to solve.
  var isEmpty: Bool { constraints.isEmpty && !views.contains { $0 !== top && !$0.hasGivenFrame } }

  private mutating func gather(_ view: UIView) {
    views.append(view)
    constraints += view.layoutState.constraints
    for subview in view.subviews {
      if subview.closesOffItsInside { views.append(subview) } else { gather(subview) }
    }
  }

  // MARK: Statements

  /// States everything to a new solver and finds the solution.
  mutating func solve(isTracing: Bool) {
    solver = LayoutSolver(isTracing: isTracing)
    (boxes, contentBoxes, conflicts) = ([:], [:], [])
    if let fitting { stateWish(fitting) }
    let required = constraints.indices.filter { constraints[$0].priority >= .required }
    for relation in [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
      for place in required where constraints[place].relation == relation { require(place) }
    }
    for constraint in constraints where constraint.priority < .required && constraint.priority.rawValue > 0 {
      solver.prefer(
        expression(of: constraint), constraint.relation.solverRelation, strength: constraint.priority.rawValue)
    }
    for view in views where !isGiven(view) { stateContentSize(of: view) }
    solver.optimize()
    settleUndetermined()
    forbidNegativeLengths()
  }

  private mutating func require(_ place: Int) {
    let constraint = constraints[place]
    do throws(LayoutSolver.Contradiction) {
      try solver.require(expression(of: constraint), constraint.relation.solverRelation, tag: place)
    } catch {
      let named = error.tags.filter(constraints.indices.contains).map { constraints[$0] }
      conflicts.append((named, constraint))
    }
  }

  private mutating func stateWish(_ fitting: Fitting) {
    let box = box(of: top)
    let sides = [
      (box.width, fitting.target.width, fitting.horizontal), (box.height, fitting.target.height, fitting.vertical),
    ]
    for (side, wish, priority) in sides {
      if priority < .required {
        solver.prefer(side + -wish, .equal, strength: priority.rawValue)
      } else {
        // Nothing was stated before, so nothing can contradict.
        try? solver.require(side + -wish, .equal, tag: -1)
      }
    }
  }

  /// States how large the view's content is, and how strongly the view is to hug it and not to cut it.
  private mutating func stateContentSize(of view: UIView) {
    var size = view.intrinsicContentSize
    if let height = heights[ObjectIdentifier(view)] { size.height = height }
    let box = box(of: view)
    let sides: [(LinearExpression, CGFloat, NSLayoutConstraint.Axis)] = [
      (box.width, size.width, .horizontal), (box.height, size.height, .vertical),
    ]
    for (side, length, axis) in sides where length >= 0 {
      let (hugging, compression) = (view.layoutState.hugging[axis], view.layoutState.compression[axis])
      let difference = side + -length
      if hugging >= .required || compression >= .required {
        let relation: LayoutSolver.Relation =
          hugging < .required ? .greaterThanOrEqual : compression < .required ? .lessThanOrEqual : .equal
        let isStated = (try? solver.require(difference, relation, tag: -1)) != nil
        if isStated && relation == .equal { continue }
      }
      solver.prefer(
        difference, tooHigh: min(hugging.rawValue, UILayoutPriority.required.rawValue),
        tooLow: min(compression.rawValue, UILayoutPriority.required.rawValue))
    }
  }

  // MARK: Expressions

  /// The constraint's left-hand side less its right-hand side.
  private mutating func expression(of constraint: NSLayoutConstraint) -> LinearExpression {
    guard let first = constraint.firstItem else { return LinearExpression() }
    let second = constraint.secondAttribute == .notAnAttribute ? nil : constraint.secondItem
    let (one, other) = (constraint.firstAttribute, constraint.secondAttribute)
    let mirrors = (one.isDirectional || other.isDirectional) && isRightToLeft(first)
    let left = value(of: one, in: first, beside: second, rightToLeft: mirrors)
    guard let second else { return left + -constraint.constant }
    let right = value(of: other, in: second, beside: first, rightToLeft: mirrors)
    let sign: Double = mirrors ? -1 : 1
    var difference = (left - right * constraint.multiplier) * sign
    if constraint.multiplier != 1 && one.axis != .size, let holder = constraint.holder {
      let origin = origin(of: holder, isHorizontal: one.axis == .horizontal, rightToLeft: mirrors)
      difference = difference - origin * (sign * (1 - constraint.multiplier))
    }
    return difference + -constraint.constant
  }

  /// Where the holder's coordinates start along an axis: multiples of places are counted from there.
  private mutating func origin(of holder: UIView, isHorizontal: Bool, rightToLeft: Bool) -> LinearExpression {
    let box = box(of: holder)
    if !isHorizontal { return box.top + -holder.bounds.minY }
    return rightToLeft ? box.right : box.left + -holder.bounds.minX
  }

  private mutating func value(
    of attribute: NSLayoutConstraint.Attribute, in item: AnyObject, beside other: AnyObject?, rightToLeft: Bool
  ) -> LinearExpression {
    var box = box(of: item, attribute: attribute, beside: other)
    let view = item as? UIView
    if attribute.isOfMargins, let margins = view?.layoutMargins {
      box = box.inset(left: margins.left, top: margins.top, right: margins.right, bottom: margins.bottom)
    }
    return box.value(of: attribute, rightToLeft: rightToLeft, baselines: view.flatMap { baselines(of: $0, attribute) })
  }

  private func baselines(
    of view: UIView, _ attribute: NSLayoutConstraint.Attribute
  ) -> (first: CGFloat, last: CGFloat)? {
    switch attribute {
    case .firstBaseline: (view.forFirstBaselineLayout as? any BaselineProviding)?.baselinesBelowMiddle
    case .lastBaseline: (view.forLastBaselineLayout as? any BaselineProviding)?.baselinesBelowMiddle
    default: nil
    }
  }

  private func isRightToLeft(_ item: AnyObject) -> Bool {
    LayoutItem.view(item)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension NSLayoutConstraint.Relation {
  var solverRelation: LayoutSolver.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
