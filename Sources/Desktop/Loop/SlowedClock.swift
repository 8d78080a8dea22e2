// SlowedClock: the system's time, stretched.

import Essentials

/// Media time that passes `factor` times more slowly than the system's.
@MainActor
final class SlowedClock: MediaClock {
  private let system = SystemClock()
  private let factor: Double

  init(factor: Double) { self.factor = factor }

  var now: Double { system.now / factor }

  /// The system's own monotonic time, in seconds: what displays go by, however slowly things move.
  var systemNow: Double { system.now }

  /// The system's time at which it is `time` here.
  func systemTime(of time: Double) -> Double { time * factor }
}
