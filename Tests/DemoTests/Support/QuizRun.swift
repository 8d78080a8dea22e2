// QuizRun: the whole quiz as a list of taps, and the texts that must be seen after each.

import Foundation

@testable import DemoKit

/// One variant of the quiz with one storyboard.
struct QuizRun: CustomStringConvertible, Sendable {
  let name: DemoOptions.Name
  /// The storyboard's file; nil for the demo's own.
  let storyboard: String?
  let returnLabel: String

  var description: String { "\(name.rawValue), \(storyboard ?? "own storyboard")" }

  static let shared = DemoProcess.packageFolder.deletingLastPathComponent().appendingPathComponent("shared")
  static let questions = shared.appendingPathComponent("seeds/Questions.plist")

  static var isAvailable: Bool { FileManager.default.fileExists(atPath: questions.path) }

  static let all = [
    QuizRun(name: .quiz, storyboard: nil, returnLabel: "Return to Menu"),
    QuizRun(name: .quizNavigation, storyboard: nil, returnLabel: "Return to Menu"),
    QuizRun(name: .quiz, storyboard: "001-customunwind-v1.0", returnLabel: "Return To The Menu Screen"),
    QuizRun(name: .quizNavigation, storyboard: "002-unwindsegue-v1.0", returnLabel: "Return To The Menu Screen"),
    QuizRun(name: .quiz, storyboard: "003-customunwind-v1.1", returnLabel: "Return To The Menu Screen"),
    QuizRun(name: .quizNavigation, storyboard: "004-unwindsegue-v1.1", returnLabel: "Return To The Menu Screen"),
  ]

  var arguments: [String] {
    var arguments = [name.rawValue, "--questions", QuizRun.questions.path]
    if let storyboard {
      arguments += ["--storyboard", QuizRun.shared.appendingPathComponent("storyboards/\(storyboard).storyboard").path]
    }
    return arguments
  }

  /// A tap and what must be readable once everything rests.
  struct Step: Sendable {
    let tap: String
    let seen: String
    var unseen: String?
  }

  var steps: [Step] {
    let first = "Which of these fruits are red?"
    let second = "Which of these shapes are round?"
    let third = "This is the fourth question."
    return [
      Step(tap: "Begin", seen: first, unseen: "Begin"),
      Step(tap: "An apple", seen: second, unseen: first),
      Step(tap: "A circle", seen: third),
      Step(tap: "False", seen: "3 of 3 correct, 100%"),
      Step(tap: "Start Over", seen: "Question 1", unseen: "Results"),
      Step(tap: "An Orange", seen: second),
      Step(tap: "A star", seen: third),
      Step(tap: "True", seen: "0 of 3 correct, 0%"),
      Step(tap: returnLabel, seen: "Best score: 0%", unseen: "Results"),
      Step(tap: "Begin", seen: "Question 1"),
      Step(tap: "An apple", seen: "Question 2"),
      Step(tap: "A circle", seen: "Question 3"),
      Step(tap: "True", seen: "2 of 3 correct, 67%"),
      Step(tap: returnLabel, seen: "Best score: 67%"),
    ]
  }

  /// The steps as a script, each followed by two seconds of rest.
  var script: String {
    steps.flatMap { step in
      ["tap \(step.tap)", "advance 2", "expect \(step.seen)"] + (step.unseen.map { ["expect-not \($0)"] } ?? [])
    }.joined(separator: "\n")
  }
}
