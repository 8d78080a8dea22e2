// UINavigationController+Stack: changes of the model, which hold at once, and who is told of them.

import Essentials
import Views

extension UINavigationController {
  /// Replaces the stack, tells those who come and go, and has what is shown follow.
  func changeStack(to new: [UIViewController], animated: Bool) {
    let kept = state.stack.sharedCount(with: new)
    changeTop(keeping: kept, to: Array(new[kept...]), animated: animated)
  }

  /// Puts `top` in place of all but the first `kept` controllers of the stack; the others cost nothing.
  func changeTop(keeping kept: Int, to top: [UIViewController], animated: Bool) {
    reportNestedChange()
    let (removed, added) = state.stack.difference(keeping: kept, to: top)
    state.replaceTop(keeping: kept, with: top)
    let change = state.changeCount
    // From here on the stack is what is to be shown, whoever ends a transition meanwhile.
    state.needsShow = true
    state.arriving.strike(removed)
    state.leaving.strike(added)
    state.leaving.add(removed)
    for controller in removed where !state.stack.contains(controller) { controller.willMove(toParent: nil) }
    var arriving = added
    if state.changeCount != change {
      // Who has just been told has changed the stack again, and may have announced some of them.
      let announced = Set(state.arriving.all.map(ObjectIdentifier.init))
      arriving = added.filter { state.stack.contains($0) && !announced.contains(ObjectIdentifier($0)) }
      state.leaving.strike(arriving)
    }
    state.arriving.add(arriving)
    for controller in arriving where state.stack.contains(controller) { addChild(controller) }
    if !state.isUserMove { state.forward = [] }
    state.isNextAnimated = animated && UIView.areAnimationsEnabled
    scheduleShow()
  }

  /// One line for each transition in which the stack is changed again.
  private func reportNestedChange() {
    guard let running = state.running, running.context?.isAnimated == true, !running.isEnding else { return }
    guard !running.hasReported else { return }
    running.hasReported = true
    Log.note("nested push animation can result in corrupted navigation bar")
  }

  /// Asks for the deferred work: in the view's next layout, or in the navigation phase if that is sooner.
  func scheduleShow() {
    viewIfLoaded?.setNeedsLayout()
    DeferredNavigation.current.add(self)
  }

  /// Tells those who came and went that it has happened, as far as it still holds.
  func settleMembers(arriving: [UIViewController], leaving: [UIViewController]) {
    for controller in arriving where state.stack.contains(controller) && controller.movement.isToParent {
      controller.didMove(toParent: self)
      controller.movement.isToParent = false
    }
    for controller in leaving where !state.stack.contains(controller) && controller.parent === self {
      controller.removeFromParent()
    }
  }
}

/// The navigation controllers of one user interface whose showing waits.
@MainActor
private final class DeferredNavigation {
  static var current: DeferredNavigation { Turn.current.slot(DeferredNavigation.self) { DeferredNavigation() } }

  private var waiting: [() -> UINavigationController?] = []

  private init() {
    // What a view transition shows afterwards includes what has been pushed in its block (S3.3).
    UIApplication.shared.onNavigationFlush { [unowned self] in flush() }
  }

  func add(_ controller: UINavigationController) {
    if waiting.isEmpty { Turn.current.enqueue(.navigation) { [self] in flush() } }
    waiting.append { [weak controller] in controller }
  }

  private func flush() {
    let controllers = waiting
    waiting = []
    for controller in controllers { controller()?.showIfNeeded() }
  }
}
