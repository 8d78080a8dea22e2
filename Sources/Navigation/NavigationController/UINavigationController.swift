// UINavigationController: a stack of screens of which the top one is shown, under a bar. What users override is here.
//
// The stack is the model and changes at once (N2). What is seen follows in the next layout of the view, or in the
// navigation phase of the turn, whichever comes first (N4–N6); +Showing does that.

import Essentials
import Foundation
import Geometry
import Views

/// Manages a stack of controllers: pushing adds a screen at the right, popping returns to the one before.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The ways in which the stack changes for the eye.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// How long the bar takes to hide or show, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  let state = NavigationState()
  private let bar: UINavigationBar
  private(set) lazy var popGesture = PopGesture(of: self)

  /// The bar; its items follow the stack, and pushing to it directly is an error.
  open var navigationBar: UINavigationBar { bar }

  /// Hears of pushes and pops, and may animate them.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Makes a controller that shows `rootViewController`, whose view is not loaded yet.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    bar.manager = self
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a controller with an empty stack and a bar of a class of one's own.
  public init(navigationBarClass: UINavigationBar.Type?, toolbarClass: AnyClass?) {
    bar = navigationBarClass?.init(coder: StoryboardCoder()) ?? UINavigationBar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    bar.manager = self
  }

  public override init(nibName: String?, bundle: Bundle?) {
    bar = UINavigationBar(frame: .zero)
    super.init(nibName: nibName, bundle: bundle)
    bar.manager = self
  }

  public required init?(coder: NSCoder) {
    bar = UINavigationBar(frame: .zero)
    super.init(coder: coder)
    bar.manager = self
  }

  /// Takes the bar that a storyboard describes, before the view is loaded.
  package func configureBar(_ configure: (UINavigationBar) -> Void) { configure(bar) }

  // MARK: Stack

  /// The stack, the root first. Setting it is `setViewControllers(_:animated:)` without animation.
  open var viewControllers: [UIViewController] {
    get { state.stack.all }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last of the stack.
  open var topViewController: UIViewController? { state.stack.last }

  /// What the user sees: what is presented over the stack, else the last of it.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Puts a screen on top of the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !(viewController is UINavigationController) else {
      return fault("Pushing a navigation controller is not supported")
    }
    guard !state.stack.contains(viewController) else {
      return fault(
        "Pushing the same view controller instance more than once is not supported (\(viewController.named)); the "
          + "stack is \(stackInWords)")
    }
    changeTop(keeping: state.stack.count, to: [viewController], animated: animated)
  }

  /// Takes the top screen off and returns it; at the root changes nothing and returns nil.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard state.stack.count > 1 else { return nil }
    let popped = state.stack.last
    changeTop(keeping: state.stack.count - 1, to: [], animated: animated)
    return popped
  }

  /// Takes off all above `viewController` and returns them, the lowest first.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = state.stack.index(of: viewController) else {
      fault(
        "Tried to pop to a view controller that doesn't exist. (\(viewController.named)); the stack is \(stackInWords)")
      return nil
    }
    let popped = Array(state.stack.all[(index + 1)...])
    guard !popped.isEmpty else { return [] }
    changeTop(keeping: index + 1, to: [], animated: animated)
    return popped
  }

  /// Takes off all but the root and returns them, the lowest first; nil if the root is on top.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = state.stack.first, state.stack.count > 1 else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Replaces the stack. It looks like a pop if the new top was in the old stack below its top, like a push if it was
  /// not in it, and like nothing if it was its top (N20).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count else {
      return fault("All view controllers in a navigation controller must be distinct")
    }
    guard !viewControllers.contains(where: { $0 is UINavigationController }) else {
      return fault("Pushing a navigation controller is not supported")
    }
    changeStack(to: viewControllers, animated: animated)
  }

  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  // MARK: Hands

  /// Pops when a drag starts at the leading edge; the screens follow the finger.
  ///
  /// With its own delegate it works where the bar shows a back button. With another, or none, it works on every screen
  /// but the root, as that delegate says. Two fingers that scroll sideways are held to the same rules.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

  open override func handleScroll(_ scroll: ScrollInput) -> Bool {
    popGesture.follow(scroll) || super.handleScroll(scroll)
  }

  private var stackInWords: String { state.stack.all.map(\.named).joined(separator: ", ") }

  // MARK: Bar

  /// Whether the bar is out of sight. Setting it is `setNavigationBarHidden(_:animated:)` without animation.
  open var isNavigationBarHidden: Bool {
    get { state.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; the screens take or leave its room at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { setBarHidden(hidden, animated: animated) }

  // MARK: View

  open override func loadView() {
    let view = NavigationContainerView(frame: UIScreen.main.bounds)
    view.navigation = self
    view.addGestureRecognizer(popGesture.recognizer)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    state.screens.frame = view.bounds
    state.screens.navigation = self
    view.addSubview(state.screens)
    view.addSubview(bar)
    self.view = view
  }

  // MARK: Unwinding

  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let excluded = childContaining(source)
    return state.stack.all.reversed().filter { $0 !== excluded }
  }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard state.stack.contains(subsequentVC) else { return }
    popToViewController(subsequentVC, animated: true)
  }
}
