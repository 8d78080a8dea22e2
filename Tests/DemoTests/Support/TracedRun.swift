// TracedRun: what a trace tells of a run of the demo, read as any viewer would read it.

import Foundation
import Testing

/// The steps in a trace, in their order.
struct TracedRun {
  /// A part of a step; microseconds of the system's monotonic clock.
  struct Part {
    let name: String
    let begin, duration: Double

    var end: Double { begin + duration }
  }

  struct Step {
    let whole: Part
    let arguments: [String: Any]
    var parts: [Part] = []

    var isFrame: Bool { whole.name == "frame" }
    var isMoving: Bool { arguments["moving"] as? Bool ?? false }
    var isLate: Bool { arguments["late"] as? Bool ?? false }
    var dropped: Int { arguments["dropped"] as? Int ?? -1 }
    var eventCount: Int { arguments["events"] as? Int ?? -1 }
    /// The display's interval in microseconds.
    var interval: Double { 1e6 / (arguments["displayRate"] as? Double ?? .nan) }
  }

  let processName: String
  /// What has drawn, one after another.
  let labels: [String]
  private(set) var steps: [Step] = []

  var frames: [Step] { steps.filter(\.isFrame) }
  var movingFrames: [Step] { steps.filter(\.isMoving) }

  init(contentsOf file: URL) throws {
    let top = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let events = try #require(top["traceEvents"] as? [[String: Any]])
    let names = events.first { $0["name"] as? String == "process_name" }?["args"] as? [String: String]
    processName = try #require(names?["name"])
    labels = events.filter { $0["name"] as? String == "process_labels" }
      .compactMap { ($0["args"] as? [String: String])?["labels"] }
    for event in events where event["ph"] as? String == "X" {
      let part = Part(
        name: try #require(event["name"] as? String), begin: try #require(event["ts"] as? Double),
        duration: try #require(event["dur"] as? Double))
      if part.name == "frame" || part.name == "turn" {
        steps.append(Step(whole: part, arguments: try #require(event["args"] as? [String: Any])))
      } else {
        try #require(!steps.isEmpty)
        steps[steps.count - 1].parts.append(part)
      }
    }
  }

  /// For each motion, the time from the end of the step that took the click until its first frame in another pose begins,
  /// in microseconds.
  var pausesBeforeMotion: [Double] {
    var pauses: [Double] = []
    var click: Step?
    for step in steps {
      if step.eventCount > 0 { click = step }
      guard step.isMoving, let taken = click else { continue }
      pauses.append(max(0, step.whole.begin - taken.whole.end))
      click = nil
    }
    return pauses
  }
}
