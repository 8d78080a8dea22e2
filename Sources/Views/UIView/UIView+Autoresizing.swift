// UIView+Autoresizing: how subviews follow a change of their superview's size by their masks.

import Foundation
import Geometry

/// Where a view lay along one side when its superview had a size that nobody has changed it from since, and where the
/// mask put it last. Each new size is computed from there, so that a size there and back changes nothing.
struct AutoresizingReference: Hashable {
  var superviewSize: CGSize
  var frame: CGRect
  var result: CGRect
}

extension UIView {
  /// Lets the subviews follow from the old size of the bounds to the present one.
  func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      view.followResize(of: self, from: oldSize)
    }
  }

  private func followResize(of superview: UIView, from oldSize: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let newSize = superview.bounds.size
    let present = CGRect(
      x: layer.position.x - layer.anchorPoint.x * bounds.width,
      y: layer.position.y - layer.anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
    var reference =
      layoutPass.autoresizing ?? AutoresizingReference(superviewSize: oldSize, frame: present, result: present)
    if reference.result != present {
      reference = AutoresizingReference(superviewSize: oldSize, frame: present, result: present)
    }
    let mask = autoresizingMask
    let pixel = 1 / max(UIScreen.main.scale, .leastNormalMagnitude)
    let across = AutoresizingSpan(start: reference.frame.minX, length: reference.frame.width)
      .following(
        from: reference.superviewSize.width, to: newSize.width, pixel: pixel,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
        ))
    let down = AutoresizingSpan(start: reference.frame.minY, length: reference.frame.height)
      .following(
        from: reference.superviewSize.height, to: newSize.height, pixel: pixel,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
        ))
    reference.result = CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
    layoutPass.autoresizing = reference
    if reference.result != present { take(reference.result) }
  }

  /// Takes a rectangle that is meant before the transform is applied.
  private func take(_ rect: CGRect) {
    if rect.size != bounds.size { bounds.size = rect.size }
    center = CGPoint(
      x: rect.minX + layer.anchorPoint.x * rect.width, y: rect.minY + layer.anchorPoint.y * rect.height)
  }
}

/// A view's place along one side of its superview.
struct AutoresizingSpan: Equatable {
  var start, length: CGFloat

  /// The place after the superview's side has changed.
  ///
  /// The flexible ones of margin, length and margin share the change in proportion to what each has; where they have
  /// nothing, in equal parts, and edges that move come to rest on whole pixels. One that is flexible alone takes the
  /// whole change as it is: what keeps its distance from an edge keeps it also where that lies between pixels.
  func following(
    from oldSide: CGFloat, to newSide: CGFloat, pixel: CGFloat, flexible: (before: Bool, length: Bool, after: Bool)
  ) -> AutoresizingSpan {
    let change = newSide - oldSide
    guard change != 0, flexible.before || flexible.length || flexible.after else { return self }
    let parts = [
      (flexible.before, start), (flexible.length, length), (flexible.after, oldSide - start - length),
    ].map { $0.0 ? max($0.1, 0) : nil }
    let total = parts.reduce(0) { $0 + ($1 ?? 0) }
    let count = CGFloat(parts.count { $0 != nil })
    func share(_ part: CGFloat?) -> CGFloat {
      guard let part else { return 0 }
      return total > 0 ? change * part / total : change / count
    }
    let newStart = start + share(parts[0])
    let newLength = max(0, length + share(parts[1]))
    func aligned(_ value: CGFloat) -> CGFloat { count == 1 ? value : (value / pixel).rounded() * pixel }
    let restingStart = flexible.before ? aligned(newStart) : newStart
    guard flexible.length else { return AutoresizingSpan(start: restingStart, length: length) }
    return AutoresizingSpan(start: restingStart, length: max(0, aligned(newStart + newLength) - restingStart))
  }
}
