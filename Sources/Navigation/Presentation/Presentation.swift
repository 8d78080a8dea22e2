// Presentation: one controller shown over another, from `present` to the end of its dismissal.

import Essentials
import Foundation
import Geometry
import Views

/// The life of one presentation. Its presented controller holds it.
@MainActor
final class Presentation {
  enum State { case presenting, presented, dismissing, ended }

  let presented: UIViewController
  private(set) weak var presenting: UIViewController?
  /// The controller on which `present` was called.
  private weak var asked: UIViewController?
  let controller: UIPresentationController
  let container = PresentationContainerView(frame: .zero)
  var state = State.presenting
  /// Where the presenter's view was before it was taken out.
  var place: (superview: UIView, index: Int)?
  var context: TransitionContext?
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// What waits for the transition that runs.
  var waiting: [@MainActor () -> Void] = []

  init(of presented: UIViewController, by presenting: UIViewController, asked: UIViewController) {
    (self.presented, self.presenting, self.asked) = (presented, presenting, asked)
    let custom = presented.modalPresentationStyle == .custom ? presented.transitioningDelegate : nil
    controller =
      custom?.presentationController(forPresented: presented, presenting: presenting, source: asked)
      ?? Self.builtInController(for: presented, by: presenting)
    container.session = self
  }

  private static func builtInController(
    for presented: UIViewController, by presenting: UIViewController
  ) -> UIPresentationController {
    if let alert = presented as? UIAlertController { return AlertPresentationController(alert, presenting: presenting) }
    return switch presented.modalPresentationStyle {
    case .pageSheet, .formSheet, .popover:
      SheetPresentationController(presentedViewController: presented, presenting: presenting)
    default: UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }

  /// Whether a transition of this presentation runs.
  var isRunning: Bool { state == .presenting || state == .dismissing }

  var removesPresenter: Bool { controller.shouldRemovePresentersView }

  /// The built-in movement: the presented controller's, unless the context that it covers brings its own.
  var transitionStyle: UIModalTransitionStyle {
    let isInContext = [.currentContext, .overCurrentContext].contains(presented.modalPresentationStyle)
    guard isInContext, let presenting, presenting.providesPresentationContextTransitionStyle else {
      return presented.modalTransitionStyle
    }
    return presenting.modalTransitionStyle
  }

  /// Runs what has waited for the end of a transition.
  func runWaiting() {
    let work = waiting
    waiting = []
    for block in work { block() }
  }
}

// MARK: Presenting

extension Presentation {
  func present(animated: Bool, completion: (() -> Void)?) {
    guard let presenting, let presenterView = presenting.view, let host = host(over: presenterView) else { return }
    presenting.presentation.presented = presented
    presented.presentation.presenting = presenting
    presented.presentation.session = self
    presented.loadViewIfNeeded()
    controller.containerView = container
    container.frame = host === presenterView.superview ? presenterView.frame : host.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]

    chooseAnimator(animated ? animatorForPresenting(by: presenting) : nil, isPresenting: true)
    let context = makeContext(from: presenting, to: presented, isAnimated: animated)
    context.toView = controller.presentedView
    context.fromView = removesPresenter ? presenterView : nil
    presented.movement.isPresented = true
    if removesPresenter { presenting.appearance.drive(to: .disappearing, animated: animated, of: presenting) }
    presented.appearance.drive(to: .appearing, animated: animated, of: presented)

    host.addSubview(container)
    if removesPresenter { takePresentersView(presenterView) }
    controller.presentationTransitionWillBegin()
    context.onEnd = { [weak self] didComplete in self?.presentingEnded(didComplete, completion) }
    run(context)
  }

  /// The view that the container is added to: around the presenter's view in a context of its own, else the window.
  private func host(over presenterView: UIView) -> UIView? {
    switch presented.modalPresentationStyle {
    case .currentContext, .overCurrentContext: presenterView.superview ?? presenterView.window
    default: presenterView.window
    }
  }

  private func animatorForPresenting(by presenting: UIViewController) -> any UIViewControllerAnimatedTransitioning {
    presented.transitioningDelegate?.animationController(
      forPresented: presented, presenting: presenting, source: asked ?? presenting)
      ?? controller.builtInAnimator(isPresenting: true)
      ?? ModalAnimator.builtIn(transitionStyle, isPresenting: true, isOpaque: removesPresenter)
  }

  /// Moves the presenter's view into the container, where the movement takes place.
  func takePresentersView(_ view: UIView) {
    if let superview = view.superview, superview !== container {
      place = (superview, superview.subviews.firstIndex(of: view) ?? 0)
    }
    view.frame = container.bounds
    container.insertSubview(view, at: 0)
  }

  private func presentingEnded(_ didComplete: Bool, _ completion: (() -> Void)?) {
    guard let presenting else { return }
    let animated = context?.isAnimated ?? false
    tidy(didComplete)
    if didComplete {
      state = .presented
      if removesPresenter { presenting.viewIfLoaded?.removeFromSuperview() }
      placePresentedView()
      presented.appearance.drive(to: .appeared, animated: animated, of: presented)
      if removesPresenter { presenting.appearance.drive(to: .disappeared, animated: animated, of: presenting) }
    } else {
      presented.appearance.drive(to: .disappearing, animated: animated, of: presented)
      if removesPresenter { presenting.appearance.drive(to: .appearing, animated: animated, of: presenting) }
      unlink()
      restorePresentersView(of: presenting)
      presented.appearance.drive(to: .disappeared, animated: animated, of: presented)
      if removesPresenter { presenting.appearance.drive(to: .appeared, animated: animated, of: presenting) }
    }
    presented.movement.isPresented = false
    controller.presentationTransitionDidEnd(didComplete)
    finishCoordinator()
    if didComplete { completion?() }
    runWaiting()
  }
}

// MARK: What both ways share

extension Presentation {
  func makeContext(from: UIViewController, to: UIViewController, isAnimated: Bool) -> TransitionContext {
    let duration = isAnimated ? animator?.transitionDuration(using: nil) ?? 0 : 0
    let context = TransitionContext(
      containerView: container, from: from, to: to, isAnimated: isAnimated, duration: duration,
      isInteractive: interaction?.wantsInteractiveStart ?? false, presentationStyle: controller.presentationStyle)
    let frames: @MainActor (UIViewController) -> CGRect = { [weak self] controller in
      guard let self else { return .zero }
      return controller === presented ? self.controller.frameOfPresentedViewInContainerView : container.bounds
    }
    context.initialFrames = { $0 === from ? frames($0) : .zero }
    context.finalFrames = { $0 === to ? frames($0) : .zero }
    (from.coordinator, to.coordinator) = (context.coordinator, context.coordinator)
    context.animator = animator
    self.context = context
    return context
  }

  func chooseAnimator(_ animator: (any UIViewControllerAnimatedTransitioning)?, isPresenting: Bool) {
    self.animator = animator
    interaction = nil
    guard let animator, let delegate = presented.transitioningDelegate else { return }
    interaction =
      isPresenting
      ? delegate.interactionControllerForPresentation(using: animator)
      : delegate.interactionControllerForDismissal(using: animator)
  }

  /// Starts the movement, or puts everything in its place where there is none.
  func run(_ context: TransitionContext) {
    if context.isAnimated, let animator {
      context.holdInput()
      if let interaction {
        interaction.startInteractiveTransition(context)
      } else {
        animator.animateTransition(using: context)
      }
      if !context.hasEnded { context.coordinator.start() }
      return
    }
    if context.to === presented { placePresentedView() }
    context.coordinator.start()
    container.layoutIfNeeded()
    context.completeTransition(true)
  }

  /// Puts the presented view where the presentation controller wants it.
  func placePresentedView() {
    guard let view = controller.presentedView else { return }
    if view.superview == nil { container.addSubview(view) }
    view.frame = controller.frameOfPresentedViewInContainerView
  }

  /// Lays out anew after the container has changed its size, in mid-transition too.
  func layOut() {
    guard state != .ended else { return }
    if let view = controller.presentedView, view.isDescendant(of: container), view.superview === container {
      view.frame = controller.frameOfPresentedViewInContainerView
    }
    if let view = presenting?.viewIfLoaded, view.superview === container { view.frame = container.bounds }
    (animator as? ModalAnimator)?.resize(in: container)
  }

  /// Ends what runs: a transition that nobody sees must not hold anything up.
  func containerDidLeaveWindow() {
    guard isRunning, let context, !context.hasEnded else { return }
    (animator as? ModalAnimator)?.finish()
    context.completeTransition(!context.transitionWasCancelled)
  }

  /// Lets go of what only a running transition needs.
  func tidy(_ didComplete: Bool) {
    animator?.animationEnded(didComplete)
    (animator, interaction) = (nil, nil)
  }

  func finishCoordinator() {
    guard let context else { return }
    for controller in [context.from, context.to] where controller?.coordinator === context.coordinator {
      controller?.coordinator = nil
    }
    self.context = nil
    context.coordinator.end()
  }

  /// Puts the presenter's view back where it was taken from.
  func restorePresentersView(of presenting: UIViewController) {
    if removesPresenter, let place, let view = presenting.view {
      if place.superview === container.superview {
        place.superview.insertSubview(view, belowSubview: container)
      } else {
        place.superview.insertSubview(view, at: min(place.index, place.superview.subviews.count))
      }
      view.frame = place.superview === container.superview ? container.frame : place.superview.bounds
    }
    place = nil
    controller.presentedView?.removeFromSuperview()
    container.removeFromSuperview()
    controller.containerView = nil
  }

  /// Takes the links between the two controllers away.
  func unlink() {
    state = .ended
    if presenting?.presentation.presented === presented { presenting?.presentation.presented = nil }
    presented.presentation.presenting = nil
    presented.presentation.session = nil
  }
}
