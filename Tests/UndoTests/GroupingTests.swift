// GroupingTests: which group is open, when it is closed, and what may not be done meanwhile.

import Foundation
import OneAtATime
import Testing
import Undo

@MainActor @Suite("Undo grouping", .oneAtATime) final class GroupingTests {
  lazy var stand = UndoStand()
  lazy var byHand = UndoStand(groupsByEvent: false)
  var manager: UndoManager { stand.manager }

  @Test("U1: the defaults")
  func defaults() {
    #expect(manager.groupsByEvent && manager.levelsOfUndo == 0 && manager.groupingLevel == 0)
    #expect(manager.isUndoRegistrationEnabled && !manager.isUndoing && !manager.isRedoing)
    #expect(!manager.canUndo && !manager.canRedo && manager.undoCount == 0 && manager.redoCount == 0)
    #expect(manager.runLoopModes == [.default])
    #expect(NSUndoCloseGroupingRunLoopOrdering == 350000)
  }

  @Test("U3: there is something to undo as soon as an open group has an action, not before")
  func openGroup() {
    let number = byHand.number(1)
    byHand.manager.beginUndoGrouping()
    #expect(!byHand.manager.canUndo && byHand.manager.undoCount == 0)
    number.set(2)
    #expect(byHand.manager.canUndo && byHand.manager.undoCount == 1)
  }

  @Test("U5: a group that is opened and closed empty stays, and is undone like any other", arguments: [true, false])
  func emptyGroup(groupsByEvent: Bool) {
    let stand = UndoStand(groupsByEvent: groupsByEvent)
    stand.group {}
    #expect(stand.manager.canUndo)
    stand.endEvent()
    #expect(stand.manager.canUndo && stand.manager.undoCount == 1)
    stand.manager.undo()
    #expect(!stand.manager.canUndo && !stand.manager.canRedo)
  }

  @Test("U6: the first registration opens the event's group; the end of the turn closes it")
  func eventGroup() {
    let number = stand.number(1)
    number.set(2)
    #expect(manager.groupingLevel == 1)
    number.set(3)
    #expect(manager.groupingLevel == 1)
    stand.endEvent()
    #expect(manager.groupingLevel == 0 && manager.undoCount == 1)
    number.set(4)
    stand.endEvent()
    #expect(manager.undoCount == 2)
  }

  @Test("U6: a registration inside a turn closes with that turn, also at its very end")
  func registeringInTheTurn() {
    let number = stand.number(1)
    stand.turn.enqueue(.input) { number.set(2) }
    stand.endEvent()
    #expect(manager.groupingLevel == 0 && manager.undoCount == 1)
    stand.turn.enqueue(.end) { number.set(3) }
    stand.endEvent()
    #expect(manager.groupingLevel == 0 && manager.undoCount == 2)
  }

  @Test("U6: a registration between turns wakes the host for a turn; nothing is left to do after it")
  func waking() {
    var wakes = 0
    stand.turn.onWake = { wakes += 1 }
    stand.number(1).set(2)
    #expect(wakes == 1)
    stand.endEvent()
    #expect(wakes == 1 && !stand.turn.hasWork)
  }

  @Test("U6: an event group with an open group inside lasts until the event in which that is closed")
  func longGroup() {
    let number = stand.number(1)
    manager.beginUndoGrouping()
    number.set(2)
    stand.endEvent()
    #expect(manager.groupingLevel == 2)
    number.set(3)
    stand.endEvent()
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 1)
    stand.endEvent()
    #expect(manager.groupingLevel == 0 && manager.undoCount == 1)
    manager.undo()
    #expect(number.value == 1)
  }

  @Test("U6: the event's group is closed even if groups stop going by events meanwhile; one opened by hand is not")
  func switchingOff() {
    stand.number(1).set(2)
    manager.groupsByEvent = false
    stand.endEvent()
    #expect(manager.groupingLevel == 0 && manager.undoCount == 1)
    manager.beginUndoGrouping()
    manager.groupsByEvent = true
    stand.endEvent()
    #expect(manager.groupingLevel == 1)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 0 && manager.undoCount == 2)
  }

  @Test("U6: a manager that is gone at the end of the event is not missed")
  func goneManager() {
    let turn = stand.turn
    var other: UndoManager? = UndoManager()
    weak let seen = other
    other?.registerUndo(withTarget: self) { _ in }
    other = nil
    #expect(seen == nil)
    turn.run()
    #expect(!turn.hasWork)
  }

  @Test("U1: without the default mode the event's group stays open, until the mode is listed again")
  func modes() {
    manager.runLoopModes = [RunLoop.Mode("modal")]
    stand.number(1).set(2)
    stand.endEvent()
    #expect(manager.groupingLevel == 1)
    manager.runLoopModes = [.common]
    stand.endEvent()
    #expect(manager.groupingLevel == 0 && manager.undoCount == 1)
  }

  @Test("U7: opening by hand with groups by event gives level 2; its end 1; three give 4")
  func levelsByEvent() {
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 1)
    stand.endEvent()
    #expect(manager.groupingLevel == 0)
    for _ in 1...3 { manager.beginUndoGrouping() }
    #expect(manager.groupingLevel == 4)
  }

  @Test("U8: without groups by event the levels are those opened by hand")
  func levelsByHand() {
    byHand.manager.beginUndoGrouping()
    #expect(byHand.manager.groupingLevel == 1)
    byHand.manager.endUndoGrouping()
    #expect(byHand.manager.groupingLevel == 0)
  }

  @Test("U9: all of an event is undone in one go, and nothing of the event before")
  func oneEvent() {
    let number = stand.number(1)
    number.set(2)
    stand.endEvent()
    for value in 3...9 { number.set(value) }
    stand.endEvent()
    manager.undo()
    #expect(number.value == 2)
    manager.undo()
    #expect(number.value == 1)
  }

  @Test("U10: an end without a begin raises and changes nothing")
  func lonelyEnd() {
    let reason = "endUndoGrouping called with no matching begin"
    #expect(raises("endUndoGrouping()", reason) { manager.endUndoGrouping() })
    byHand.group { byHand.group {} }
    #expect(raises("endUndoGrouping()", reason) { byHand.manager.endUndoGrouping() })
    #expect(byHand.manager.groupingLevel == 0 && byHand.manager.undoCount == 1)
  }

  @Test("U10: a handler cannot end the group that collects what it registers")
  func endInHandler() {
    let number = stand.number(1)
    manager.registerUndo(withTarget: number) { [manager] in
      $0.set(5)
      manager.endUndoGrouping()
    }
    #expect(raises("endUndoGrouping()", "endUndoGrouping called with no matching begin") { manager.undo() })
    #expect(number.value == 5 && manager.groupingLevel == 0 && manager.canRedo)
  }

  @Test("U11: without groups by event, registering and naming outside a group raise and change nothing")
  func outsideGroups() {
    let manager = byHand.manager
    let must = "must begin a group before"
    #expect(
      raises("registerUndo(withTarget:handler:)", "\(must) registering undo") {
        manager.registerUndo(withTarget: self) { _ in }
      })
    #expect(raises("setActionName(_:)", "\(must) setting undo action name") { manager.setActionName("Lost") })
    #expect(
      raises("setActionIsDiscardable(_:)", "\(must) setting undo action discardability") {
        manager.setActionIsDiscardable(true)
      })
    #expect(
      raises("setActionUserInfoValue(_:forKey:)", "\(must) setting undo action user info") {
        manager.setActionUserInfoValue(1, forKey: "key")
      })
    #expect(!manager.canUndo && manager.groupingLevel == 0)
  }

  @Test("U12: undo closes the event's group, and raises with a group open inside it")
  func undoAtLevels() {
    let number = stand.number(1)
    number.set(2)
    manager.undo()
    #expect(number.value == 1 && manager.groupingLevel == 0)
    manager.beginUndoGrouping()
    number.set(3)
    #expect(raises("undo()", "undo was called with too many nested undo groups") { manager.undo() })
    #expect(number.value == 3 && manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.undo()
    #expect(number.value == 1)
  }

  @Test("U13: without groups by event, undo raises with a group open and leaves it open")
  func undoByHand() {
    let number = byHand.number(1)
    byHand.manager.beginUndoGrouping()
    number.set(2)
    #expect(raises("undo()", "undo was called with too many nested undo groups") { byHand.manager.undo() })
    #expect(number.value == 2 && byHand.manager.groupingLevel == 1)
  }

  @Test("U14: nested groups are undone one by one while the event's group is open")
  func nested() {
    let number = stand.number(1)
    for value in 2...4 { number.setAlone(value) }
    #expect(manager.groupingLevel == 1)
    for value in [3, 2, 1] {
      manager.undoNestedGroup()
      #expect(number.value == value)
    }
    #expect(manager.groupingLevel == 1 && !manager.canUndo && manager.redoCount == 3)
  }

  @Test("U14: a closed group in a closed group goes with it; a top-level group is undone too")
  func nestedInClosed() {
    let number = byHand.number(1)
    byHand.group {
      byHand.group { number.set(2) }
      byHand.group { number.set(3) }
    }
    byHand.manager.undoNestedGroup()
    #expect(number.value == 1 && !byHand.manager.canUndo && byHand.manager.redoCount == 1)
  }

  @Test("U14: an action in an open group after the last closed one raises; an empty open group does not matter")
  func nestedAfterAction() {
    let number = stand.number(1)
    let reason = "undoNestedGroup was called before the open group was ended"
    number.setAlone(2)
    number.set(3)
    #expect(raises("undoNestedGroup()", reason) { manager.undoNestedGroup() })
    manager.beginUndoGrouping()
    #expect(raises("undoNestedGroup()", reason) { manager.undoNestedGroup() })
    #expect(number.value == 3)
    let other = UndoStand()
    let second = other.number(1)
    second.setAlone(2)
    other.manager.beginUndoGrouping()
    other.manager.undoNestedGroup()
    #expect(second.value == 1 && other.manager.groupingLevel == 2)
  }

  @Test("U15: with nothing to undo or redo nothing happens")
  func nothing() {
    let messages = faults {
      manager.undo()
      manager.undoNestedGroup()
      manager.redo()
    }
    #expect(messages.isEmpty && !manager.canUndo && !manager.canRedo && manager.groupingLevel == 0)
  }
}
