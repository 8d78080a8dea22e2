// CATransform3D+Functions: Core Animation's free functions on transforms, under its names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The map that moves nothing.
public let CATransform3DIdentity = CATransform3D.identity

/// Whether the map moves nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == .identity }

/// Whether both maps are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A move by a distance in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var transform = CATransform3D.identity
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// A stretch about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D.identity
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// A turn by `angle` radians about the axis (x, y, z), of any length; without a length it turns nothing.
///
/// About z, which points at the viewer, a positive angle turns clockwise on screen.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return .identity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  // Rodrigues' rotation, transposed for row vectors.
  var transform = CATransform3D.identity
  (transform.m11, transform.m12, transform.m13) = (
    cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine
  )
  (transform.m21, transform.m22, transform.m23) = (
    x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine
  )
  (transform.m31, transform.m32, transform.m33) = (
    x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest
  )
  return transform
}

/// A move, followed by `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// A stretch, followed by `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// A turn by `angle` radians about an axis, followed by `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// `a` followed by `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }

/// The map back; `t` itself where it flattens space and so has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// A flat map as a map of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

/// Whether the map keeps the plane in the plane, without perspective.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// The flat part of the map.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }

extension CATransform3D {
  /// The map back; nil where this one flattens space.
  package var inverse: CATransform3D? {
    // Gauss and Jordan with the largest pivot, on the matrix beside the unit matrix.
    var rows = stride(from: 0, to: 16, by: 4).map { Array(elements[$0..<$0 + 4]) }
    var inverse = stride(from: 0, to: 16, by: 4).map { Array(CATransform3D.identity.elements[$0..<$0 + 4]) }
    for column in 0..<4 {
      guard let pivot = (column..<4).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        rows[pivot][column] != 0, rows[pivot][column].isFinite
      else { return nil }
      rows.swapAt(column, pivot)
      inverse.swapAt(column, pivot)
      let divisor = rows[column][column]
      for place in 0..<4 {
        rows[column][place] /= divisor
        inverse[column][place] /= divisor
      }
      for row in 0..<4 where row != column && rows[row][column] != 0 {
        let factor = rows[row][column]
        for place in 0..<4 {
          rows[row][place] -= factor * rows[column][place]
          inverse[row][place] -= factor * inverse[column][place]
        }
      }
    }
    return CATransform3D(elements: inverse.flatMap { $0 })
  }
}
