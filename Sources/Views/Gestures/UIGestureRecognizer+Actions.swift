// UIGestureRecognizer+Actions: who hears of a gesture.

import Essentials
import Foundation

/// One listener of a recogniser.
struct GestureAction {
  weak var target: AnyObject?
  let selector: Selector?
  let handler: @MainActor (UIGestureRecognizer) -> Void
}

extension UIGestureRecognizer {
  /// Sends `action` to `target`, a responder, whenever the state changes to something other than failed.
  ///
  /// The target is not kept alive. One that lacks the action, or is no responder, is named in the log when it is due.
  public func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !actions.contains(where: { $0.target === object && $0.selector == action }) else { return }
    actions.append(
      GestureAction(target: object, selector: action) { [weak object] recognizer in
        guard let object else { return }
        guard let responder = object as? UIResponder, responder.responds(to: action) else {
          return Log.note(
            "\(type(of: recognizer)): \(type(of: object)) does not respond to \"\(action)\"; the gesture is not sent. "
              + "Only a UIResponder that lists the action among its connections can be a target by selector.")
        }
        responder.perform(action, with: recognizer)
      })
  }

  /// Stops sending; nil stands for every target, or every action.
  public func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll { entry in
      (object == nil || entry.target === object) && (action == nil || entry.selector == action)
    }
  }
}

/// What gives `addAction` and `addTarget` the recogniser's own type.
@preconcurrency @MainActor public protocol GestureActions: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureActions {}

extension GestureActions {
  /// Calls `handler` with the recogniser whenever the state changes to something other than failed.
  ///
  ///     tap.addAction { tap in card.flip(at: tap.location(in: card)) }
  public func addAction(_ handler: @escaping @MainActor (Self) -> Void) {
    actions.append(
      GestureAction(target: nil, selector: nil) { recognizer in
        if let recognizer = recognizer as? Self { handler(recognizer) }
      })
  }

  /// Calls a method of `target` with the recogniser; the target is not kept alive.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> (Self) -> Void
  ) {
    actions.append(
      GestureAction(target: target, selector: nil) { [weak target] recognizer in
        if let target, let recognizer = recognizer as? Self { action(target)(recognizer) }
      })
  }
}
