// PerformingTests: in what order actions run, what becomes of what they register, and what they may not do.

import Essentials
import OneAtATime
import Testing
import Undo

@MainActor @Suite("Performing undo", .oneAtATime) final class PerformingTests {
  lazy var stand = UndoStand()
  lazy var byHand = UndoStand(groupsByEvent: false)
  var manager: UndoManager { stand.manager }
  private var log: [String] = []

  /// Registers an action that notes its name and registers itself again.
  private func note(_ name: String, with manager: UndoManager? = nil) {
    let manager = manager ?? self.manager
    manager.registerUndo(withTarget: self) { test in
      test.log.append(name)
      test.note(name, with: manager)
    }
  }

  private func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  @Test("U2: undoing while undoing, redoing while redoing, never both, neither in between")
  func modes() {
    let number = stand.number(1)
    number.setAlone(2)
    manager.undo()
    manager.redo()
    number.setAlone(3)
    manager.undoNestedGroup()
    #expect(number.modes == ["do", "undo", "redo", "do", "undo"])
    #expect(!manager.isUndoing && !manager.isRedoing)
  }

  @Test("U22, U23: actions run backwards, nested groups in their place, and redo turns that round again")
  func order() {
    let manager = byHand.manager
    byHand.group {
      note("1", with: manager)
      byHand.group {
        note("2", with: manager)
        byHand.group { note("3", with: manager) }
        note("4", with: manager)
      }
      note("5", with: manager)
    }
    manager.undo()
    #expect(takeLog() == ["5", "4", "3", "2", "1"])
    manager.redo()
    #expect(takeLog() == ["1", "2", "3", "4", "5"])
    manager.undo()
    #expect(takeLog() == ["5", "4", "3", "2", "1"])
  }

  @Test("U23: what a handler registers in groups of its own is one group to redo")
  func groupsInHandlers() {
    let number = stand.number(1)
    number.setAlone(2)
    number.setAlone(3)
    manager.undo()
    #expect(number.value == 1 && manager.redoCount == 1)
    manager.redo()
    #expect(number.value == 3 && manager.undoCount == 1)
  }

  @Test("U24: an undo that registers nothing leaves nothing to redo, and redo then changes nothing")
  func noInverse() {
    let number = stand.number(5)
    number.setForGood(6)
    manager.undo()
    #expect(number.value == 5 && !manager.canRedo)
    manager.redo()
    #expect(number.value == 5 && !manager.canUndo)
  }

  @Test("U25: no undo, nested undo or redo while undoing or redoing; the running one goes on")
  func reentry() {
    let calls: [(String, (UndoManager) -> Void)] = [
      ("undo()", { $0.undo() }), ("undoNestedGroup()", { $0.undoNestedGroup() }), ("redo()", { $0.redo() }),
    ]
    for (name, call) in calls {
      let stand = UndoStand()
      let number = stand.number(1)
      number.set(2)
      stand.endEvent()
      stand.manager.registerUndo(withTarget: number) { [manager = stand.manager] number in
        call(manager)
        manager.registerUndo(withTarget: number) { _ in call(manager) }
      }
      #expect(raises(name, "do not invoke this method while undoing") { stand.manager.undo() })
      #expect(raises(name, "do not invoke this method while redoing") { stand.manager.redo() })
      #expect(number.value == 2 && !stand.manager.isRedoing && stand.manager.groupingLevel == 0)
    }
  }

  @Test("U26: removing all actions in a handler works: both stacks are empty after it, and the rest does not run")
  func removingInHandler() {
    let number = stand.number(1)
    number.set(2)
    stand.endEvent()
    note("first")
    manager.registerUndo(withTarget: number) { [manager] in
      $0.set(7)
      manager.removeAllActions()
    }
    #expect(faults { manager.undo() }.isEmpty)
    #expect(number.value == 7 && log.isEmpty)
    #expect(!manager.canUndo && !manager.canRedo && manager.groupingLevel == 0 && !manager.isUndoing)
    number.set(8)
    manager.undo()
    #expect(number.value == 7)
  }

  @Test("U26: the same in a nested undo empties the open event group too")
  func removingInNestedHandler() {
    let number = stand.number(1)
    number.setAlone(2)
    stand.group { manager.registerUndo(withTarget: number) { [manager] _ in manager.removeAllActions() } }
    #expect(faults { manager.undoNestedGroup() }.isEmpty)
    #expect(!manager.canUndo && !manager.canRedo && manager.groupingLevel == 0)
    stand.endEvent()
    number.set(3)
    manager.undo()
    #expect(number.value == 2)
  }

  @Test("U26: removing one target in a handler skips what is left of it in the running group")
  func removingTargetInHandler() {
    let (one, two) = (stand.number(1), stand.number(10))
    one.set(2)
    two.set(20)
    manager.registerUndo(withTarget: self) { [manager] _ in manager.removeAllActions(withTarget: one) }
    manager.undo()
    #expect(one.value == 2 && two.value == 10 && manager.canRedo)
  }

  @Test("A handler that leaves groups open: they are closed with it, and a line says so")
  func openInHandler() {
    let number = stand.number(1)
    manager.registerUndo(withTarget: number) { [manager] number in
      manager.beginUndoGrouping()
      number.set(2)
      manager.beginUndoGrouping()
      number.set(3)
    }
    let lines = Log.observing { manager.undo() }.messages
    #expect(lines == ["UndoManager: handlers left 2 undo groups open; expected none. They are closed."])
    #expect(manager.groupingLevel == 0 && number.value == 3)
    manager.redo()
    #expect(number.value == 1)
  }

  @Test("A handler sees the level of the group that collects what it registers")
  func levelInHandler() {
    var levels: [Int] = []
    func register() {
      manager.registerUndo(withTarget: self) { [manager] _ in
        levels.append(manager.groupingLevel)
        register()
      }
    }
    register()
    manager.undo()
    stand.group { register() }
    manager.undoNestedGroup()
    #expect(levels == [1, 2])
  }

  @Test("Redo while the event's group is open puts what it registers into that group")
  func redoIntoOpenGroup() {
    let number = stand.number(1)
    for value in 2...4 { number.setAlone(value) }
    manager.undoNestedGroup()
    manager.undoNestedGroup()
    manager.redo()
    #expect(number.value == 3 && manager.groupingLevel == 1 && manager.redoCount == 1)
    stand.endEvent()
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(number.value == 1)
  }
}
