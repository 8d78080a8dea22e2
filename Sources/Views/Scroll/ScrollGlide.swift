// ScrollGlide: how an offset moves by itself along one axis, as a function of time.

import Foundation

/// One axis of a glide: slowing down, and springing back where it runs over an edge. Offsets are in points, times in
/// seconds from the start.
struct ScrollGlide: Equatable {
  /// How fast the way back over an edge is: a critically damped spring's angular frequency, in radians a second. Our
  /// own figure: it is back within a point after two thirds of a second.
  static let edgeFrequency = 11.0
  /// The speed at which a glide stops, in points a second: slow enough that nobody sees it end.
  static let slowest = 8.0

  /// When and how fast an edge is reached.
  private struct Hit: Equatable {
    var time, velocity: Double
  }

  private let start, velocity, edge: Double
  /// The exponent of the speed, per second; below 0.
  private let decay: Double
  private let bounces: Bool
  /// Nil where the glide stops between the edges.
  private let hit: Hit?

  /// A glide from `start` with `velocity`, in points a second, between two edges. `rate` is what is left of the speed
  /// after a millisecond, as in `UIScrollView.DecelerationRate`.
  init(from start: Double, velocity: Double, low: Double, high: Double, rate: Double, bounces: Bool) {
    (self.start, self.bounces) = (start, bounces)
    decay = 1000 * log(rate)
    self.velocity = abs(velocity) < ScrollGlide.slowest ? 0 : velocity
    if start < low || start > high {
      edge = start < low ? low : high
      hit = Hit(time: 0, velocity: bounces ? velocity : 0)
      return
    }
    edge = velocity > 0 ? high : low
    // x(t) = start + v·(e^(decay·t) − 1) ÷ decay, solved for the edge: the share of the speed that is left there.
    let share = 1 + (edge - start) * decay / velocity
    let isReached = self.velocity != 0 && share <= 1 && abs(velocity) * share > ScrollGlide.slowest
    hit = isReached ? Hit(time: log(share) / decay, velocity: velocity * share) : nil
  }

  /// Where the glide rests.
  var target: Double { hit == nil ? free(at: freeDuration) : edge }

  /// How long it takes. An edge's spring has come to rest after a second: e^(−11) of its way is far below a pixel.
  var duration: Double {
    guard let hit else { return freeDuration }
    return bounces && (hit.velocity != 0 || start != edge) ? hit.time + 1 : hit.time
  }

  func position(at time: Double) -> Double {
    if time >= duration { return target }
    guard let hit, time > hit.time else { return free(at: time) }
    guard bounces else { return edge }
    let (passed, distance, pull) = spring(hit, at: time)
    return edge + (distance + pull * passed) * exp(-ScrollGlide.edgeFrequency * passed)
  }

  /// In points a second.
  func velocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    guard let hit, time > hit.time else { return velocity * exp(decay * time) }
    guard bounces else { return 0 }
    let (passed, distance, pull) = spring(hit, at: time)
    let frequency = ScrollGlide.edgeFrequency
    return (pull - frequency * (distance + pull * passed)) * exp(-frequency * passed)
  }

  /// The spring at an edge: x(t) = edge + (d + (v + ω·d)·t)·e^(−ω·t), with the way d beyond the edge at its start.
  private func spring(_ hit: Hit, at time: Double) -> (passed: Double, distance: Double, pull: Double) {
    let distance = hit.time == 0 ? start - edge : 0
    return (time - hit.time, distance, hit.velocity + ScrollGlide.edgeFrequency * distance)
  }

  private var freeDuration: Double { velocity == 0 ? 0 : log(ScrollGlide.slowest / abs(velocity)) / decay }

  private func free(at time: Double) -> Double {
    velocity == 0 ? start : start + velocity * (exp(decay * time) - 1) / decay
  }
}
