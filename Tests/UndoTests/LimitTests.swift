// LimitTests: how many groups are kept, and how actions are forgotten.

import OneAtATime
import Testing
import Undo

@MainActor @Suite("Undo limits and removal", .oneAtATime) final class LimitTests {
  lazy var stand = UndoStand()
  var manager: UndoManager { stand.manager }

  @Test("U27, S1.3: with three levels the fourth change drops the first; three undos reach its value and no further")
  func threeLevels() {
    manager.levelsOfUndo = 3
    let number = stand.number(1)
    for value in 2...5 {
      number.set(value)
      stand.endEvent()
    }
    for value in [4, 3, 2] {
      #expect(manager.canUndo)
      manager.undo()
      #expect(number.value == value)
    }
    #expect(!manager.canUndo)
    manager.undo()
    #expect(number.value == 2)
    for value in [3, 4, 5] {
      manager.redo()
      #expect(number.value == value)
    }
    #expect(!manager.canRedo)
  }

  @Test("U27: six named groups with five levels: after five undos there is no name")
  func names() {
    let stand = UndoStand(groupsByEvent: false)
    stand.manager.levelsOfUndo = 5
    for index in 0...5 {
      stand.group {
        stand.manager.registerUndo(withTarget: self) { _ in }
        stand.manager.setActionName("\(index)")
      }
    }
    for index in [5, 4, 3, 2, 1] {
      #expect(stand.manager.undoActionName == "\(index)")
      stand.manager.undo()
    }
    #expect(stand.manager.undoActionName == "")
  }

  @Test("U27: a lower limit drops the oldest of both stacks at once; 0 keeps all")
  func lowering() {
    let number = stand.number(0)
    for value in 1...8 {
      number.set(value)
      stand.endEvent()
    }
    for _ in 1...4 { manager.undo() }
    #expect(manager.undoCount == 4 && manager.redoCount == 4)
    manager.levelsOfUndo = 3
    #expect(manager.undoCount == 3 && manager.redoCount == 3)
    manager.levelsOfUndo = 1
    #expect(manager.undoCount == 1 && manager.redoCount == 1)
    manager.levelsOfUndo = 0
    #expect(manager.undoCount == 1 && manager.redoCount == 1)
    manager.redo()
    #expect(number.value == 5)
    manager.undo()
    manager.undo()
    #expect(number.value == 3 && !manager.canUndo)
  }

  @Test("U27: open and nested groups do not count; the limit acts when the top-level group closes")
  func topLevelOnly() {
    manager.levelsOfUndo = 1
    let number = stand.number(1)
    number.set(2)
    stand.endEvent()
    for value in 3...5 { number.setAlone(value) }
    #expect(manager.undoCount == 2)
    stand.endEvent()
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(number.value == 2 && !manager.canUndo)
  }

  @Test("U27: groups undone out of an open one keep to the limit on the redo stack")
  func redoLimit() {
    manager.levelsOfUndo = 2
    let number = stand.number(1)
    for value in 2...5 { number.setAlone(value) }
    for _ in 1...4 { manager.undoNestedGroup() }
    #expect(number.value == 1 && manager.redoCount == 2)
    manager.redo()
    manager.redo()
    #expect(number.value == 3 && !manager.canRedo)
  }

  @Test("U28: removing all actions empties both stacks, closes all groups and enables registration")
  func removingAll() {
    let number = stand.number(1)
    number.set(2)
    stand.endEvent()
    number.set(3)
    manager.undo()
    manager.beginUndoGrouping()
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo && manager.groupingLevel == 0)
    #expect(manager.isUndoRegistrationEnabled)
    #expect(raises("endUndoGrouping()", "endUndoGrouping called with no matching begin") { manager.endUndoGrouping() })
    number.set(4)
    #expect(manager.groupingLevel == 1)
    stand.endEvent()
    manager.undo()
    #expect(number.value == 2)
  }

  @Test("U29: removing a target's actions from both stacks and the open group; groups with no others vanish")
  func removingTarget() {
    let (one, two) = (stand.number(1), stand.number(10))
    two.set(20)
    stand.endEvent()
    stand.group { one.set(2) }
    stand.endEvent()
    one.set(3)
    two.set(30)
    stand.endEvent()
    manager.undo()
    #expect(manager.undoCount == 2 && manager.redoCount == 1)
    manager.removeAllActions(withTarget: one)
    #expect(manager.undoCount == 1 && manager.redoCount == 1)
    manager.redo()
    #expect(one.value == 2 && two.value == 30)
    manager.undo()
    manager.undo()
    #expect(one.value == 2 && two.value == 10 && !manager.canUndo)
  }

  @Test("U29: with its only target removed there is nothing to undo, also in an open group; disabling stays")
  func removingOnlyTarget() {
    let number = stand.number(1)
    stand.group { stand.group { number.set(2) } }
    #expect(manager.canUndo)
    manager.disableUndoRegistration()
    manager.removeAllActions(withTarget: number)
    #expect(!manager.canUndo && manager.groupingLevel == 1 && !manager.isUndoRegistrationEnabled)
    stand.endEvent()
    #expect(!manager.canUndo && manager.groupingLevel == 0)
  }

  @Test("U29: a group that was empty before stays; another object removes nothing")
  func removingKeepsEmpty() {
    stand.group {}
    stand.endEvent()
    manager.removeAllActions(withTarget: self)
    manager.removeAllActions(withTarget: 5)
    #expect(manager.undoCount == 1)
  }
}
