// UIScreenEdgePanGestureRecognizer: a drag that starts at an edge of the window.

import Foundation
import Geometry

/// Recognises a drag from one of the window's edges towards its middle; continuous.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which the drag may start; none by default.
  open var edges: UIRectEdge = []

  /// How near the edge the drag must start, in points: wide enough for a mouse, which does not stop at a window's edge.
  static let reach: CGFloat = 20

  private var startEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let window = view?.window else { return }
    startEdges = edges.intersection(edges(near: location(in: nil), in: window.bounds))
    if startEdges.isEmpty { state = .failed }
  }

  package override func isAllowed(_ direction: CGVector) -> Bool {
    let (dx, dy) = (direction.dx, direction.dy)
    return abs(dx) >= abs(dy)
      ? startEdges.contains(dx > 0 ? .left : .right) : startEdges.contains(dy > 0 ? .top : .bottom)
  }

  private func edges(near point: CGPoint, in bounds: CGRect) -> UIRectEdge {
    var near: UIRectEdge = []
    if point.x - bounds.minX < Self.reach { near.insert(.left) }
    if bounds.maxX - point.x <= Self.reach { near.insert(.right) }
    if point.y - bounds.minY < Self.reach { near.insert(.top) }
    if bounds.maxY - point.y <= Self.reach { near.insert(.bottom) }
    return near
  }
}
