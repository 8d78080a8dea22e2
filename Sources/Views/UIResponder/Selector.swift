// Selector: the name of a method that can be sent. What it does is looked up in the receiver's `connections`.

/// The name of an action, with a colon for each argument: `"save"`, `"tap:"`, `"tap:forEvent:"`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name as it was written.
  public let name: String

  public init(_ name: String) { self.name = name }

  public init(stringLiteral value: String) { name = value }

  /// How many arguments the method takes: the number of colons.
  public var argumentCount: Int { name.count { $0 == ":" } }

  public var description: String { name }
}

/// The selector's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// The selector with the given name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
