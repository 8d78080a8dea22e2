// UIScrollView+Insets: how much of the view bars cover, and how far the content can move.

import Foundation
import Geometry

extension UIScrollView {
  /// The content's insets with the safe area's part, in points.
  public var adjustedContentInset: UIEdgeInsets {
    let (safe, inset) = (safeAreaInsets, contentInset)
    let (across, down): (Bool, Bool) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .automatic: (isLargerAcross, true)
      case .scrollableAxes: (isLargerAcross, isLargerDown)
      }
    return UIEdgeInsets(
      top: inset.top + (down ? safe.top : 0), left: inset.left + (across ? safe.left : 0),
      bottom: inset.bottom + (down ? safe.bottom : 0), right: inset.right + (across ? safe.right : 0))
  }

  /// The part of the bounds that no bar covers; all of it where the content keeps clear of none.
  final var boundsBesideBars: CGRect {
    let (all, own) = (adjustedContentInset, contentInset)
    return bounds.inset(
      by: UIEdgeInsets(
        top: all.top - own.top, left: all.left - own.left, bottom: all.bottom - own.bottom,
        right: all.right - own.right))
  }

  /// Whether the content scrolls along an axis even without insets.
  private var isLargerAcross: Bool { contentSize.width > bounds.width || alwaysBounceHorizontal && bounces }
  private var isLargerDown: Bool { contentSize.height > bounds.height || alwaysBounceVertical && bounces }

  /// Whether the content can be moved along an axis at all.
  final var canScrollVertically: Bool {
    alwaysBounceVertical && bounces || range.high.y > range.low.y
  }

  final var canScrollHorizontally: Bool {
    alwaysBounceHorizontal && bounces || range.high.x > range.low.x
  }

  /// Whether a drag would move the content.
  package var canDragContent: Bool { isScrollEnabled && (canScrollVertically || canScrollHorizontally) }

  /// The offsets between which the content rests.
  final var range: (low: CGPoint, high: CGPoint) {
    let inset = adjustedContentInset
    let low = CGPoint(x: -inset.left, y: -inset.top)
    return (
      low,
      CGPoint(
        x: max(low.x, contentSize.width + inset.right - bounds.width),
        y: max(low.y, contentSize.height + inset.bottom - bounds.height))
    )
  }

  final func clamped(_ offset: CGPoint) -> CGPoint {
    let range = range
    return CGPoint(x: min(max(offset.x, range.low.x), range.high.x), y: min(max(offset.y, range.low.y), range.high.y))
  }

  /// Keeps what was at the top at the top when the insets change.
  final func insetsDidChange() {
    let inset = adjustedContentInset
    guard inset != lastAdjustedInset else { return }
    let wasAtTop = contentOffset.y <= -lastAdjustedInset.top
    lastAdjustedInset = inset
    if wasAtTop { moveContent(to: CGPoint(x: contentOffset.x, y: -inset.top)) }
    contentDidChange()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  /// Keeps the offset valid when the content or the view changes its size; a glide goes on between the new edges.
  final func contentDidChange() {
    if isDragging { return }
    if motion != nil { return contentGrew(above: 0) }
    moveContent(to: clamped(contentOffset))
    layOutIndicators()
  }
}
