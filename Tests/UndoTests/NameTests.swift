// NameTests: what actions are called, what the menus say, and what else belongs to an action.

import OneAtATime
import Testing
import Undo

@MainActor @Suite("Undo names", .oneAtATime) final class NameTests {
  lazy var stand = UndoStand()
  var manager: UndoManager { stand.manager }

  /// Registers a change of a number, names it and ends the event.
  private func change(_ number: Number, to value: Int, named name: String) {
    number.set(value)
    manager.setActionName(name)
    stand.endEvent()
  }

  @Test("U30: no name where there is none or nothing to do")
  func none() {
    #expect(manager.undoActionName == "" && manager.redoActionName == "")
    let number = stand.number(1)
    number.set(2)
    stand.endEvent()
    #expect(manager.undoActionName == "")
    change(number, to: 3, named: "Three")
    #expect(manager.undoActionName == "Three" && manager.redoActionName == "")
    number.set(4)
    #expect(manager.undoActionName == "", "the open group, which is undone next, has no name")
  }

  @Test("U31: the name is the open group's; one of a nested group becomes that of the group around it, the last wins")
  func openGroup() {
    let number = stand.number(1)
    manager.setActionName("Before")
    number.set(2)
    #expect(manager.undoActionName == "Before")
    stand.group {
      number.set(3)
      manager.setActionName("Inside")
      #expect(manager.undoActionName == "Inside")
    }
    stand.endEvent()
    #expect(manager.undoActionName == "Inside")
    stand.group {
      number.set(4)
      manager.setActionName("Inside")
    }
    manager.setActionName("After")
    stand.endEvent()
    #expect(manager.undoActionName == "After")
  }

  @Test("U31: a name alone makes no group, and does not rename what was done before")
  func nameAlone() {
    change(stand.number(1), to: 2, named: "Done")
    manager.setActionName("Nothing")
    #expect(manager.undoActionName == "Done")
    stand.endEvent()
    #expect(manager.undoCount == 1 && manager.undoActionName == "Done")
  }

  @Test("U31: a name set by a handler is that of the group to redo")
  func handlerName() {
    let number = stand.number(1)
    manager.registerUndo(withTarget: number) { [manager] in
      $0.set(2)
      manager.setActionName(manager.isUndoing ? "Set to 2" : "?")
    }
    manager.setActionName("Set to 1")
    manager.undo()
    #expect(manager.redoActionName == "Set to 2" && manager.undoActionName == "")
    manager.redo()
    #expect(manager.undoActionName == "Set to 2")
  }

  @Test("U32: an empty name takes the name away, also from what a handler collects")
  func emptyName() {
    let number = stand.number(1)
    number.set(2)
    manager.setActionName("Two")
    manager.setActionName("")
    #expect(manager.undoActionName == "")
    stand.endEvent()
    #expect(manager.undoActionName == "" && manager.undoMenuItemTitle == "Undo")
    manager.registerUndo(withTarget: number) { [manager] in
      $0.set(3)
      manager.setActionName("")
    }
    manager.setActionName("Named")
    manager.undo()
    #expect(manager.redoActionName == "")
  }

  @Test("U33, S1.2: names survive undo and redo where handlers set none")
  func roundTrip() {
    let number = stand.number(1)
    change(number, to: 2, named: "Book Title")
    change(number, to: 3, named: "Author")
    for _ in 1...3 {
      manager.undo()
      #expect(manager.undoActionName == "Book Title" && manager.redoActionName == "Author")
      manager.undo()
      #expect(manager.undoActionName == "" && manager.redoActionName == "Book Title")
      manager.redo()
      manager.redo()
      #expect(manager.undoActionName == "Author" && manager.redoActionName == "")
    }
  }

  @Test("U34: titles with and without a name")
  func titles() {
    #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo")
    change(stand.number(1), to: 2, named: "Book Title")
    #expect(manager.undoMenuItemTitle == "Undo Book Title" && manager.redoMenuItemTitle == "Redo")
    manager.undo()
    #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo Book Title")
    #expect(manager.undoMenuTitle(forUndoActionName: "100%@") == "Undo 100%@")
    #expect(manager.redoMenuTitle(forUndoActionName: "") == "Redo")
  }

  @Test("U34: a subclass words the titles its own way")
  func ownTitles() {
    let manager = ShoutingManager()
    manager.registerUndo(withTarget: self) { _ in }
    manager.setActionName("Move")
    #expect(manager.undoMenuItemTitle == "UNDO MOVE" && manager.redoMenuItemTitle == "REDO ")
  }

  @Test("U35: the words can be those of another language")
  func language() {
    _ = stand
    UndoManager.menuTitles = UndoMenuTitles(
      undo: "실행 취소", undoNamed: "%@ 실행 취소", redo: "실행 복귀", redoNamed: "%@ 실행 복귀")
    #expect(manager.undoMenuItemTitle == "실행 취소")
    change(stand.number(1), to: 2, named: "책 제목")
    #expect(manager.undoMenuItemTitle == "책 제목 실행 취소")
    manager.undo()
    #expect(manager.redoMenuItemTitle == "책 제목 실행 복귀")
    #expect(UndoStand().manager.undoMenuItemTitle == "Undo", "another user interface keeps its words")
  }

  @Test("A group may be thrown away if each of its actions may; the last one is meant")
  func discardable() {
    let number = stand.number(1)
    #expect(!manager.undoActionIsDiscardable && !manager.redoActionIsDiscardable)
    number.set(2)
    manager.setActionIsDiscardable(true)
    #expect(manager.undoActionIsDiscardable)
    stand.group { number.set(3) }
    #expect(!manager.undoActionIsDiscardable)
    manager.setActionIsDiscardable(true)
    #expect(manager.undoActionIsDiscardable)
    manager.setActionIsDiscardable(false)
    #expect(!manager.undoActionIsDiscardable)
    stand.endEvent()
    manager.registerUndo(withTarget: number) { [manager] in
      $0.set(5)
      manager.setActionIsDiscardable(true)
    }
    manager.undo()
    #expect(manager.redoActionIsDiscardable && !manager.undoActionIsDiscardable)
  }

  @Test("Values go with the action through undo and redo, and can be taken away")
  func values() {
    let number = stand.number(1)
    number.set(2)
    manager.setActionUserInfoValue("star", forKey: .icon)
    #expect(manager.undoActionUserInfoValue(forKey: .icon) as? String == "star")
    stand.endEvent()
    manager.undo()
    #expect(manager.redoActionUserInfoValue(forKey: .icon) as? String == "star")
    #expect(manager.undoActionUserInfoValue(forKey: .icon) == nil)
    manager.redo()
    #expect(manager.undoActionUserInfoValue(forKey: .icon) as? String == "star")
    number.set(3)
    manager.setActionUserInfoValue("moon", forKey: .icon)
    manager.setActionUserInfoValue(nil, forKey: .icon)
    #expect(manager.undoActionUserInfoValue(forKey: .icon) == nil)
  }
}

extension UndoManager.UserInfoKey {
  fileprivate static let icon: UndoManager.UserInfoKey = "icon"
}

private final class ShoutingManager: UndoManager {
  override func undoMenuTitle(forUndoActionName actionName: String) -> String { "UNDO \(actionName.uppercased())" }
  override func redoMenuTitle(forUndoActionName actionName: String) -> String { "REDO \(actionName.uppercased())" }
}
