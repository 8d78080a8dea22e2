// Placement: where a layer lies on its parent's plane.

import Foundation
import Geometry
import Layers

/// How a layer's own coordinates become its parent's.
enum Placement {
  /// Shifted only: pixels are copied as they are.
  case flat(dx: Double, dy: Double)
  /// Turned, scaled or seen in perspective.
  case projected(Homography)
}

extension Frame.Node {
  /// Where the layer lies.
  func placement(in space: ChildSpace) -> Placement {
    if transform == .identity, space.transform == .identity {
      return .flat(dx: Double(position.x - anchor.x), dy: Double(position.y - anchor.y))
    }
    let plane = Homography(transform(in: space))
    if let shift = plane.shift(over: bounds) { return .flat(dx: shift.dx, dy: shift.dy) }
    return .projected(plane)
  }
}
