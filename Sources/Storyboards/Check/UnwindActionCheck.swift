// UnwindActionCheck: whether somebody has the action that an unwind segue looks for, as far as it can be known.

import Essentials
import Foundation
import Navigation
import Views

/// Tells of unwind segues whose action is misspelt.
@MainActor
struct UnwindActionCheck {
  let document: StoryboardDocument
  let log: ProblemLog
  let resolver: ClassResolver

  func run() {
    let segues = document.scenes.flatMap(\.segues).filter { $0["kind"] == "unwind" }
    guard !segues.isEmpty else { return }
    let known = knownActions
    for segue in segues { check(segue, among: known) }
  }

  /// An action that nobody has, and that is like none, is no mistake: code may know who has it (W22).
  private func check(_ segue: Element, among known: [String]) {
    guard let name = segue["unwindAction"], !name.isEmpty else {
      return log.add(
        segue, found: "is an unwind segue without an unwindAction",
        expected: "the name of the action that it looks for", outcome: "The segue does nothing.")
    }
    guard !known.contains(name), let closest = closestName(to: name, among: known) else { return }
    log.add(
      segue, found: "looks for the action \"\(name)\", which no known view controller class lists",
      expected: "\"\(closest)\", the closest of their actions",
      outcome: "It does nothing unless a class that is not registered has the action.")
  }

  /// The actions of the file's controllers, and of all registered ones.
  private var knownActions: [String] {
    let inFile = document.scenes.compactMap(\.controller).map {
      resolver.resolve($0, base: ControllerKind.named($0.name).base).type
    }
    let types = (inFile + resolver.registered(below: UIViewController.self)).compactMap { $0 as? UIResponder.Type }
    return Set(types.flatMap { $0.connections.filter { $0.kind == .action }.map(\.name) }).sorted()
  }
}
