// FrameHistory: what the last frames took, and how many came in a second while something moved.

/// The last frames of a window. Times are seconds of the system's monotonic clock.
struct FrameHistory: Hashable, Sendable {
  /// How many frames are remembered.
  static let length = 48

  /// What is known of one frame.
  struct Entry: Hashable, Sendable {
    /// How long it was worked on, in seconds.
    let cost: Double
    let motion: StepRecord.Motion
  }

  /// The last frames, the oldest first.
  private(set) var entries: [Entry] = []
  /// When the frames of the last motion were on screen, the oldest first.
  private var times: [Double] = []
  private var isMoving = false

  /// Notes a frame.
  mutating func note(cost: Double, shownAt time: Double, motion: StepRecord.Motion) {
    if entries.count == Self.length { entries.removeFirst() }
    entries.append(Entry(cost: cost, motion: motion))
    let isMoving = motion == .goesOn
    if isMoving, !self.isMoving { times = [] }
    self.isMoving = isMoving
    guard isMoving else { return }
    if times.count == Self.length { times.removeFirst() }
    times.append(time)
  }

  /// Frames per second in the motion that goes on, or in the last one; nil before two frames have shown one.
  var rate: Double? {
    guard let first = times.first, let last = times.last, last > first else { return nil }
    return Double(times.count - 1) / (last - first)
  }
}
