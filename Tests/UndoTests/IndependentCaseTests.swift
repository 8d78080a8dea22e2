// IndependentCaseTests: the situations that three other implementations test, worded and computed anew.

import Essentials
import Foundation
import OneAtATime
import Testing
import Undo

// MARK: GNUstep

@MainActor @Suite("Undo cases after GNUstep", .oneAtATime) final class GNUstepCaseTests {
  /// Six values of one manager that groups by hand, as a document's fields.
  @MainActor private final class Fields {
    let stand = UndoStand(groupsByEvent: false)
    lazy var numbers = (1...6).map { stand.number($0 * 10) }
    var values: [Int] { numbers.map(\.value) }
    var manager: UndoManager { stand.manager }

    func change(_ index: Int, to value: Int, byProxy: Bool = false) {
      stand.group { byProxy ? numbers[index].setByProxy(value) : numbers[index].set(value) }
    }
  }

  private lazy var fields = Fields()

  @Test("One step and two steps, by handler, by proxy, and mixed", arguments: [[false], [true], [false, true]])
  func steps(styles: [Bool]) {
    let start = [10, 20, 30, 40, 50, 60]
    #expect(fields.values == start)
    for index in 0...1 { fields.change(index, to: index, byProxy: styles[index % styles.count]) }
    #expect(fields.values == [0, 1, 30, 40, 50, 60])
    fields.manager.undo()
    #expect(fields.values == [0, 20, 30, 40, 50, 60])
    fields.manager.undo()
    #expect(fields.values == start)
    fields.manager.redo()
    #expect(fields.values == [0, 20, 30, 40, 50, 60])
    fields.manager.redo()
    #expect(fields.values == [0, 1, 30, 40, 50, 60])
    fields.manager.undo()
    fields.manager.undo()
    #expect(fields.values == start)
    #expect(fields.numbers[0].modes == ["do", "undo", "redo", "undo"])
    #expect(fields.numbers[1].modes == ["do", "undo", "redo", "undo"])
  }

  @Test("Two changes in one group go together, there and back")
  func together() {
    fields.stand.group {
      fields.numbers[4].set(5)
      fields.numbers[5].setByProxy(6)
    }
    fields.manager.undo()
    #expect(fields.values.suffix(2) == [50, 60])
    fields.manager.redo()
    #expect(fields.values.suffix(2) == [5, 6])
  }

  @Test("Two levels: undo stops after two, redo works twice and then does nothing")
  func twoLevels() {
    fields.manager.levelsOfUndo = 2
    for value in 1...4 { fields.change(0, to: value) }
    for value in [3, 2, 2] {
      fields.manager.undo()
      #expect(fields.values[0] == value)
    }
    for value in [3, 4, 4] {
      fields.manager.redo()
      #expect(fields.values[0] == value)
    }
  }

  @Test("Registering outside any group raises")
  func outside() {
    #expect(faults { fields.numbers[0].set(1) }.count == 1)
    #expect(!fields.manager.canUndo)
  }

  @Test("An argument is kept by its registration and released after the undo")
  func argument() {
    final class Token {}
    var token: Token? = Token()
    weak let seen = token
    func keep(_ token: Token) {
      fields.stand.group { fields.manager.registerUndo(withTarget: fields) { _ in _ = token } }
    }
    if let token { keep(token) }
    token = nil
    #expect(seen != nil)
    fields.manager.undo()
    #expect(seen == nil)
  }

  @Test("Levels and notices through one event: begin, end, the event's end, undo, redo")
  func notices() {
    let stand = UndoStand()
    let log = NoticeLog(stand.manager)
    let number = stand.number(1)
    #expect(stand.manager.groupingLevel == 0)
    stand.manager.beginUndoGrouping()
    #expect(stand.manager.groupingLevel == 2)
    #expect(log.take().filter { $0.hasPrefix("Checkpoint") } == ["Checkpoint 1"])
    number.set(2)
    stand.manager.endUndoGrouping()
    #expect(stand.manager.groupingLevel == 1)
    #expect(log.take().filter { $0.hasPrefix("Checkpoint") } == ["Checkpoint 2"])
    stand.manager.endUndoGrouping()
    #expect(stand.manager.groupingLevel == 0)
    stand.endEvent()
    #expect(log.take() == ["Checkpoint 1", "WillClose 1", "DidClose 0"])
    stand.manager.undo()
    stand.manager.redo()
    #expect(
      log.take() == [
        "Checkpoint 0", "WillUndo 1", "DidUndo 0", "Checkpoint 0", "WillRedo 1", "DidRedo 0",
      ])
    #expect(stand.manager.groupingLevel == 0)
  }
}

// MARK: WinObjC

@MainActor @Suite("Undo cases after WinObjC", .oneAtATime) final class WinObjCCaseTests {
  lazy var stand = UndoStand()
  var manager: UndoManager { stand.manager }
  lazy var number = stand.number(5)

  @Test("Basic and multiple undo: one event is one undo")
  func oneEvent() {
    for value in 6...8 { number.set(value) }
    #expect(manager.canUndo && number.value == 8)
    manager.undo()
    #expect(number.value == 5 && !manager.canUndo)
    manager.redo()
    #expect(number.value == 8 && !manager.canRedo)
    manager.undo()
    #expect(number.value == 5 && manager.canRedo)
  }

  @Test("A list that grows and shrinks again")
  func list() {
    let shelf = Shelf(manager)
    for book in ["Emma", "Ulysses", "Walden"] { shelf.add(book) }
    manager.undo()
    #expect(shelf.books.isEmpty)
    manager.redo()
    #expect(shelf.books == ["Emma", "Ulysses", "Walden"])
  }

  @Test("Each change in a group of its own, undone singly: nested by event, or top-level", arguments: [true, false])
  func singly(groupsByEvent: Bool) {
    manager.groupsByEvent = groupsByEvent
    for value in 6...9 { number.setAlone(value) }
    for value in [8, 7, 6] {
      if groupsByEvent { manager.undoNestedGroup() } else { manager.undo() }
      #expect(number.value == value)
    }
  }

  @Test("Nested undo and redo mixed")
  func mixed() {
    for value in 6...9 { number.setAlone(value) }
    let calls: [(Bool, Int)] = [(true, 8), (true, 7), (false, 8), (false, 9), (true, 8), (true, 7)]
    for (isUndo, value) in calls {
      if isUndo { manager.undoNestedGroup() } else { manager.redo() }
      #expect(number.value == value)
    }
  }

  @Test("An end too many and an undo in an open group raise; the disabling count must be balanced")
  func exceptions() {
    #expect(faults { manager.endUndoGrouping() }.count == 1)
    manager.beginUndoGrouping()
    #expect(faults { manager.undo() }.count == 1)
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    #expect(manager.isUndoRegistrationEnabled)
    #expect(faults { manager.enableUndoRegistration() }.count == 1)
  }

  @Test("Grouping levels through registrations, groups, undo and redo")
  func levels() {
    for value in 6...8 { number.set(value) }
    #expect(manager.groupingLevel == 1)
    manager.undo()
    manager.redo()
    manager.undo()
    #expect(manager.groupingLevel == 0)
    stand.group { number.set(6) }
    #expect(manager.groupingLevel == 1)
    number.setAlone(7)
    number.setAlone(8)
    #expect(manager.groupingLevel == 1)
    manager.undo()
    #expect(manager.groupingLevel == 0 && number.value == 5)
    for value in 6...8 {
      manager.beginUndoGrouping()
      number.setAlone(value)
    }
    var levels = [manager.groupingLevel]
    for step in ["end", "end", "begin", "end", "end"] {
      if step == "end" { manager.endUndoGrouping() } else { manager.beginUndoGrouping() }
      levels.append(manager.groupingLevel)
    }
    #expect(levels == [4, 3, 2, 3, 2, 1])
    manager.undo()
    #expect(manager.groupingLevel == 0 && number.value == 5)
    manager.redo()
    #expect(manager.groupingLevel == 0 && number.value == 8)
    for _ in 1...3 { manager.beginUndoGrouping() }
    #expect(manager.groupingLevel == 4)
  }

  @Test("The event's group ended by hand is the one that a nested undo takes")
  func endedByHand() {
    number.set(6)
    number.set(7)
    manager.endUndoGrouping()
    manager.undoNestedGroup()
    #expect(number.value == 5)
  }

  @Test("Without groups by event: one group, groups in groups, nested undo of top-level groups")
  func byHand() {
    manager.groupsByEvent = false
    stand.group { number.set(6) }
    stand.group {
      stand.group { number.set(7) }
      number.set(8)
    }
    stand.group { number.set(9) }
    manager.undoNestedGroup()
    #expect(number.value == 8)
    manager.undo()
    #expect(number.value == 6)
    manager.undo()
    #expect(number.value == 5 && !manager.canUndo)
  }

  @Test("Three targets in one event, undone singly, with one of them removed in between")
  func targets() {
    let numbers = [15, 25, 35].map { stand.number($0) }
    var values: [Int] { numbers.map(\.value) }
    numbers[0].setAlone(16)
    numbers[1].setAlone(26)
    numbers[0].setAlone(17)
    manager.undoNestedGroup()
    #expect(values == [16, 26, 35])
    numbers[2].setAlone(36)
    stand.group {
      numbers[0].setAlone(17)
      numbers[1].setAlone(27)
      numbers[2].setAlone(37)
    }
    manager.undoNestedGroup()
    #expect(values == [16, 26, 36])
    manager.redo()
    #expect(values == [17, 27, 37])
    manager.removeAllActions(withTarget: numbers[1])
    manager.undoNestedGroup()
    #expect(values == [16, 27, 36])
    manager.undoNestedGroup()
    #expect(values == [16, 27, 35])
    manager.undo()
    #expect(values == [15, 27, 35])
  }

  @Test("Removing one target leaves the other's groups, and in the end nothing")
  func removing() {
    manager.groupsByEvent = false
    let (one, two) = (stand.number(15), stand.number(25))
    stand.group { two.setAlone(26) }
    stand.group { two.setAlone(27) }
    stand.group { stand.group { one.setAlone(16) } }
    stand.group { one.setAlone(17) }
    manager.removeAllActions(withTarget: one)
    var seen: [[Int]] = []
    for _ in 1...3 {
      manager.undo()
      seen.append([one.value, two.value, manager.canUndo ? 1 : 0])
    }
    #expect(seen == [[17, 26, 1], [17, 25, 0], [17, 25, 0]])
  }

  @Test("Three levels, run-loop modes, an empty group")
  func rest() {
    #expect(manager.runLoopModes == [.default])
    manager.groupsByEvent = false
    manager.levelsOfUndo = 3
    for value in 6...9 { number.setAlone(value) }
    for _ in 1...4 { manager.undo() }
    #expect(number.value == 6 && !manager.canUndo)
    stand.group {}
    #expect(manager.canUndo)
  }
}

/// A list to which books are added and from which they are taken.
@MainActor
private final class Shelf {
  private(set) var books: [String] = []
  private let manager: UndoManager
  init(_ manager: UndoManager) { self.manager = manager }

  func add(_ book: String) {
    manager.prepare(withInvocationTarget: self)(Shelf.remove, book)
    books.append(book)
  }

  func remove(_ book: String) {
    manager.prepare(withInvocationTarget: self)(Shelf.add, book)
    books.removeAll { $0 == book }
  }
}

// MARK: SC-UM

@MainActor @Suite("Undo cases after SC-UM", .oneAtATime) final class SCUMCaseTests {
  lazy var stand = UndoStand()
  lazy var byHand = UndoStand(groupsByEvent: false)
  var manager: UndoManager { stand.manager }
  var value = 5

  @Test("At the start; with an empty group")
  func start() {
    #expect(!manager.canUndo && !manager.canRedo && manager.groupingLevel == 0 && manager.groupsByEvent)
    stand.group {}
    #expect(manager.canUndo)
  }

  @Test("Registered from a block of the run loop and undone after it")
  func fromBlock() {
    stand.turn.enqueue(.blocks) { [self] in
      value = 6
      manager.registerUndo(withTarget: self) { $0.value = 4 }
    }
    stand.endEvent()
    manager.undo()
    #expect(value == 4)
  }

  @Test("Undo; redo of what undo registered; undo of what redo registered; with the last step missing too")
  func roundTrips() {
    manager.registerUndo(withTarget: self) { test in
      test.value = 4
      test.manager.registerUndo(withTarget: test) { $0.value = 6 }
    }
    manager.undo()
    #expect(value == 4)
    manager.redo()
    #expect(value == 6)
    manager.undo()
    #expect(value == 6, "redo registered nothing")
  }

  @Test("Where handlers set names, each stack shows its own")
  func names() {
    manager.registerUndo(withTarget: self) { test in
      test.manager.registerUndo(withTarget: test) { _ in }
      test.manager.setActionName("Set to 6")
    }
    manager.setActionName("Set to 4")
    #expect(manager.undoActionName == "Set to 4")
    manager.undo()
    #expect(manager.redoActionName == "Set to 6")
  }

  @Test("The eight misuses raise, once each")
  func misuses() {
    func raisesOnce(_ body: (UndoStand) -> Void) -> Bool {
      let stand = UndoStand(groupsByEvent: false)
      return faults { body(stand) }.count == 1
    }
    #expect(
      raisesOnce {
        $0.manager.beginUndoGrouping()
        $0.manager.beginUndoGrouping()
        $0.manager.registerUndo(withTarget: self) { _ in }
        $0.manager.undo()
      }, "undo in open groups")
    #expect(
      raisesOnce { stand in
        for _ in 1...4 { stand.manager.disableUndoRegistration() }
        for _ in 1...5 { stand.manager.enableUndoRegistration() }
      }, "one enable too many")
    #expect(
      raisesOnce { stand in
        for _ in 1...2 { stand.manager.beginUndoGrouping() }
        for _ in 1...3 { stand.manager.endUndoGrouping() }
      }, "one end too many")
    #expect(
      raisesOnce { stand in
        stand.group { stand.manager.registerUndo(withTarget: stand.manager) { $0.redo() } }
        stand.manager.undo()
      }, "redo while undoing")
    #expect(
      raisesOnce {
        $0.manager.beginUndoGrouping()
        $0.manager.beginUndoGrouping()
        $0.manager.registerUndo(withTarget: self) { _ in }
        $0.manager.undoNestedGroup()
      }, "nested undo of an open group")
    #expect(raisesOnce { $0.manager.setActionIsDiscardable(true) }, "discardable outside a group")
    #expect(raisesOnce { $0.manager.setActionName("Lost") }, "a name outside a group")
    #expect(raisesOnce { $0.manager.registerUndo(withTarget: self) { _ in } }, "registering outside a group")
  }
}
