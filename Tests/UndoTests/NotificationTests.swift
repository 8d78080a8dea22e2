// NotificationTests: what a manager posts, in which order, and at which grouping level.

import Foundation
import OneAtATime
import Testing
import Undo

@MainActor @Suite("Undo notifications", .oneAtATime) final class NotificationTests {
  lazy var stand = UndoStand()
  lazy var log = NoticeLog(stand.manager)
  var manager: UndoManager { stand.manager }

  @Test("The names are Foundation's")
  func names() {
    #expect(NSNotification.Name.NSUndoManagerCheckpoint.rawValue == "NSUndoManagerCheckpointNotification")
    #expect(NSNotification.Name.NSUndoManagerDidOpenUndoGroup.rawValue == "NSUndoManagerDidOpenUndoGroupNotification")
    #expect(
      NSNotification.Name.NSUndoManagerWillCloseUndoGroup.rawValue == "NSUndoManagerWillCloseUndoGroupNotification")
    #expect(NSNotification.Name.NSUndoManagerDidCloseUndoGroup.rawValue == "NSUndoManagerDidCloseUndoGroupNotification")
    #expect(NSNotification.Name.NSUndoManagerWillUndoChange.rawValue == "NSUndoManagerWillUndoChangeNotification")
    #expect(NSNotification.Name.NSUndoManagerDidUndoChange.rawValue == "NSUndoManagerDidUndoChangeNotification")
    #expect(NSNotification.Name.NSUndoManagerWillRedoChange.rawValue == "NSUndoManagerWillRedoChangeNotification")
    #expect(NSNotification.Name.NSUndoManagerDidRedoChange.rawValue == "NSUndoManagerDidRedoChangeNotification")
    #expect(NSUndoManagerGroupIsDiscardableKey == "NSUndoManagerGroupIsDiscardableKey")
  }

  @Test("U4: asking whether there is something to redo posts a checkpoint; asking for undo posts nothing")
  func canRedo() {
    _ = log
    _ = manager.canUndo
    #expect(log.take() == [])
    _ = manager.canRedo
    #expect(log.take() == ["Checkpoint 0"])
  }

  @Test("U36: opening by hand with groups by event opens two groups with one checkpoint between, at level 1")
  func beginByEvent() {
    _ = log
    manager.beginUndoGrouping()
    #expect(log.take() == ["DidOpen 1", "Checkpoint 1", "DidOpen 2"])
  }

  @Test("U36: a top-level group opens without a checkpoint, by hand or by a registration")
  func topLevel() {
    _ = log
    stand.number(1).set(2)
    #expect(log.take() == ["DidOpen 1"])
    manager.undo()
    manager.groupsByEvent = false
    _ = log.take()
    manager.beginUndoGrouping()
    #expect(log.take() == ["DidOpen 1"])
    manager.beginUndoGrouping()
    #expect(log.take() == ["Checkpoint 1", "DidOpen 2"])
  }

  @Test("U37: closing posts a checkpoint, then that it will close, then that it has")
  func end() {
    manager.beginUndoGrouping()
    _ = log
    manager.endUndoGrouping()
    #expect(log.take() == ["Checkpoint 2", "WillClose 2", "DidClose 1"])
    stand.endEvent()
    #expect(log.take() == ["Checkpoint 1", "WillClose 1", "DidClose 0"])
    stand.endEvent()
    #expect(log.take() == [])
  }

  @Test("U37: the user info says so if the whole group may be thrown away, and nothing otherwise")
  func discardable() {
    let number = stand.number(1)
    number.set(2)
    manager.setActionIsDiscardable(true)
    _ = log
    stand.endEvent()
    #expect(log.take() == ["Checkpoint 1", "WillClose 1 discardable", "DidClose 0 discardable"])
    number.set(3)
    number.set(4)
    manager.setActionIsDiscardable(true)
    _ = log.take()
    stand.endEvent()
    #expect(log.take() == ["Checkpoint 1", "WillClose 1", "DidClose 0"])
  }

  @Test("U38: undo closes the event's group, then a checkpoint, will, did")
  func undo() {
    let number = stand.number(1)
    number.set(2)
    _ = log
    manager.undo()
    #expect(
      log.take() == [
        "Checkpoint 1", "WillClose 1", "DidClose 0", "Checkpoint 0", "WillUndo 1", "DidUndo 0",
      ])
    number.set(3)
    stand.endEvent()
    _ = log.take()
    manager.undo()
    #expect(log.take() == ["Checkpoint 0", "WillUndo 1", "DidUndo 0"])
  }

  @Test("U38: undoing a nested group posts a checkpoint, will, did, and closes nothing")
  func undoNested() {
    stand.number(1).setAlone(2)
    _ = log
    manager.undoNestedGroup()
    // The handler opens and closes a group: opening one while undoing posts no checkpoint (U36).
    #expect(
      log.take() == [
        "Checkpoint 1", "WillUndo 2", "DidOpen 3", "Checkpoint 3", "WillClose 3", "DidClose 2", "DidUndo 1",
      ])
  }

  @Test("U39: redo posts a checkpoint, will, did")
  func redo() {
    stand.number(1).set(2)
    manager.undo()
    _ = log
    manager.redo()
    #expect(log.take() == ["Checkpoint 0", "WillRedo 1", "DidRedo 0"])
  }

  @Test("U36: a group that a handler opens while redoing has its checkpoint")
  func beginWhileRedoing() {
    stand.number(1).setAlone(2)
    manager.undo()
    _ = log
    manager.redo()
    #expect(
      log.take() == [
        "Checkpoint 0", "WillRedo 1", "Checkpoint 1", "DidOpen 2", "Checkpoint 2", "WillClose 2", "DidClose 1",
        "DidRedo 0",
      ])
  }

  @Test("U40: observers of did-undo and did-redo see neither mode, and the other stack filled")
  func afterwards() {
    let number = stand.number(1)
    number.set(2)
    stand.endEvent()
    var seen: [String] = []
    log.react = { [manager] name in
      guard name.hasPrefix("Did") else { return }
      seen.append("\(name) \(manager.isUndoing) \(manager.isRedoing) \(manager.undoCount) \(manager.redoCount)")
    }
    manager.undo()
    manager.redo()
    #expect(seen == ["DidUndo false false 0 1", "DidRedo false false 1 0"])
    #expect(number.modes == ["do", "undo", "redo"])
  }

  @Test("U41: what an observer of a checkpoint registers lands in the group that is still open")
  func lazyRegistration() {
    let (one, late) = (stand.number(1), stand.number(10))
    one.set(2)
    var isPending = true
    log.react = { name in
      guard name == "Checkpoint", isPending else { return }
      isPending = false
      late.set(11)
    }
    stand.endEvent()
    #expect(late.value == 11 && manager.undoCount == 1)
    manager.undo()
    #expect(one.value == 1 && late.value == 10)
  }

  @Test("U41: what an observer registers at undo's own checkpoint is what is undone")
  func lateAtUndo() {
    let (one, late) = (stand.number(1), stand.number(10))
    one.set(2)
    stand.endEvent()
    var isPending = true
    log.react = { name in
      guard name == "Checkpoint", isPending else { return }
      isPending = false
      late.set(11)
    }
    manager.undo()
    #expect(late.value == 10 && one.value == 2 && manager.undoCount == 1)
  }

  @Test("U41: what an observer registers at redo's checkpoint leaves nothing to redo")
  func lateAtRedo() {
    let number = stand.number(1)
    number.set(2)
    manager.undo()
    var isPending = true
    log.react = { name in
      guard name == "Checkpoint", isPending else { return }
      isPending = false
      number.set(5)
    }
    manager.redo()
    #expect(number.value == 5 && !manager.canRedo && !manager.isRedoing)
    #expect(!log.take().contains { $0.hasPrefix("WillRedo") })
  }

  @Test("U41: an observer of a checkpoint that asks for redo, with a guard of its own, is asked twice")
  func recursion() {
    var depth = 0
    log.react = { [manager] name in
      guard name == "Checkpoint", depth == 0 else { return }
      depth += 1
      _ = manager.canRedo
    }
    _ = manager.canRedo
    #expect(log.take() == ["Checkpoint 0", "Checkpoint 0"])
  }

  @Test("U42: with nothing to undo or redo nothing is posted")
  func nothing() {
    _ = log
    manager.undo()
    manager.undoNestedGroup()
    manager.redo()
    #expect(log.take() == [])
  }

  @Test(
    "An observer that removes all actions at any moment leaves a manager that works",
    arguments: [
      "Checkpoint", "DidOpen", "WillClose", "DidClose", "WillUndo", "DidUndo", "WillRedo", "DidRedo",
    ])
  func removingObserver(moment: String) {
    let number = stand.number(1)
    log.react = { [manager] name in if name == moment { manager.removeAllActions() } }
    let messages = faults {
      number.set(2)
      stand.endEvent()
      manager.undo()
      manager.redo()
      number.set(3)
      manager.undo()
    }
    #expect(messages.isEmpty && !manager.isUndoing && !manager.isRedoing)
    log.react = { _ in }
    stand.endEvent()
    #expect(manager.groupingLevel == 0)
    let value = number.value
    number.set(9)
    manager.undo()
    #expect(number.value == value)
  }
}
