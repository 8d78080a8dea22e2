// ChildSwap: transition(from:to:…), the exchange of two children's views (T1–T10).

import Essentials
import Foundation
import Views

/// One exchange of the views of two children of one parent.
@MainActor
struct ChildSwap {
  let parent, from, to: UIViewController

  init(parent: UIViewController, from: UIViewController, to: UIViewController) {
    (self.parent, self.from, self.to) = (parent, from, to)
  }

  func run(
    duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard let superview = checkedSuperview(), let fromView = from.view, let toView = to.view else {
      completion?(false)
      return
    }
    let isAnimated = duration > 0 && UIView.areAnimationsEnabled
    from.appearance.drive(to: .disappearing, animated: isAnimated, of: from)
    to.appearance.drive(to: .appearing, animated: isAnimated, of: to)
    let drives = (leaving: from.appearance.generation, arriving: to.appearance.generation)
    let ended: (Bool) -> Void = { finished in end(finished, drives, completion) }
    guard isAnimated else {
      superview.insertSubview(toView, aboveSubview: fromView)
      animations?()
      return ended(true)
    }
    guard options.hasTransition else {
      superview.insertSubview(toView, aboveSubview: fromView)
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: ended)
      return
    }
    UIView.transition(
      with: superview, duration: duration, options: options.union(.allowAnimatedContent),
      animations: {
        UIView.performWithoutAnimation {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
        animations?()
      }, completion: ended)
  }

  /// The user's completion comes first, then the did-calls (T6). Who has been taken over by a later exchange meanwhile,
  /// one in the completion too, is left to that one.
  private func end(_ finished: Bool, _ drives: (leaving: Int, arriving: Int), _ completion: ((Bool) -> Void)?) {
    if from.appearance.generation == drives.leaving { from.viewIfLoaded?.removeFromSuperview() }
    completion?(finished)
    if from.appearance.generation == drives.leaving {
      from.appearance.drive(to: .disappeared, animated: from.appearance.isAnimated, of: from)
    }
    guard to.appearance.generation == drives.arriving else { return }
    let isStillIn = to.viewIfLoaded?.superview != nil
    to.appearance.drive(to: isStillIn ? .appeared : .disappeared, animated: to.appearance.isAnimated, of: to)
  }

  /// The view in which the exchange takes place, or a message that says why there is none.
  private func checkedSuperview() -> UIView? {
    let method =
      "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
    guard from.parent === parent, to.parent === parent else {
      fault(
        "Children view controllers \(from.named) and \(to.named) must have a common parent view controller when "
          + "calling \(method)")
      return nil
    }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else {
      fault("\(parent.named) forwards appearance itself, so it cannot use \(method)")
      return nil
    }
    guard from !== to, to.viewIfLoaded?.superview == nil else {
      Log.note("\(method): \(to.named) is in the view tree already. Nothing is exchanged.")
      return nil
    }
    guard let superview = from.viewIfLoaded?.superview else {
      Log.note("\(method): the view of \(from.named) is in no view tree. Nothing is exchanged.")
      return nil
    }
    return superview
  }
}

extension UIView.AnimationOptions {
  /// Whether a flip, curl or dissolve is asked for: bits 20 to 23.
  var hasTransition: Bool { rawValue & (15 << 20) != 0 }
}
