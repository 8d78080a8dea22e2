// Frame+Geometry: where a sampled layer lies on its parent's plane, for all who draw frames or read them.

import Foundation
import Geometry

extension Frame.Node {
  /// What a layer does to its sublayers beside shifting them.
  package struct ChildSpace: Equatable, Sendable {
    /// The layer's sublayerTransform.
    package var transform = CATransform3D.identity
    /// The point around which it works, in the layer's own coordinates.
    package var anchor = CGPoint.zero

    package init() {}
  }

  /// The anchor point in the layer's own coordinates.
  package var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// What this layer does to its sublayers.
  package var childSpace: ChildSpace {
    var space = ChildSpace()
    space.transform = sublayerTransform
    space.anchor = anchor
    return space
  }

  /// From the layer's own coordinates to its parent's: turned around its anchor, moved to its position, then seen as
  /// the parent sees its sublayers.
  package func transform(in space: ChildSpace) -> CATransform3D {
    var map = CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), transform)
    map = CATransform3DConcat(map, CATransform3DMakeTranslation(position.x, position.y, zPosition))
    guard space.transform != .identity else { return map }
    map = CATransform3DConcat(map, CATransform3DMakeTranslation(-space.anchor.x, -space.anchor.y, 0))
    map = CATransform3DConcat(map, space.transform)
    return CATransform3DConcat(map, CATransform3DMakeTranslation(space.anchor.x, space.anchor.y, 0))
  }

  /// The children as they are drawn, back to front.
  package var childrenInOrder: [Frame.Node] { children.inDrawingOrder }
}

extension [Frame.Node] {
  /// Siblings as they are drawn, back to front.
  package var inDrawingOrder: [Frame.Node] {
    guard contains(where: { $0.zPosition != self[0].zPosition }) else { return self }
    return enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}
