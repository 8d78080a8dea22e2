// UIPresentationController: the frame and the surroundings of a presented view. Subclasses shape `.custom` ones.

import Foundation
import Geometry
import Views

/// Manages how a presented controller stands in its container, from the start of its presentation to its dismissal.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The controller that presents.
  public let presentingViewController: UIViewController
  /// The view in which the presentation takes place; nil before it starts and after it has ended.
  public internal(set) var containerView: UIView?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  /// The view that is placed and animated; by default the presented controller's.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// Where the presented view lies in the container, in points; by default everywhere.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenter's view is taken out while it is covered, so that its controller disappears.
  open var shouldRemovePresentersView: Bool {
    switch presentationStyle {
    case .fullScreen, .currentContext, .automatic, .none: true
    default: false
    }
  }

  /// The movement that belongs to the surroundings; nil leaves it to the presented controller's transition style.
  func builtInAnimator(isPresenting: Bool) -> ModalAnimator? { nil }

  /// Tells that the presentation is about to be animated: the moment to add surroundings to the container.
  open func presentationTransitionWillBegin() {}
  /// Tells that the presentation has ended; false if it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Tells that the dismissal is about to be animated.
  open func dismissalTransitionWillBegin() {}
  /// Tells that the dismissal has ended; false if it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Tells that the container is about to lay out.
  open func containerViewWillLayoutSubviews() {}
  /// Tells that the container has laid out.
  open func containerViewDidLayoutSubviews() {}
}

/// Sheets: a card at the bottom or in the middle, over a dimmed presenter.
@MainActor
final class SheetPresentationController: UIPresentationController {
  /// How much of the container stays free above a page sheet, in points below the safe area.
  static let topGap: CGFloat = 10
  /// The radius of the card's corners, in points.
  static let cornerRadius: CGFloat = 10
  /// The size of a form sheet where the presented controller prefers none, in points.
  static let formSize = CGSize(width: 540, height: 620)
  /// How dark the presenter is under a sheet, 0…1 of black.
  private static let dimming: CGFloat = 0.2

  private let dimmingView = UIView(frame: .zero)

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    let top = containerView.safeAreaInsets.top + Self.topGap
    let preferred = presentedViewController.preferredContentSize
    let wanted = preferred == .zero ? Self.formSize : preferred
    if presentationStyle != .pageSheet, bounds.width > wanted.width, bounds.height > wanted.height + 2 * top {
      return CGRect(
        x: ((bounds.width - wanted.width) / 2).rounded(), y: ((bounds.height - wanted.height) / 2).rounded(),
        width: wanted.width, height: wanted.height)
    }
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  override func presentationTransitionWillBegin() {
    dimmingView.backgroundColor = .black
    dimmingView.alpha = 0
    dimmingView.frame = containerView?.bounds ?? .zero
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView?.insertSubview(dimmingView, at: 0)
    presentedView?.layer.cornerRadius = Self.cornerRadius
    presentedView?.clipsToBounds = true
    fadeDimming(to: Self.dimming)
  }

  override func dismissalTransitionWillBegin() { fadeDimming(to: 0) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    dimmingView.alpha = completed ? 0 : Self.dimming
  }

  private func fadeDimming(to alpha: CGFloat) {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimmingView] _ in
      dimmingView.alpha = alpha
    })
  }
}

/// The view that holds one presentation. It keeps the presented view where its presentation controller wants it.
@MainActor
final class PresentationContainerView: UIView {
  weak var session: Presentation?

  override func layoutSubviews() {
    session?.controller.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    session?.layOut()
    session?.controller.containerViewDidLayoutSubviews()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { session?.containerDidLeaveWindow() }
  }
}
