// FlipPose: where a flip stands, as a pure function of its progress.

import Foundation
import Geometry

/// The pose of a flip: the turn of the picture that is seen, how far it is pushed back, and its shading.
///
/// The picture turns about the middle of the container, under a viewer at `distance`. It is pushed back just so far
/// that its near edge is seen at its own size, at every moment (F10).
///
///     FlipPose(.fromLeft, at: 0.25, in: CGSize(width: 320, height: 480)).angle  // π/4
package struct FlipPose: Hashable, Sendable {
  /// Which edge comes towards the viewer.
  package enum Direction: Hashable, Sendable {
    case fromLeft, fromRight, fromTop, fromBottom
  }

  /// The turn in radians about y (left, right) or x (top, bottom): half a turn lies between first and last.
  package let angle: Double
  /// Whether the axis is the vertical one.
  package let isVertical: Bool
  /// How far the picture is pushed away from the viewer, and how far away the viewer is, in points.
  package let depth, distance: Double
  /// A factor on every colour, 0.75…1: the picture is darkest edge-on.
  package let brightness: Double
  /// Which of the two pictures is seen: the second from the moment at which both are edge-on (F8).
  package let showsAfter: Bool

  /// The pose at eased `progress` of a container of `size` points; 0 and 1 are the still pictures.
  ///
  /// Source: the axes and signs F6, F7; the second picture half a turn ahead, so that it ends unmirrored, F9;
  /// distance, depth and brightness F10.
  package init(_ direction: Direction, at progress: Double, in size: CGSize) {
    isVertical = direction == .fromLeft || direction == .fromRight
    showsAfter = progress >= 0.5
    let sign: Double = direction == .fromLeft || direction == .fromBottom ? 1 : -1
    // Measured from the nearer still picture, so that both ends are exact.
    angle = sign * (showsAfter ? progress - 1 : progress) * .pi
    let side = isVertical ? size.width : size.height
    let turned = abs(sin(angle))
    depth = side / 2 * turned
    distance = 3 * side
    brightness = 1 - 0.25 * turned
  }

  /// The map of the picture's plane, about the container's middle, without the perspective.
  package var transform: CATransform3D {
    CATransform3DMakeRotation(angle, isVertical ? 0 : 1, isVertical ? 1 : 0, 0)
      .concatenating(CATransform3DMakeTranslation(0, 0, -depth))
  }

  /// The perspective of the viewer, about the container's middle.
  package var perspective: CATransform3D {
    var transform = CATransform3D.identity
    if distance > 0 { transform.m34 = -1 / distance }
    return transform
  }
}
