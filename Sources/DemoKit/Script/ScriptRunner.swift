// ScriptRunner: runs a script on a stage, step by step, and says where it failed.

import Foundation
import Stage
import UIKit

/// Follows the steps of one script on one stage.
@MainActor
struct ScriptRunner {
  let stage: Stage
  /// The folder that pictures are written to.
  let out: URL
  /// Where `dump` prints.
  let print: (String) -> Void

  /// A step that did not hold: its file and line, what was wrong, and what was on the stage.
  struct Failure: Error, CustomStringConvertible {
    let file: String
    let line: Int
    let reason: String
    let dump: String

    var description: String { "\(file):\(line): \(reason)".onOneLine + "\n\(dump)" }
  }

  /// Runs the steps in their order and stops at the first that fails.
  func run(_ script: Script) async throws(Failure) {
    for line in script.lines {
      do {
        try await follow(line.step)
      } catch {
        throw Failure(file: script.name, line: line.number, reason: "\(error)", dump: stage.dump())
      }
    }
  }

  private func follow(_ step: ScriptStep) async throws {
    switch step {
    case .tapText(let text): try stage.tap(text)
    case .tapPoint(let point): stage.tap(at: point)
    case .drag(let start, let end, let seconds): stage.drag(from: start, to: end, seconds: seconds)
    case .key(let name): try stage.key(name)
    case .type(let text): stage.type(text)
    case .scroll(let distance): stage.scroll(by: distance.dy, sideways: distance.dx)
    case .resize(let size): stage.resize(to: size)
    case .advance(let seconds): await stage.advance(by: seconds)
    case .snapshot(let name): try write(stage.picture().pngData(), to: "\(name).png")
    case .dump: print(stage.dump())
    case .expect(let text):
      guard stage.shows(text) else {
        throw ScriptExpectation(description: "\"\(text)\" is not to be seen; expected it")
      }
    case .expectNot(let text):
      guard !stage.shows(text) else {
        throw ScriptExpectation(description: "\"\(text)\" is to be seen; expected it not to be")
      }
    }
  }

  private func write(_ data: Data, to name: String) throws {
    let file = out.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
      try data.write(to: file)
    } catch {
      throw ScriptExpectation(
        description: "\(file.path) cannot be written; expected --out to name a folder that can be written to")
    }
  }
}

/// What a step expected and did not find.
struct ScriptExpectation: Error, CustomStringConvertible {
  let description: String
}
