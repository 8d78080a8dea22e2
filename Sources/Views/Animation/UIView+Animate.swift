// UIView+Animate: changes of views that are shown as a motion.

import Foundation
import Layers

extension UIView {
  /// Makes changes that are shown as a motion of `duration` seconds, after `delay` seconds.
  ///
  ///     UIView.animate(withDuration: 0.25, delay: 0.3) { card.alpha = 1 }
  ///
  /// The model has its final values at once (A4). `completion` is called once: with true at the end of the motion, with
  /// false if one of its animations was replaced or its view left the window (A14).
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationState.current.run(
      AnimationSettings(duration: duration, delay: delay, options: options), completion: completion,
      changes: animations)
  }

  /// The same at once and with ease-in-out.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// The same on a spring that is at rest after `duration` seconds (A33).
  ///
  /// - Parameters:
  ///   - dampingRatio: above 0 up to 1: the less, the more it swings; at 1 not at all (A31).
  ///   - velocity: the speed at the start, in whole distances per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(
      duration: duration, delay: delay, options: options, spring: (Double(dampingRatio), Double(velocity)))
    AnimationState.current.run(settings, completion: completion, changes: animations)
  }

  /// Whether animations are wanted. True by default; without them changes are made at once (A10).
  public class var areAnimationsEnabled: Bool { AnimationState.current.isEnabled }

  /// Says whether animations are wanted.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationState.current.isEnabled = enabled }

  /// Makes changes without a motion, also inside an animation.
  public class func performWithoutAnimation<Result>(_ actionsWithoutAnimation: () throws -> Result) rethrows -> Result {
    try AnimationState.current.withoutAnimation(actionsWithoutAnimation)
  }

  /// The duration in seconds of the animation in which this is read; 0 outside of all.
  public class var inheritedAnimationDuration: TimeInterval { AnimationState.current.block?.settings.duration ?? 0 }

  /// Repeats the animations of `animations`, inside an animation, another number of times.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = AnimationState.current.block else { return animations() }
    let settings = block.settings
    block.settings.repeatCount = Float(count)
    if autoreverses { block.settings.options.insert(.autoreverse) } else { block.settings.options.remove(.autoreverse) }
    animations()
    block.settings = settings
  }

  /// Fades views out and takes them away, beside what `parallelAnimations` changes.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.25, delay: 0, options: options) {
      for view in views { view.alpha = 0 }
      parallelAnimations?()
    } completion: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }

  // MARK: Keyframes

  /// Makes changes that are shown as a motion through the keyframes that `animations` adds.
  ///
  /// The whole runs along the curve of the options, ease-in-out unless said otherwise, as in UIKit.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // The bits of the calculation mode mean nothing among the other options.
    let shared = AnimationOptions(rawValue: options.rawValue & ~(0x7 << 10))
    AnimationState.current.run(
      AnimationSettings(duration: duration, delay: delay, options: shared),
      keyframes: KeyframeCollector(mode: options.calculationMode), completion: completion, changes: animations)
  }

  /// Adds changes to the keyframe animation around the call.
  ///
  /// - Parameters:
  ///   - frameStartTime: when they begin, as a fraction 0…1 of the whole.
  ///   - frameDuration: how long they take, as a fraction of the whole.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = AnimationState.current.block?.keyframes else { return animations() }
    let outer = keyframes.span
    let start = min(max(frameStartTime, 0), 1)
    keyframes.span = start...min(max(start + frameDuration, start), 1)
    animations()
    keyframes.span = outer
  }
}
