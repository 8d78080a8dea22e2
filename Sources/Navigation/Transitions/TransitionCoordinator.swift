// TransitionCoordinator: the blocks that run alongside one transition.

import Foundation
import Geometry
import Views

/// Keeps blocks until the transition starts and ends. It lives as long as its context, or as someone holds it.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  weak var context: TransitionContext?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var hasStarted = false
  private var hasEnded = false
  private let fallbackView = UIView(frame: .zero)

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !hasEnded else { return false }
    if let completion { completions.append(completion) }
    if let animation {
      animations.append(animation)
      if hasStarted { runAnimations() }
    }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionHandlers.append(handler) }

  func interactionDidChange() {
    if hasStarted { runAnimations() }
    for handler in interactionHandlers { handler(self) }
  }

  /// Runs what waits, with the transition's timing. While a hand holds the transition it waits on, and where the hand
  /// takes the transition back it is never run, so that nothing has to be undone.
  func start() {
    hasStarted = true
    runAnimations()
  }

  private func runAnimations() {
    guard !isInteractive, !isCancelled else { return }
    let blocks = animations
    animations = []
    guard !blocks.isEmpty else { return }
    guard isAnimated, transitionDuration > 0 else {
      for block in blocks { block(self) }
      return
    }
    UIView.animate(withDuration: transitionDuration, delay: 0, options: .curveEaseInOut) {
      for block in blocks { block(self) }
    }
  }

  /// Runs the completions, once.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    let blocks = completions
    (animations, completions, interactionHandlers) = ([], [], [])
    for block in blocks { block(self) }
  }

  var isAnimated: Bool { context?.isAnimated ?? false }
  var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
  var initiallyInteractive: Bool { context?.initiallyInteractive ?? false }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var transitionDuration: TimeInterval { context?.duration ?? 0 }
  var percentComplete: CGFloat { context?.percentComplete ?? (hasEnded ? 1 : 0) }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { context?.containerView ?? fallbackView }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }
}

extension UIViewController {
  /// The coordinator of the transition that this controller, or one around it, takes part in; nil at rest.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.coordinator).first
  }
}
