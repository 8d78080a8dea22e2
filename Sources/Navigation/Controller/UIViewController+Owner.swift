// UIViewController+Owner: what a controller hears from the view that it owns.

import Essentials
import Foundation
import Geometry
import Views

extension UIViewController: ViewOwner {
  package var ownedView: UIView? { viewIfLoaded }

  package func ownedViewWillLayoutSubviews() {
    appearance.tellIsAppearing(self)
    updateLayoutGuides()
    releaseScrollView()
    containerWillLayout()
    viewWillLayoutSubviews()
  }

  package func ownedViewDidLayoutSubviews() { viewDidLayoutSubviews() }

  package func ownedViewWillMove(toWindow window: UIWindow?) { viewWillMove(to: window) }

  package func ownedViewDidMove(toWindow window: UIWindow?) { viewDidMove(to: window) }

  /// The nearest controller around the view's new place must be the parent, if there is a parent (B8).
  package func ownedViewWillMove(toSuperview superview: UIView?) {
    guard let superview, let parent else { return }
    let around = sequence(first: superview, next: \.superview).lazy.compactMap { $0.owner as? UIViewController }.first
    guard let around, around !== parent else { return }
    fault(
      "UIViewControllerHierarchyInconsistency: child view controller \(named) should have parent view controller "
        + "\(around.named) but actual parent is \(parent.named)")
  }

  package var ownedAdditionalSafeAreaInsets: UIEdgeInsets {
    let bars = (parent as? UINavigationController)?.barInsets(for: self) ?? .zero
    let own = additionalSafeAreaInsets
    return UIEdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
      right: own.right + bars.right)
  }

  package func ownedViewWillTransition(to size: CGSize) {
    let context = TransitionContext(
      containerView: view, from: nil, to: nil, isAnimated: false, duration: 0)
    viewWillTransition(to: size, with: context.coordinator)
    presentation.presented?.ownedViewWillTransition(to: size)
    context.coordinator.start()
    Turn.current.enqueue(.layout) { context.coordinator.end() }
  }

  /// Lets a container lay out its own parts before `viewWillLayoutSubviews`.
  private func containerWillLayout() { (self as? UINavigationController)?.layOutContainer() }

  /// Where the controller wants no automatic insets, its scroll view, or the view's first subview if that is one,
  /// makes none (G25).
  private func releaseScrollView() {
    guard !automaticallyAdjustsScrollViewInsets, let view = viewIfLoaded else { return }
    guard let scrollView = view as? UIScrollView ?? view.subviews.first as? UIScrollView else { return }
    if scrollView.contentInsetAdjustmentBehavior == .automatic { scrollView.contentInsetAdjustmentBehavior = .never }
  }

  /// Something that the safe area depends on has changed: the view, and a container that places it, lay out anew.
  func safeAreaSourceDidChange() {
    viewIfLoaded?.updateSafeArea()
    viewIfLoaded?.setNeedsLayout()
    (parent as? UINavigationController)?.viewIfLoaded?.setNeedsLayout()
  }
}

// MARK: Back

extension UIViewController {
  /// What Back does on this screen before its bars are asked; true if it was used.
  package var backHandler: (@MainActor () -> Bool)? {
    get { storedBackHandler }
    set { storedBackHandler = newValue }
  }

  /// Escape and the mouse's back button: what is presented is asked first, then the visible children, then this one.
  package func ownerShouldHandleBack() -> Bool {
    if let presented = presentation.presented { return presented.ownerShouldHandleBack() || handlesBackItself }
    for child in children.reversed() where child.viewIfLoaded?.window != nil && child.ownerShouldHandleBack() {
      return true
    }
    return handlesBackItself
  }

  /// In what is shown in front, an alert is cancelled, and a way back that a hand drives goes on to its end by itself.
  package func ownerShouldTakeBackFirst() -> Bool {
    if let alert = self as? UIAlertController {
      alert.cancel()
      return true
    }
    if let presented = presentation.presented { return presented.ownerShouldTakeBackFirst() }
    if (self as? UINavigationController)?.endDragWithBack() == true { return true }
    return children.contains { $0.viewIfLoaded?.window != nil && $0.ownerShouldTakeBackFirst() }
  }

  /// The frontmost container that knows where Back came from goes there again.
  package func ownerShouldHandleForward() -> Bool {
    if let presented = presentation.presented { return presented.ownerShouldHandleForward() }
    for child in children.reversed() where child.viewIfLoaded?.window != nil && child.ownerShouldHandleForward() {
      return true
    }
    return (self as? UINavigationController)?.goForward() ?? false
  }

  private var handlesBackItself: Bool {
    if let backHandler, backHandler() { return true }
    let bars = viewIfLoaded?.subviews.compactMap { $0 as? UINavigationBar } ?? []
    guard let bar = bars.last(where: { !$0.isHidden && $0.showsBackButton }) else { return false }
    bar.backButtonTapped()
    return true
  }
}
