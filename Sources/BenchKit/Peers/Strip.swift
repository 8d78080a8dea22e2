// Strip: a piece of a picture that is turned about an upright axis, narrow enough to be mapped linearly.

import Foundation
import Geometry

/// A part of a picture from top to bottom.
struct Strip {
  /// Where it begins and ends in the picture, as shares of its width.
  let start, end: CGFloat
  let topLeft, topRight, bottomRight, bottomLeft: CGPoint

  /// In the order of their names.
  var corners: [CGPoint] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// The corners of the strip and a pixel more at its right side, so that the next one's soft edge has something under
  /// it; the last strip has no next one.
  var overlapping: [CGPoint] {
    let width = topRight.x - topLeft.x
    guard end < 1, width != 0 else { return corners }
    let share = 1 + 1 / abs(width)
    return [topLeft, topLeft.toward(topRight, by: share), bottomLeft.toward(bottomRight, by: share), bottomLeft]
  }

  /// A picture whose corners have come to `corners` (top left, top right, bottom right, bottom left) in strips of equal
  /// shares.
  static func cut(_ corners: [CGPoint], into count: Int) -> [Strip] {
    guard corners.count == 4 else { return [] }
    // An edge is seen the longer the nearer it is, and what is near takes up more of the way between the two.
    let (left, right) = (abs(corners[3].y - corners[0].y), abs(corners[2].y - corners[1].y))
    func places(at share: CGFloat) -> (top: CGPoint, bottom: CGPoint) {
      let place = share * left / (share * left + (1 - share) * right)
      return (corners[0].toward(corners[1], by: place), corners[3].toward(corners[2], by: place))
    }
    return (0..<count).map { index in
      let (start, end) = (CGFloat(index) / CGFloat(count), CGFloat(index + 1) / CGFloat(count))
      let (left, right) = (places(at: start), places(at: end))
      return Strip(
        start: start, end: end, topLeft: left.top, topRight: right.top, bottomRight: right.bottom,
        bottomLeft: left.bottom)
    }
  }
}

extension CGPoint {
  func toward(_ other: CGPoint, by share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
