// UINavigationController+Layout: where the bar and the screens lie, and how far the bar covers them (G22–G24, N27).

import Foundation
import Geometry
import Views

extension UINavigationController {
  /// Shows what waits, then lays out the bar and the screens; before every layout of the view.
  func layOutContainer() {
    showIfNeeded()
    guard let view = viewIfLoaded else { return }
    popGesture.updateEdge()
    layOutBar()
    let sizeBefore = state.screens.frame.size
    state.screens.frame = view.bounds
    for controller in onScreen where controller.viewIfLoaded?.superview === state.screens {
      // A view that an animator has turned or scaled has no frame to set; it is placed when the transition ends.
      guard let view = controller.viewIfLoaded, CATransform3DIsIdentity(view.layer.transform) else { continue }
      let frame = frameOnScreen(of: controller)
      if view.frame != frame { view.frame = frame }
    }
    if sizeBefore != view.bounds.size { (state.running?.animator as? any ScreenAnimator)?.resize(in: state.screens) }
  }

  /// The controllers whose screens are in the tree.
  private var onScreen: [UIViewController] {
    if let running = state.running { return [running.from, running.to].compactMap { $0 } }
    return state.shown.map { [$0] } ?? []
  }

  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let height = navigationBar.sizeThatFits(view.bounds.size).height
    let y = state.isBarHidden ? -height : view.safeAreaInsets.top
    let frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    if navigationBar.frame != frame { navigationBar.frame = frame }
  }

  /// Where a screen lies among the screens: everywhere, or below a bar that it does not go under.
  func frameOnScreen(of controller: UIViewController) -> CGRect {
    guard let view = viewIfLoaded else { return .zero }
    guard !goesUnderBar(controller) else { return view.bounds }
    return view.bounds.inset(by: UIEdgeInsets(top: barBottom, left: 0, bottom: 0, right: 0))
  }

  /// How much of a screen's edges the bar covers beyond what the window's own safe area says.
  func barInsets(for controller: UIViewController) -> UIEdgeInsets {
    guard !state.isBarHidden, goesUnderBar(controller) else { return .zero }
    return UIEdgeInsets(top: barHeight, left: 0, bottom: 0, right: 0)
  }

  private var barHeight: CGFloat { navigationBar.sizeThatFits(viewIfLoaded?.bounds.size ?? .zero).height }

  private var barBottom: CGFloat {
    state.isBarHidden ? 0 : (viewIfLoaded?.safeAreaInsets.top ?? 0) + barHeight
  }

  private func goesUnderBar(_ controller: UIViewController) -> Bool {
    guard !state.isBarHidden else { return true }
    return controller.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  func setBarHidden(_ hidden: Bool, animated: Bool) {
    guard state.isBarHidden != hidden else { return }
    state.isBarHidden = hidden
    navigationBar.isHidden = false
    guard let view = viewIfLoaded else {
      navigationBar.isHidden = hidden
      return
    }
    for controller in onScreen { controller.safeAreaSourceDidChange() }
    view.setNeedsLayout()
    guard animated, view.window != nil, UIView.areAnimationsEnabled else {
      layOutBar()
      navigationBar.isHidden = hidden
      return
    }
    UIView.animate(
      withDuration: TimeInterval(Self.hideShowBarDuration), delay: 0, options: .curveEaseInOut,
      animations: {
        self.layOutBar()
        view.layoutIfNeeded()
      },
      completion: { [weak self] _ in
        guard let self else { return }
        navigationBar.isHidden = state.isBarHidden
      })
  }

  /// Has the bar show the stack's items; moving as `timing` says, or at once where that is nil.
  func showBarItems(_ operation: Operation, timing: PoseTiming?) {
    let heightBefore = navigationBar.frame.height
    state.barStack = RememberedStack(state.stack)
    let items = BarItems(
      top: state.stack.last?.navigationItem, back: state.stack.belowLast?.navigationItem,
      all: { [state] in state.barStack.all(beside: state.stack).map(\.navigationItem) })
    navigationBar.show(items, operation: operation, timing: timing)
    layOutBar()
    guard heightBefore != navigationBar.frame.height else { return }
    barHeightDidChange()
  }

  /// The screens keep clear of a bar that has become higher or lower.
  func barHeightDidChange() {
    for controller in onScreen { controller.safeAreaSourceDidChange() }
    viewIfLoaded?.setNeedsLayout()
  }

  /// What the bar's back button does: asks a subclass that is the bar's delegate, then pops (G5).
  func backButtonTapped() {
    guard state.running == nil, !state.needsShow, let item = navigationBar.topItem else { return }
    let judge = self as? any UINavigationBarDelegate
    guard judge?.navigationBar(navigationBar, shouldPop: item) ?? true else { return }
    popByUser()
  }
}
