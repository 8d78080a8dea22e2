// CATransform3D+Plane: where the plane of a layer is seen in the window.

import Foundation
import Geometry

extension CATransform3D {
  /// Where a point of the plane z = 0 is seen.
  func point(_ point: CGPoint) -> CGPoint {
    let w = m14 * point.x + m24 * point.y + m44
    let divisor = w == 0 ? 1 : w
    return CGPoint(
      x: (m11 * point.x + m21 * point.y + m41) / divisor, y: (m12 * point.x + m22 * point.y + m42) / divisor)
  }

  /// The smallest rectangle around what a rectangle of the plane z = 0 becomes.
  func rect(_ rect: CGRect) -> CGRect {
    let corners = corners(of: rect)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a rectangle stays one: no turn, no perspective.
  var keepsRectangles: Bool { m12 == 0 && m21 == 0 && m14 == 0 && m24 == 0 }

  /// Whether the plane is seen from behind: its corners run the other way round.
  func showsBack(of rect: CGRect) -> Bool {
    let corners = corners(of: rect)
    let (a, b, c) = (corners[0], corners[1], corners[2])
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) < 0
  }

  private func corners(of rect: CGRect) -> [CGPoint] {
    [
      point(CGPoint(x: rect.minX, y: rect.minY)), point(CGPoint(x: rect.maxX, y: rect.minY)),
      point(CGPoint(x: rect.maxX, y: rect.maxY)), point(CGPoint(x: rect.minX, y: rect.maxY)),
    ]
  }
}
