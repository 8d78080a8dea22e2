// CGRect+Corners: a rectangle from points, and its points.

import Foundation

extension CGPoint {
  /// Whether both numbers are ones that can be drawn with.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  /// The smallest rectangle around `points`; null where there are none.
  package init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (low, high) = (first, first)
    for point in points.dropFirst() {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The corners in drawing order from the origin's: top left, top right, bottom right, bottom left.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }

  /// The point in the middle.
  package var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// Whether every number in the rectangle is one that can be drawn with.
  package var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}
