// UnwindSearch: finds the controller to return to (W20–W23, W30, W31), and remembers who was asked.

import Essentials
import Foundation
import Views

/// One search for an unwind's destination.
@MainActor
final class UnwindSearch {
  let action: Selector
  let source: UIViewController
  let sender: Any?
  /// Who was asked and what came back, in order, for the log.
  private var answers: [(candidate: UIViewController, refusal: String)] = []

  init(action: Selector, source: UIViewController, sender: Any?) {
    (self.action, self.source, self.sender) = (action, source, sender)
  }

  /// Climbs from the source by parents and presenters; each answers for its whole subtree.
  func run() -> UIViewController? {
    let box = Turn.current.slot(RunningSearches.self) { RunningSearches() }
    box.searches.append(self)
    defer { box.searches.removeLast() }
    var candidate = source.parentOrPresenter
    while let ancestor = candidate {
      let count = answers.count
      if let found = ancestor.forUnwindSegueAction(action, from: source, withSender: sender) { return found }
      if answers.count == count { note(ancestor, "answers for its subtree itself and found none") }
      candidate = ancestor.parentOrPresenter
    }
    return nil
  }

  /// The one log line of a search that found nothing: every candidate in order, with its reason.
  var report: String {
    let asked = answers.map { "\($0.candidate.named) \($0.refusal)" }.joined(separator: "; ")
    let list = asked.isEmpty ? "it has neither parent nor presenter, so nobody was asked" : "asked in order: \(asked)"
    return
      "Unwind '\(action.name)' from \(source.named) has no destination; \(list).\(likelyAction) Nothing is performed."
  }

  /// What somebody who misspelt the action probably meant, as a sentence.
  private var likelyAction: String {
    let names = answers.flatMap { Swift.type(of: $0.candidate).connections.filter { $0.kind == .action }.map(\.name) }
    guard !names.contains(action.name), let closest = closestName(to: action.name, among: names) else { return "" }
    return " Expected '\(closest)', the closest of their actions."
  }

  private func note(_ candidate: UIViewController, _ refusal: String) {
    if answers.last?.candidate === candidate { answers.removeLast() }
    answers.append((candidate, refusal))
  }
}

// MARK: What controllers answer by default

extension UnwindSearch {
  /// Whether `candidate` has the action and is not the source (W23).
  static func ownAnswer(of candidate: UIViewController, to action: Selector, from source: UIViewController) -> Bool {
    let running = Turn.current.slot(RunningSearches.self) { RunningSearches() }.searches.last
    guard candidate !== (running?.source ?? source) else {
      running?.note(candidate, "is the source")
      return false
    }
    guard candidate.responds(to: action) else {
      running?.note(candidate, "has no action '\(action.name)'")
      return false
    }
    running?.note(candidate, "refused by canPerformUnwindSegueAction")
    return true
  }

  /// The first in `ancestor`'s subtree that says yes, children before itself (W22, W30).
  static func defaultAnswer(
    of ancestor: UIViewController, to action: Selector, from source: UIViewController, sender: Any?
  ) -> UIViewController? {
    let place = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
    for child in ancestor.allowedChildrenForUnwinding(from: place) {
      if let found = child.forUnwindSegueAction(action, from: source, withSender: sender) { return found }
    }
    let running = Turn.current.slot(RunningSearches.self) { RunningSearches() }.searches.last
    let count = running?.answers.count
    if ancestor.canPerformUnwindSegueAction(action, from: source, sender: sender) { return ancestor }
    if let running, running.answers.count == count {
      running.note(ancestor, "refused by canPerformUnwindSegueAction")
    }
    return nil
  }
}

/// The searches that run now, the innermost last, so that default answers reach their log.
@MainActor
private final class RunningSearches {
  var searches: [UnwindSearch] = []
}

extension UIViewController {
  /// The next controller outwards: the parent, or for the outermost one the presenter (W21).
  var parentOrPresenter: UIViewController? { parent ?? presentation.presenting }

  /// The child in whose subtree, or in whose presentations, the unwind starts; nil if in none.
  public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source, next: \.parentOrPresenter).first { $0.parent === self }
  }
}
