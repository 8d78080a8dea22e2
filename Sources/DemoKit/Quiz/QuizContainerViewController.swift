// QuizContainerViewController: a container with a stack of its own, whose screens fade into one another under a bar.
// How one screen fades is in ScreenFade.swift.

import UIKit

/// Shows the last of its controllers below a navigation bar. The stack, and the bar's items with it, change at once;
/// the old screen fades away in 0.25 s and the new one, 0.30 s after the change, fades in.
///
/// A change during a fade goes on from what is on screen: what is shown again stops leaving, what leaves stops coming.
class QuizContainerViewController: UIViewController, UINavigationBarDelegate {
  private enum SegueName {
    static let root = "RootViewController"
  }

  private enum Timing {
    static let fade = 0.25
    /// Leaves 0.05 s between the two fades in which only the background is seen.
    static let pause = 0.30
  }

  private let navigationBar = UINavigationBar()
  private var stack: [UIViewController] = []
  /// The fades that run, by the screen that they show or hide.
  private var fades: [ObjectIdentifier: ScreenFade] = [:]

  /// The controllers from first to last; the last is shown. Reading it loads the container's view, and with it the
  /// first screen.
  var viewControllers: [UIViewController] {
    get {
      loadViewIfNeeded()
      return stack
    }
    set { setViewControllers(newValue, animated: false) }
  }

  var topViewController: UIViewController? { viewControllers.last }

  override func loadView() {
    let container = UIView()
    navigationBar.delegate = self
    container.addSubview(navigationBar)
    view = container
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    performSegue(withIdentifier: SegueName.root, sender: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    navigationBar.sizeToFit()
    navigationBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: navigationBar.bounds.height)
    // A screen that still fades away keeps to the container's size as well.
    for child in children where child.viewIfLoaded?.superview === view { child.view.frame = contentFrame }
  }

  /// The rectangle below the bar, to the bottom edge.
  private var contentFrame: CGRect {
    let top = navigationBar.frame.maxY
    return CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
  }

  // MARK: The stack

  func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(viewControllers + [viewController], animated: animated)
  }

  /// Goes back to a controller of the stack and returns those above it, bottom first; nil where the stack lacks it.
  @discardableResult
  func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(of: viewController) else { return nil }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  /// Replaces the stack; its new last controller fades in if it is another than before.
  func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    let old = viewControllers
    let removed = old.filter { !controllers.contains($0) }
    let added = controllers.filter { !old.contains($0) }
    stack = controllers
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    if old.last === controllers.last {
      finish(removed: removed, added: added)
    } else {
      prepareFade(of: old.last)
      prepareFade(of: controllers.last)
      hide(old.last, animated: animated) { [weak self] in self?.finish(removed: removed, added: []) }
      show(controllers.last, animated: animated) { [weak self] in self?.finish(removed: [], added: added) }
    }
    navigationBar.setItems(controllers.map(\.navigationItem), animated: animated)
  }

  // MARK: Unwinding

  /// Asks the screens from top to bottom, then as any controller does.
  override func forUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> UIViewController? {
    viewControllers.last { $0.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender) }
      ?? super.forUnwindSegueAction(action, from: fromViewController, withSender: sender)
  }

  override func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
  ) -> UIStoryboardSegue? {
    let segue = QuizContainerFadeViewControllerSegue(
      identifier: identifier, source: fromViewController, destination: toViewController)
    segue.unwinds = true
    return segue
  }
}

// MARK: Fades

extension QuizContainerViewController {
  /// Keeps the screen as one picture for the fade to come; a fade of it that still runs ends here.
  private func prepareFade(of controller: UIViewController?) {
    guard let controller else { return }
    let key = ObjectIdentifier(controller)
    let running = fades[key]
    fades[key] = ScreenFade(of: controller.view, takingOver: running)
    running?.giveUp()
  }

  private func hide(_ controller: UIViewController?, animated: Bool, completion: @escaping () -> Void) {
    guard let controller, let fade = fades[ObjectIdentifier(controller)] else { return completion() }
    fade.run(toAlpha: 0, duration: animated ? Timing.fade : 0, delay: 0) { [weak self] isOver in
      if isOver {
        controller.view.removeFromSuperview()
        self?.forget(fade, of: controller)
      }
      completion()
    }
  }

  private func show(_ controller: UIViewController?, animated: Bool, completion: @escaping () -> Void) {
    guard let controller, let fade = fades[ObjectIdentifier(controller)] else { return completion() }
    let screen: UIView = controller.view
    let isOnScreen = screen.superview === view
    screen.frame = contentFrame
    // Above the other screens, and below the bar, whose line reaches into them.
    view.insertSubview(screen, belowSubview: navigationBar)
    if !isOnScreen { screen.alpha = 0 }
    fade.run(
      toAlpha: 1, duration: animated ? Timing.fade : 0, delay: animated && !isOnScreen ? Timing.pause : 0
    ) { [weak self] isOver in
      if isOver { self?.forget(fade, of: controller) }
      completion()
    }
  }

  private func forget(_ fade: ScreenFade, of controller: UIViewController) {
    if fades[ObjectIdentifier(controller)] === fade { fades[ObjectIdentifier(controller)] = nil }
  }

  /// Ends what a change of the stack began, for those controllers of whom it still holds.
  private func finish(removed: [UIViewController], added: [UIViewController]) {
    for controller in removed where controller.parent === self && !stack.contains(controller) {
      controller.removeFromParent()
    }
    for controller in added where stack.contains(controller) { controller.didMove(toParent: self) }
  }
}
