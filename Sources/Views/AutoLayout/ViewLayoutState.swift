// ViewLayoutState: what Auto Layout keeps for each view.

import Foundation

/// The constraints that a view holds, its wishes about its size, and how far its layout is known.
@MainActor
package final class ViewLayoutState {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The guides that every view has, by kind; made at first use.
  var ownGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  var translatesMask = true
  /// The strengths with which the view hugs its content, and resists being smaller than it.
  var hugging = Axes(horizontal: UILayoutPriority.defaultLow, vertical: .defaultLow)
  var compression = Axes(horizontal: UILayoutPriority.defaultHigh, vertical: .defaultHigh)
  /// How many constraints of views further up name something inside this view.
  var crossings = 0
  /// How many constraints of views further up name this view.
  var references = 0
  /// The frame of the last solution, in the superview's coordinates; nil where the view keeps its own.
  var solvedFrame: CGRect?
  /// Whether the layout whose top this view is must be solved again.
  var isDirty = false
  var needsConstraintUpdate = true
  /// Whether this view or one inside it waits for `updateConstraints()`.
  var subtreeNeedsConstraintUpdate = true

  package init() {}

  /// One value for each axis.
  struct Axes<Value> {
    var horizontal, vertical: Value

    init(horizontal: Value, vertical: Value) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    subscript(axis: NSLayoutConstraint.Axis) -> Value {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }
}
