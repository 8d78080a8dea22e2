// UIScrollView+Growth: keeping what is seen in place when content above it turns out longer or shorter than was thought.

import Essentials
import Foundation
import Geometry

extension UIScrollView {
  /// Moves the offset by what the content above has grown, in points; a drag or a glide goes on from there.
  package final func contentGrew(above growth: CGFloat) {
    dragStart.y += growth
    let range = range
    motion = motion?.shifted(
      by: growth, at: Turn.current.now, from: range.low, to: range.high, rate: decelerationRate.rawValue,
      bounces: bounces)
    moveContent(to: CGPoint(x: contentOffset.x, y: contentOffset.y + growth))
  }
}

extension ScrollMotion {
  /// The same motion `growth` points further down, between edges that have stayed or moved.
  func shifted(
    by growth: CGFloat, at now: Double, from low: CGPoint, to high: CGPoint, rate: Double, bounces: Bool
  ) -> ScrollMotion {
    switch kind {
    case .animation(let from, let to):
      return ScrollMotion(
        kind: .animation(from: CGPoint(x: from.x, y: from.y + growth), to: CGPoint(x: to.x, y: to.y + growth)),
        start: start)
    case .approach(let x, let y):
      return ScrollMotion(kind: .approach(x: x, y: y.shifted(by: growth)), start: start)
    case .glide(let x, let y):
      let passed = now - start
      func continued(_ glide: ScrollGlide, by shift: CGFloat, _ low: CGFloat, _ high: CGFloat) -> ScrollGlide {
        ScrollGlide(
          from: glide.position(at: passed) + shift, velocity: glide.velocity(at: passed), low: low, high: high,
          rate: rate, bounces: bounces)
      }
      return ScrollMotion(
        kind: .glide(x: continued(x, by: 0, low.x, high.x), y: continued(y, by: growth, low.y, high.y)), start: now)
    }
  }
}
