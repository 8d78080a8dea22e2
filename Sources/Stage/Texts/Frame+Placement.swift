// Frame+Placement: where the points of a sampled layer lie in the window.

import Foundation
import Geometry
import Layers

extension Frame.Node {
  /// The matrix from this layer's own points to the window's, under a parent whose matrix is `parent`; nil where the
  /// layer shows only its back and is one-sided.
  func placement(in parent: CATransform3D) -> CATransform3D? {
    let toAnchor = CATransform3DMakeTranslation(
      -(bounds.minX + anchorPoint.x * bounds.width), -(bounds.minY + anchorPoint.y * bounds.height), 0)
    let toPosition = CATransform3DMakeTranslation(position.x, position.y, zPosition)
    let own = CATransform3DConcat(
      CATransform3DConcat(CATransform3DConcat(toAnchor, transform), toPosition), parent)
    return !isDoubleSided && own.showsBack(of: bounds) ? nil : own
  }

  /// The matrix that the children are placed in: the sublayer transform works about the middle of the bounds.
  func childTransform(from own: CATransform3D) -> CATransform3D {
    guard sublayerTransform != .identity else { return own }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DConcat(CATransform3DMakeTranslation(-middle.x, -middle.y, 0), sublayerTransform),
        CATransform3DMakeTranslation(middle.x, middle.y, 0)),
      own)
  }
}

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

extension Array {
  /// The elements by a value of theirs; equal ones keep their order.
  func sorted(byStable value: (Element) -> CGFloat) -> [Element] {
    enumerated().sorted { (value($0.element), $0.offset) < (value($1.element), $1.offset) }.map(\.element)
  }
}
