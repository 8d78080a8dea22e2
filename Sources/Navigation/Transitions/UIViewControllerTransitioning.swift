// UIViewControllerTransitioning: the protocols between containers and those who animate for them.

import Foundation
import Geometry
import Views

/// Names a controller that takes part in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that is visible at the start.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one that is visible at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names a view that takes part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that the transition may take out.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that the transition puts in.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What an animator is told of the transition that it animates, and what it tells back.
@MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition takes place; the animator adds the incoming view to it.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether a hand drives the transition now.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation that the incoming view takes on; always identity, a window does not turn.
  var targetTransform: CGAffineTransform { get }

  /// Says how far a hand has brought the transition, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the hand has let go and the transition goes on to its end.
  func finishInteractiveTransition()
  /// Says that the hand has let go and the transition goes back to its start.
  func cancelInteractiveTransition()
  /// Says that a running transition is held.
  func pauseInteractiveTransition()
  /// Ends the transition; false if it was cancelled. Only the first call counts.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the controller's view lies at the start, in the container; zero where it is not shown.
  func initialFrame(for viewController: UIViewController) -> CGRect
  /// Where the controller's view lies at the end, in the container; zero where it is not shown.
  func finalFrame(for viewController: UIViewController) -> CGRect
}

/// Moves views from one controller to the next.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long the transition takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Starts the animations, at whose end `completeTransition(_:)` must be called.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Tells that the transition has ended; false if it was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by hand.
@MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Takes the transition over; it must be finished or cancelled.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest runs after the hand has let go, as a factor.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition starts held by the hand.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// Supplies what a presentation and a dismissal use in place of the built-in movements.
@MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The animator for presenting; nil for the built-in one.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator for dismissing; nil for the built-in one.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives a presentation by hand; nil lets it run.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What drives a dismissal by hand; nil lets it run.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What frames a `.custom` presentation; nil for the full container.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
