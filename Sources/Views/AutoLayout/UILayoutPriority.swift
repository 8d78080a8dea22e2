// UILayoutPriority: how strongly a constraint is wanted.

/// How strongly a constraint is wanted, 0…1000: a stronger one is never given up for any number of weaker ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Must hold (1000).
  public static let required = UILayoutPriority(1000)
  /// How strongly a button resists being made smaller than its content (750).
  public static let defaultHigh = UILayoutPriority(750)
  /// The strength with which dragging may resize a scene (510).
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The strength with which a scene stays at its size (500).
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The strength with which dragging leaves a scene's size alone (490).
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly a view hugs its content horizontally (250).
  public static let defaultLow = UILayoutPriority(250)
  /// The strength of the target size in `systemLayoutSizeFitting(_:)` (50).
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority that is stronger by `difference`.
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  /// A priority that is weaker by `difference`.
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }
}

extension UILayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Comparable {
  public init(floatLiteral value: Float) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(Float(value)) }

  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool { one.rawValue < other.rawValue }
}
