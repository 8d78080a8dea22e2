// Presentation+Dismissing: the way back, of one presentation or of a chain of them (M2, M6).

import Essentials
import Foundation
import Views

extension Presentation {
  /// Dismisses this presentation and all that its presented controller presents; only the topmost one moves.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    let chain = Array(sequence(first: self) { $0.presented.presentation.presented?.presentation.session })
    guard let top = chain.last, let presenting else { return }
    if let running = chain.first(where: \.isRunning) {
      Log.note(
        "Warning: Attempt to dismiss from view controller \(presenting.named) while a presentation or dismiss is in "
          + "progress! It is dismissed afterwards.")
      running.waiting.append { [weak self] in
        guard let self, state != .ended else { return completion?() ?? () }
        dismiss(animated: animated, completion: completion)
      }
      return
    }
    top.leave(to: presenting, past: chain, animated: animated, completion: completion)
  }

  /// Leaves to `presenting`, the presenter of the first of `chain`, of which this is the last.
  private func leave(
    to presenting: UIViewController, past chain: [Presentation], animated: Bool, completion: (() -> Void)?
  ) {
    guard let bottom = chain.first else { return }
    let reveals = bottom.removesPresenter
    for session in chain {
      session.state = .dismissing
      session.presented.movement.isDismissed = true
    }
    chooseAnimator(animated ? animatorForDismissing(opaque: reveals && removesPresenter) : nil, isPresenting: false)
    let context = makeContext(from: presented, to: presenting, isAnimated: animated)
    context.fromView = controller.presentedView
    context.toView = reveals ? presenting.view : nil

    for session in chain.reversed() {
      session.presented.appearance.drive(to: .disappearing, animated: animated, of: session.presented)
    }
    if reveals { presenting.appearance.drive(to: .appearing, animated: animated, of: presenting) }
    moveContainer(outOf: bottom.container)
    for session in chain.dropLast() { session.container.removeFromSuperview() }
    if reveals, let view = presenting.view {
      view.frame = container.bounds
      container.insertSubview(view, at: 0)
    }
    controller.dismissalTransitionWillBegin()
    context.onEnd = { [self] didComplete in
      dismissingEnded(didComplete, to: presenting, past: chain, completion)
    }
    run(context)
  }

  /// Takes the container out of one below, in which a context of its own has put it, so that it outlasts that one.
  private func moveContainer(outOf bottom: UIView) {
    guard container !== bottom, container.isDescendant(of: bottom), let place = bottom.superview else { return }
    container.frame = container.convert(container.bounds, to: place)
    place.insertSubview(container, aboveSubview: bottom)
  }

  private func animatorForDismissing(opaque: Bool) -> any UIViewControllerAnimatedTransitioning {
    presented.transitioningDelegate?.animationController(forDismissed: presented)
      ?? controller.builtInAnimator(isPresenting: false)
      ?? ModalAnimator.builtIn(transitionStyle, isPresenting: false, isOpaque: opaque)
  }

  private func dismissingEnded(
    _ didComplete: Bool, to presenting: UIViewController, past chain: [Presentation], _ completion: (() -> Void)?
  ) {
    let animated = context?.isAnimated ?? false
    let reveals = chain.first?.removesPresenter ?? false
    tidy(didComplete)
    if didComplete {
      for session in chain { session.unlink() }
      bringBack(presenting, from: chain)
      if reveals { presenting.appearance.drive(to: .appeared, animated: animated, of: presenting) }
      for session in chain.reversed() {
        session.presented.appearance.drive(to: .disappeared, animated: animated, of: session.presented)
      }
    } else {
      stay(over: presenting, in: chain, animated: animated)
    }
    for session in chain { session.presented.movement.isDismissed = false }
    controller.dismissalTransitionDidEnd(didComplete)
    finishCoordinator()
    if didComplete { completion?() }
    for session in chain { session.runWaiting() }
  }

  /// Puts the presenter's view back and takes every container of the chain out.
  private func bringBack(_ presenting: UIViewController, from chain: [Presentation]) {
    for session in chain.dropFirst().reversed() where session !== self {
      session.controller.presentedView?.removeFromSuperview()
      session.container.removeFromSuperview()
    }
    guard let bottom = chain.first else { return }
    if bottom !== self, let superview = container.superview {
      // The bottom container marks the place; the top one, with what it shows, goes.
      superview.insertSubview(bottom.container, belowSubview: container)
      bottom.restorePresentersView(of: presenting)
      controller.presentedView?.removeFromSuperview()
      container.removeFromSuperview()
    } else {
      bottom.restorePresentersView(of: presenting)
    }
    for session in chain { session.controller.containerView = nil }
  }

  /// Goes back to the state before a dismissal that a hand has cancelled.
  private func stay(over presenting: UIViewController, in chain: [Presentation], animated: Bool) {
    let reveals = chain.first?.removesPresenter ?? false
    if reveals { presenting.appearance.drive(to: .disappearing, animated: animated, of: presenting) }
    if reveals { presenting.viewIfLoaded?.removeFromSuperview() }
    for session in chain.dropLast() {
      container.superview?.insertSubview(session.container, belowSubview: container)
      session.state = .presented
    }
    state = .presented
    if reveals { presenting.appearance.drive(to: .disappeared, animated: animated, of: presenting) }
    for (place, session) in chain.enumerated() {
      let isCovered = place + 1 < chain.count && chain[place + 1].removesPresenter
      let wish = isCovered ? AppearancePhase.disappeared : .appeared
      session.presented.appearance.drive(to: wish, animated: animated, of: session.presented)
    }
    placePresentedView()
  }
}

extension Presentation {
  /// Ends this presentation and all above it at once, because the presenter itself is taken away.
  func abandon() {
    let chain = Array(sequence(first: self) { $0.presented.presentation.presented?.presentation.session })
    for session in chain.reversed() {
      if let context = session.context, !context.hasEnded { context.completeTransition(session.state == .presenting) }
      guard session.state != .ended else { continue }
      session.unlink()
      let presented = session.presented
      presented.appearance.drive(to: .disappearing, animated: false, of: presented)
      session.controller.presentedView?.removeFromSuperview()
      session.container.removeFromSuperview()
      presented.appearance.drive(to: .disappeared, animated: false, of: presented)
    }
  }
}
