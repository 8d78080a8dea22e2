// ModalAnimator: the built-in movements of presentations and dismissals.

import Foundation
import Geometry
import Views

/// A built-in movement. It knows what to do when its container changes size meanwhile.
@MainActor
class ModalAnimator: UIViewControllerAnimatedTransitioning {
  /// In seconds. Source: N26 for the cover; the others keep step with it.
  static let duration = 0.4

  let isPresenting: Bool
  /// In seconds.
  let duration: TimeInterval

  init(isPresenting: Bool, duration: TimeInterval = ModalAnimator.duration) {
    (self.isPresenting, self.duration) = (isPresenting, duration)
  }

  /// The movement for a style. What is not opaque, as it leaves its presenter in place, cannot be turned around with
  /// it, and fades; so does everything for a user who wants little movement.
  static func builtIn(_ style: UIModalTransitionStyle, isPresenting: Bool, isOpaque: Bool) -> ModalAnimator {
    let motion = style.motion(isOpaque: isOpaque)
    let duration = motion.shownDuration(duration)
    guard motion.shown == motion else { return FadeAnimator(isPresenting: isPresenting, duration: duration) }
    return switch motion {
    case .flip:
      PageAnimator(isPresenting: isPresenting, forth: .transitionFlipFromRight, back: .transitionFlipFromLeft)
    case .curl: PageAnimator(isPresenting: isPresenting, forth: .transitionCurlUp, back: .transitionCurlDown)
    case .dissolve: FadeAnimator(isPresenting: isPresenting)
    default: CoverAnimator(isPresenting: isPresenting)
    }
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {}

  func resize(in container: UIView) {}

  func finish() {}

  /// The view that moves: the presented one, put into the container at its final place.
  func moving(in context: any UIViewControllerContextTransitioning) -> UIView? {
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    guard let view = context.view(forKey: key) else { return nil }
    if isPresenting {
      if let presented = context.viewController(forKey: .to) { view.frame = context.finalFrame(for: presented) }
      context.containerView.addSubview(view)
    }
    return view
  }
}

/// Slides the presented view up from below the container, and down again.
@MainActor
final class CoverAnimator: ModalAnimator {
  private var pose: PoseAnimation?

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = moving(in: context) else { return context.completeTransition(true) }
    let hidden: @MainActor (CGSize) -> CGPoint = { [weak view] size in
      CGPoint(x: 0, y: size.height - (view?.frame.minY ?? 0))
    }
    let shown: @MainActor (CGSize) -> CGPoint = { _ in .zero }
    let container = context.containerView
    let part = PosePart(layer: view.layer, offset: isPresenting ? (hidden, shown) : (shown, hidden))
    pose = PoseAnimation([part], in: container.layer, size: container.bounds.size, timing: .eased(duration)) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  override func resize(in container: UIView) { pose?.resize(to: container.bounds.size) }

  override func finish() { pose?.finish() }
}

/// Fades the presented view in over its presenter, and out again.
@MainActor
final class FadeAnimator: ModalAnimator {
  private var pose: PoseAnimation?

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = moving(in: context) else { return context.completeTransition(true) }
    let container = context.containerView
    let opacity = view.alpha
    let part = PosePart(layer: view.layer, opacity: isPresenting ? (0, opacity) : (opacity, 0))
    pose = PoseAnimation([part], in: container.layer, size: container.bounds.size, timing: .eased(duration)) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  override func resize(in container: UIView) { pose?.resize(to: container.bounds.size) }

  override func finish() { pose?.finish() }
}

/// Turns the whole container around, or curls it away, from one screen to the other.
@MainActor
final class PageAnimator: ModalAnimator {
  private let forth, back: UIView.AnimationOptions

  init(isPresenting: Bool, forth: UIView.AnimationOptions, back: UIView.AnimationOptions) {
    (self.forth, self.back) = (forth, back)
    super.init(isPresenting: isPresenting)
  }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    UIView.transition(
      with: context.containerView, duration: duration, options: isPresenting ? forth : back,
      animations: {
        from?.removeFromSuperview()
        guard let to else { return }
        if let controller = context.viewController(forKey: .to) { to.frame = context.finalFrame(for: controller) }
        context.containerView.addSubview(to)
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

extension UIModalTransitionStyle {
  /// The movement that the style means.
  fileprivate func motion(isOpaque: Bool) -> ScreenMotion {
    switch self {
    case .coverVertical: .rise
    case .crossDissolve: .dissolve
    case .flipHorizontal: isOpaque ? .flip : .dissolve
    case .partialCurl: isOpaque ? .curl : .dissolve
    }
  }
}
