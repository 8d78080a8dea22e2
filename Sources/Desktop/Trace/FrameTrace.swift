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

  /// Writes a step down. The first time that this fails is told in a line of the log, and nothing is tried again.
  func note(_ step: StepRecord) {
    do {
      try file?.append(TraceEvent.events(of: step))
    } catch {
      Log.note("\(Self.variable): \(error)")
      file = nil
    }
  }
}
