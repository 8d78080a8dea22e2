// TextFieldUndoTests: Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y inside a text field.

import Foundation
import OneAtATime
import Testing
import Undo

@testable import Views

@MainActor @Suite("Text field: undo", .oneAtATime) final class TextFieldUndoTests {
  private func undo(_ stand: TextFieldWorld) { stand.shortcut("z") }
  private func redo(_ stand: TextFieldWorld) { stand.shortcut("z", shift: true) }

  @Test("a run of typing is one step, and so is a run of deleting; moving the caret ends a run")
  func runs() {
    let stand = TextFieldWorld("")
    for letter in "hello" { stand.type(String(letter)) }
    stand.press(.keyboardDeleteOrBackspace, .keyboardDeleteOrBackspace)
    stand.type("p")
    stand.press(.keyboardHome)
    stand.type("X")
    #expect(stand.text == "Xhelp")
    for expected in ["help", "hel", "hello", "", ""] {
      undo(stand)
      #expect(stand.text == expected)
    }
    for expected in ["hello", "hel", "help", "Xhelp", "Xhelp"] {
      redo(stand)
      #expect(stand.text == expected)
    }
    undo(stand)
    stand.shortcut("y")
    #expect(stand.text == "Xhelp")
  }

  @Test("undo brings the selection back that was typed over, and tells of the change")
  func selection() {
    let stand = TextFieldWorld("one two")
    stand.click(50, count: 2)
    stand.type("2")
    #expect(stand.text == "one 2")
    var changes = 0
    stand.field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    undo(stand)
    #expect(stand.text == "one two" && stand.selection == 4..<7 && changes == 1)
    redo(stand)
    #expect(stand.text == "one 2" && stand.selection == 5..<5 && changes == 2)
  }

  @Test("cut, paste, word deletion and the clear button are a step each; typing after an undo ends redoing")
  func steps() {
    let stand = TextFieldWorld("one two")
    stand.press(.keyboardDeleteOrBackspace, with: .control)
    stand.shortcut("a")
    stand.shortcut("x")
    stand.shortcut("v")
    stand.shortcut("v")
    #expect(stand.text == "one one ")
    stand.field.clear()
    for expected in ["one one ", "one ", "", "one ", "one two"] {
      undo(stand)
      #expect(stand.text == expected)
    }
    redo(stand)
    stand.type("!")
    redo(stand)
    #expect(stand.text == "one !")
  }

  @Test("a syllable that is composed belongs to the typing around it; one that is left is undone whole")
  func composition() {
    let stand = TextFieldWorld("")
    for syllable in [["ㅎ", "하", "한"], ["ㄱ", "그", "글"]] {
      for form in syllable { stand.compose(form) }
      stand.type(syllable[2])
      stand.compose("")
    }
    #expect(stand.text == "한글")
    undo(stand)
    #expect(stand.text.isEmpty)
    redo(stand)
    stand.compose("あ")
    undo(stand)
    #expect(stand.text == "한글" && !stand.field.hasMarkedText)
    stand.shortcut("a")
    stand.compose("い")
    stand.compose("")
    #expect(stand.text.isEmpty)
    undo(stand)
    #expect(stand.text == "한글" && stand.selection == 0..<2)
  }

  @Test("E23: the manager is the field's own while it is edited, and forgets when that ends")
  func ownManager() {
    let stand = TextFieldWorld("")
    let manager = stand.field.undoManager
    #expect(manager != nil && manager !== stand.world.window.undoManager)
    stand.type("x")
    #expect(manager?.canUndo == true)
    stand.field.resignFirstResponder()
    #expect(manager?.canUndo == false && stand.field.undoManager === stand.world.window.undoManager)
    stand.field.becomeFirstResponder()
    undo(stand)
    #expect(stand.text == "x")
  }

  @Test("text by code ends the history, but not what the delegate sets while it is asked")
  func byCode() {
    final class Capitals: UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        textField.text = NSString(string: textField.text ?? "")
          .replacingCharacters(in: range, with: string.uppercased())
        return false
      }
    }
    let (stand, capitals) = (TextFieldWorld(""), Capitals())
    stand.type("x")
    stand.field.text = "y"
    undo(stand)
    #expect(stand.text == "y")
    stand.field.delegate = capitals
    stand.type("a")
    stand.type("b")
    #expect(stand.text == "yAB")
    undo(stand)
    #expect(stand.text == "y")
  }

  @Test("undo of nothing reaches nobody else")
  func nothing() {
    let stand = TextFieldWorld("x")
    var undone = false
    stand.world.window.undoManager?.registerUndo(withTarget: stand.field) { _ in undone = true }
    stand.world.turn.run()
    undo(stand)
    #expect(!undone && stand.text == "x")
  }
}
