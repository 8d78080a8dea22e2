// UIView+SafeArea: which part of a view no bar covers, and the margins that content keeps.

import Foundation
import Geometry
import Layers

extension UIView {
  /// Finds the safe area anew, and that of the views inside: where it follows from this one's, or throughout.
  ///
  /// Navigation calls it when a controller's additional insets change.
  package func updateSafeArea(throughout: Bool = false) {
    let old = layoutPass.safeAreaInsets
    let new = currentSafeArea
    layoutPass.safeAreaInsets = new
    if new != old {
      safeAreaInsetsDidChange()
      if insetsLayoutMarginsFromSafeArea { marginsChanged() }
      layoutInputsChanged()
      markNeedsLayout()
    }
    if throughout || new != .zero || old != .zero {
      for view in subviews { view.updateSafeArea(throughout: throughout) }
    }
  }

  /// The part of each edge that the superview's covered strips reach over, plus what the owner adds.
  private var currentSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow { return window.ownSafeArea }
    guard let superview, superview.window != nil else { return .zero }
    var insets = UIEdgeInsets.zero
    let passed = superview.layoutPass.safeAreaInsets
    if passed != .zero {
      let edges = superview.edgesThatPassSafeArea
      let (outer, own) = (superview.bounds, layer.frame)
      if edges.contains(.top) { insets.top = overlap(passed.top, outer.minY + passed.top - own.minY) }
      if edges.contains(.left) { insets.left = overlap(passed.left, outer.minX + passed.left - own.minX) }
      if edges.contains(.bottom) { insets.bottom = overlap(passed.bottom, own.maxY - outer.maxY + passed.bottom) }
      if edges.contains(.right) { insets.right = overlap(passed.right, own.maxX - outer.maxX + passed.right) }
    }
    if let added = owner?.ownedAdditionalSafeAreaInsets {
      insets.top += added.top
      insets.left += added.left
      insets.bottom += added.bottom
      insets.right += added.right
    }
    return insets
  }

  /// A strip that covers nothing of the superview covers nothing of the view, wherever it lies; a view that begins
  /// beyond its superview's edge is covered further.
  private func overlap(_ passed: CGFloat, _ distance: CGFloat) -> CGFloat { passed > 0 ? max(0, distance) : 0 }

  // MARK: Margins

  func setLayoutMargins(_ margins: UIEdgeInsets) {
    guard margins != layoutPass.ownMargins else { return }
    layoutPass.ownMargins = margins
    marginsChanged()
  }

  func marginsChanged() {
    layoutMarginsDidChange()
    layoutInputsChanged()
    markNeedsLayout()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.marginsChanged() }
  }

  var effectiveLayoutMargins: UIEdgeInsets {
    var margins = layoutPass.ownMargins ?? standardMargins
    if insetsLayoutMarginsFromSafeArea {
      let safe = layoutPass.safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    if preservesSuperviewLayoutMargins, let superview {
      let (outer, around, own) = (superview.effectiveLayoutMargins, superview.bounds, layer.frame)
      margins.top = max(margins.top, around.minY + outer.top - own.minY)
      margins.left = max(margins.left, around.minX + outer.left - own.minX)
      margins.bottom = max(margins.bottom, own.maxY - around.maxY + outer.bottom)
      margins.right = max(margins.right, own.maxX - around.maxX + outer.right)
    }
    return margins
  }

  /// 8 points; beside the content of a controller 16, or 20 from a width of 414 points on, and none above and below.
  /// Source: the defaults that UIKit documents for `layoutMargins` and `systemMinimumLayoutMargins`.
  private var standardMargins: UIEdgeInsets {
    guard owner != nil else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side: CGFloat = (window ?? self).bounds.width >= 414 ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }
}
