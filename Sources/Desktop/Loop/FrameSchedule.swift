// FrameSchedule: when the next frame may be shown, and how many came too late. A value that reads no clock.

/// The frame times of one window.
///
/// Frame times lie one interval apart on a grid that nothing moves. At rest a change is shown at once, so that a click
/// is answered without delay; further frames wait for the grid, one to an interval. So does the first frame of a motion,
/// which shows nothing moved yet, where the next frame time is near: it could spoil that one. A frame that takes longer
/// than its interval loses the frame times that pass meanwhile: the next one is shown at the next frame time, as things
/// stand then, and none is made up for.
///
///     var schedule = FrameSchedule(origin: 0, rate: 50)
///     schedule.plan(at: 0.013, needsFrame: true, nextDue: nil)  // 0.02
///     schedule.showed(from: 0.02, to: 0.07)                     // 2 lost: those of 0.04 and 0.06
///     schedule.plan(at: 0.07, needsFrame: true, nextDue: nil)   // 0.08
///
/// Times are seconds of the system's monotonic clock, not of the media time, which may be slowed.
struct FrameSchedule: Hashable, Sendable {
  /// What has been shown so far.
  struct Counts: Hashable, Sendable {
    var frames = 0
    /// Frames of a motion that were on screen an interval or more after their time.
    var late = 0
    /// The frame times that late frames have cost, with the poses that would have been seen at them.
    var dropped = 0
  }

  /// Frames per second, above 0.
  var rate: Double
  /// Whether showing a frame waits for the display by itself. Then the grid only says how long an interval is, and no
  /// time is slept away before a frame.
  var displayWaits: Bool
  private(set) var counts = Counts()

  private let origin: Double
  /// Before this time no further frame is shown.
  private var earliest = -Double.infinity
  /// The time of the frame that is waited for; nil at rest.
  private var awaited: Double?
  private var hasJustShown = false

  /// How much of an interval a timer may come too early.
  private static let slack = 0.02

  init(origin: Double, rate: Double, displayWaits: Bool = false) {
    (self.origin, self.rate, self.displayWaits) = (origin, rate, displayWaits)
  }

  /// The first frame time after `time`.
  func frameTime(after time: Double) -> Double {
    let number = ((time - origin) * rate).rounded(.down) + 1
    let next = origin + number / rate
    // Rounding may land on the frame time that `time` itself is.
    return next > time ? next : origin + (number + 1) / rate
  }

  /// Whether a frame may be shown now, with which a motion begins or not; else it waits for the time that `plan` tells.
  func mayShow(at now: Double, beginsMotion: Bool = false) -> Bool {
    guard now >= earliest - Self.slack / rate else { return false }
    return !beginsMotion || displayWaits || frameTime(after: now) - now >= 0.5 / rate
  }

  /// Notes that a frame was begun and was on screen at these times, and tells how many frame times it has cost: none
  /// where nothing moves, for at each of them the window would have shown what it did.
  @discardableResult
  mutating func showed(from begin: Double, to end: Double, motion: StepRecord.Motion = .goesOn) -> Int {
    let lost = counts.frames == 0 || motion == .none ? 0 : lostTimes(from: begin, to: end)
    counts.frames += 1
    if lost > 0 {
      counts.late += 1
      counts.dropped += lost
    }
    // A display that is said to wait and does not would otherwise be drawn to as fast as the processor can.
    earliest = displayWaits ? begin + 0.5 / rate : frameTime(after: end)
    (awaited, hasJustShown) = (nil, true)
    return lost
  }

  private func lostTimes(from begin: Double, to end: Double) -> Int {
    // Where the display waits, frames are on screen one interval apart, give or take what it takes to notice.
    let allowance = displayWaits ? 0.5 : 0
    return max(0, Int(((end - (awaited ?? begin)) * rate - allowance).rounded(.down)))
  }

  /// When to come back: for the next frame where one is needed, else at `nextDue`; nil sleeps until asked again.
  mutating func plan(at now: Double, needsFrame: Bool, nextDue: Double?) -> Double? {
    // Only right after a frame is it the display's turn: where nothing has changed, nothing has waited either.
    let next = displayWaits && hasJustShown ? max(now, earliest) : frameTime(after: now)
    hasJustShown = false
    awaited = needsFrame ? next : nil
    return needsFrame ? next : nextDue
  }
}
