// MediaTiming: the arithmetic of Core Animation's time: when something begins, how fast it runs, how often.

import Foundation

/// How the time of one animation or layer follows from its parent's. All times are seconds.
package struct MediaTiming: Hashable, Sendable {
  /// When it begins, in the parent's time.
  package var beginTime = 0.0
  /// How far into its own time it begins.
  package var timeOffset = 0.0
  /// How often it runs; 0 means once.
  package var repeatCount: Float = 0
  /// For how long it runs again and again; 0 leaves it to the count.
  package var repeatDuration = 0.0
  /// How long one run takes.
  package var duration = 0.0
  /// How many seconds pass in it while one passes in the parent.
  package var speed: Float = 1
  /// Whether each run is followed by the same run backwards.
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  package init() {}

  /// Ends are compared with this slack, so that sums of decimal fractions meet: 0.1 + 0.2 has reached 0.3.
  package static let slack = 1e-9

  /// The time in here while it is `time` in the parent.
  package func localTime(at time: Double) -> Double { (time - beginTime) * Double(speed) + timeOffset }

  /// The parent's time while it is `time` in here; nil where time in here stands still.
  package func parentTime(at time: Double) -> Double? {
    speed == 0 ? nil : (time - timeOffset) / Double(speed) + beginTime
  }

  /// For how long it runs in its own time, with all its repetitions; infinite where it never ends.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    let runs = repeatCount > 0 ? Double(repeatCount) : 1
    return runs * duration * (autoreverses ? 2 : 1)
  }

  /// When it ends, in the parent's time; infinite where it never does.
  package var endTime: Double { speed > 0 ? beginTime + activeDuration / Double(speed) : .infinity }

  /// A place in a run.
  package struct Point: Hashable, Sendable {
    /// Seconds from the start of the run, 0…duration.
    package var time: Double
    /// The same as a fraction, 0…1.
    package var progress: Double
    /// How many runs have ended before this one.
    package var run: Int
  }

  /// Where in which run it is while it is `time` in the parent; nil where it has no effect.
  package func point(at time: Double) -> Point? {
    let elapsed = (time - beginTime) * Double(speed)
    let total = activeDuration
    if elapsed < 0 { return fillMode.reachesBack ? point(after: 0, isEnd: false) : nil }
    if elapsed >= total - Self.slack { return fillMode.reachesOn ? point(after: total, isEnd: true) : nil }
    return point(after: elapsed, isEnd: false)
  }

  private func point(after elapsed: Double, isEnd: Bool) -> Point {
    guard duration > 0 else { return Point(time: 0, progress: 1, run: 0) }
    let period = autoreverses ? 2 * duration : duration
    let position = elapsed + timeOffset
    var run = (position / period).rounded(.down)
    var time = position - run * period
    // The end of the last run is its end, not the beginning of one more.
    if isEnd, run > 0, time < Self.slack { (run, time) = (run - 1, period) }
    if time > duration { time = max(0, period - time) }
    return Point(time: time, progress: time / duration, run: Int(run))
  }
}
