// CALayer+Geometry: frames, conversion between layers, and what lies at a point.

import Foundation
import Geometry

extension CALayer {
  /// The flat part of the layer's transform.
  public func affineTransform() -> CGAffineTransform { values.transform.affine }

  /// Sets a flat transform.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  var frameInSuperlayer: CGRect {
    let values = values
    let size = values.bounds.size
    if values.transform == .identity {
      return CGRect(
        x: values.position.x - values.anchorPoint.x * size.width,
        y: values.position.y - values.anchorPoint.y * size.height, width: size.width, height: size.height)
    }
    let mapped = PlaneMap(ownMap)
    return CGRect(around: values.bounds.corners.compactMap { mapped.map($0) })
  }

  /// Sets bounds and position so that the mapped layer fills `frame`. Where a transform turns or slants, the bounds are
  /// those whose mapped rectangle is as large as the frame's is when mapped back.
  func setFrame(_ frame: CGRect) {
    guard frame.isFinite else { return faultGeometry("frame", frame) }
    let frame = frame.standardized
    let size =
      values.transform == .identity
      ? frame.size : CGRect(origin: .zero, size: frame.size).applying(values.transform.affine.inverted()).size
    position = CGPoint(
      x: frame.minX + values.anchorPoint.x * frame.width, y: frame.minY + values.anchorPoint.y * frame.height)
    bounds = CGRect(origin: values.bounds.origin, size: size)
  }

  // MARK: Conversion

  /// A point of another layer in this one's points; nil means the coordinates above the top of the tree.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { Self.convert(p, from: l, to: self) }

  /// A point of this layer in another one's points; nil means the coordinates above the top of the tree.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { Self.convert(p, from: self, to: l) }

  /// The smallest rectangle around another layer's rectangle in this one's points.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, from: l) })
  }

  /// The smallest rectangle around this layer's rectangle in another one's points.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, to: l) })
  }

  private static func convert(_ point: CGPoint, from start: CALayer?, to end: CALayer?) -> CGPoint {
    var way: [CALayer] = []
    var layer = end
    while let current = layer {
      way.append(current)
      layer = current.superlayer
    }
    var point = point
    layer = start
    // Up to the first layer that both have above them, and down from there.
    while let current = layer {
      if let common = way.firstIndex(where: { $0.id == current.id }) {
        way.removeSubrange(common...)
        break
      }
      point = current.pointInSuperlayer(point)
      layer = current.superlayer
    }
    for layer in way.reversed() { point = layer.pointFromSuperlayer(point) }
    return point
  }

  /// The point about which the layer is mapped, in its own points.
  private var anchor: CGPoint {
    CGPoint(
      x: values.bounds.origin.x + values.anchorPoint.x * values.bounds.width,
      y: values.bounds.origin.y + values.anchorPoint.y * values.bounds.height)
  }

  /// The map of the layer into its superlayer, without the latter's sublayer transform.
  private var ownMap: CATransform3D {
    let (anchor, position) = (anchor, values.position)
    return CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0).concatenating(values.transform)
      .concatenating(CATransform3DMakeTranslation(position.x, position.y, values.zPosition))
  }

  /// How far points move on the way to the superlayer; nil where they do more than move.
  private var offset: CGVector? {
    guard values.transform == .identity, (superlayer?.values.sublayerTransform ?? .identity) == .identity else {
      return nil
    }
    let (anchor, position) = (anchor, values.position)
    return CGVector(dx: position.x - anchor.x, dy: position.y - anchor.y)
  }

  private var mapToSuperlayer: PlaneMap {
    guard let above = superlayer, above.values.sublayerTransform != .identity else { return PlaneMap(ownMap) }
    let anchor = above.anchor
    return PlaneMap(
      ownMap.concatenating(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0))
        .concatenating(above.values.sublayerTransform)
        .concatenating(CATransform3DMakeTranslation(anchor.x, anchor.y, 0)))
  }

  /// What cannot be mapped, because it lies behind the viewer or is seen edge-on, stays where it is.
  private func pointInSuperlayer(_ point: CGPoint) -> CGPoint {
    if let offset { return CGPoint(x: point.x + offset.dx, y: point.y + offset.dy) }
    return mapToSuperlayer.map(point) ?? point
  }

  private func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
    if let offset { return CGPoint(x: point.x - offset.dx, y: point.y - offset.dy) }
    return mapToSuperlayer.inverse?.map(point) ?? point
  }

  // MARK: Hit testing

  func layer(at pointInSuperlayer: CGPoint) -> CALayer? {
    guard !values.isHidden else { return nil }
    let point = pointFromSuperlayer(pointInSuperlayer)
    let isInside = contains(point)
    if values.masksToBounds, !isInside { return nil }
    for layer in frontToBack {
      if let hit = layer.hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }

  /// The sublayers as they cover each other: by zPosition, then by their order.
  private var frontToBack: [CALayer] {
    let layers = sublayers ?? []
    guard layers.contains(where: { $0.values.zPosition != 0 }) else { return layers.reversed() }
    return layers.enumerated().sorted { one, other in
      let (z, otherZ) = (one.element.values.zPosition, other.element.values.zPosition)
      return z == otherZ ? one.offset > other.offset : z > otherZ
    }.map(\.element)
  }
}
