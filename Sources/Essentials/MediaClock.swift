// MediaClock: where the time of animations comes from: the system, or a test that steps it.

import Foundation

/// A source of media time, in seconds from an arbitrary start; it never runs backwards.
@MainActor
package protocol MediaClock: AnyObject {
  var now: Double { get }
}

/// The system's monotonic time.
@MainActor
package final class SystemClock: MediaClock {
  package init() {}

  package var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}

/// A clock that stands still until it is set.
@MainActor
package final class SteppedClock: MediaClock {
  package private(set) var now: Double

  package init(now: Double = 0) { self.now = now }

  /// Moves to `time`; an earlier time than now changes nothing.
  package func step(to time: Double) { now = max(now, time) }
}
