// UndoInvocation: a call or an assignment that is written down now and made when the user undoes.

import Foundation

/// Stands for a target: what is called on it or assigned to it is registered with the manager instead of done.
///
///     undoManager.prepare(withInvocationTarget: self)(Editor.setValue(_:forKey:), oldValue, "title")
///     undoManager.prepare(withInvocationTarget: self).title = oldTitle
///
/// Linux Swift cannot forward messages, so a method is named by its reference and followed by its arguments.
@preconcurrency @MainActor @dynamicMemberLookup
public struct UndoInvocation<Target: AnyObject> {
  private let manager: UndoManager
  private let target: Target

  init(manager: UndoManager, target: Target) { (self.manager, self.target) = (manager, target) }

  /// Registers a call of the target's method with these arguments, which are kept alive; the target is not.
  public func callAsFunction<each Argument>(
    _ method: @escaping (Target) -> (repeat each Argument) -> Void, _ argument: repeat each Argument
  ) {
    manager.registerUndo(withTarget: target) { target in method(target)(repeat each argument) }
  }

  /// Registers the assignment of a value to the target's property. Reading gives the property's present value.
  public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Target, Value>) -> Value {
    get { target[keyPath: path] }
    nonmutating set { manager.registerUndo(withTarget: target) { $0[keyPath: path] = newValue } }
  }
}

extension UndoManager {
  /// A stand-in for the target that registers the next call or assignment as an action.
  public func prepare<Target: AnyObject>(withInvocationTarget target: Target) -> UndoInvocation<Target> {
    UndoInvocation(manager: self, target: target)
  }

  /// Registers an action: `handler` is called with the target when the user undoes.
  ///
  /// The target is not kept alive; the action of a target that is gone is skipped, with a line in the log. What the
  /// handler captures is kept, so it should use the target that it is given. Where no group is open, the running
  /// event's group is opened, or, with `groupsByEvent` off, a fault raised.
  public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    register(
      UndoAction(target: target) { object in
        if let target = object as? Target { handler(target) }
      })
  }
}
