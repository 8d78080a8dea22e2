// UIApplication+Pointer: which shape the mouse pointer has over what lies under it.

import Foundation
import Layers

/// A view over which the pointer has a shape of its own.
@MainActor
package protocol PointerShaping: UIView {
  /// The shape at a point in the view's coordinates.
  func pointerShape(at point: CGPoint) -> Cursor
}

extension UIApplication {
  /// Gives the pointer the shape for the view that it is over: `point` lies in `view`'s coordinates.
  func shapePointer(over view: UIView?, at point: CGPoint) {
    turn.host.setCursor((view as? any PointerShaping)?.pointerShape(at: point) ?? .arrow)
  }
}
