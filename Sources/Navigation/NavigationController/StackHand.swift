// StackHand: a finger, or two on a touchpad, that drives a push or a pop, and how what it lets go comes to rest.

import Foundation
import Geometry
import Views

/// Drives the built-in movement of one push or pop by hand; the bar goes in step.
@MainActor
final class StackHand: UIViewControllerInteractiveTransitioning {
  let operation: UINavigationController.Operation
  /// The way forward as it was, for the case that the hand thinks better of it.
  let forwardBefore: [UIViewController]
  /// How far the hand has come, 0…1.
  private(set) var progress: CGFloat = 0
  /// Whether it still holds the transition.
  private(set) var isHolding = true

  private weak var context: TransitionContext?
  private weak var bar: UINavigationBar?
  private var animator: SlideAnimator? { context?.animator as? SlideAnimator }

  init(
    _ operation: UINavigationController.Operation, bar: UINavigationBar, forwardBefore: [UIViewController]
  ) { (self.operation, self.bar, self.forwardBefore) = (operation, bar, forwardBefore) }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext as? TransitionContext
    animator?.run(.held(0))
    animator?.animateTransition(using: transitionContext)
  }

  /// Brings the transition to `progress`, 0…1; what lies beyond is cut off.
  func move(to progress: CGFloat) {
    guard isHolding, let context else { return }
    self.progress = min(max(progress, 0), 1)
    animator?.run(.held(self.progress))
    context.updateInteractiveTransition(self.progress)
  }

  /// Lets go at `velocity`, in whole ways a second; the rest runs on, or back, as on a spring that takes it over.
  func letGo(completing: Bool, velocity: CGFloat) {
    guard isHolding, let context else { return }
    isHolding = false
    let spring = HandOver.spring(from: progress, to: completing ? 1 : 0, velocity: velocity)
    context.rest = spring?.settlingDuration ?? 0
    completing ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    guard let spring else { return animator?.finish() ?? () }
    let timing = PoseTiming.spring(spring, from: progress, to: completing ? 1 : 0)
    bar?.state.transition?.run(timing)
    animator?.run(timing)
  }
}

/// What becomes of a transition that a hand lets go, as pure arithmetic.
enum HandOver {
  /// The speed above which a flick decides, whatever the progress, in points a second: about a third of a phone's
  /// width in a fifth of a second, which nobody does by chance.
  static let flick: CGFloat = 600
  /// How far it must have come to go on by itself, 0…1.
  static let half: CGFloat = 0.5
  /// How long the spring takes from rest, in seconds; a little longer than a push, whose middle it skips.
  static let duration = 0.4
  /// The largest speed that is taken over, in remaining ways a second: at it the rest takes about a tenth of a second,
  /// which the eye can still follow.
  static let fastest = 60.0

  /// Whether it goes on, after `progress`, 0…1, at `velocity`, in points a second.
  static func completes(progress: CGFloat, velocity: CGFloat) -> Bool {
    abs(velocity) >= flick ? velocity > 0 : progress >= half
  }

  /// The spring that takes over at `velocity`, in whole ways a second; nil where it is there already.
  ///
  /// It is critically damped, and at least as stiff as keeps the speed from carrying it past its end (ω ≥ v), where
  /// nothing would be seen but a gap between the screens.
  static func spring(from start: CGFloat, to end: CGFloat, velocity: CGFloat) -> Spring? {
    let way = end - start
    guard abs(way) > 1e-3 else { return nil }
    let speed = min(Double(velocity / way), fastest)
    let resting = Spring(dampingRatio: 1, duration: duration)
    let frequency = max(resting.frequency, speed)
    return Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * frequency, velocity: speed)
  }
}
