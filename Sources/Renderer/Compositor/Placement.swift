// Placement: where a layer lies on its parent's plane.

import Foundation
import Geometry
import Layers

/// How a layer's own coordinates become its parent's.
enum Placement {
  /// Shifted only: pixels are copied as they are.
  case flat(dx: Double, dy: Double)
  /// Turned, scaled or seen in perspective.
  case projected(PlaneMap)
}

extension Frame.Node {
  /// Where the layer lies.
  func placement(in space: ChildSpace) -> Placement {
    if transform == .identity, space.transform == .identity {
      return .flat(dx: Double(position.x - anchor.x), dy: Double(position.y - anchor.y))
    }
    let plane = PlaneMap(transform(in: space))
    if let shift = plane.shift(over: bounds) { return .flat(dx: shift.dx, dy: shift.dy) }
    return .projected(plane)
  }
}

extension PlaneMap {
  /// The shift that this map is for a layer with these bounds; nil where it does more than shift.
  ///
  /// What moves the corners apart by less than a thousandth of a point counts as no more than a shift. The margin of
  /// one point keeps a layer without a size, whose children may still be turned, from counting so.
  fileprivate func shift(over bounds: CGRect) -> (dx: Double, dy: Double)? {
    var first: (dx: Double, dy: Double)?
    for corner in bounds.insetBy(dx: -1, dy: -1).corners {
      let (x, y) = (Double(corner.x), Double(corner.y))
      let seen = apply(x, y)
      guard seen.w > 0 else { return nil }
      let (dx, dy) = (seen.x / seen.w - x, seen.y / seen.w - y)
      guard let reference = first else {
        first = (dx, dy)
        continue
      }
      guard abs(dx - reference.dx) < 1e-3, abs(dy - reference.dy) < 1e-3 else { return nil }
    }
    return first
  }
}
