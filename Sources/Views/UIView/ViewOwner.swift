// ViewOwner: what a view asks of the controller whose root view it is. Views know nothing else of controllers.

import Foundation
import Geometry

/// The controller of a view.
@MainActor package protocol ViewOwner: UIResponder {
  /// The view, as far as it is there yet.
  var ownedView: UIView? { get }
  /// Around each `layoutSubviews()` of the owned view.
  func ownedViewWillLayoutSubviews()
  func ownedViewDidLayoutSubviews()
  /// Around the owned view's entering and, with nil, leaving a window; before and after `view.window` changes.
  func ownedViewWillMove(toWindow window: UIWindow?)
  func ownedViewDidMove(toWindow window: UIWindow?)
  /// Before the owned view enters or, with nil, leaves a superview (B8).
  func ownedViewWillMove(toSuperview superview: UIView?)
  /// What is to be added to the owned view's safe area, in points.
  var ownedAdditionalSafeAreaInsets: UIEdgeInsets { get }
  /// Uses Back, if the owner or something that it shows has a use for it; true if so.
  func ownerShouldHandleBack() -> Bool
  /// Uses Back before it cancels a touch: for an alert, or to end a way back that a hand drives; true if so.
  func ownerShouldTakeBackFirst() -> Bool
  /// Goes forward again to where Back has come from; true if that is still known.
  func ownerShouldHandleForward() -> Bool
  /// Tells the window's own owner of the window's new size before the window takes it, in points.
  func ownedViewWillTransition(to size: CGSize)
}

extension ViewOwner {
  package func ownerShouldTakeBackFirst() -> Bool { false }
  package func ownerShouldHandleForward() -> Bool { false }
}
