// UIView+Layout: which views wait for layout, and the pass from a view down that lays them out.
//
// The mark itself is the layer's, so that a layer that is resized or marked by hand has its view laid out too.

import Essentials
import Foundation
import Geometry
import Layers

/// What the layout of one view has led to.
struct LayoutPassState {
  var safeAreaInsets = UIEdgeInsets.zero
  /// The margins that were set by hand.
  var ownMargins: UIEdgeInsets?
  var autoresizing: AutoresizingReference?
}

/// How often layout has been asked for in one user interface: a pass has settled if it asked for none.
@MainActor
private final class LayoutRequests {
  static var current: LayoutRequests { Turn.current.slot(LayoutRequests.self) { LayoutRequests() } }
  var count = 0
}

extension UIView {
  func markNeedsLayout() {
    LayoutRequests.current.count += 1
    layer.setNeedsLayout()
  }

  /// Lays out this view and all inside it, outermost first, until nothing waits any more.
  ///
  /// A view that asks for layout each time it is laid out would go on for ever; after 100 rounds, far more than views
  /// that settle need, the pass is left.
  func layOutTree() {
    let requests = LayoutRequests.current
    for _ in 0..<100 {
      let before = requests.count
      prepareConstraintBasedLayout()
      layer.layoutIfNeeded()
      if requests.count == before { return }
    }
    Log.note("\(type(of: self)): layout did not settle after 100 passes; it is left as it is.")
  }

  func layOutOwnSubviews() {
    let owner = owner
    owner?.ownedViewWillLayoutSubviews()
    updateConstraintBasedFrames()
    layoutSubviews()
    owner?.ownedViewDidLayoutSubviews()
  }
}
