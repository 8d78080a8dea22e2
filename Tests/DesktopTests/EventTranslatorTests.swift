// EventTranslatorTests: what SDL tells of an input method and of the keyboard, in the words of the core.

import CSDL2
import Foundation
import Testing
import Views

@testable import Desktop

@MainActor @Suite("Events of SDL") struct EventTranslatorTests {
  private func input(_ event: SDL_Event) -> InputEvent? {
    if case .input(let input)? = EventTranslator().meaning(of: event) { input } else { nil }
  }

  /// Copies a text and its zero into one of SDL's arrays of characters.
  private func fill<Characters>(_ characters: inout Characters, with text: String) {
    withUnsafeMutableBytes(of: &characters) { $0.copyBytes(from: Array(text.utf8) + [0]) }
  }

  @Test("finished text")
  func text() {
    var event = SDL_Event()
    event.type = SDL_TEXTINPUT.rawValue
    fill(&event.text.text, with: "한é")
    #expect(input(event) == .text("한é"))
  }

  @Test("a composition: SDL counts scalars, the core UTF-16 units")
  func composition() {
    var event = SDL_Event()
    event.type = SDL_TEXTEDITING.rawValue
    fill(&event.edit.text, with: "a😀é")
    (event.edit.start, event.edit.length) = (1, 2)
    #expect(input(event) == .composition("a😀é", selection: NSRange(location: 1, length: 3)))
    (event.edit.start, event.edit.length) = (9, -4)
    #expect(input(event) == .composition("a😀é", selection: NSRange(location: 4, length: 0)))
  }

  @Test("a long composition comes whole, and its text is freed")
  func longComposition() {
    let text = String(repeating: "日本語", count: 20)
    var event = SDL_Event()
    event.type = SDL_TEXTEDITING_EXT.rawValue
    event.editExt.text = SDL_strdup(text)
    (event.editExt.start, event.editExt.length) = (60, 0)
    #expect(input(event) == .composition(text, selection: NSRange(location: 60, length: 0)))
  }

  @Test("the window loses the keyboard and has it again")
  func keyboard() {
    var event = SDL_Event()
    event.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue)
    #expect(input(event) == .focusLost)
    event.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_GAINED.rawValue)
    #expect(input(event) == .focusGained)
  }
}
