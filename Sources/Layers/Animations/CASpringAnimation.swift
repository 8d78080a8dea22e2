// CASpringAnimation: an animation whose progress is a spring's.

import Foundation
import Geometry

/// An animation that moves as on a spring: its time runs in seconds of the spring, not along a curve.
open class CASpringAnimation: CABasicAnimation {
  /// In kg, above 0.
  open var mass: CGFloat = 1
  /// In kg·s⁻², above 0.
  open var stiffness: CGFloat = 100
  /// In kg·s⁻¹, at least 0; at 0 it swings for ever.
  open var damping: CGFloat = 10
  /// The speed at the start in whole distances per second, towards the end if positive.
  open var initialVelocity: CGFloat = 0

  /// The time in seconds after which it stays within a thousandth of its end.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  package var spring: Spring {
    get { Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity) }
    set {
      (mass, stiffness) = (newValue.mass, newValue.stiffness)
      (damping, initialVelocity) = (newValue.damping, newValue.velocity)
    }
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    if let other = other as? CASpringAnimation { spring = other.spring }
  }

  override func progress(at point: MediaTiming.Point) -> Double { spring.value(at: point.time) }
}
