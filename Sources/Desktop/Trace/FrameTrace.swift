// FrameTrace: the steps of a loop as events of the Chrome trace event format, which chrome://tracing and Perfetto open.

import Essentials
import Foundation
import Renderer

/// Writes what each step took into the file that the variable INTERLUDE_TRACE names.
@MainActor
final class FrameTrace {
  /// The variable that names the file.
  static let variable = "INTERLUDE_TRACE"

  private var file: TraceFile?
  /// What drew the last frame.
  private var renderer: RendererName?

  /// Nil where no file is asked for, or where it cannot be written, which is said in a line of the log: a program that
  /// cannot be measured still runs.
  init?(variables: [String: String], title: String) {
    guard let path = variables[Self.variable], !path.isEmpty else { return nil }
    do {
      file = try TraceFile(
        path: path, firstEvents: [TraceEvent.name(ofProcess: title), TraceEvent.nameOfMainThread])
    } catch {
      Log.note("\(Self.variable): \(error)")
      return nil
    }
  }

  /// Writes a step down, and what draws where that has changed. The first time that this fails is told in a line of the log, and nothing is tried again.
  func note(_ step: StepRecord) {
    do {
      var events = TraceEvent.events(of: step)
      if let frame = step.frame, frame.renderer != renderer {
        events.insert(TraceEvent.label(ofProcess: frame.renderer.description), at: 0)
        renderer = frame.renderer
      }
      try file?.append(events)
    } catch {
      Log.note("\(Self.variable): \(error)")
      file = nil
    }
  }
}
