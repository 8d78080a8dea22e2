// TraceEvent: steps in the words of the Chrome trace event format, one JSON object an event.
//
// Complete events ("X") have a beginning and a duration, counter events ("C") values that viewers draw as graphs,
// metadata events ("M") names. Times are microseconds, here of the system's monotonic clock, to the nanosecond.
// Source: "Trace Event Format", the public document of the Chromium project.

import Foundation
import Renderer

/// Makes the events of a trace.
enum TraceEvent {
  private static let place = "\"pid\":\(ProcessInfo.processInfo.processIdentifier),\"tid\":1"

  static func name(ofProcess title: String) -> String {
    "{\"name\":\"process_name\",\"ph\":\"M\",\"ts\":0,\(place),\"args\":{\"name\":\(quoted(title))}}"
  }

  static var nameOfMainThread: String {
    "{\"name\":\"thread_name\",\"ph\":\"M\",\"ts\":0,\(place),\"args\":{\"name\":\"main\"}}"
  }

  /// What a viewer shows beside the process's name. Several labels stand in a list.
  static func label(ofProcess label: String) -> String {
    "{\"name\":\"process_labels\",\"ph\":\"M\",\"ts\":0,\(place),\"args\":{\"labels\":\(quoted(label))}}"
  }

  /// A step as one event around those of its parts, called "frame" where it has shown one and "turn" where not; after
  /// a frame, counters.
  static func events(of step: StepRecord) -> [String] {
    var events = [
      complete(
        step.frame == nil ? "turn" : "frame", from: step.begin, to: step.end, arguments: arguments(of: step))
    ]
    var start = step.begin
    for (part, end) in step.parts {
      events.append(complete(part.name, from: start, to: end, arguments: []))
      start = end
    }
    if let frame = step.frame {
      events.append(counter("frame time", at: step.end, [("ms", "\((step.end - step.begin) * 1000)")]))
      events.append(counter("cache", at: step.end, [("bytes", "\(frame.statistics.cachedBytes)")]))
    }
    return events
  }

  private static func arguments(of step: StepRecord) -> [(String, String)] {
    let events = [("events", "\(step.eventCount)")]
    guard let frame = step.frame else { return events }
    let counts = frame.statistics
    return [("frame", "\(frame.number)"), ("moving", "\(frame.motion == .goesOn)"), ("late", "\(frame.lost > 0)")]
      + [("dropped", "\(frame.lost)"), ("displayRate", "\(frame.rate)")]
      + [("renderer", quoted(frame.renderer.description))] + events
      + [
        ("painted", counts.painted), ("rasterized", counts.rasterized), ("reused", counts.reused),
        ("drawn", counts.layersDrawn), ("pixels", counts.pixelsDrawn), ("cacheBytes", counts.cachedBytes),
      ].map { ($0, "\($1)") }
  }

  // MARK: JSON

  private static func complete(
    _ name: String, from begin: Double, to end: Double, arguments: [(String, String)]
  ) -> String {
    let (begin, end) = (nanoseconds(begin), nanoseconds(end))
    return "{\"name\":\"\(name)\",\"cat\":\"interlude\",\"ph\":\"X\",\"ts\":\(microseconds(begin)),"
      + "\"dur\":\(microseconds(end - begin)),\(place)\(arguments.isEmpty ? "" : ",\"args\":\(object(arguments))")}"
  }

  private static func counter(_ name: String, at time: Double, _ values: [(String, String)]) -> String {
    "{\"name\":\"\(name)\",\"ph\":\"C\",\"ts\":\(microseconds(nanoseconds(time))),\(place),"
      + "\"args\":\(object(values))}"
  }

  private static func object(_ values: [(String, String)]) -> String {
    "{\(values.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
  }

  private static func nanoseconds(_ seconds: Double) -> Int { Int((seconds * 1e9).rounded()) }

  /// Nanoseconds as a number of microseconds, exactly.
  private static func microseconds(_ nanoseconds: Int) -> String {
    let rest = String(nanoseconds % 1000)
    return "\(nanoseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  /// A text as JSON writes it.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
