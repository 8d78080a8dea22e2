// TextFieldMouseTests: clicks, drags, the pointer's shape, the caret's blinking, and texts longer than their room.

import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Text field: mouse and caret", .oneAtATime) final class TextFieldMouseTests {
  @Test("a click begins editing with the caret at the nearest edge between letters")
  func click() {
    let stand = TextFieldWorld("one two", edits: false)
    stand.click(24)
    #expect(stand.field.isEditing && stand.selection == 2..<2)
    stand.click(26)
    #expect(stand.selection == 3..<3)
    stand.click(180)
    #expect(stand.selection == 7..<7)
    stand.click(41, with: .shift)
    #expect(stand.selection == 4..<7 && stand.field.edited.head == 4)
  }

  @Test("two clicks select the word under the pointer, three all")
  func clicks() {
    let stand = TextFieldWorld("one two", edits: false)
    stand.click(49, count: 2)
    #expect(stand.selection == 4..<7)
    stand.click(29, count: 2)
    #expect(stand.selection == 0..<3)
    stand.click(49, count: 3)
    #expect(stand.selection == 0..<7)
  }

  @Test("a drag selects letters, and by words after two clicks")
  func drag() {
    let stand = TextFieldWorld("one two three", edits: false)
    stand.world.send(.pointer(.down, at: stand.point(20)), .pointer(.moved, at: stand.point(52)))
    #expect(stand.selection == 2..<5)
    stand.world.send(.pointer(.moved, at: stand.point(3)), .pointer(.up, at: stand.point(3)))
    #expect(stand.selection == 0..<2 && stand.field.edited.head == 0)
    stand.world.send(
      .pointer(.down, at: stand.point(50), clickCount: 2), .pointer(.moved, at: stand.point(95)))
    #expect(stand.selection == 4..<13)
    stand.world.send(.pointer(.moved, at: stand.point(8)))
    #expect(stand.selection == 0..<7 && stand.field.edited.head == 0)
    stand.world.send(.pointer(.moved, at: stand.point(51)), .pointer(.up, at: stand.point(51)))
    #expect(stand.selection == 4..<7)
    stand.world.send(.pointer(.moved, at: stand.point(100)))
    #expect(stand.selection == 4..<7)
  }

  @Test("the pointer is a bar over a field, and an arrow elsewhere and over the clear button")
  func pointer() {
    let stand = TextFieldWorld("ab", edits: false)
    stand.field.clearButtonMode = .always
    stand.world.turn.run()
    for (x, expected) in [(20, Cursor.text), (190, .arrow), (30, .text), (250, .arrow)] {
      stand.world.send(.pointer(.moved, at: stand.point(CGFloat(x))))
      #expect(stand.host.cursor == expected)
    }
  }

  // MARK: The caret

  @Test("the caret blinks by half seconds, is lit by each key, and rests lit after ten seconds")
  func blinking() {
    let stand = TextFieldWorld("ab")
    let caret = stand.field.caret
    #expect(!caret.isHidden)
    for (time, isLit) in [(0.4, true), (0.6, false), (1.1, true), (1.6, false)] {
      stand.world.run(to: time)
      #expect(caret.isHidden != isLit)
    }
    stand.type("c")
    #expect(!caret.isHidden)
    stand.world.run(to: 2.05)
    #expect(!caret.isHidden)
    stand.world.run(to: 2.15)
    #expect(caret.isHidden)
    stand.world.run(to: 13)
    #expect(!caret.isHidden && stand.world.turn.nextDue == nil)
    stand.press(.keyboardHome)
    #expect(stand.world.turn.nextDue == 13.5)
  }

  @Test("no caret, and nothing scheduled: before editing, after it, with a selection, in a window without the keyboard")
  func noCaret() {
    let stand = TextFieldWorld("ab", edits: false)
    let caret = stand.field.caret
    func isAsleep() -> Bool {
      stand.world.turn.run()
      return caret.isHidden && stand.world.turn.nextDue == nil
    }
    #expect(isAsleep())
    stand.field.becomeFirstResponder()
    #expect(!isAsleep())
    stand.shortcut("a")
    #expect(isAsleep())
    stand.press(.keyboardEnd)
    #expect(!isAsleep())
    stand.world.send(.focusLost)
    #expect(isAsleep() && UIApplication.shared.applicationState == .inactive)
    stand.world.send(.focusGained)
    #expect(!isAsleep())
    stand.field.resignFirstResponder()
    #expect(isAsleep())
  }

  @Test("the caret stands where the last letter ends, and inside the room at both ends")
  func caretPlaces() {
    let stand = TextFieldWorld("abc")
    let places = (0...3).map { stand.field.caretRect(at: $0).minX }
    #expect(places == [0, 10, 20, 30])
    #expect(stand.field.caretRect(at: 0) == CGRect(x: 0, y: 8, width: 2, height: 24))
    stand.field.textAlignment = .right
    #expect((0...3).map { stand.field.caretRect(at: $0).minX } == [169, 180, 190, 198])
    stand.field.textAlignment = .center
    #expect((0...3).map { stand.field.caretRect(at: $0).minX } == [84, 95, 105, 115])
  }

  @Test("a text from right to left stands right; arrows go the way they point, Backspace against reading")
  func rightToLeft() {
    let stand = TextFieldWorld("שלום")
    #expect(stand.field.isRightToLeft)
    #expect((0...4).map { stand.field.caretRect(at: $0).minX } == [198, 189, 179, 169, 159])
    stand.press(.keyboardRightArrow)
    #expect(stand.selection == 3..<3)
    stand.press(.keyboardLeftArrow)
    #expect(stand.selection == 4..<4)
    stand.press(.keyboardDeleteOrBackspace)
    #expect(stand.text == "שלו")
    stand.click(199)
    #expect(stand.selection == 0..<0)
  }

  // MARK: Long texts

  @Test("a text that is longer than its room moves so that the caret is always in it")
  func scrolling() {
    let stand = TextFieldWorld("")
    let field = stand.field
    let room = 0.0...198.0
    for _ in 0..<50 {
      stand.type("x")
      #expect(room.contains(field.caretRect(at: field.edited.head).minX))
    }
    #expect(field.scroll == 302)
    for _ in 0..<50 {
      stand.press(.keyboardLeftArrow)
      #expect(room.contains(field.caretRect(at: field.edited.head).minX))
    }
    #expect(field.scroll == 0)
    stand.press(.keyboardEnd)
    #expect(field.scroll == 302)
    for _ in 0..<31 { stand.press(.keyboardDeleteOrBackspace) }
    #expect(field.scroll == 0 && stand.text.count == 19)
  }

  @Test("a click into a long text that was cut off leaves what was clicked under the pointer")
  func clickIntoLong() {
    let stand = TextFieldWorld(String(repeating: "x", count: 60), edits: false)
    stand.click(52)
    #expect(stand.selection == 5..<5 && stand.field.scroll == 0)
    stand.field.resignFirstResponder()
    #expect(stand.field.scroll == 0)
  }

  @Test("a drag held beside the field goes on selecting, and stops with the button or at the end")
  func dragBeside() {
    let stand = TextFieldWorld(String(repeating: "x", count: 40), edits: false)
    stand.world.send(.pointer(.down, at: stand.point(50)), .pointer(.moved, at: stand.point(225)))
    let first = stand.selection.upperBound
    stand.world.run(to: 0.2)
    let later = stand.selection.upperBound
    #expect(first < later && later < 40)
    stand.world.send(.pointer(.up, at: stand.point(225)))
    stand.world.run(to: 1)
    #expect(stand.selection == 5..<later && stand.world.turn.nextDue == nil)
    stand.world.send(.pointer(.down, at: stand.point(50)), .pointer(.moved, at: stand.point(225)))
    stand.world.run(to: 9)
    #expect(stand.selection.upperBound == 40 && stand.world.turn.nextDue == nil)
  }

  @Test("a smaller font lets a long text fit, down to the least size")
  func shrinking() {
    let stand = TextFieldWorld(String(repeating: "x", count: 22), edits: false)
    stand.field.adjustsFontSizeToFitWidth = true
    stand.field.minimumFontSize = 15
    #expect(abs(stand.field.line.font.pointSize - 18) < 1e-9)
    stand.field.text = String(repeating: "x", count: 60)
    #expect(stand.field.line.font.pointSize == 15)
    stand.field.text = "x"
    #expect(stand.field.line.font.pointSize == 20)
  }
}
