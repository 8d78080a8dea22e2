// PickerWheel: how rows lie on a wheel that is seen from the front.

import Foundation
import Geometry

/// A wheel's shape; all lengths are in points.
struct PickerWheel: Equatable {
  /// The height of what is seen of the wheel, and of a row.
  var height, rowHeight: CGFloat

  /// How one row looks.
  struct Pose: Equatable {
    /// Where its middle is, from the wheel's middle, downwards.
    var y: CGFloat
    /// What is left of its height, and of its width, 0…1.
    var squash, narrowing: CGFloat
    var alpha: CGFloat
  }

  /// A little more than half the height, so that the rows at the edges are still to be read.
  var radius: CGFloat { max(height * 0.55, 1) }

  /// The pose of a row whose middle is `distance` points of wheel from the chosen place; nil behind the wheel.
  func pose(at distance: CGFloat) -> Pose? {
    let angle = distance / radius
    guard abs(angle) < .pi / 2 else { return nil }
    let depth = cos(angle)
    // The chosen row is full; one row away half of the ink is left, and then it fades with the wheel's turn.
    let away = min(1, abs(distance) / max(rowHeight, 1))
    return Pose(
      y: radius * sin(angle), squash: depth, narrowing: 0.9 + 0.1 * depth,
      alpha: (1 - 0.5 * away) * CGFloat(pow(Double(depth), 1.5)))
  }

  /// How far from the chosen place the wheel is at a point `y` below its middle.
  func distance(at y: CGFloat) -> CGFloat { radius * asin(min(max(y / radius, -1), 1)) }

  /// How many rows there are to each side of the chosen one, at most.
  var rowsBeside: Int { Int((radius * .pi / 2 / max(rowHeight, 1)).rounded(.up)) }
}
