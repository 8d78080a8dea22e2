// ScrollMotion: an offset that moves by itself, as a function of media time.

import Foundation
import Geometry

/// What moves a scroll view's content: a glide along both axes, the way to a page or to a place that the delegate
/// chose, or the way to an offset that was set with animation.
struct ScrollMotion {
  enum Kind {
    case glide(x: ScrollGlide, y: ScrollGlide)
    case approach(x: ScrollApproach, y: ScrollApproach)
    case animation(from: CGPoint, to: CGPoint)
  }

  /// How long an animated move takes, in seconds. Source: observed on UIKit.
  static let animationTime = 0.3

  let kind: Kind
  /// When it began, in seconds of media time.
  let start: Double
  /// Whether the motion is setting the offset just now, which must not end it.
  var isDriving = false

  var duration: Double {
    switch kind {
    case .glide(let x, let y): max(x.duration, y.duration)
    case .approach(let x, let y): max(x.duration, y.duration)
    case .animation: ScrollMotion.animationTime
    }
  }

  /// Where the content will rest.
  var target: CGPoint {
    switch kind {
    case .glide(let x, let y): CGPoint(x: x.target, y: y.target)
    case .approach(let x, let y): CGPoint(x: x.target, y: y.target)
    case .animation(_, let to): to
    }
  }

  func offset(at time: Double) -> CGPoint {
    let passed = time - start
    switch kind {
    case .glide(let x, let y): return CGPoint(x: x.position(at: passed), y: y.position(at: passed))
    case .approach(let x, let y): return CGPoint(x: x.position(at: passed), y: y.position(at: passed))
    case .animation(let from, let to):
      let share = UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1).value(at: min(1, passed / duration))
      return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
  }
}
