// ProblemLog: the problems of one storyboard, each kept and logged once however often its scene is made.

import Essentials

/// Collects what could not be followed.
@MainActor
final class ProblemLog {
  private(set) var problems: [StoryboardProblem] = []
  private var known: Set<StoryboardProblem> = []
  private let file: String

  init(file: String) { self.file = file }

  /// Keeps a problem of `element` and logs it, behind `headline` where UIKit has wording of its own for it.
  func add(_ element: Element, found: String, expected: String, outcome: String, headline: String? = nil) {
    let problem = problem(element, found: found, expected: expected, outcome: outcome)
    guard known.insert(problem).inserted else { return }
    problems.append(problem)
    Log.note(headline.map { "\($0) \(problem)" } ?? problem.description)
  }

  /// The same as a value: nothing is kept or logged.
  func problem(_ element: Element, found: String, expected: String, outcome: String) -> StoryboardProblem {
    StoryboardProblem(
      file: file, line: element.line, element: element.name, id: element.id ?? "",
      found: found, expected: expected, outcome: outcome)
  }

  /// Where an element stands, for messages that other rooms write.
  func place(of element: Element) -> String {
    "\(file):\(element.line): \(element.name) \"\(element.id ?? "")\""
  }
}
