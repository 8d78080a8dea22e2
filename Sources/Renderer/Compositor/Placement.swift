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

/// What a parent does to its children beside shifting them.
struct ChildSpace {
  /// The parent's sublayerTransform.
  var transform = CATransform3D.identity
  /// The point around which it works, in the parent's coordinates.
  var anchor = CGPoint.zero

  init() {}

  init(of parent: Frame.Node) {
    transform = parent.sublayerTransform
    anchor = parent.anchor
  }
}

extension Frame.Node {
  /// The anchor point in the layer's own coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// Where the layer lies: turned around its anchor, moved to its position, then seen as its parent sees children.
  func placement(in space: ChildSpace) -> Placement {
    if transform == .identity, space.transform == .identity {
      return .flat(dx: Double(position.x - anchor.x), dy: Double(position.y - anchor.y))
    }
    var map = CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), transform)
    map = CATransform3DConcat(map, CATransform3DMakeTranslation(position.x, position.y, zPosition))
    if space.transform != .identity {
      map = CATransform3DConcat(map, CATransform3DMakeTranslation(-space.anchor.x, -space.anchor.y, 0))
      map = CATransform3DConcat(map, space.transform)
      map = CATransform3DConcat(map, CATransform3DMakeTranslation(space.anchor.x, space.anchor.y, 0))
    }
    let plane = Homography(map)
    if let shift = plane.shift(over: bounds) { return .flat(dx: shift.dx, dy: shift.dy) }
    return .projected(plane)
  }

  /// The children as they are drawn, back to front.
  var childrenInOrder: [Frame.Node] {
    guard children.contains(where: { $0.zPosition != children[0].zPosition }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}
