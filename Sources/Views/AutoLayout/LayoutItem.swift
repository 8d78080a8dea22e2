// LayoutItem: what views, layout guides and layout supports have in common for constraints.

import Foundation

/// Helpers for the objects that a constraint may name.
@MainActor
enum LayoutItem {
  /// The view that the item is or belongs to; nil for a guide without one and for what is no item.
  static func view(_ item: AnyObject) -> UIView? {
    switch item {
    case let view as UIView: view
    case let guide as UILayoutGuide: guide.owningView
    case let support as LayoutSupportGuide: support.owningView
    default: nil
    }
  }

  /// The item's name in messages.
  static func name(of item: AnyObject?) -> String {
    switch item {
    case let guide as UILayoutGuide: guide.identifier.isEmpty ? "UILayoutGuide" : "UILayoutGuide:'\(guide.identifier)'"
    case let support as LayoutSupportGuide: support.edge == .top ? "topLayoutGuide" : "bottomLayoutGuide"
    case let item? where !(item is NSNull): "\(type(of: item))"
    default: "nil"
    }
  }
}

/// A view with text whose baselines constraints may name.
@MainActor package protocol BaselineProviding: UIView {
  /// How far the first and the last baseline lie below the view's middle, in points.
  var baselinesBelowMiddle: (first: CGFloat, last: CGFloat) { get }
}

/// A view whose height follows from its width, such as a label of several lines.
@MainActor package protocol HeightFollowingWidth: UIView {
  /// The height at a width, in points; nil where it does not depend on the width.
  func contentHeight(forWidth width: CGFloat) -> CGFloat?
}

extension UILabel: BaselineProviding, HeightFollowingWidth {
  package var baselinesBelowMiddle: (first: CGFloat, last: CGFloat) {
    let width = numberOfLines == 1 || bounds.width <= 0 ? .infinity : bounds.width
    let layout = fittedLayout(in: CGSize(width: width, height: .infinity), numberOfLines: numberOfLines)
    let middle = layout.size.height / 2
    guard let first = layout.lines.first, let last = layout.lines.last else { return (0, 0) }
    return (first.baseline - middle, last.baseline - middle)
  }

  package func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    numberOfLines == 1 || preferredMaxLayoutWidth > 0 ? nil : sizeThatFits(CGSize(width: width, height: 0)).height
  }
}
