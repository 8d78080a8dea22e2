// Connection: one named property or method of a class, in place of what the Objective-C runtime knows.

import Essentials
import Foundation

/// A class whose actions can be sent by name.
@preconcurrency @MainActor
public protocol Connectable: AnyObject {
  /// The named properties and methods, a subclass's after those of its superclass.
  static var connections: [Connection] { get }
}

/// A named outlet, outlet collection or action of a class.
@preconcurrency @MainActor
public struct Connection {
  /// What the name stands for.
  public enum Kind: Hashable, Sendable {
    case outlet, outletCollection, action
  }

  /// The outlet's name or the action's selector, as a storyboard spells it.
  public let name: String
  /// Whether the name is an outlet's or an action's.
  public let kind: Kind
  /// The type that the outlet holds or that the action's sender must have; nil where the action has no argument.
  package let expected: Any.Type?
  /// Does it; false where the root or a value has the wrong type.
  private let run: @MainActor (_ root: AnyObject, _ first: Any?, _ second: Any?) -> Bool

  /// A property that a storyboard fills.
  public static func outlet<Root: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value?>
  ) -> Connection {
    Connection(name: name, kind: .outlet, expected: Value.self) { root, value, _ in
      guard let root = root as? Root, let value = value as? Value else { return false }
      root[keyPath: path] = value
      return true
    }
  }

  /// An array that a storyboard fills, one object at a time.
  public static func outletCollection<Root: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, [Value]?>
  ) -> Connection {
    Connection(name: name, kind: .outletCollection, expected: Value.self) { root, value, _ in
      guard let root = root as? Root, let value = value as? Value else { return false }
      root[keyPath: path] = (root[keyPath: path] ?? []) + [value]
      return true
    }
  }

  /// An array that a storyboard fills, one object at a time.
  public static func outletCollection<Root: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, [Value]>
  ) -> Connection {
    Connection(name: name, kind: .outletCollection, expected: Value.self) { root, value, _ in
      guard let root = root as? Root, let value = value as? Value else { return false }
      root[keyPath: path].append(value)
      return true
    }
  }

  /// A method without arguments: `.action("save", Editor.save)`.
  public static func action<Root: AnyObject>(
    _ selector: Selector, _ method: @escaping @MainActor (Root) -> @MainActor () -> Void
  ) -> Connection {
    Connection(name: selector.name, kind: .action, expected: nil) { root, _, _ in
      guard let root = root as? Root else { return false }
      method(root)()
      return true
    }
  }

  /// A method with the sender as its argument: `.action("tap:", Editor.tap)`.
  public static func action<Root: AnyObject, Sender>(
    _ selector: Selector, _ method: @escaping @MainActor (Root) -> @MainActor (Sender) -> Void
  ) -> Connection {
    Connection(name: selector.name, kind: .action, expected: Sender.self) { root, sender, _ in
      guard let root = root as? Root, let sender = sender as? Sender else { return false }
      method(root)(sender)
      return true
    }
  }

  /// A method with sender and event, or any two arguments: `.action("tap:forEvent:", Editor.tap)`.
  public static func action<Root: AnyObject, Sender, Second>(
    _ selector: Selector, _ method: @escaping @MainActor (Root) -> @MainActor (Sender, Second) -> Void
  ) -> Connection {
    Connection(name: selector.name, kind: .action, expected: Sender.self) { root, sender, second in
      guard let root = root as? Root, let sender = sender as? Sender, let second = second as? Second else {
        return false
      }
      method(root)(sender, second)
      return true
    }
  }
}

// MARK: Using a connection

extension Connection {
  /// Puts `value` into the root's outlet or outlet collection; false, with nothing changed, where a type is wrong.
  package func connect(_ value: Any, to root: AnyObject) -> Bool { kind != .action && run(root, value, nil) }

  /// Runs the root's action; logs and returns false where the sender has the wrong type.
  package func send(to root: AnyObject, _ sender: Any?, _ second: Any?) -> Bool {
    if run(root, sender, second) { return true }
    let found = sender.map { "\(type(of: $0))" } ?? "nil"
    Log.note(
      "\(type(of: root)): the action \"\(name)\" was sent by \(found); "
        + "expected \(expected.map { "\($0)" } ?? "nothing"). The action is not run.")
    return false
  }
}

extension Connectable {
  /// Runs the action with up to two arguments; an action that the class does not list is a fault.
  func send(_ action: Selector, _ first: Any?, _ second: Any?) -> Bool {
    guard let connection = type(of: self).connection(for: action) else {
      fault("-[\(type(of: self)) \(action)]: unrecognized selector sent to instance")
      return false
    }
    return connection.send(to: self, first, second)
  }

  /// The class's action of that name; the nearest class that lists it wins.
  package static func connection(for selector: Selector) -> Connection? {
    connections.last { $0.kind == .action && $0.name == selector.name }
  }

  /// The class's outlet or outlet collection of that name; the nearest class that lists it wins.
  package static func outlet(named name: String) -> Connection? {
    connections.last { $0.kind != .action && $0.name == name }
  }
}
