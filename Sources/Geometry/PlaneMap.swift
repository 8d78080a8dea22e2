// PlaneMap: how one plane is seen on another, with perspective.

import Foundation

/// A 3×3 matrix for row vectors: (x', y', w') = (x, y, 1) · M, then divided by w'.
package struct PlaneMap: Equatable, Sendable {
  package var a11, a12, a13: Double
  package var a21, a22, a23: Double
  package var a31, a32, a33: Double

  /// A point before the division; in front of the viewer where w > 0.
  package struct Projected: Sendable {
    package var x, y, w: Double

    package init(x: Double, y: Double, w: Double) { (self.x, self.y, self.w) = (x, y, w) }
  }

  /// What a map of space does to the plane z = 0, its own depth left out afterwards.
  package init(_ t: CATransform3D) {
    (a11, a12, a13) = (Double(t.m11), Double(t.m12), Double(t.m14))
    (a21, a22, a23) = (Double(t.m21), Double(t.m22), Double(t.m24))
    (a31, a32, a33) = (Double(t.m41), Double(t.m42), Double(t.m44))
  }

  /// Scales by (x, y), then moves by (dx, dy).
  package init(scaleX x: Double, y: Double, dx: Double, dy: Double) {
    (a11, a12, a13) = (x, 0, 0)
    (a21, a22, a23) = (0, y, 0)
    (a31, a32, a33) = (dx, dy, 1)
  }

  /// This map followed by `o`.
  package func then(_ o: PlaneMap) -> PlaneMap {
    var r = self
    r.a11 = a11 * o.a11 + a12 * o.a21 + a13 * o.a31
    r.a12 = a11 * o.a12 + a12 * o.a22 + a13 * o.a32
    r.a13 = a11 * o.a13 + a12 * o.a23 + a13 * o.a33
    r.a21 = a21 * o.a11 + a22 * o.a21 + a23 * o.a31
    r.a22 = a21 * o.a12 + a22 * o.a22 + a23 * o.a32
    r.a23 = a21 * o.a13 + a22 * o.a23 + a23 * o.a33
    r.a31 = a31 * o.a11 + a32 * o.a21 + a33 * o.a31
    r.a32 = a31 * o.a12 + a32 * o.a22 + a33 * o.a32
    r.a33 = a31 * o.a13 + a32 * o.a23 + a33 * o.a33
    return r
  }

  package func apply(_ x: Double, _ y: Double) -> Projected {
    Projected(x: x * a11 + y * a21 + a31, y: x * a12 + y * a22 + a32, w: x * a13 + y * a23 + a33)
  }

  /// Where the map takes a point; nil where that is at or behind the viewer.
  package func map(_ point: CGPoint) -> CGPoint? {
    let seen = apply(Double(point.x), Double(point.y))
    return seen.w > 0 ? CGPoint(x: seen.x / seen.w, y: seen.y / seen.w) : nil
  }

  package var determinant: Double {
    a11 * (a22 * a33 - a23 * a32) - a12 * (a21 * a33 - a23 * a31) + a13 * (a21 * a32 - a22 * a31)
  }

  /// The way back; nil where the plane is seen edge-on, or not at all.
  package var inverse: PlaneMap? {
    let d = determinant
    guard d.isFinite, d != 0 else { return nil }
    var r = self
    (r.a11, r.a12, r.a13) = (
      (a22 * a33 - a23 * a32) / d, (a13 * a32 - a12 * a33) / d, (a12 * a23 - a13 * a22) / d
    )
    (r.a21, r.a22, r.a23) = (
      (a23 * a31 - a21 * a33) / d, (a11 * a33 - a13 * a31) / d, (a13 * a21 - a11 * a23) / d
    )
    (r.a31, r.a32, r.a33) = (
      (a21 * a32 - a22 * a31) / d, (a12 * a31 - a11 * a32) / d, (a11 * a22 - a12 * a21) / d
    )
    let entries = [r.a11, r.a12, r.a13, r.a21, r.a22, r.a23, r.a31, r.a32, r.a33]
    return entries.allSatisfy(\.isFinite) ? r : nil
  }
}
