// CAAnimationGroup: several animations in one time.

import Foundation
import Geometry

/// Animations that run together. Their times lie in the group's, their `beginTime` counts from its start, and they are
/// cut off at its end.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copied() }
  }

  override func settle(duration: Double) {
    super.settle(duration: duration)
    for animation in animations ?? [] { animation.settle(duration: timing.duration) }
  }

  override func apply(to values: inout LayerValues, at time: Double) {
    guard let point = timing.point(at: time) else { return }
    // A curve bends the group's time, so its members speed up and slow down together.
    let inner = progress(at: point) * timing.duration
    for animation in animations ?? [] { animation.apply(to: &values, at: inner) }
  }
}
