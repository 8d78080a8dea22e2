// FrameHistory: what the last frames took, and how many came in a second while something moved.

/// The last frames of a window. Times are seconds of the system's monotonic clock.
struct FrameHistory: Hashable, Sendable {
  /// How many frames are remembered.
  static let length = 48

  /// How long each frame was worked on, in seconds, the oldest first.
  private(set) var costs: [Double] = []
  /// When the frames of the last motion were on screen, the oldest first.
  private var motion: [Double] = []
  private var isMoving = false

  /// Notes a frame. `isMoving` says that it shows in another pose what was moving before.
  mutating func note(cost: Double, shownAt time: Double, isMoving: Bool) {
    if costs.count == Self.length { costs.removeFirst() }
    costs.append(cost)
    if isMoving, !self.isMoving { motion = [] }
    self.isMoving = isMoving
    guard isMoving else { return }
    if motion.count == Self.length { motion.removeFirst() }
    motion.append(time)
  }

  /// Frames per second in the motion that goes on, or in the last one; nil before two frames have shown one.
  var rate: Double? {
    guard let first = motion.first, let last = motion.last, last > first else { return nil }
    return Double(motion.count - 1) / (last - first)
  }
}
