// NavigationState: a navigation controller's stack, what of it is shown, and what waits.

import Foundation
import Geometry
import Views

/// All that a navigation controller remembers.
@MainActor
final class NavigationState {
  /// The model.
  private(set) var stack = ControllerStack()
  /// How often the stack has been changed.
  private(set) var changeCount = 0
  /// The controller whose screen is shown, and the stack at the time when it was.
  var shown: UIViewController?
  var shownStack = RememberedStack()
  /// The stack whose items the bar has.
  var barStack = RememberedStack()
  /// Whether what is shown has to follow the stack, and whether moving.
  var needsShow = false
  var isNextAnimated = false
  /// Who has been announced to come or go, and has not been told that it has happened.
  var arriving = MemberList()
  var leaving = MemberList()
  /// The transition that runs.
  var running: NavigationTransition?
  /// What drives the transition that runs, or the one that is about to be shown.
  var hand: StackHand?
  /// The screens that the user has popped and may go forward to, the next one last. They are kept until something else
  /// changes the stack.
  var forward: [UIViewController] = []
  /// Whether the stack is being changed by the user, who may go forward and back.
  var isUserMove = false
  /// Whether the delegate has still to hear what is shown since the controller itself appears.
  var owesShowNotice = false
  var isBarHidden = false
  /// The view that holds the screens, under the bar.
  let screens = NavigationScreensView(frame: .zero)

  /// Puts `top` in place of all but the first `kept` controllers of the stack.
  func replaceTop(keeping kept: Int, with top: [UIViewController]) {
    for stack in [shownStack, barStack, running?.oldStack, running?.newStack] {
      stack?.prepare(for: self.stack, keeping: kept)
    }
    stack.replaceTop(keeping: kept, with: top)
    changeCount += 1
  }
}

/// One change of what is shown, while it runs.
@MainActor
final class NavigationTransition {
  let operation: UINavigationController.Operation
  let from, to: UIViewController?
  let oldStack, newStack: RememberedStack
  let arriving, leaving: [UIViewController]
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var context: TransitionContext?
  /// Whether its calls at the end are being made: changes in them are no nested ones.
  var isEnding = false
  /// Whether a change during the transition has been logged.
  var hasReported = false

  init(
    _ operation: UINavigationController.Operation, from: UIViewController?, to: UIViewController?,
    stacks: (old: RememberedStack, new: RememberedStack),
    members: (arriving: [UIViewController], leaving: [UIViewController])
  ) {
    (self.operation, self.from, self.to) = (operation, from, to)
    (oldStack, newStack) = stacks
    (arriving, leaving) = members
  }
}

/// Holds the screens and clips what slides out of them.
@MainActor
final class NavigationScreensView: UIView {
  weak var navigation: UINavigationController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { navigation?.screensDidLeaveWindow() }
  }
}
