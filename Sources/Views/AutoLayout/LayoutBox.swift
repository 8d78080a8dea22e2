// LayoutBox: an item's rectangle as expressions of a layout's unknowns, in the coordinates of the layout's top view.

import Foundation

/// A rectangle whose sides are linear expressions, in points.
struct LayoutBox {
  var left, top, width, height: LinearExpression

  var right: LinearExpression { left + width }
  var bottom: LinearExpression { top + height }
  var middleX: LinearExpression { left + width * 0.5 }
  var middleY: LinearExpression { top + height * 0.5 }

  func inset(left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0) -> LayoutBox {
    LayoutBox(
      left: self.left + left, top: self.top + top, width: width + (-left - right), height: height + (-top - bottom))
  }
}

extension LayoutBox {
  /// The attribute's place along its axis, or its length. `rightToLeft` says where the leading edge is; baselines are
  /// given by their distance below the middle.
  func value(
    of attribute: NSLayoutConstraint.Attribute, rightToLeft: Bool, baselines: (first: CGFloat, last: CGFloat)?
  ) -> LinearExpression {
    switch attribute {
    case .left, .leftMargin: left
    case .right, .rightMargin: right
    case .leading, .leadingMargin: rightToLeft ? right : left
    case .trailing, .trailingMargin: rightToLeft ? left : right
    case .centerX, .centerXWithinMargins: middleX
    case .top, .topMargin: top
    case .bottom, .bottomMargin: bottom
    case .centerY, .centerYWithinMargins: middleY
    case .firstBaseline: baselines.map { middleY + $0.first } ?? top
    case .lastBaseline: baselines.map { middleY + $0.last } ?? bottom
    case .width: width
    case .height: height
    case .notAnAttribute: LinearExpression()
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is one of the view less its layout margins.
  var isOfMargins: Bool { rawValue >= Self.leftMargin.rawValue }
}
