// CATransform3D+Parts: the parts of a transform that have key paths of their own, and mixing two transforms.

import Foundation

extension CATransform3D {
  /// The stretches along the axes.
  package var scaleX: CGFloat {
    get { part { $0.scale.x } }
    set { change { $0.scale.x = newValue } }
  }
  package var scaleY: CGFloat {
    get { part { $0.scale.y } }
    set { change { $0.scale.y = newValue } }
  }
  package var scaleZ: CGFloat {
    get { part { $0.scale.z } }
    set { change { $0.scale.z = newValue } }
  }
  /// The mean of the stretches; setting it stretches all axes alike.
  package var uniformScale: CGFloat {
    get { part { $0.scale.sum() / 3 } }
    set { change { $0.scale = SIMD3(repeating: newValue) } }
  }

  /// The turns about the axes, in radians.
  package var rotationX: CGFloat {
    get { part { $0.angles.x } }
    set { change { $0.angles.x = newValue } }
  }
  package var rotationY: CGFloat {
    get { part { $0.angles.y } }
    set { change { $0.angles.y = newValue } }
  }
  package var rotationZ: CGFloat {
    get { part { $0.angles.z } }
    set { change { $0.angles.z = newValue } }
  }

  /// The move across the plane, in points.
  package var translation: CGSize {
    get { CGSize(width: m41, height: m42) }
    set { (m41, m42) = (newValue.width, newValue.height) }
  }

  /// This transform on the way to `other`: `progress` 0 is here, 1 is there, and both may be passed.
  ///
  /// Moves, stretches, turns and perspective are mixed each for itself, so that what turns does not shrink on the
  /// way. Where one of the two flattens space its turn cannot be told, and the numbers of the matrices are mixed.
  package func mixed(with other: CATransform3D, at progress: Double) -> CATransform3D {
    if progress == 0 || self == other { return self }
    if progress == 1 { return other }
    if !hasOnlyStretchAndMove || !other.hasOnlyStretchAndMove,
      let parts = TransformParts(self), let otherParts = TransformParts(other)
    {
      return parts.mixed(with: otherParts, at: progress).transform
    }
    return CATransform3D(elements: zip(elements, other.elements).map { $0 * (1 - progress) + $1 * progress })
  }

  /// Whether mixing the numbers is the same as mixing the parts.
  private var hasOnlyStretchAndMove: Bool {
    m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0
      && m44 == 1
  }

  /// A flat plane has no turn that could be told: its parts read as those of no transform.
  private func part(_ read: (TransformParts) -> Double) -> CGFloat { read(TransformParts(self) ?? TransformParts()) }

  private mutating func change(_ write: (inout TransformParts) -> Void) {
    var parts = TransformParts(self) ?? TransformParts()
    write(&parts)
    self = parts.transform
  }
}
