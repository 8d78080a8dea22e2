// TextFieldKeyTests: what keys, the clipboard and input methods do to the text.

import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Text field: keys", .oneAtATime) final class TextFieldKeyTests {
  @Test("arrows, Home and End move the caret, with Shift the selection, with Control by words")
  func moving() {
    let stand = TextFieldWorld("one two three")
    stand.press(.keyboardLeftArrow)
    #expect(stand.selection == 12..<12)
    stand.press(.keyboardLeftArrow, .keyboardLeftArrow, with: .control)
    #expect(stand.selection == 4..<4)
    stand.press(.keyboardRightArrow, with: [.control, .shift])
    #expect(stand.selection == 4..<7)
    stand.press(.keyboardRightArrow, .keyboardRightArrow, with: .shift)
    #expect(stand.selection == 4..<9)
    stand.press(.keyboardLeftArrow)
    #expect(stand.selection == 4..<4)
    stand.press(.keyboardEnd, with: .shift)
    #expect(stand.selection == 4..<13)
    stand.press(.keyboardHome)
    #expect(stand.selection == 0..<0)
    stand.press(.keyboardDownArrow)
    #expect(stand.selection == 13..<13)
    stand.press(.keyboardUpArrow, with: .shift)
    #expect(stand.selection == 0..<13)
  }

  @Test("Backspace and Delete take a letter, with Control a word, or what is selected")
  func deleting() {
    let stand = TextFieldWorld("one two three")
    stand.press(.keyboardDeleteOrBackspace)
    #expect(stand.text == "one two thre")
    stand.press(.keyboardDeleteOrBackspace, with: .control)
    #expect(stand.text == "one two ")
    stand.press(.keyboardHome)
    stand.press(.keyboardDeleteForward)
    #expect(stand.text == "ne two ")
    stand.press(.keyboardDeleteForward, with: .control)
    #expect(stand.text == " two ")
    stand.shortcut("a")
    stand.press(.keyboardDeleteOrBackspace)
    #expect(stand.text.isEmpty)
    stand.log = []
    stand.press(.keyboardDeleteOrBackspace, .keyboardDeleteForward)
    #expect(stand.log.isEmpty)
  }

  @Test("a family, a syllable of parts and a letter with marks are moved over and deleted whole")
  func clusters() {
    let stand = TextFieldWorld("")
    for cluster in EditedTextTests.clusters { stand.type(cluster) }
    stand.press(.keyboardLeftArrow, .keyboardLeftArrow)
    #expect(stand.selection == 3..<3)
    stand.press(.keyboardDeleteOrBackspace)
    #expect(stand.field.edited.letters.count == 4)
    stand.press(.keyboardDeleteForward, .keyboardDeleteForward, .keyboardDeleteOrBackspace)
    #expect(stand.text == EditedTextTests.clusters[0])
  }

  @Test("Control with A, C, X and V; by the key's place where it types another script")
  func clipboard() {
    let stand = TextFieldWorld("one two")
    stand.shortcut("c")
    #expect(stand.host.pasteboard == nil)
    stand.shortcut("a")
    stand.shortcut("c")
    #expect(stand.host.pasteboard == "one two" && stand.text == "one two")
    stand.press(.keyboardEnd)
    stand.press(.keyboardLeftArrow, with: [.control, .shift])
    stand.shortcut("x")
    #expect(stand.host.pasteboard == "two" && stand.text == "one ")
    stand.shortcut("v")
    stand.world.send(.keyDown(KeyInput(.keyboardV, modifiers: .control, characters: "м")))
    #expect(stand.text == "one twotwo")
    stand.press(.keyboardInsert, with: .shift)
    #expect(stand.text == "one twotwotwo")
  }

  @Test("a cut that the delegate refuses still copies, and changes nothing")
  func refusedCut() {
    let stand = TextFieldWorld("abc")
    stand.shortcut("a")
    stand.mayChange = false
    stand.shortcut("x")
    #expect(stand.text == "abc" && stand.host.pasteboard == "abc")
  }

  @Test("a secure text shows bullets, and is neither copied nor taken apart into words")
  func secure() {
    let stand = TextFieldWorld("one two")
    stand.field.isSecureTextEntry = true
    #expect(stand.field.displayed == "•••••••")
    stand.shortcut("a")
    stand.shortcut("c")
    stand.shortcut("x")
    #expect(stand.host.pasteboard == nil && stand.text == "one two")
    #expect(!stand.field.canPerformAction("copy:", withSender: nil))
    stand.press(.keyboardEnd)
    stand.press(.keyboardLeftArrow, with: .control)
    #expect(stand.selection == 0..<0)
    stand.click(15, count: 2)
    #expect(stand.selection == 0..<7)
  }

  @Test("letters reach nobody else while a field is edited; other keys do")
  func whoGetsKeys() {
    let stand = TextFieldWorld("ab")
    let owner = Owner(stand.world)
    owner.usesBack = true
    stand.world.window.rootOwner = owner
    stand.world.send(.keyDown(KeyInput(.keyboardSpacebar, characters: " ")), .text(" "))
    stand.world.send(.keyDown(KeyInput(.keyboardA, characters: "a")), .text("a"))
    #expect(stand.text == "ab a" && stand.field.isEditing)
    stand.press(.keyboardEscape)
    stand.press(.keyboardLeftArrow, with: .alternate)
    #expect(stand.world.log.filter { $0 == "back" }.count == 2)
  }

  // MARK: Input methods

  @Test("Hangul: the syllable is replaced while it grows, and what is finished takes its place")
  func hangul() {
    let stand = TextFieldWorld("가")
    for form in ["ㅎ", "하", "한"] { stand.compose(form) }
    #expect(stand.text == "가한" && stand.field.edited.marked == 1..<2)
    #expect(!stand.log.contains { $0.hasPrefix("should change") })
    stand.type("한")
    stand.compose("")
    #expect(stand.text == "가한" && stand.field.edited.marked == nil)
    #expect(stand.log.contains("should change 1+1 to \"한\""))
    // Other input methods end the composition first.
    stand.compose("ㄱ")
    stand.compose("")
    stand.type("글")
    #expect(stand.text == "가한글")
  }

  @Test("Escape, a click, an arrow and Return keep what is composed and start the input method anew")
  func compositionEnds() {
    let stand = TextFieldWorld("")
    let ends: [@MainActor () -> Void] = [
      { stand.press(.keyboardEscape) }, { stand.click(0) }, { stand.press(.keyboardEnd) },
      { stand.press(.keyboardReturnOrEnter) },
    ]
    for (count, end) in ends.enumerated() {
      stand.compose("あ")
      #expect(stand.field.hasMarkedText)
      stand.log = []
      end()
      #expect(!stand.field.hasMarkedText && stand.text.count == count + 1)
      #expect(!stand.log.contains("should return"))
    }
    stand.compose("い")
    stand.field.resignFirstResponder()
    #expect(stand.text.count == 5 && stand.host.textInputRect == nil)
  }

  @Test("what the delegate refuses of a composition is not left behind")
  func refusedComposition() {
    let stand = TextFieldWorld("a")
    stand.mayChange = false
    stand.compose("ㅎ")
    stand.type("하")
    #expect(stand.text == "a" && !stand.field.hasMarkedText)
  }

  @Test("the input method is told where the caret is, in window points")
  func inputRect() {
    let stand = TextFieldWorld("abc")
    #expect(stand.host.textInputRect == CGRect(x: 40, y: 108, width: 2, height: 24))
    stand.press(.keyboardHome)
    #expect(stand.host.textInputRect?.minX == 10)
    stand.field.frame.origin.y = 300
    stand.field.setNeedsLayout()
    stand.world.turn.run()
    #expect(stand.host.textInputRect?.minY == 308)
  }

  // MARK: Tab

  @Test("Tab begins to edit a field with all selected, goes on from it, and leaves it")
  func tab() {
    let stand = TextFieldWorld("ab", edits: false)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 10, y: 200, width: 100, height: 40)
    stand.world.window.addSubview(button)
    stand.press(.keyboardTab)
    #expect(stand.field.isEditing && stand.selection == 0..<2)
    #expect(stand.world.window.focusedView === stand.field && stand.world.window.focus.ring != nil)
    stand.type("x")
    #expect(stand.text == "x")
    stand.press(.keyboardTab)
    #expect(!stand.field.isEditing && stand.world.window.focusedView === button)
    stand.press(.keyboardTab, with: .shift)
    #expect(stand.field.isEditing)
    stand.mayEnd = false
    stand.press(.keyboardTab)
    #expect(stand.field.isEditing && stand.world.window.focusedView === stand.field)
  }

  @Test("a field that code began to edit is where Tab goes on from; a click shows no ring")
  func focusFollows() {
    let stand = TextFieldWorld("ab")
    #expect(stand.world.window.focusedView === stand.field && stand.world.window.focus.ring == nil)
    stand.field.resignFirstResponder()
    stand.click(5)
    #expect(stand.field.isEditing && stand.world.window.focus.ring == nil)
  }
}
