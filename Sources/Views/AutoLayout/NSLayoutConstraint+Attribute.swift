// NSLayoutConstraint+Attribute: what of an item a constraint speaks of, and how the two sides relate.

extension NSLayoutConstraint {
  /// The edge, centre, baseline or length of an item. Raw values are UIKit's.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// The older name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How the left-hand side stands to the right-hand side. Raw values are UIKit's.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The two directions of layout. Raw values are UIKit's.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}

extension NSLayoutConstraint.Attribute {
  enum Kind { case horizontal, vertical, size, none }

  /// Which kind of number the attribute is: a place along one axis, or a length.
  var axis: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  /// Whether the attribute turns around with the reading direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute names a left or right side for good.
  private var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether UIKit allows a constraint between the two: the same kind of number, and no left with leading.
  func canRelate(to other: NSLayoutConstraint.Attribute) -> Bool {
    axis == other.axis && !(isDirectional && other.isAbsoluteSide) && !(isAbsoluteSide && other.isDirectional)
  }

  /// The attribute's name as constraints spell it in messages.
  var name: String { self == .notAnAttribute ? "notAnAttribute" : "\(self)" }
}

extension NSLayoutConstraint {
  /// The identifier in quotation marks, for messages.
  var label: String { identifier.map { ":'\($0)'" } ?? "" }

  /// The relation as one line, such as `UILabel.width == 2*UIView.width + 8`.
  var formula: String {
    let symbol = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    let left = "\(LayoutItem.name(of: firstItem)).\(firstAttribute.name)"
    let strength = priority == .required ? "" : " @\(Self.figure(Double(priority.rawValue)))"
    guard secondAttribute != .notAnAttribute else { return "\(left) \(symbol) \(Self.figure(constant))\(strength)" }
    let factor = multiplier == 1 ? "" : "\(Self.figure(multiplier))*"
    let right = "\(factor)\(LayoutItem.name(of: secondItem)).\(secondAttribute.name)"
    let sum = constant == 0 ? "" : constant < 0 ? " - \(Self.figure(-constant))" : " + \(Self.figure(constant))"
    return "\(left) \(symbol) \(right)\(sum)\(strength)"
  }

  /// A number as messages show it.
  static func figure(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
  }
}
