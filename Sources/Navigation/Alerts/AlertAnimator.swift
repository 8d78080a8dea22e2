// AlertAnimator: how alerts and action sheets come and go.

import Foundation
import Geometry
import Layers
import Views

/// Lets an alert shrink to its size while it appears and an action sheet rise from below, each on a spring; both go
/// more quickly than they came. The backdrop fades beside them.
@MainActor
final class AlertAnimator: ModalAnimator {
  /// How much larger an alert is when it begins to be seen. Source: iOS 7 and later.
  static let startScale: CGFloat = 1.2
  /// How long it takes to go, in seconds. Source: as seen on iOS 7 and later.
  static let leavingDuration = 0.25

  private let motion: ScreenMotion
  private let backdrop: UIView
  private var pose: PoseAnimation?

  init(isPresenting: Bool, isSheet: Bool, backdrop: UIView) {
    self.backdrop = backdrop
    motion = isSheet ? .rise : .shrink
    super.init(
      isPresenting: isPresenting, duration: motion.shownDuration(isPresenting ? Self.duration : Self.leavingDuration))
  }

  private var isFading: Bool { motion.shown != motion }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = moving(in: context) else { return context.completeTransition(true) }
    let container = context.containerView
    let isEased = isFading || !isPresenting
    let timing: PoseTiming =
      isEased ? .eased(duration) : .spring(Spring(dampingRatio: 1, duration: duration), from: 0, to: 1)
    pose = PoseAnimation(
      parts(moving: view), in: container.layer, size: container.bounds.size, timing: timing
    ) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func parts(moving view: UIView) -> [PosePart] {
    let fade: (start: CGFloat, end: CGFloat) = isPresenting ? (0, 1) : (1, 0)
    var part = PosePart(layer: view.layer)
    if motion == .rise && !isFading {
      let hidden: @MainActor (CGSize) -> CGPoint = { [weak view] size in
        CGPoint(x: 0, y: size.height - (view?.frame.minY ?? 0))
      }
      let shown: @MainActor (CGSize) -> CGPoint = { _ in .zero }
      part.offset = isPresenting ? (hidden, shown) : (shown, hidden)
    } else {
      part.opacity = fade
      if isPresenting && !isFading { part.scale = (Self.startScale, 1) }
    }
    return [part, PosePart(layer: backdrop.layer, opacity: fade)]
  }

  override func resize(in container: UIView) { pose?.resize(to: container.bounds.size) }

  override func finish() { pose?.finish() }
}
