// UIView+AutoLayout: the view's side of Auto Layout: anchors, guides, and its wishes about its size.

import Foundation
import Geometry

extension UIView {
  /// Whether the view's frame, moved by its autoresizing mask, is taken as given; false lets constraints decide it.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesMask }
    set {
      guard newValue != layoutState.translatesMask else { return }
      layoutInputsChanged()
      superview?.layoutInputsChanged()
      layoutState.translatesMask = newValue
      layoutState.solvedFrame = nil
      layoutInputsChanged()
      superview?.layoutInputsChanged()
    }
  }

  // MARK: Anchors

  /// The view's leading edge; with its siblings the values from which constraints are made.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline) }

  // MARK: Guides

  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutState.guides }

  /// Adds a guide, taking it from the view that had it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutState.guides.append(layoutGuide)
    layoutGuide.owningView = self
    layoutInputsChanged()
  }

  /// Removes a guide and the constraints that name it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let place = layoutState.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
    for holder in sequence(first: self, next: \.superview) {
      holder.removeConstraints(holder.constraints.filter { $0.names(layoutGuide) })
    }
    layoutState.guides.remove(at: place)
    layoutGuide.owningView = nil
    layoutInputsChanged()
  }

  /// The part of the view that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  /// The view less its layout margins.
  public var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins, "UIViewLayoutMarginsGuide") }
  /// The margins, no wider than text that is easy to read.
  public var readableContentGuide: UILayoutGuide { ownGuide(.readableContent, "UIViewReadableContentGuide") }

  func ownGuide(_ kind: UILayoutGuide.Kind, _ identifier: String) -> UILayoutGuide {
    if let guide = layoutState.ownGuides[kind] { return guide }
    let guide = UILayoutGuide(kind: kind, owner: self, identifier: identifier)
    layoutState.ownGuides[kind] = guide
    return guide
  }

  /// The layout margins, wider where the view is wider than 672 points, UIKit's readable width at the default text
  /// size.
  var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let excess = bounds.width - insets.left - insets.right - 672
    if excess > 0 {
      insets.left += excess / 2
      insets.right += excess / 2
    }
    return insets
  }

  // MARK: Size

  /// How strongly the view refuses to be larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.hugging[axis]
  }

  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard layoutState.hugging[axis] != priority else { return }
    layoutState.hugging[axis] = priority
    layoutInputsChanged()
  }

  /// How strongly the view refuses to be smaller than its content.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.compression[axis]
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard layoutState.compression[axis] != priority else { return }
    layoutState.compression[axis] = priority
    layoutInputsChanged()
  }

  /// The size as small or as large as the constraints inside the view allow, in points.
  ///
  /// - Parameter targetSize: `UIView.layoutFittingCompressedSize` or `layoutFittingExpandedSize`, or a wish.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints inside the view allow closest to `targetSize`, in points; each side of the target
  /// is wanted as strongly as its priority says.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutEngine.current.size(
      fitting: targetSize, view: self, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The target that asks for the smallest size.
  public static var layoutFittingCompressedSize: CGSize { .zero }
  /// The target that asks for the largest size; 10,000 points is UIKit's.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
