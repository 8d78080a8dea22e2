// QuizWindowTests: the whole quiz in a real window, clicked by real X input, held against the stage picture by picture.

import Foundation
import Renderer
import Stage
import StageTesting
import Testing
import UIKit

@testable import DemoKit

@MainActor @Suite("The quiz in a window", .serialized, .oneAtATime, .enabled(if: Display.isAvailable))
struct QuizWindowTests {
  @Test(
    "after each click the window shows the stage's frame", .enabled(if: QuizRun.isAvailable), arguments: QuizRun.all)
  func workedRun(_ run: QuizRun) throws {
    let display = try Display()
    let stage = try Stage()
    stage.show(try QuizDemo.makeRoot(DemoOptions(run.arguments)))
    let demo = try DemoProcess(run.arguments, on: display)
    try demo.expect(toShow: stage, after: "the start")
    for step in run.steps {
      let point = try stage.point(of: step.tap)
      stage.tap(at: point)
      stage.advance(by: 2)
      try demo.click(at: point)
      try demo.expect(toShow: stage, after: "the tap on \(step.tap)")
      #expect(stage.shows(step.seen))
    }
    if run.storyboard == nil, Tool.has("strace") {
      let calls = try SystemCalls.made(by: demo.identifier, inSeconds: 5)
      #expect(calls == [], "nothing moves, so nothing runs")
    }
    #expect(try demo.close() == 0)
    // The originals name a font that Linux lacks, which the log tells; nothing else may be told.
    let told = demo.errors.split(separator: "\n").filter {
      !$0.hasPrefix("The font family \"Baskerville\" is not installed")
    }
    #expect(told == [])
  }
}

extension DemoProcess {
  /// Expects the window to come to show what the stage shows.
  @MainActor
  func expect(toShow stage: Stage, after step: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let expected = stage.picture()
    guard let shown = try difference(from: expected) else { return }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("interlude-window", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = [("expected", expected), ("actual", shown)].map { (folder.appendingPathComponent("\($0).png"), $1) }
    for (file, picture) in files { try picture.pngData().write(to: file) }
    Issue.record(
      "after \(step) the window differs from the stage: \(files.map(\.0.path).joined(separator: ", "))",
      sourceLocation: sourceLocation)
  }
}
