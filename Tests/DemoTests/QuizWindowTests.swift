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
    let pair = try WindowPair(run.arguments, stage: stage, on: display)
    let demo = pair.demo
    for step in run.steps {
      try pair.click(step.tap)
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
