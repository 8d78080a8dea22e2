// TextFieldEditingTests: editing from its beginning to its end, and who is told of what in which order.

import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Text field: editing", .oneAtATime) final class TextFieldEditingTests {
  private func watch(_ stand: TextFieldWorld) {
    for (name, event) in [
      ("begin event", UIControl.Event.editingDidBegin), ("changed event", .editingChanged),
      ("end event", .editingDidEnd), ("primary event", .primaryActionTriggered),
    ] { stand.field.addAction(UIAction { _ in stand.log.append(name) }, for: event) }
  }

  @Test("begin and end: asked first, then told, then the event, then the notification")
  func order() {
    let stand = TextFieldWorld("ab", edits: false)
    watch(stand)
    var notes: [Notification.Name] = []
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: stand.field, queue: nil) { note in
        MainActor.assumeIsolated { notes.append(name) }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    #expect(stand.field.becomeFirstResponder() && stand.field.isEditing)
    #expect(stand.log == ["should begin", "did begin", "begin event"])
    stand.log = []
    stand.type("c")
    #expect(stand.log == ["should change 2+0 to \"c\"", "selection 3..<3", "changed event"])
    stand.log = []
    #expect(stand.field.resignFirstResponder() && !stand.field.isEditing)
    #expect(stand.log == ["should end", "did end", "end event"])
    #expect(notes == names)
  }

  @Test("a delegate that refuses keeps editing from beginning, from ending, and a change from being made")
  func refusals() {
    let stand = TextFieldWorld("ab", edits: false)
    stand.mayBegin = false
    #expect(!stand.field.becomeFirstResponder() && !stand.field.isEditing)
    stand.click(5)
    #expect(!stand.field.isEditing && stand.log == ["should begin", "should begin"])
    stand.mayBegin = true
    stand.field.becomeFirstResponder()
    stand.mayChange = false
    stand.log = []
    stand.type("x")
    stand.press(.keyboardDeleteOrBackspace)
    #expect(stand.text == "ab")
    #expect(stand.log == ["should change 2+0 to \"x\"", "should change 1+1 to \"\""])
    stand.mayEnd = false
    #expect(!stand.field.resignFirstResponder() && stand.field.isEditing)
    #expect(!stand.world.window.endEditing(false) && stand.field.isEditing)
    #expect(stand.world.window.endEditing(true) && !stand.field.isEditing)
  }

  @Test("B31: a field that leaves the window stops being edited, whatever its delegate says")
  func leaving() {
    let stand = TextFieldWorld("ab")
    stand.mayEnd = false
    stand.field.removeFromSuperview()
    #expect(!stand.field.isEditing && !stand.field.isFirstResponder)
    #expect(stand.log == ["should end", "did end"])
    #expect(stand.host.textInputRect == nil)
  }

  @Test("another field is asked before this one ends; the keyboard is told of both")
  func handover() {
    let stand = TextFieldWorld("ab")
    let other = UITextField(frame: CGRect(x: 10, y: 200, width: 200, height: 40))
    other.delegate = stand
    stand.world.window.addSubview(other)
    let first = stand.host.textInputRect
    #expect(other.becomeFirstResponder())
    #expect(stand.log == ["should begin", "should end", "did end", "did begin"])
    stand.world.turn.run()
    #expect(first != nil && stand.host.textInputRect?.minY == 210)
  }

  @Test("text by code sends nothing, but tells where the caret is, at its end")
  func byCode() {
    let stand = TextFieldWorld("ab")
    watch(stand)
    stand.field.text = "hello"
    #expect(stand.log == ["selection 5..<5"] && stand.field.text == "hello")
    stand.field.text = nil
    #expect(stand.field.text == "" && !stand.field.hasText)
  }

  @Test("a delegate that sets the text itself and refuses the change")
  func formatter() {
    final class Capitals: UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        let text = NSString(string: textField.text ?? "").replacingCharacters(in: range, with: string.uppercased())
        textField.text = text
        return false
      }
    }
    let (stand, capitals) = (TextFieldWorld(""), Capitals())
    stand.field.delegate = capitals
    for letter in ["a", "b", "👨‍👩‍👧‍👦", "c"] { stand.type(letter) }
    stand.press(.keyboardDeleteOrBackspace, .keyboardDeleteOrBackspace)
    #expect(stand.text == "AB")
  }

  @Test("Return asks, sends its two events, and ends editing only where somebody waits for the exit")
  func returnKey() {
    let stand = TextFieldWorld("ab")
    watch(stand)
    stand.press(.keyboardReturnOrEnter)
    #expect(stand.log == ["should return", "primary event"] && stand.field.isEditing)
    stand.log = []
    stand.mayReturn = false
    stand.press(.keypadEnter)
    #expect(stand.log == ["should return"])
    stand.mayReturn = true
    stand.log = []
    stand.field.addAction(UIAction { _ in stand.log.append("exit event") }, for: .editingDidEndOnExit)
    stand.press(.keyboardReturnOrEnter)
    #expect(
      stand.log == ["should return", "primary event", "exit event", "should end", "did end", "end event"])
    #expect(!stand.field.isEditing)
  }

  @Test("Return can be kept from an empty field, and a held key returns once")
  func returnOnEmpty() {
    let stand = TextFieldWorld("")
    stand.field.enablesReturnKeyAutomatically = true
    stand.press(.keyboardReturnOrEnter)
    #expect(stand.log.isEmpty)
    stand.type("x")
    stand.log = []
    stand.world.send(
      .keyDown(KeyInput(.keyboardReturnOrEnter)), .keyDown(KeyInput(.keyboardReturnOrEnter, isRepeat: true)))
    #expect(stand.log == ["should return"])
  }

  @Test("the clear button asks, empties and tells; it shows as its mode says, and never without text")
  func clearing() {
    let stand = TextFieldWorld("ab", edits: false)
    watch(stand)
    let button = stand.field.clearButton
    func isShown() -> Bool {
      stand.world.turn.run()
      return !button.isHidden
    }
    for (mode, expected) in [
      (UITextField.ViewMode.never, false), (.whileEditing, false), (.unlessEditing, true), (.always, true),
    ] {
      stand.field.clearButtonMode = mode
      #expect(isShown() == expected)
    }
    #expect(stand.field.textRect(forBounds: stand.field.bounds).maxX == 177)
    stand.mayClear = false
    stand.click(190)
    #expect(stand.text == "ab")
    stand.mayClear = true
    stand.log = []
    stand.click(190)
    #expect(stand.text.isEmpty && stand.field.isEditing && !isShown())
    #expect(
      stand.log == ["should clear", "selection 0..<0", "changed event", "should begin", "did begin", "begin event"])
    stand.field.clearButtonMode = .whileEditing
    stand.type("x")
    #expect(isShown())
    stand.field.resignFirstResponder()
    #expect(!isShown())
  }

  @Test("a field that empties itself, when editing begins or when text is typed")
  func clearsItself() {
    let stand = TextFieldWorld("ab", edits: false)
    stand.field.clearsOnBeginEditing = true
    stand.field.becomeFirstResponder()
    #expect(stand.text.isEmpty && stand.log.first == "should begin" && stand.log.last == "did begin")
    stand.type("new")
    stand.field.clearsOnInsertion = true
    stand.type("x")
    #expect(stand.text == "x" && !stand.field.clearsOnInsertion)
    stand.field.clearsOnInsertion = true
    stand.press(.keyboardHome)
    stand.type("y")
    #expect(stand.text == "yx")
  }

  @Test("a disabled field takes no editing, and one that is disabled ends it")
  func disabled() {
    let stand = TextFieldWorld("ab")
    stand.field.isEnabled = false
    #expect(!stand.field.isEditing && !stand.field.becomeFirstResponder())
    stand.click(5)
    #expect(!stand.field.isEditing)
  }

  @Test("line ends and tabs in pasted text become spaces, other control characters go")
  func oneLine() {
    let stand = TextFieldWorld("")
    stand.host.pasteboard = "one\r\ntwo\tthree\u{7}\u{1B}!"
    stand.shortcut("v")
    #expect(stand.text == "one two three!")
  }

  @Test("selectedTextRange and its places count UTF-16 units and keep letters whole")
  func ranges() throws {
    let stand = TextFieldWorld("a👨‍👩‍👧‍👦b")
    let field = stand.field
    let start = field.beginningOfDocument
    #expect(field.offset(from: start, to: field.endOfDocument) == 13)
    #expect(field.position(from: start, offset: 14) == nil && field.position(from: start, offset: -1) == nil)
    let inside = try #require(field.position(from: start, offset: 5))
    #expect(field.offset(from: start, to: inside) == 12)
    let one = try #require(field.position(from: start, offset: 1))
    let range = try #require(field.textRange(from: inside, to: one))
    #expect(field.text(in: range) == "👨‍👩‍👧‍👦")
    field.selectedTextRange = range
    #expect(stand.selection == 1..<2 && field.selectedTextRange == range)
    #expect(field.compare(one, to: inside) == .orderedAscending && field.compare(one, to: one) == .orderedSame)
    field.replace(range, withText: "x")
    #expect(stand.text == "axb")
    #expect(field.firstRect(for: try #require(field.textRange(from: start, to: field.endOfDocument))).width == 30)
    field.resignFirstResponder()
    #expect(field.selectedTextRange == nil)
  }

  @Test("attributed text gives its first letter's style to the field")
  func attributed() {
    let stand = TextFieldWorld("")
    let font = UIFont.systemFont(ofSize: 9)
    stand.field.attributedText = NSAttributedString(
      string: "hi", attributes: [.font: font, .foregroundColor: UIColor.systemRed])
    #expect(stand.text == "hi" && stand.field.font == font && stand.field.textColor == .systemRed)
  }
}
