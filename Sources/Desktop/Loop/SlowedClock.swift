// SlowedClock: the system's time, stretched.

import Essentials

/// Media time that passes `factor` times more slowly than the system's.
@MainActor
final class SlowedClock: MediaClock {
  private let system = SystemClock()
  private let factor: Double

  init(factor: Double) { self.factor = factor }

  var now: Double { system.now / factor }
}
