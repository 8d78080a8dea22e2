// UIView+Transition: changes of a whole view that are shown as one picture turning into another.

import Essentials
import Foundation
import Geometry
import Layers

extension UIView {
  /// Makes changes inside `view` and shows them as a transition from a picture of it before to what it is after (F1).
  ///
  /// Without a transition among the options the changes are made at once (F4). What waits for layout, or for deferred
  /// navigation work, is done before the picture of the after state is taken (F3, S3.3).
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewTransition(AnimationSettings(duration: duration, options: options), completion: completion)
      .run(in: view) { animations?() }
  }

  /// Replaces `fromView` by `toView` in its superview, as a transition of that superview (F2).
  ///
  /// While the superview is in a transition or an animation, this one waits for its end.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      Log.note(
        "UIView.transition(from:to:): the view to leave, \(type(of: fromView)), has no superview; nothing is replaced.")
      AnimationBlock(AnimationSettings(duration: duration, options: options), completion: completion)
        .close(isEnabled: true)
      return
    }
    container.whenStill {
      ViewTransition(AnimationSettings(duration: duration, options: options), completion: completion)
        .run(in: container) {
          if options.contains(.showHideTransitionViews) {
            fromView.isHidden = true
            toView.isHidden = false
          } else {
            container.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
          }
        }
    }
  }

}

/// One transition of a view.
@MainActor
struct ViewTransition {
  let settings: AnimationSettings
  let completion: ((Bool) -> Void)?

  init(_ settings: AnimationSettings, completion: ((Bool) -> Void)?) {
    (self.settings, self.completion) = (settings, completion)
  }

  /// Makes the changes and sets the transition going.
  func run(in view: UIView, changes: () -> Void) {
    let state = AnimationState.current
    var settings = state.block.map { self.settings.inside($0.settings) } ?? self.settings
    let motion = settings.options.transition?.motion
    settings.duration = motion?.shownDuration(settings.duration) ?? settings.duration
    let block = AnimationBlock(settings, completion: completion)
    guard let wanted = settings.options.transition, state.isEnabled, block.isAnimating, view.window != nil else {
      state.withoutAnimation(changes)
      return block.close(isEnabled: state.isEnabled)
    }
    let style = motion?.shown == motion ? wanted : .dissolve
    let before = view.layer.capture()
    if settings.options.contains(.allowAnimatedContent) {
      state.within(block, changes)
    } else {
      state.withoutAnimation(changes)
    }
    state.withoutAnimation {
      UIApplication.shared.flushNavigation()
      (view.window ?? view).layoutIfNeeded()
    }
    view.layer.addTransition(
      style: style, before: before, duration: settings.duration, delay: settings.delay, timing: settings.curve,
      onStop: block.beginAnimation(of: view))
    block.close(isEnabled: true)
  }
}
