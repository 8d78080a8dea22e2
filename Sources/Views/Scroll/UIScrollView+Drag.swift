// UIScrollView+Drag: how the content follows the finger.

import Foundation
import Geometry

/// The recogniser of a scroll view's drags: only along an axis that scrolls.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  func follow(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    addAction { [weak scrollView] pan in scrollView?.drag(pan) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView else { return }
    scrollView.isTracking = true
    // A finger on gliding content stops it, and is a drag from the start: nothing under it is tapped.
    if scrollView.isDecelerating {
      scrollView.stopMotion()
      beginWithoutSlop()
    }
  }

  override func reset() {
    super.reset()
    scrollView?.isTracking = false
  }

  override func isAllowed(_ direction: CGVector) -> Bool {
    guard let scrollView, scrollView.canDragContent, mayTakeTouches(into: scrollView) else { return false }
    return abs(direction.dy) >= abs(direction.dx) ? scrollView.canScrollVertically : scrollView.canScrollHorizontally
  }
}

extension ScrollPanGestureRecognizer {
  /// Whether the content lets go of the touches that it has been given.
  private func mayTakeTouches(into scrollView: UIScrollView) -> Bool {
    touches.allSatisfy { touch in
      guard let view = touch.view, view !== scrollView, GestureArena.current.isWithView(touch) else { return true }
      return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
    }
  }
}

extension UIScrollView {
  final func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      stopMotion()
      isDragging = true
      dragStart = unbanded(contentOffset)
      showIndicators()
      delegate?.scrollViewWillBeginDragging(self)
      follow(pan)
    case .changed: follow(pan)
    case .ended: endDrag(velocity: pan.velocity(in: superview))
    case .cancelled: endDrag(velocity: .zero)
    default: break
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: superview)
    moveContent(
      to: banded(
        CGPoint(
          x: canScrollHorizontally ? dragStart.x - way.x : dragStart.x,
          y: canScrollVertically ? dragStart.y - way.y : dragStart.y)))
  }

  private func endDrag(velocity: CGPoint) {
    guard isDragging else { return }
    isDragging = false
    glide(velocity: CGPoint(x: -velocity.x, y: -velocity.y))
  }

  /// The offset that is shown for one that the finger asks for.
  private func banded(_ offset: CGPoint) -> CGPoint {
    let rest = clamped(offset)
    guard bounces else { return rest }
    return CGPoint(
      x: rest.x + RubberBand.shown(offset.x - rest.x, size: bounds.width),
      y: rest.y + RubberBand.shown(offset.y - rest.y, size: bounds.height))
  }

  /// The offset that the finger would have asked for to show this one.
  private func unbanded(_ offset: CGPoint) -> CGPoint {
    let rest = clamped(offset)
    return CGPoint(
      x: rest.x + RubberBand.asked(offset.x - rest.x, size: bounds.width),
      y: rest.y + RubberBand.asked(offset.y - rest.y, size: bounds.height))
  }
}
