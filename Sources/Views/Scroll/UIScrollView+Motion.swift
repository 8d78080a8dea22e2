// UIScrollView+Motion: the content's glide after a drag, its way to an offset, and what every move causes.

import Essentials
import Foundation
import Geometry

extension UIScrollView {
  /// Sets the offset by whatever cause, on whole device pixels, so that text stays crisp.
  final func moveContent(to offset: CGPoint) {
    let scale = UIScreen.main.scale
    let aligned = CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    if aligned != bounds.origin { bounds.origin = aligned }
  }

  /// What every change of the offset causes.
  final func contentDidMove() {
    layOutIndicators()
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
  }

  final func animate(to offset: CGPoint) {
    stopMotion()
    guard offset != contentOffset else { return }
    start(ScrollMotion(kind: .animation(from: contentOffset, to: offset), start: Turn.current.now))
  }

  /// Lets the content glide from where it is with a velocity in points a second, and tells the delegate of the drag's
  /// end.
  final func glide(velocity: CGPoint) {
    let range = range
    func glide(_ start: CGFloat, _ velocity: CGFloat, _ low: CGFloat, _ high: CGFloat, _ canScroll: Bool) -> ScrollGlide
    {
      ScrollGlide(
        from: start, velocity: canScroll ? velocity : 0, low: low, high: high, rate: decelerationRate.rawValue,
        bounces: bounces)
    }
    let x = glide(contentOffset.x, velocity.x, range.low.x, range.high.x, canScrollHorizontally)
    let y = glide(contentOffset.y, velocity.y, range.low.y, range.high.y, canScrollVertically)
    let natural = CGPoint(x: x.target, y: y.target)
    let proposed = isPagingEnabled ? page(near: contentOffset, velocity: velocity) : natural
    var target = proposed
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
    let moves = target == natural ? max(x.duration, y.duration) > 0 : target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else { return fadeIndicatorsLater() }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    let slowest = slowestApproach(over: max(abs(target.x - contentOffset.x), abs(target.y - contentOffset.y)))
    let kind: ScrollMotion.Kind =
      target == natural
      ? .glide(x: x, y: y)
      : .approach(
        x: ScrollApproach(from: contentOffset.x, to: target.x, velocity: velocity.x, slowest: slowest),
        y: ScrollApproach(from: contentOffset.y, to: target.y, velocity: velocity.y, slowest: slowest))
    start(ScrollMotion(kind: kind, start: Turn.current.now))
  }

  /// The page where a drag that ends here comes to rest: the next one in its direction if it is quick, else the
  /// nearest one.
  private func page(near offset: CGPoint, velocity: CGPoint) -> CGPoint {
    func place(_ offset: CGFloat, _ velocity: CGFloat, _ side: CGFloat) -> CGFloat {
      guard side > 0 else { return offset }
      let pages = offset / side
      if abs(velocity) < UIScrollView.quickest { return pages.rounded() * side }
      return (velocity > 0 ? pages.rounded(.up) : pages.rounded(.down)) * side
    }
    return clamped(
      CGPoint(x: place(offset.x, velocity.x, bounds.width), y: place(offset.y, velocity.y, bounds.height)))
  }

  /// The speed from which a drag turns the page however short it is, in points a second. Our own figure.
  private static let quickest: CGFloat = 200

  /// Ends what moves the content, where it is.
  final func stopMotion() {
    guard motion != nil else { return }
    endMotion()
    if isDecelerating {
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }

  private func start(_ motion: ScrollMotion) {
    endMotion()
    self.motion = motion
    showIndicators()
    motionTicket = Turn.current.addTick { [weak self] time in self?.moveOn(at: time) }
  }

  private func moveOn(at time: Double) {
    guard var motion else { return }
    motion.isDriving = true
    self.motion = motion
    moveContent(to: motion.offset(at: time))
    self.motion?.isDriving = false
    guard time >= motion.start + motion.duration, self.motion != nil else { return }
    endMotion()
    if isDecelerating {
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  private func endMotion() {
    motion = nil
    if let motionTicket { Turn.current.cancel(motionTicket) }
    motionTicket = nil
    fadeIndicatorsLater()
  }
}
