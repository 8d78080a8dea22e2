// ScrollApproach: the way to a place that was chosen, as a function of time.

import Foundation

/// One axis of the way from a drag's end to a page, or to an offset that the delegate chose: a critically damped
/// spring that takes the finger's speed over. Offsets are in points, times in seconds from the start.
struct ScrollApproach: Equatable {
  private(set) var target: Double
  private let distance, velocity, frequency: Double

  /// The bounds of the spring's angular frequency, in radians a second. Our own figures: a page comes to rest within
  /// about half a second, other places about as fast as a glide.
  static let pages = 15.0, places = 4.0, fastest = 40.0

  /// The way from `start` with `velocity`, in points a second. A spring as fast as the finger asks, and no faster,
  /// does not run past the target.
  init(from start: Double, to target: Double, velocity: Double, slowest: Double) {
    (self.target, distance, self.velocity) = (target, start - target, velocity)
    let isTowards = distance * velocity < 0
    frequency = isTowards ? min(max(-velocity / distance, slowest), ScrollApproach.fastest) : slowest
  }

  /// How long it takes until less than a quarter of a point is left.
  var duration: Double {
    let way = max(abs(distance), abs(velocity) / frequency)
    // (1 + x)·e^(−x) is below a quarter ÷ way from x = ln(4·way) + 3 on, for every way shorter than 100,000 points.
    return way < 0.25 ? 0 : (log(4 * way) + 3) / frequency
  }

  /// The same way `growth` points further down.
  func shifted(by growth: Double) -> ScrollApproach {
    var approach = self
    approach.target += growth
    return approach
  }

  func position(at time: Double) -> Double {
    if time >= duration { return target }
    return target + (distance + (velocity + frequency * distance) * time) * exp(-frequency * time)
  }
}
