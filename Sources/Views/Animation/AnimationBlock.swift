// AnimationBlock: one call of `UIView.animate`: how it runs, what it animates, and its completion, called once.

import Essentials
import Foundation
import Geometry
import Layers

/// How the animations of a block run.
struct AnimationSettings {
  /// In seconds.
  var duration, delay: Double
  var options: UIView.AnimationOptions
  var curve: CAMediaTimingFunction
  /// The spring that takes the place of the curve: its damping ratio and its speed in whole distances per second.
  var spring: (dampingRatio: Double, velocity: Double)?
  /// How often it runs; nil follows from the options.
  var repeatCount: Float?

  init(
    duration: Double, delay: Double = 0, options: UIView.AnimationOptions = [],
    spring: (dampingRatio: Double, velocity: Double)? = nil
  ) {
    (self.duration, self.delay, self.options) = (duration, max(delay, 0), options)
    (curve, self.spring) = (options.curve.timingFunction, spring)
  }

  /// The options that an inner animation takes over: all that are no field and no override.
  private static let inherited: UIView.AnimationOptions = [
    .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
  ]

  /// These settings inside those of an outer block (A23).
  func inside(_ outer: AnimationSettings) -> AnimationSettings {
    var settings = self
    if !options.contains(.overrideInheritedDuration) { settings.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { settings.curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      settings.options.formUnion(outer.options.intersection(Self.inherited))
    }
    return settings
  }

  /// Sets time and repetition of an animation.
  @MainActor
  func apply(to animation: CAAnimation) {
    (animation.duration, animation.delay) = (duration, delay)
    (animation.fillMode, animation.timingFunction) = (.both, spring == nil ? curve : nil)
    animation.autoreverses = options.contains(.autoreverse)
    animation.repeatCount = repeatCount ?? (options.contains(.repeat) ? .infinity : 0)
  }
}

/// What one call of `UIView.animate` has set going.
@MainActor
final class AnimationBlock {
  var settings: AnimationSettings
  /// The keyframes that are being collected; nil in other blocks.
  let keyframes: KeyframeCollector?
  private let turn = Turn.current
  private var completion: ((Bool) -> Void)?
  private var waiting = 0
  private var hasBegun = false
  private var isFinished = true
  private var isClosed = false
  private(set) var animatedViews: [UIView] = []

  init(_ settings: AnimationSettings, keyframes: KeyframeCollector? = nil, completion: ((Bool) -> Void)?) {
    (self.settings, self.keyframes, self.completion) = (settings, keyframes, completion)
  }

  /// Whether changes in the block are animated: a block without duration makes them at once (A15).
  var isAnimating: Bool { settings.duration > 0 }

  /// Animates a change of the layer's property from `old` to what it is set to now.
  func animate(_ property: AnimatedProperty, of layer: CALayer, in view: UIView, from old: Any) {
    guard let new = layer.value(forKeyPath: property.rawValue) else { return }
    if let keyframes { return keyframes.add(property, of: layer, in: view, from: old, to: new) }
    let animation = spring ?? CABasicAnimation()
    animation.keyPath = property.rawValue
    if !(property.isAdditive && animation.setAdditive(from: old, to: new)) {
      (animation.fromValue, animation.toValue) = (old, new)
    }
    add(animation, to: layer, property: property, of: view)
  }

  private var spring: CASpringAnimation? {
    settings.spring.map { wanted in
      let animation = CASpringAnimation()
      animation.spring = Spring(
        dampingRatio: wanted.dampingRatio, duration: settings.duration, velocity: wanted.velocity)
      return animation
    }
  }

  /// Adds an animation and waits for its end. One that adds up gets a key of its own, so that it joins those that run
  /// (A18); any other takes the place of the one before it (A19).
  func add(_ animation: CAPropertyAnimation, to layer: CALayer, property: AnimatedProperty, of view: UIView) {
    settings.apply(to: animation)
    var key = property.rawValue
    if animation.isAdditive {
      var number = 2
      while layer.animation(forKey: key) != nil {
        key = "\(property.rawValue)-\(number)"
        number += 1
      }
    }
    animation.onStop = beginAnimation(of: view)
    layer.add(animation, forKey: key)
  }

  /// Waits for the end of an animation or transition of the view, which calls what this returns. Until then touches are
  /// kept from the view unless the options allow them (A25, F14).
  func beginAnimation(of view: UIView) -> @MainActor (_ finished: Bool) -> Void {
    waiting += 1
    hasBegun = true
    if !animatedViews.contains(view) { animatedViews.append(view) }
    let allowsTouches = settings.options.contains(.allowUserInteraction)
    view.animationBegan(allowsTouches: allowsTouches)
    return { [self, weak view] finished in
      view?.animationStopped(allowsTouches: allowsTouches)
      stopped(finished)
    }
  }

  private func stopped(_ finished: Bool) {
    waiting -= 1
    if !finished { isFinished = false }
    completeIfDone()
  }

  /// Ends the collecting: from here on the block waits for its animations.
  ///
  /// Without any, the completion comes at the end of this turn (A6); without a duration, in the next turn, or after the
  /// delay (A15).
  func close(isEnabled: Bool) {
    keyframes?.finish(in: self)
    isClosed = true
    guard !hasBegun else { return completeIfDone() }
    guard completion != nil else { return }
    let complete: @MainActor () -> Void = { [self] in completeIfDone() }
    if isAnimating || !isEnabled {
      turn.enqueue(.completions, complete)
    } else if settings.delay > 0 {
      turn.schedule(at: turn.now + settings.delay, complete)
    } else {
      turn.enqueue(.end) { [turn] in turn.enqueue(.blocks, complete) }
    }
  }

  private func completeIfDone() {
    guard isClosed, waiting == 0, let completion else { return }
    self.completion = nil
    completion(isFinished)
  }
}
