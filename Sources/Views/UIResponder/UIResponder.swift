// UIResponder: what can answer an event, and whom it hands the event to.
//
//   view ─▶ its controller, or its superview ─▶ … ─▶ window ─▶ application ─▶ application delegate
//
// A controller's next is its view's superview; a presented controller's is its presenter.

import Essentials
import Foundation
import Undo

/// An object that answers events or passes them on along the chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, Connectable {
  public override init() { super.init() }

  /// Who is asked when this responder does not answer; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// The named properties and methods that storyboards, controls and unwind segues may use.
  ///
  ///     override class var connections: [Connection] {
  ///       super.connections + [.outlet("title", \Card.title), .action("flip:", Card.flip)]
  ///     }
  open class var connections: [Connection] { [] }

  /// Tells an object that came from a storyboard that it and all that belongs to it stands.
  open func awakeFromNib() {}

  // MARK: First responder

  /// Whether the responder may get keys and actions first. False by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the first responder may be another one. True by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether this is its window's first responder.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks for the first place; succeeds only in a window, and if the present first responder resigns (E21).
  ///
  /// A controller asks in `viewDidAppear`: in `viewDidLoad` and `viewWillAppear` its view is in no window.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    return window.makeFirstResponder(self)
  }

  /// Gives the first place up; false if the responder does not agree.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  // MARK: Touches

  /// Tells the responder of new touches. This and the next three methods pass the event on unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys

  /// Tells the responder of keys that went down. This and the next three methods pass the event on unless overridden.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Motion and scrolling

  /// Tells the responder that a shake began. This and the next two methods pass the event on unless overridden.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Answers a step of the mouse wheel or of two fingers on a touchpad; true if it was used.
  ///
  /// The view under the pointer is asked first. An override that has no use for the step asks super, which asks the
  /// next responder: so an inner scroll view at its end lets the outer one move.
  open func handleScroll(_ scroll: ScrollInput) -> Bool { next?.handleScroll(scroll) ?? false }

  // MARK: Undo

  /// The undo manager that is nearest along the chain: at last that of the window (E22). Override it to use your own.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Actions

  /// Whether the responder has something to do with the action now. By default: whether it responds to it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// The first responder along the chain, from this one, that can perform the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Whether the class lists the action among its connections.
  open func responds(to aSelector: Selector) -> Bool { Self.connection(for: aSelector) != nil }

  /// Runs the action with up to one argument; an action that the class does not list is a fault.
  @discardableResult open func perform(_ aSelector: Selector, with object: Any? = nil) -> Bool {
    perform(aSelector, with: object, with: nil)
  }

  /// Runs the action with up to two arguments; an action that the class does not list is a fault.
  @discardableResult open func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) -> Bool {
    send(aSelector, object1, object2)
  }

  /// Does what a press of Return does for the focused view; true if it did something. False by default.
  open func accessibilityActivate() -> Bool { false }
}

extension UIResponder {
  /// The window whose first responder this may be: the view's own, a controller's by its view, for others that of the
  /// nearest of these along the chain. A presenter's window is not that of what it will present.
  package var responderWindow: UIWindow? {
    for responder in sequence(first: self, next: \.next) {
      if let view = responder as? UIView { return view.window }
      if let owner = responder as? any ViewOwner { return owner.ownedView?.window }
    }
    return nil
  }
}
