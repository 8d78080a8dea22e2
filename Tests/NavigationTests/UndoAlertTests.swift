// UndoAlertTests: the question that a shake asks, its answers, its languages (E24).

import Essentials
import Foundation
import Layers
import OneAtATime
import Testing
import Undo
import Views

@testable import Navigation

/// A screen that is first responder and has something to undo.
private final class Editor: UIViewController {
  let manager = UndoManager()
  private(set) var title1 = "old"
  override var undoManager: UndoManager? { manager }
  override var canBecomeFirstResponder: Bool { true }

  func change(to new: String) {
    let old = title1
    title1 = new
    manager.registerUndo(withTarget: self) { $0.change(to: old) }
    if !manager.isUndoing && !manager.isRedoing { manager.setActionName("Book Title") }
  }
}

@MainActor
@Suite("Shake to undo", .oneAtATime) struct UndoAlertTests {
  private let scene: TestScene
  private let editor = Editor()

  init() {
    scene = TestScene()
    start(locale: "en")
  }

  private func start(locale: String) {
    scene.turn.host = PlainHost(
      environment: Environment(size: scene.window.bounds.size, locale: Locale(identifier: locale)))
    scene.show(editor)
    editor.becomeFirstResponder()
    editor.change(to: "new")
    scene.settle()
  }

  private var alert: UIAlertController? { editor.presentedViewController as? UIAlertController }

  private func shake() {
    UIApplication.shared.send(.shake)
    scene.settle()
  }

  private func key(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], _ characters: String = "") {
    UIApplication.shared.send(.keyDown(KeyInput(code, modifiers: modifiers, characters: characters)))
    UIApplication.shared.send(.keyUp(KeyInput(code, modifiers: modifiers, characters: characters)))
    scene.settle()
  }

  @Test("a shake asks by name; Return undoes, and the editor has the keyboard again; a second one asks to redo too")
  func undo() {
    shake()
    #expect(alert?.title == "Undo Book Title")
    #expect(alert?.actions.map(\.title) == ["Undo", "Cancel"])
    key(.keyboardReturnOrEnter)
    #expect(editor.title1 == "old")
    #expect(alert == nil)
    #expect(editor.isFirstResponder)
    shake()
    #expect(alert?.title == "Redo Book Title")
    #expect(alert?.actions.map(\.title) == ["Redo", "Cancel"])
    key(.keyboardReturnOrEnter)
    #expect(editor.title1 == "new")
  }

  @Test("where both can be done, both are offered")
  func both() {
    editor.change(to: "newer")
    scene.settle()
    editor.manager.undo()
    shake()
    #expect(alert?.title == "Undo Book Title")
    #expect(alert?.actions.map(\.title) == ["Undo", "Redo Book Title", "Cancel"])
  }

  @Test("Cancel changes nothing; Ctrl+Z asks as a shake does, and does not ask over the question")
  func cancel() {
    key(UIKeyboardHIDUsage(rawValue: 29), .control, "z")
    let first = alert
    #expect(first?.title == "Undo Book Title")
    key(UIKeyboardHIDUsage(rawValue: 29), .control, "z")
    shake()
    #expect(alert === first)
    #expect(first?.presentedViewController == nil)
    key(.keyboardEscape)
    #expect(alert == nil)
    #expect(editor.title1 == "new")
    #expect(editor.manager.canUndo)
  }

  @Test("with nothing to undo, nothing is asked")
  func nothing() {
    editor.manager.removeAllActions()
    shake()
    #expect(alert == nil)
  }
}

@MainActor
@Suite("The library's own words", .oneAtATime) struct SystemTextTests {
  @Test("English, Japanese and Korean are complete, and unlike each other", arguments: SystemText.allCases)
  func complete(text: SystemText) {
    let words = ["en", "ja", "ko"].map(text.text)
    #expect(words.allSatisfy { !$0.isEmpty })
    #expect(Set(words).count == 3)
    #expect(Set(words.map { $0.contains("%@") }).count == 1)
    #expect(text.text(in: "fr") == words[0])
  }

  @Test("the host's language is the one that is spoken")
  func language() {
    let scene = TestScene()
    scene.turn.host = PlainHost(environment: Environment(locale: Locale(identifier: "ko_KR")))
    scene.show(UIViewController())
    #expect(UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil).title == "편집")
    let manager = UndoManager()
    #expect(manager.undoMenuTitle(forUndoActionName: "제목") == "제목 실행 취소")
    #expect(BackButtonTitle(of: UINavigationItem()).candidates == ["뒤로", ""])
  }
}
