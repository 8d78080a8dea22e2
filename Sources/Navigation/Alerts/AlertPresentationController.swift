// AlertPresentationController: the place of an alert, the dimmed backdrop, and the keyboard's way in and out.

import Essentials
import Foundation
import Geometry
import Views

/// Places an alert in the middle of its container, or an action sheet at the bottom, over a dimmed presenter.
@MainActor
final class AlertPresentationController: UIPresentationController {
  private let alert: UIAlertController
  private let backdrop = AlertBackdrop(frame: .zero)
  /// Where the keyboard was used before.
  private var keyboardPlace: KeyboardPlace?

  init(_ alert: UIAlertController, presenting: UIViewController) {
    self.alert = alert
    super.init(presentedViewController: alert, presenting: presenting)
    backdrop.backgroundColor = AlertLook.backdrop
    backdrop.onTap = { [weak alert] in if alert?.preferredStyle == .actionSheet { alert?.cancel() } }
  }

  override var shouldRemovePresentersView: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let view = alert.viewIfLoaded as? AlertView else { return .zero }
    let free = containerView.bounds.inset(by: containerView.safeAreaInsets)
    view.room = free.size
    let size = view.layoutNow.size
    let x = free.minX + ((free.width - size.width) / 2).rounded()
    let y =
      alert.preferredStyle == .alert
      ? free.minY + ((free.height - size.height) / 2).rounded()
      : free.maxY - size.height - AlertLayout.Measures.sheet.endGap
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  /// What moves when the alert comes or goes.
  override func builtInAnimator(isPresenting: Bool) -> ModalAnimator? {
    AlertAnimator(isPresenting: isPresenting, isSheet: alert.preferredStyle == .actionSheet, backdrop: backdrop)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    backdrop.frame = containerView.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.insertSubview(backdrop, at: 0)
    keyboardPlace = containerView.window?.keyboardPlace
    containerView.window?.setFocus(nil, showsRing: keyboardPlace?.showsRing ?? false)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    guard completed, let view = alert.viewIfLoaded as? AlertView else { return giveBack() }
    view.flashIndicators()
    // Whoever uses the keyboard sees what Return would do.
    if keyboardPlace?.showsRing == true, !alert.isTyping { view.window?.setFocus(view.defaultButton, showsRing: true) }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { giveBack() }
  }

  /// Gives the keyboard back to who had it.
  private func giveBack() {
    backdrop.removeFromSuperview()
    if let keyboardPlace { presentingViewController.viewIfLoaded?.window?.restore(keyboardPlace) }
    keyboardPlace = nil
  }
}

/// The shade behind an alert.
@MainActor
final class AlertBackdrop: UIView {
  var onTap: (@MainActor () -> Void)?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, bounds.contains(touch.location(in: self)) { onTap?() }
  }
}
