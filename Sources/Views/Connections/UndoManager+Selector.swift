// UndoManager+Selector: actions that are registered by a method's name.

import Undo

extension UndoManager {
  /// Registers an action: the target's method of that name is called with the object when the user undoes.
  ///
  /// The name is looked up in the target's `connections`; one that is not listed there is a fault when the action is
  /// performed. The object is kept alive, the target is not.
  public func registerUndo<Target: Connectable>(withTarget target: Target, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target) { target in
      if let responder = target as? UIResponder {
        responder.perform(selector, with: anObject)
      } else {
        _ = target.send(selector, anObject, nil)
      }
    }
  }
}
