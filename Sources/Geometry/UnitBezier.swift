// UnitBezier: a cubic curve from (0, 0) to (1, 1) that turns elapsed time into progress.

import Foundation

/// A timing curve, given by the two control points between its fixed ends.
///
///     UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1).value(at: 0.25)  // 0.1292: ease-in-out starts slowly
package struct UnitBezier: Hashable, Sendable {
  /// The control points: x is time and lies in 0…1, y is progress and may leave it, which overshoots.
  package let x1, y1, x2, y2: Double

  /// Times outside 0…1 are moved to its nearer end, since a curve that turns back in time has no value.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    (self.x1, self.y1) = (min(max(x1, 0), 1), y1)
    (self.x2, self.y2) = (min(max(x2, 0), 1), y2)
  }

  /// The progress at `time`, 0…1; times outside give the nearer end's.
  package func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1 && x2 == y2 { return time }
    return Self.coordinate(y1, y2, at: parameter(at: time))
  }

  /// Where along the curve its time is `time`. Newton's steps, kept inside a bracket that halves when one leaves it:
  /// quick where the curve is steep, safe where it is flat. 1e-10 is far below a colour's or a pixel's step.
  private func parameter(at time: Double) -> Double {
    var (low, high, guess) = (0.0, 1.0, time)
    for _ in 0..<64 {
      let error = Self.coordinate(x1, x2, at: guess) - time
      if abs(error) < 1e-10 { break }
      if error > 0 { high = guess } else { low = guess }
      let next = guess - error / Self.slope(x1, x2, at: guess)
      guess = next > low && next < high ? next : (low + high) / 2
    }
    return guess
  }

  /// Bernstein's form for ends 0 and 1: 3(1−t)²t·p1 + 3(1−t)t²·p2 + t³.
  private static func coordinate(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let rest = 1 - t
    return t * (3 * rest * (rest * p1 + t * p2) + t * t)
  }

  private static func slope(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * (rest * rest * p1 + 2 * rest * t * (p2 - p1) + t * t * (1 - p2))
  }
}
