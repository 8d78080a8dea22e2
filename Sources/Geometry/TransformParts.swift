// TransformParts: a map of space taken apart into move, turn, stretch, slant and perspective, so that two can be mixed.

import Foundation

/// The parts of a map of space, applied in this order: stretch, slant, turn, move, perspective.
///
/// Source: "Decomposing a matrix" by Spencer Thomas (Graphics Gems II) with a quaternion for the turn, as in CSS
/// Transforms 2, with one difference: a mirrored map is taken as mirrored in x, so that flat maps stay flat.
package struct TransformParts: Hashable, Sendable {
  /// In points.
  package var translation = SIMD3<Double>(0, 0, 0)
  package var scale = SIMD3<Double>(1, 1, 1)
  /// The slants of y along x, z along x and z along y.
  package var shear = SIMD3<Double>(0, 0, 0)
  /// The turn as a unit quaternion: x, y, z, w.
  package var rotation = SIMD4<Double>(0, 0, 0, 1)
  /// The last column of the map after all else is taken away.
  package var perspective = SIMD4<Double>(0, 0, 0, 1)

  package init() {}

  /// Takes a map apart; nil where it flattens space, so that no turn can be told.
  package init?(_ t: CATransform3D) {
    var rest = t
    (rest.m14, rest.m24, rest.m34, rest.m44) = (0, 0, 0, 1)
    guard let back = rest.inverse else { return nil }
    let column = SIMD4<Double>(t.m14, t.m24, t.m34, t.m44)
    perspective = SIMD4(
      (SIMD4<Double>(back.m11, back.m12, back.m13, back.m14) * column).sum(),
      (SIMD4<Double>(back.m21, back.m22, back.m23, back.m24) * column).sum(),
      (SIMD4<Double>(back.m31, back.m32, back.m33, back.m34) * column).sum(),
      (SIMD4<Double>(back.m41, back.m42, back.m43, back.m44) * column).sum())
    translation = SIMD3<Double>(t.m41, t.m42, t.m43)

    // Gram and Schmidt: what is left of each axis beside the former ones is its length and its slant.
    var x = SIMD3<Double>(t.m11, t.m12, t.m13)
    var y = SIMD3<Double>(t.m21, t.m22, t.m23)
    var z = SIMD3<Double>(t.m31, t.m32, t.m33)
    scale.x = Self.length(x)
    x /= scale.x
    shear.x = (x * y).sum()
    y -= shear.x * x
    scale.y = Self.length(y)
    y /= scale.y
    shear.y = (x * z).sum()
    z -= shear.y * x
    shear.z = (y * z).sum()
    z -= shear.z * y
    scale.z = Self.length(z)
    z /= scale.z
    guard scale.x > 0, scale.y > 0, scale.z > 0 else { return nil }
    shear /= SIMD3(scale.y, scale.z, scale.z)
    if (x * Self.cross(y, z)).sum() < 0 {
      x = -x
      scale.x = -scale.x
      shear.x = -shear.x
      shear.y = -shear.y
    }
    rotation = Self.quaternion(x, y, z)
  }

  /// The map that these parts make.
  package var transform: CATransform3D {
    let axes = Self.axes(rotation)
    let x = axes.x * scale.x
    let y = (axes.y + axes.x * shear.x) * scale.y
    let z = (axes.z + axes.x * shear.y + axes.y * shear.z) * scale.z
    let t = translation
    let placed = CATransform3D(
      m11: x.x, m12: x.y, m13: x.z, m14: 0, m21: y.x, m22: y.y, m23: y.z, m24: 0,
      m31: z.x, m32: z.y, m33: z.z, m34: 0, m41: t.x, m42: t.y, m43: t.z, m44: 1)
    guard perspective != SIMD4(0, 0, 0, 1) else { return placed }
    var last = CATransform3D.identity
    (last.m14, last.m24, last.m34, last.m44) = (perspective.x, perspective.y, perspective.z, perspective.w)
    return placed.concatenating(last)
  }

  /// These parts on the way to `other`: `progress` 0 is here, 1 is there, and both may be passed.
  package func mixed(with other: TransformParts, at progress: Double) -> TransformParts {
    var mix = TransformParts()
    mix.translation = translation * (1 - progress) + other.translation * progress
    mix.scale = scale * (1 - progress) + other.scale * progress
    mix.shear = shear * (1 - progress) + other.shear * progress
    mix.perspective = perspective * (1 - progress) + other.perspective * progress
    mix.rotation = Self.turn(from: rotation, to: other.rotation, at: progress)
    return mix
  }
}

// MARK: Turns

extension TransformParts {
  /// The turn as angles in radians about x, then y, then z.
  package var angles: SIMD3<Double> {
    get {
      let axes = Self.axes(rotation)
      // The rows of Rx·Ry·Rz: the x axis lands at (cy·cz, cy·sz, −sy).
      let y = asin(min(max(-axes.x.z, -1), 1))
      if abs(axes.x.z) < 1 - 1e-12 {
        return SIMD3(atan2(axes.y.z, axes.z.z), y, atan2(axes.x.y, axes.x.x))
      }
      return SIMD3(0, y, atan2(-axes.y.x, axes.y.y))
    }
    set {
      let half = newValue / 2
      let x = SIMD4(sin(half.x), 0, 0, cos(half.x))
      let y = SIMD4(0, sin(half.y), 0, cos(half.y))
      let z = SIMD4(0, 0, sin(half.z), cos(half.z))
      rotation = Self.product(z, Self.product(y, x))
    }
  }

  /// The shorter way between two turns, at even speed.
  private static func turn(from start: SIMD4<Double>, to end: SIMD4<Double>, at progress: Double) -> SIMD4<Double> {
    var cosine = (start * end).sum()
    var end = end
    if cosine < 0 { (end, cosine) = (-end, -cosine) }
    let angle = acos(min(cosine, 1))
    // Below a millionth of a radian the straight way is the same and does not divide by the sine.
    guard angle > 1e-6 else { return unit(start * (1 - progress) + end * progress) }
    return (start * sin((1 - progress) * angle) + end * sin(progress * angle)) / sin(angle)
  }

  /// The quaternion of a turn that takes the axes to three unit vectors at right angles.
  private static func quaternion(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) -> SIMD4<Double> {
    // The largest of the four is taken from the diagonal, the others from sums with it: nothing small is divided by.
    let squares = SIMD4(1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z)
    let largest = squares.max()
    if largest == squares.w {
      return unit(SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, largest))
    } else if largest == squares.x {
      return unit(SIMD4(largest, x.y + y.x, x.z + z.x, y.z - z.y))
    } else if largest == squares.y {
      return unit(SIMD4(x.y + y.x, largest, y.z + z.y, z.x - x.z))
    }
    return unit(SIMD4(x.z + z.x, y.z + z.y, largest, x.y - y.x))
  }

  /// Where a turn takes the three axes.
  private static func axes(_ q: SIMD4<Double>) -> (x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    (
      SIMD3(1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.z * q.w), 2 * (q.x * q.z - q.y * q.w)),
      SIMD3(2 * (q.x * q.y - q.z * q.w), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.x * q.w)),
      SIMD3(2 * (q.x * q.z + q.y * q.w), 2 * (q.y * q.z - q.x * q.w), 1 - 2 * (q.x * q.x + q.y * q.y))
    )
  }

  /// The turn `b` followed by the turn `a`.
  private static func product(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(
      a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
      a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w, a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
  }

  private static func unit(_ q: SIMD4<Double>) -> SIMD4<Double> { q / (q * q).sum().squareRoot() }

  private static func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}
