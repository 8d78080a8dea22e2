// UINavigationController+Hands: what the user may do to the stack by hand or key: go back, and forward again.

import Essentials
import Geometry
import Views

extension UINavigationController {
  /// Whether reading, and so the way forward, goes from right to left.
  var isMirrored: Bool { viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether the bar offers a way back: what a hand may do where nobody says otherwise.
  var offersWayBack: Bool {
    guard !state.isBarHidden, let top = state.stack.last else { return false }
    return BarLeftSide(top: top.navigationItem, previous: state.stack.belowLast?.navigationItem).back != nil
  }

  /// Whether a hand could drive this change now.
  func canTakeHold(_ operation: Operation) -> Bool {
    guard isAtRest, UIView.areAnimationsEnabled else { return false }
    return operation == .pop ? state.stack.count > 1 : nextForward != nil
  }

  private var isAtRest: Bool {
    state.running == nil && !state.needsShow && presentation.presented == nil && viewIfLoaded?.window != nil
      && appearance.phase == .appeared
  }

  /// The screen that going forward shows; nil where none is known, or somebody else shows it meanwhile.
  private var nextForward: UIViewController? {
    guard let next = state.forward.last, next.parent == nil, !next.isPresentedRoot else { return nil }
    return next
  }

  /// Begins a pop, or going forward, that a hand drives; nil where there is none, or it is shown in another way.
  func takeHold(_ operation: Operation) -> StackHand? {
    guard canTakeHold(operation) else { return nil }
    let hand = StackHand(operation, bar: navigationBar, forwardBefore: state.forward)
    state.hand = hand
    if operation == .pop { popByUser() } else { pushForward() }
    showIfNeeded()
    if state.running?.interaction === hand { return hand }
    state.hand = nil
    return nil
  }

  /// Pops, and remembers the way forward.
  func popByUser() {
    let top = state.stack.last
    state.isUserMove = true
    popViewController(animated: true)
    state.isUserMove = false
    // A subclass may have thought better of it.
    if let top, !state.stack.contains(top) { state.forward.append(top) }
  }

  private func pushForward() {
    guard let next = nextForward else { return }
    state.forward.removeLast()
    state.isUserMove = true
    pushViewController(next, animated: true)
    state.isUserMove = false
  }

  /// Shows the screen again from which the user has gone back; false where none is known.
  func goForward() -> Bool {
    guard isAtRest, nextForward != nil else { return false }
    pushForward()
    return true
  }

  /// Back while a hand drives a pop: it goes on to its end, once. A hand that goes forward gives up.
  func endDragWithBack() -> Bool {
    guard let hand = state.hand, hand.isHolding else { return false }
    hand.letGo(completing: hand.operation == .pop, velocity: 0)
    return true
  }
}
