// AnimationState: the animation blocks that are open now, in one user interface.

import Essentials
import Foundation
import Layers

/// The open blocks, and whether animations are wanted at all.
@MainActor
final class AnimationState {
  /// The one of the current user interface.
  static var current: AnimationState { Turn.current.slot(AnimationState.self) { AnimationState() } }

  var isEnabled = true
  /// The block in which changes are made now; inner ones stand for outer ones until they are closed.
  private(set) var block: AnimationBlock?

  /// Runs `changes` in a block and closes it.
  func run(
    _ settings: AnimationSettings, keyframes: KeyframeCollector? = nil, completion: ((Bool) -> Void)?,
    changes: () -> Void
  ) {
    let settings = block.map { settings.inside($0.settings) } ?? settings
    let new = AnimationBlock(settings, keyframes: keyframes, completion: completion)
    within(new) {
      changes()
      if settings.options.contains(.layoutSubviews) {
        for view in new.animatedViews { view.layoutIfNeeded() }
      }
    }
    new.close(isEnabled: isEnabled)
  }

  /// Makes `block` the one in which changes are made while `work` runs.
  func within<Result>(_ block: AnimationBlock?, _ work: () throws -> Result) rethrows -> Result {
    let outer = self.block
    self.block = block
    defer { self.block = outer }
    return try work()
  }

  /// Runs `work` with animations switched off.
  func withoutAnimation<Result>(_ work: () throws -> Result) rethrows -> Result {
    let wasEnabled = isEnabled
    isEnabled = false
    defer { isEnabled = wasEnabled }
    return try work()
  }

  /// The action for a change of a view's layer; nil where the change is not animated.
  func action(for layer: CALayer, of view: UIView, key: String) -> (any CAAction)? {
    guard isEnabled, let block, block.isAnimating, let property = AnimatedProperty(rawValue: key) else { return nil }
    return PropertyAction(property, of: layer, in: view, block: block)
  }
}
