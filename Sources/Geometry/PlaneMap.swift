// PlaneMap: how points of one plane appear on another, perspective included.

import Foundation

/// A projective map of the plane: (x', y', w') = (x, y, 1) · M, then divided by w'.
package struct PlaneMap: Sendable {
  private var rows: (x: SIMD3<Double>, y: SIMD3<Double>, w: SIMD3<Double>)

  private init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ w: SIMD3<Double>) { rows = (x, y, w) }

  /// What a map of space makes of the plane z = 0, seen from the front.
  package init(_ t: CATransform3D) {
    self.init(
      SIMD3<Double>(t.m11, t.m12, t.m14), SIMD3<Double>(t.m21, t.m22, t.m24), SIMD3<Double>(t.m41, t.m42, t.m44))
  }

  /// Where the map takes a point; nil where that is at or behind the viewer.
  package func map(_ point: CGPoint) -> CGPoint? {
    let image = rows.x * point.x + rows.y * point.y + rows.w
    return image.z > 0 ? CGPoint(x: image.x / image.z, y: image.y / image.z) : nil
  }

  /// The map back; nil where the plane is seen edge-on.
  package var inverse: PlaneMap? {
    let determinant =
      rows.x.x * (rows.y.y * rows.w.z - rows.y.z * rows.w.y) - rows.x.y * (rows.y.x * rows.w.z - rows.y.z * rows.w.x)
      + rows.x.z * (rows.y.x * rows.w.y - rows.y.y * rows.w.x)
    guard determinant != 0, determinant.isFinite else { return nil }
    let (x, y, w) = rows
    return PlaneMap(
      SIMD3(y.y * w.z - y.z * w.y, x.z * w.y - x.y * w.z, x.y * y.z - x.z * y.y) / determinant,
      SIMD3(y.z * w.x - y.x * w.z, x.x * w.z - x.z * w.x, x.z * y.x - x.x * y.z) / determinant,
      SIMD3(y.x * w.y - y.y * w.x, x.y * w.x - x.x * w.y, x.x * y.y - x.y * y.x) / determinant)
  }
}
