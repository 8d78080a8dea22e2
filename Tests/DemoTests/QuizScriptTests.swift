// QuizScriptTests: the whole quiz, headless, in both variants and with every storyboard.

import Foundation
import Stage
import StageTesting
import Testing
import UIKit

@testable import DemoKit

@MainActor @Suite("The quiz, headless", .oneAtATime) struct QuizScriptTests {
  @Test("the worked run", .enabled(if: QuizRun.isAvailable), arguments: QuizRun.all)
  func workedRun(_ run: QuizRun) async throws {
    let stage = try Stage()
    stage.show(try QuizDemo.makeRoot(DemoOptions(run.arguments)))
    let folder = try TemporaryFolder()
    try await ScriptRunner(stage: stage, out: folder.url) { _ in }.run(Script(text: run.script, name: "worked run"))
  }

  @Test("the shipped questions, with every answer right", arguments: [DemoOptions.Name.quiz, .quizNavigation])
  func shippedQuestions(_ name: DemoOptions.Name) async throws {
    let stage = try Stage()
    stage.show(try QuizDemo.makeRoot(DemoOptions([name.rawValue])))
    let script = """
      tap Begin
      advance 2
      expect Question 1
      tap Venus
      advance 2
      tap Four
      advance 2
      tap True
      advance 2
      expect 3 of 3 correct, 100%
      tap Return to Menu
      advance 2
      expect Best score: 100%
      """
    try await ScriptRunner(stage: stage, out: URL(fileURLWithPath: "/nowhere")) { _ in }
      .run(Script(text: script, name: "shipped"))
  }

  @Test("the keyboard stands on what can be chosen only", arguments: [DemoOptions.Name.quiz, .quizNavigation])
  func keyboard(_ name: DemoOptions.Name) async throws {
    let stage = try Stage()
    stage.show(try QuizDemo.makeRoot(DemoOptions([name.rawValue])))
    let answer = """
      key tab
      key return
      advance 2
      """
    let script = """
      \(answer)
      expect Question 1
      \(answer)
      expect Question 2
      \(answer)
      expect Question 3
      \(answer)
      expect Results
      \(answer)
      expect Best score
      \(answer)
      expect Question 1
      """
    try await ScriptRunner(stage: stage, out: URL(fileURLWithPath: "/nowhere")) { _ in }
      .run(Script(text: script, name: "keyboard"))
  }
}
