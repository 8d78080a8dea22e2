// StepRecord: what one step of the loop has done, and when each part of it was done.

import Essentials
import Renderer

/// One step: input, the phases of a turn and, where something has changed, a frame.
///
/// Times are seconds of the system's monotonic clock. The parts follow one another without gaps: each begins where the
/// one before it ends.
struct StepRecord {
  /// A part of a step.
  enum Part: Hashable, Sendable {
    case phase(Turn.Phase)
    case paint, composite, present

    var name: String {
      switch self {
      case .phase(let phase): "\(phase)"
      case .paint: "paint"
      case .composite: "composite"
      case .present: "present"
      }
    }
  }

  /// What moves in a frame.
  enum Motion: Hashable, Sendable {
    /// Nothing: however long it takes, no pose is missed.
    case none
    /// What begins to move with the frame, and has not moved yet: the time that it takes costs the first poses.
    case begins
    /// What was moving already when the step began, so that the frame shows it in another pose.
    case goesOn
  }

  /// What is known of a frame once it is on screen.
  struct ShownFrame {
    /// Counted from 1.
    var number: Int
    var motion: Motion
    /// The frame times that it has cost.
    var lost: Int
    /// Frames per second of the display.
    var rate: Double
    /// What has drawn it.
    var renderer: RendererName
    var statistics: RenderStatistics
  }

  let begin: Double
  private(set) var parts: [(part: Part, end: Double)] = []
  /// Events of the display server that the step has taken.
  var eventCount = 0
  var frame: ShownFrame?

  init(begin: Double) { self.begin = begin }

  /// Notes that a part has ended, and with it all that the step has done so far.
  mutating func end(_ part: Part, at time: Double) { parts.append((part, time)) }

  var end: Double { parts.last?.end ?? begin }

  /// How long the processor has worked on the step, in seconds: all of it, or all but a wait for the display.
  func work(displayWaits: Bool) -> Double {
    (displayWaits ? parts.last { $0.part != .present }?.end ?? begin : end) - begin
  }
}
