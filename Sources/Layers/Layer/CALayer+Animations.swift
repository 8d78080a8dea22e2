// CALayer+Animations: the animations on a layer, by key.

import Foundation
import Geometry

extension CALayer {
  /// The animation under that key, as the layer copied it.
  public func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

  /// The keys of all animations, in the order in which they act; nil where there are none.
  public func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Takes the animation under that key away; it stops unfinished.
  public func removeAnimation(forKey key: String) {
    for entry in animations where entry.key == key { LayerCommit.current.takeAway(entry, of: self) }
  }

  /// Takes all animations away; they stop unfinished.
  public func removeAllAnimations() {
    for entry in animations { LayerCommit.current.takeAway(entry, of: self) }
  }

  /// Whether an animation is on the layer whose end is still to come.
  package var isAnimating: Bool { animations.contains { !$0.isStopped } }

  /// Shows the change from `before` to what the layer shows now, in place of a transition that may be running.
  ///
  /// `before` is a capture of this layer; `delay` counts from the commit and `before` shows while it lasts.
  package func addTransition(
    style: LayerTransition.Style, before: Frame.Node, duration: CFTimeInterval, delay: CFTimeInterval = 0,
    timing: CAMediaTimingFunction? = CAMediaTimingFunction(name: .easeInEaseOut),
    onStop: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    let transition = CATransition()
    (transition.style, transition.before) = (style, before)
    (transition.duration, transition.delay) = (duration, delay)
    (transition.timingFunction, transition.fillMode) = (timing, .both)
    transition.onStop = onStop
    add(transition, forKey: nil)
  }

  func addAnimation(_ animation: CAAnimation, forKey key: String?) {
    guard original == nil else { return }
    let copy = animation.copied()
    var key = key
    if let transition = copy as? CATransition {
      // Source: Core Animation's constant kCATransition, the key under which all transitions run.
      key = "transition"
      transition.before = transition.before ?? capture()
      transition.contentID = LayerID.next()
    }
    copy.settle(duration: CATransaction.animationDuration())
    if let key { removeAnimation(forKey: key) }
    LayerCommit.current.begin(copy, forKey: key, on: self)
  }
}
