// UITouch: the pointer while its button is down, from press to release.

import Foundation
import Geometry

/// One press of the pointer: where it is, where it began, how far it has come.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// How far a touch has come. Raw values are UIKit's.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// What touches. Raw values are UIKit's.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// How far the touch has come.
  public package(set) var phase = Phase.began
  /// How many presses at one place came quickly one after the other, from 1.
  public package(set) var tapCount = 1
  /// When the touch last changed, in seconds of media time.
  public package(set) var timestamp: TimeInterval
  /// What touches: a pointer.
  public let type: TouchType
  /// The view in which the touch began; it gets the touch until its end.
  public package(set) weak var view: UIView?
  /// The window in which the touch began.
  public package(set) weak var window: UIWindow?
  /// The recognisers that may follow the touch: those of the view and of the views around it.
  public package(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The radius of the contact, in points: 0, as a pointer has none.
  public var majorRadius: CGFloat { 0 }
  /// The pressure: 1 while the button is down.
  public var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

  /// In window coordinates.
  package var windowLocation, previousWindowLocation: CGPoint

  package init(
    at location: CGPoint, in view: UIView?, of window: UIWindow?, timestamp: TimeInterval,
    type: TouchType = .indirectPointer
  ) {
    (windowLocation, previousWindowLocation) = (location, location)
    (self.view, self.window, self.timestamp, self.type) = (view, window, timestamp, type)
  }

  /// Where the touch is, in the view's coordinates, or the window's where it is nil.
  open func location(in view: UIView?) -> CGPoint { view?.convert(windowLocation, from: nil) ?? windowLocation }

  /// Where the touch was before the last change, in the view's coordinates, or the window's where it is nil.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
  }

  package func update(phase: Phase, location: CGPoint, timestamp: TimeInterval) {
    previousWindowLocation = windowLocation
    (self.phase, windowLocation, self.timestamp) = (phase, location, timestamp)
  }
}
