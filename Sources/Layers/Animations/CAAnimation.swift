// CAAnimation: what all animations have in common: time, curve, and whom they tell.

import Foundation
import Geometry

/// Hears when an animation begins and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  /// `flag` is true if the animation ran to its end, false if it was taken away before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer. A layer takes a copy of what is added to it.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  package var timing = MediaTiming()
  /// How long the animation waits from the commit on that begins it, in seconds; counts where `beginTime` is 0.
  package var delay = 0.0
  /// Called once, when the animation has ended (true) or was taken away before (false).
  package var onStop: (@MainActor (_ finished: Bool) -> Void)?

  /// The curve along which time passes; nil means evenly.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told of beginning and end; kept alive until then.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer lets go of the animation at its end. If not, its last values show on if `fillMode` says so.
  open var isRemovedOnCompletion = true

  private var userValues: [String: Any] = [:]

  public required override init() { super.init() }

  /// A copy that can be changed without changing this one.
  package func copied() -> CAAnimation {
    let copy = type(of: self).init()
    copy.take(from: self)
    return copy
  }

  /// Takes over everything that another animation of the same class is set to.
  func take(from other: CAAnimation) {
    (timing, delay, onStop) = (other.timing, other.delay, other.onStop)
    (timingFunction, delegate) = (other.timingFunction, other.delegate)
    (isRemovedOnCompletion, userValues) = (other.isRemovedOnCompletion, other.userValues)
  }

  /// Gives the animation a duration if it has none of its own.
  func settle(duration: Double) {
    if timing.duration == 0 { timing.duration = duration }
  }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Keeps a value of the user's own under a name.
  open func setValue(_ value: Any?, forKey key: String) { userValues[key] = value }
  open func value(forKey key: String) -> Any? { userValues[key] }

  /// Lays the animation's effect over `values` while it is `time` in the layer.
  func apply(to values: inout LayerValues, at time: Double) {}

  /// The eased progress at a place in a run.
  func progress(at point: MediaTiming.Point) -> Double { timingFunction?.value(at: point.progress) ?? point.progress }

  // MARK: CAMediaTiming

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}
