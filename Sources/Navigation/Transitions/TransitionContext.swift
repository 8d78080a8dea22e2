// TransitionContext: one running transition between two controllers, whoever animates it.

import Essentials
import Foundation
import Geometry
import Views

/// What containers hand to animators. It ends exactly once.
@MainActor
final class TransitionContext: UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let duration: TimeInterval
  let from, to: UIViewController?
  /// Whether a hand drove the transition at its start.
  let initiallyInteractive: Bool
  var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var hasEnded = false
  let coordinator = TransitionCoordinator()
  /// Who moves the views; a hand that holds the transition starts it.
  var animator: (any UIViewControllerAnimatedTransitioning)?

  /// The views that the container lets the animator put in and take out; nil where they stay as they are.
  var fromView, toView: UIView?
  /// Where views lie at the start and at the end, in the container; asked anew each time, as the window may change.
  var initialFrames: @MainActor (UIViewController) -> CGRect = { _ in .zero }
  var finalFrames: @MainActor (UIViewController) -> CGRect = { _ in .zero }
  /// Told how far a hand has brought the transition, 0…1, for what moves in step with it.
  var onProgress: (@MainActor (CGFloat) -> Void)?
  /// Told once at the end; false after a cancellation.
  var onEnd: (@MainActor (_ didComplete: Bool) -> Void)?
  /// What keeps input out while the transition runs.
  private var lock: TransitionGuard?
  private var holdsInput = false
  /// How long what is left takes at most once a hand has let go, in seconds; the whole duration unless it says so.
  var rest: TimeInterval?

  init(
    containerView: UIView, from: UIViewController?, to: UIViewController?, isAnimated: Bool, duration: TimeInterval,
    isInteractive: Bool = false, presentationStyle: UIModalPresentationStyle = .none
  ) {
    (self.containerView, self.from, self.to) = (containerView, from, to)
    (self.isAnimated, self.duration, self.isInteractive) = (isAnimated, duration, isInteractive)
    (initiallyInteractive, self.presentationStyle) = (isInteractive, presentationStyle)
    coordinator.context = self
    RunningTransitions.current.add(self)
  }

  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: fromView
    case .to: toView
    default: nil
    }
  }

  func initialFrame(for viewController: UIViewController) -> CGRect { initialFrames(viewController) }
  func finalFrame(for viewController: UIViewController) -> CGRect { finalFrames(viewController) }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    onProgress?(self.percentComplete)
  }

  func pauseInteractiveTransition() { changeInteraction(to: true) }

  func finishInteractiveTransition() { changeInteraction(to: false) }

  func cancelInteractiveTransition() {
    guard isInteractive, !hasEnded else { return }
    transitionWasCancelled = true
    changeInteraction(to: false)
  }

  private func changeInteraction(to isInteractive: Bool) {
    guard self.isInteractive != isInteractive, !hasEnded else { return }
    self.isInteractive = isInteractive
    coordinator.interactionDidChange()
    if holdsInput { holdInput() }
  }

  /// Drops the user's input until the end, and brings the end about if nobody else does. What is in a hand is input
  /// itself, so it begins once the hand has let go.
  func holdInput() {
    holdsInput = true
    guard !isInteractive, lock == nil, !hasEnded else { return }
    lock = TransitionGuard(duration: rest ?? duration) { [weak self] in
      guard let self else { return }
      completeTransition(!transitionWasCancelled)
    }
  }

  /// Lets go of everybody who waits for the end, which will not come: its user interface has gone.
  func abandon() {
    hasEnded = true
    (onEnd, onProgress, animator, lock) = (nil, nil, nil, nil)
    (initialFrames, finalFrames) = ({ _ in .zero }, { _ in .zero })
  }

  func completeTransition(_ didComplete: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    if !didComplete { transitionWasCancelled = true }
    let onEnd = onEnd
    (self.onEnd, onProgress) = (nil, nil)
    lock?.release()
    lock = nil
    onEnd?(didComplete)
  }
}
