// FlipGeometry: where a flip's picture must be seen, by F7 and F10 alone, and where its edges are in the pixels.

import Foundation
import Renderer

/// The closed form of a flip about the vertical axis, in points from the middle of the container.
struct FlipGeometry {
  /// One upright edge of the picture: how far right of the middle, and half its height.
  struct Edge {
    let x, half: Double
  }

  let left, right: Edge
  private let angle, width, height: Double

  /// At eased `progress`, without the half; `sign` is 1 for a flip from the left, −1 from the right (F7).
  init(_ progress: Double, sign: Double, width: Double, height: Double) {
    // Before the half the first picture has turned by so much; after it the second has so much still to turn.
    let angle = sign * .pi * (progress < 0.5 ? progress : progress - 1)
    (self.angle, self.width, self.height) = (angle, width, height)
    func edge(_ x: Double) -> Edge {
      let seen = Self.seen(x, height / 2, angle, width)
      return Edge(x: seen.x, half: seen.y)
    }
    (left, right) = (edge(-width / 2), edge(width / 2))
  }

  /// Where a point of the picture is seen, both from the middle: turned about the vertical axis, pushed back by
  /// width ÷ 2 · |sin θ|, under a viewer 3 widths away (F10).
  func seen(_ x: Double, _ y: Double) -> (x: Double, y: Double) { Self.seen(x, y, angle, width) }

  private static func seen(_ x: Double, _ y: Double, _ angle: Double, _ width: Double) -> (x: Double, y: Double) {
    let z = -x * sin(angle) - width / 2 * abs(sin(angle))
    let factor = 3 * width / (3 * width - z)
    return (x * cos(angle) * factor, y * factor)
  }

  /// The edge that came towards the viewer, and the other.
  var near: Edge { left.half > right.half ? left : right }
  var far: Edge { left.half > right.half ? right : left }

  /// The factor on every colour (F10).
  var brightness: Double { 1 - 0.25 * abs(sin(angle)) }
}

/// The four corners of a bright upright trapezoid on black, in pixels with parts, found by how much of the pixels at
/// its edges is covered.
struct MeasuredCorners {
  let left, right: Double
  let leftTop, leftBottom, rightTop, rightBottom: Double

  /// `full` is the brightness of a covered pixel, 0…255.
  init(_ picture: Bitmap, full: Double) {
    let (middleX, middleY) = (picture.width / 2, picture.height / 2)
    func cover(_ x: Int, _ y: Int) -> Double { min(1, Double(picture[x, y].green) / full) }
    let left = Double(middleX) - (0..<middleX).reduce(0) { $0 + cover($1, middleY) }
    let right = Double(middleX) + (middleX..<picture.width).reduce(0) { $0 + cover($1, middleY) }
    // The upper and lower edges are straight lines: two columns well inside tell where they end.
    func line(_ height: (Int) -> Double) -> (Double, Double) {
      let (one, two) = (Int(left) + 3, Int(right) - 4)
      let (first, second) = (height(one), height(two))
      let slope = (second - first) / Double(two - one)
      func at(_ x: Double) -> Double { first + slope * (x - Double(one) - 0.5) }
      return (at(left), at(right))
    }
    (self.left, self.right) = (left, right)
    (leftTop, rightTop) = line { x in Double(middleY) - (0..<middleY).reduce(0) { $0 + cover(x, $1) } }
    (leftBottom, rightBottom) = line { x in
      Double(middleY) + (middleY..<picture.height).reduce(0) { $0 + cover(x, $1) }
    }
  }
}
