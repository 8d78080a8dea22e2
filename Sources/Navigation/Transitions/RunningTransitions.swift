// RunningTransitions: the transitions of one user interface that have not ended.

import Essentials
import Foundation

/// Knows what runs, so that a transition cut short by the end of its stage keeps nothing alive.
@MainActor
final class RunningTransitions: TurnPart {
  static var current: RunningTransitions { Turn.current.slot(RunningTransitions.self) { RunningTransitions() } }

  private struct Entry {
    weak var context: TransitionContext?
  }

  private var entries: [Entry] = []

  func add(_ context: TransitionContext) {
    entries.removeAll { $0.context?.hasEnded ?? true }
    entries.append(Entry(context: context))
  }

  func turnCloses() {
    for entry in entries { entry.context?.abandon() }
    entries = []
  }
}
