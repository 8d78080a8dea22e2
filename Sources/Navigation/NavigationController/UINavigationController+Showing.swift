// UINavigationController+Showing: what is seen follows the stack, one transition at a time.

import Essentials
import Foundation
import Geometry
import Views

extension UINavigationController {
  /// Shows the top of the stack if it is not shown yet and nothing else runs.
  func showIfNeeded() {
    guard state.needsShow, state.running == nil else { return }
    guard let view = viewIfLoaded, view.window != nil else { return settleOffscreen() }
    guard appearance.phase == .appearing || appearance.phase == .appeared else { return }
    state.needsShow = false
    let (arriving, leaving) = takeMembers()
    guard state.shown !== state.stack.last else {
      state.shownStack = RememberedStack(state.stack)
      showBarItems(.none, timing: state.isNextAnimated ? .eased(SlidePose.shownDuration) : nil)
      return settleMembers(arriving: arriving, leaving: leaving)
    }
    // Who was in the stack when what is shown was is gone back to.
    let isPop = state.stack.last.map { state.shownStack.contains($0, beside: state.stack) } ?? true
    let transition = NavigationTransition(
      isPop ? .pop : .push, from: state.shown, to: state.stack.last,
      stacks: (state.shownStack, RememberedStack(state.stack)), members: (arriving, leaving))
    state.running = transition
    start(transition, animated: state.isNextAnimated && transition.from != nil && transition.to != nil)
  }

  private func takeMembers() -> (arriving: [UIViewController], leaving: [UIViewController]) {
    defer { (state.arriving, state.leaving) = (MemberList(), MemberList()) }
    return (state.arriving.all, state.leaving.all)
  }

  /// Off screen the stack's bookkeeping is finished without loading or showing anything (N5).
  private func settleOffscreen() {
    let (arriving, leaving) = takeMembers()
    state.arriving = MemberList(arriving)
    if let shown = state.shown, !state.stack.contains(shown) { takeOut(shown) }
    settleMembers(arriving: [], leaving: leaving)
  }

  private func takeOut(_ controller: UIViewController) {
    controller.viewIfLoaded?.removeFromSuperview()
    controller.appearance.drive(to: .disappeared, animated: false, of: controller)
    if state.shown === controller { (state.shown, state.shownStack) = (nil, RememberedStack()) }
  }
}

// MARK: The controller itself appears

extension UINavigationController: AppearanceDriver {
  func driverWillAppear() {
    guard state.running == nil else { return }
    if let shown = state.shown, shown !== state.stack.last { takeOut(shown) }
    guard state.needsShow || state.shown == nil else { return }
    state.needsShow = false
    state.owesShowNotice = true
    (state.shown, state.shownStack) = (state.stack.last, RememberedStack(state.stack))
    showBarItems(.none, timing: nil)
    guard let top = state.stack.last else { return }
    top.loadViewIfNeeded()
    place(top)
    top.appearance.drive(to: .appeared, animated: appearance.isAnimated, of: top)
  }

  func driverDidForwardWillAppear() {
    guard state.owesShowNotice, let top = state.shown else { return }
    delegate?.navigationController(self, willShow: top, animated: appearance.isAnimated)
  }

  func driverDidAppear() {
    guard state.owesShowNotice else { return }
    state.owesShowNotice = false
    if let top = state.shown {
      delegate?.navigationController(self, didShow: top, animated: appearance.isAnimated)
    }
    let (arriving, leaving) = takeMembers()
    guard state.needsShow else { return settleMembers(arriving: arriving, leaving: leaving) }
    let (known, new) = state.shownStack.divide(arriving, beside: state.stack)
    // These wait before anybody is told, who may add others.
    (state.arriving, state.leaving) = (MemberList(new), MemberList(leaving))
    scheduleShow()
    settleMembers(arriving: known, leaving: [])
  }
}

// MARK: One transition

extension UINavigationController {
  private func start(_ transition: NavigationTransition, animated: Bool) {
    let (from, to) = (transition.from, transition.to)
    if animated, let from, let to { chooseAnimator(for: transition, from: from, to: to) }
    to?.loadViewIfNeeded()
    let isAnimated = animated && transition.animator != nil
    let context = TransitionContext(
      containerView: state.screens, from: from, to: to, isAnimated: isAnimated,
      duration: isAnimated ? transition.animator?.transitionDuration(using: nil) ?? 0 : 0,
      isInteractive: transition.interaction?.wantsInteractiveStart ?? false)
    (context.fromView, context.toView) = (from?.viewIfLoaded, to?.viewIfLoaded)
    context.initialFrames = { [weak self] in $0 === from ? self?.frameOnScreen(of: $0) ?? .zero : .zero }
    context.finalFrames = { [weak self] in $0 === to ? self?.frameOnScreen(of: $0) ?? .zero : .zero }
    context.onEnd = { [weak self] didComplete in self?.end(transition, didComplete) }
    transition.context = context
    context.animator = transition.animator
    for controller in [self, from, to] { controller?.coordinator = context.coordinator }

    if let from { from.appearance.drive(to: .disappearing, animated: isAnimated, of: from) }
    if let to {
      to.appearance.drive(to: .appearing, animated: isAnimated, of: to)
      delegate?.navigationController(self, willShow: to, animated: isAnimated)
      to.view.frame = frameOnScreen(of: to)
    }
    isAnimated ? animate(transition, context) : swap(transition, context)
  }

  private func chooseAnimator(for transition: NavigationTransition, from: UIViewController, to: UIViewController) {
    let custom = delegate?.navigationController(
      self, animationControllerFor: transition.operation, from: from, to: to)
    let isPush = transition.operation == .push
    if let custom {
      // Who animates by himself brings his own hand.
      transition.animator = custom
      transition.interaction = delegate?.navigationController(self, interactionControllerFor: custom)
    } else if let hand = state.hand {
      (transition.animator, transition.interaction) = (SlideAnimator(isPush: isPush, isMirrored: isMirrored), hand)
    } else if ScreenMotion.slide.shown == .slide {
      transition.animator = SlideAnimator(isPush: isPush, isMirrored: isMirrored)
    } else {
      transition.animator = DissolveAnimator(isPush: isPush)
    }
  }

  private func animate(_ transition: NavigationTransition, _ context: TransitionContext) {
    context.holdInput()
    showBarItems(transition.operation, timing: context.isInteractive ? .held(0) : .eased(context.duration))
    if let interaction = transition.interaction {
      context.onProgress = { [weak navigationBar] in navigationBar?.state.transition?.run(.held($0)) }
      interaction.startInteractiveTransition(context)
    } else {
      transition.animator?.animateTransition(using: context)
    }
    if !context.hasEnded { context.coordinator.start() }
  }

  private func swap(_ transition: NavigationTransition, _ context: TransitionContext) {
    showBarItems(transition.operation, timing: nil)
    if let to = transition.to { place(to) }
    context.coordinator.start()
    context.completeTransition(true)
  }

  /// Puts a screen into the tree, where it belongs.
  private func place(_ controller: UIViewController) {
    guard let view = controller.view else { return }
    view.frame = frameOnScreen(of: controller)
    if view.superview !== state.screens { state.screens.addSubview(view) }
  }

  private func end(_ transition: NavigationTransition, _ didComplete: Bool) {
    guard state.running === transition, let context = transition.context else { return }
    transition.isEnding = true
    transition.animator?.animationEnded(didComplete)
    if didComplete {
      complete(transition, animated: context.isAnimated)
    } else {
      takeBack(transition, animated: context.isAnimated)
    }
    for controller in [self, transition.from, transition.to]
    where controller?.coordinator === context.coordinator { controller?.coordinator = nil }
    (state.running, state.hand) = (nil, nil)
    context.coordinator.end()
    if state.needsShow { scheduleShow() }
  }

  private func complete(_ transition: NavigationTransition, animated: Bool) {
    let (from, to) = (transition.from, transition.to)
    if transition.interaction != nil { navigationBar.state.transition?.finish() }
    (state.shown, state.shownStack) = (to, transition.newStack)
    from?.viewIfLoaded?.removeFromSuperview()
    if let to { place(to) }
    if let from { from.appearance.drive(to: .disappeared, animated: animated, of: from) }
    if let to {
      to.appearance.drive(to: .appeared, animated: animated, of: to)
      delegate?.navigationController(self, didShow: to, animated: animated)
    }
    settleMembers(arriving: transition.arriving, leaving: transition.leaving)
  }

  /// After a hand has cancelled: the calls of N11, and the old stack again unless code has changed it meanwhile.
  private func takeBack(_ transition: NavigationTransition, animated: Bool) {
    if let to = transition.to { to.appearance.drive(to: .disappearing, animated: animated, of: to) }
    transition.to?.viewIfLoaded?.removeFromSuperview()
    if let to = transition.to { to.appearance.drive(to: .disappeared, animated: animated, of: to) }
    if let from = transition.from {
      place(from)
      from.appearance.drive(to: .appearing, animated: animated, of: from)
      from.appearance.drive(to: .appeared, animated: animated, of: from)
    }
    guard !state.needsShow else {
      state.leaving = MemberList(transition.leaving + state.leaving.all)
      state.arriving = MemberList(transition.arriving + state.arriving.all)
      return
    }
    let old = transition.oldStack
    state.replaceTop(keeping: old.sharedCount, with: old.top)
    if let hand = transition.interaction as? StackHand { state.forward = hand.forwardBefore }
    showBarItems(.none, timing: nil)
    for controller in transition.leaving {
      controller.movement.isFromParent = false
      controller.didMove(toParent: self)
    }
    for controller in transition.arriving where !state.stack.contains(controller) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  /// Ends what runs: a transition that nobody sees must not hold anything up.
  func screensDidLeaveWindow() {
    // What changed on the way out of the window is settled out there, too.
    if state.needsShow { scheduleShow() }
    guard let running = state.running, let context = running.context, !running.isEnding else { return }
    (running.animator as? any ScreenAnimator)?.finish()
    context.completeTransition(!context.transitionWasCancelled)
  }
}
