// LayoutSystem+Boxes: which rectangles are given, and which are unknown.

import Foundation
import Geometry

extension LayoutSystem {
  /// The item's box as a constraint means it: for what lies inside a scroll view, the scroll view's edges are those
  /// of its content.
  mutating func box(
    of item: AnyObject, attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
  ) -> LayoutBox {
    if let scrollView = item as? UIScrollView, attribute.axis != .size, let other, contains(other, in: scrollView) {
      return contentBox(of: scrollView)
    }
    return box(of: item)
  }

  /// Whether the item lies in the scroll view's content.
  private func contains(_ item: AnyObject, in scrollView: UIScrollView) -> Bool {
    if let guide = item as? UILayoutGuide, guide.owningView === scrollView {
      return guide.kind == .free || guide.kind == .scrollContent
    }
    guard let view = LayoutItem.view(item) else { return false }
    return view !== scrollView && view.isDescendant(of: scrollView)
  }

  mutating func box(of item: AnyObject) -> LayoutBox {
    if let box = boxes[ObjectIdentifier(item)] { return box }
    let box: LayoutBox
    switch item {
    case let view as UIView: box = makeBox(of: view)
    case let guide as UILayoutGuide: box = makeBox(of: guide)
    case let support as LayoutSupportGuide: box = makeBox(of: support)
    default: box = unknownBox()
    }
    boxes[ObjectIdentifier(item)] = box
    return box
  }

  /// The rectangle of a scroll view's content, which starts at the origin of its coordinates.
  mutating func contentBox(of scrollView: UIScrollView) -> LayoutBox {
    if let box = contentBoxes[ObjectIdentifier(scrollView)] { return box }
    let (left, top) = contentOrigin(of: scrollView)
    let box = LayoutBox(
      left: left, top: top, width: LinearExpression(solver.unknown()), height: LinearExpression(solver.unknown()))
    contentBoxes[ObjectIdentifier(scrollView)] = box
    return box
  }

  /// Where the point 0, 0 of the view's own coordinates lies.
  mutating func contentOrigin(of view: UIView) -> (left: LinearExpression, top: LinearExpression) {
    let box = box(of: view)
    let (insets, bounds) = (view === top ? .zero : view.alignmentRectInsets, view.bounds)
    return (box.left + (-insets.left - bounds.minX), box.top + (-insets.top - bounds.minY))
  }

  /// Whether the view's frame is given in this layout.
  func isGiven(_ view: UIView) -> Bool { view === top ? fitting == nil : view.hasGivenFrame }

  private mutating func makeBox(of view: UIView) -> LayoutBox {
    if view === top {
      if fitting == nil { return LayoutBox(given: CGRect(origin: .zero, size: view.bounds.size)) }
      return LayoutBox(
        left: LinearExpression(), top: LinearExpression(), width: LinearExpression(solver.unknown()),
        height: LinearExpression(solver.unknown()))
    }
    guard let superview = view.superview else { return unknownBox() }
    guard view.hasGivenFrame else { return unknownBox() }
    let (left, top) = contentOrigin(of: superview)
    let frame = view.alignmentRect(forFrame: view.untransformedFrame)
    return LayoutBox(
      left: left + frame.minX, top: top + frame.minY, width: LinearExpression(constant: frame.width),
      height: LinearExpression(constant: frame.height))
  }

  private mutating func makeBox(of guide: UILayoutGuide) -> LayoutBox {
    guard let owner = guide.owningView else { return unknownBox() }
    switch guide.kind {
    case .free: return unknownBox()
    case .scrollFrame: return box(of: owner)
    case .scrollContent: return (owner as? UIScrollView).map { contentBox(of: $0) } ?? box(of: owner)
    case .safeArea: return box(of: owner).inset(by: owner.safeAreaInsets)
    case .margins: return box(of: owner).inset(by: owner.layoutMargins)
    case .readableContent: return box(of: owner).inset(by: owner.readableInsets)
    }
  }

  private mutating func makeBox(of support: LayoutSupportGuide) -> LayoutBox {
    guard let owner = support.owningView else { return unknownBox() }
    let around = box(of: owner)
    return LayoutBox(
      left: around.left, top: support.edge == .top ? around.top : around.bottom + -support.length,
      width: around.width, height: LinearExpression(constant: support.length))
  }

  private mutating func unknownBox() -> LayoutBox {
    let (left, top) = (LinearExpression(solver.unknown()), LinearExpression(solver.unknown()))
    return LayoutBox(
      left: left, top: top, width: LinearExpression(solver.unknown()), height: LinearExpression(solver.unknown()))
  }
}

extension LayoutBox {
  init(given rect: CGRect) {
    left = LinearExpression(constant: rect.minX)
    top = LinearExpression(constant: rect.minY)
    width = LinearExpression(constant: rect.width)
    height = LinearExpression(constant: rect.height)
  }

  func inset(by insets: UIEdgeInsets) -> LayoutBox {
    inset(left: insets.left, top: insets.top, right: insets.right, bottom: insets.bottom)
  }
}

extension UIView {
  /// Whether Auto Layout takes the view's frame as it stands: by its mask, or because a controller's container sets it
  /// and no constraint from outside speaks of the view.
  var hasGivenFrame: Bool {
    layoutState.translatesMask || superview == nil || (owner != nil && layoutState.references == 0)
  }

  /// Whether the views inside are a layout of their own.
  var closesOffItsInside: Bool { hasGivenFrame && layoutState.crossings == 0 }

  /// The frame as it would be without the transform.
  var untransformedFrame: CGRect {
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}
