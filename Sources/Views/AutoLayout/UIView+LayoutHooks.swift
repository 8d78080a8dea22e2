// UIView+LayoutHooks: where a view's life touches Auto Layout: changes that matter, and the moments of layout.

import Foundation
import Geometry

extension UIView {
  /// Notes that something that constraints depend on has changed: a constraint, a wish about size, a margin.
  package func layoutInputsChanged() {
    guard takesPartInAutoLayout else { return }
    let top = layoutTop
    top.markLayoutDirty()
    if top === self, layoutState.references > 0 { superview?.layoutTop.markLayoutDirty() }
  }

  /// Notes that the view's frame has changed. One that constraints have placed changes nothing: it came from the
  /// solution.
  package func layoutGeometryChanged() {
    if hasGivenFrame { layoutInputsChanged() }
  }

  /// Notes that the origin of the view's coordinates has moved, as when its content scrolls. What is inside moves
  /// along; only a constraint between inside and outside has another solution then.
  package func layoutOriginChanged() {
    let frameGuide = layoutState.ownGuides[.scrollFrame]
    let reachesOut = frameGuide.map { guide in layoutState.constraints.contains { $0.names(guide) } } ?? false
    if reachesOut || layoutState.crossings > 0 { layoutTop.markLayoutDirty() }
  }

  /// Notes that the view has been put into a superview.
  package func layoutDidEnterSuperview() {
    if layoutState.subtreeNeedsConstraintUpdate { superview?.markSubtreeNeedsConstraintUpdate() }
    layoutInputsChanged()
  }

  /// Takes down the constraints between what is around the view and what is inside it; the view is about to leave.
  package func layoutWillLeaveSuperview() {
    layoutInputsChanged()
    for holder in sequence(first: superview, next: { $0?.superview }) {
      guard let holder, !holder.layoutState.constraints.isEmpty else { continue }
      holder.removeConstraints(
        holder.constraints.filter { constraint in
          constraint.items.contains { LayoutItem.view($0)?.isDescendant(of: self) == true }
        })
    }
    layoutState.solvedFrame = nil
  }

  /// Brings constraints and the solution up to date before the view is laid out. Called at the start of
  /// `layoutIfNeeded()`, so that views whose subviews are to move wait for layout.
  package func prepareConstraintBasedLayout() {
    updateConstraintsIfNeeded()
    LayoutEngine.current.solveIfNeeded(layoutTop)
  }

  /// Gives the subviews the frames that constraints have found for them. Called right before `layoutSubviews()`.
  package func updateConstraintBasedFrames() {
    prepareConstraintBasedLayout()
    for view in subviews {
      guard let frame = view.layoutState.solvedFrame, !view.hasGivenFrame else { continue }
      if view.bounds.size != frame.size { view.bounds.size = frame.size }
      let anchor = view.layer.anchorPoint
      let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
      if view.center != center { view.center = center }
    }
  }

  /// The top of the layout that the view's subviews belong to.
  var layoutTop: UIView {
    var view = self
    while let superview = view.superview, !view.closesOffItsInside { view = superview }
    return view
  }

  /// Whether any constraint could see a change of this view.
  private var takesPartInAutoLayout: Bool {
    let state = layoutState
    return !state.translatesMask || !state.constraints.isEmpty || state.references > 0 || state.crossings > 0
      || !state.guides.isEmpty
  }

  private func markLayoutDirty() {
    layoutState.isDirty = true
    setNeedsLayout()
  }
}
