// BooksLanguageTests: the book editor in each language that ships: the right words, and a glyph for each letter.

import Foundation
import Layers
import Renderer
import Stage
import StageTesting
import Testing
import UIKit

@testable import DemoKit

@MainActor @Suite("The book editor's languages", .oneAtATime) struct BooksLanguageTests {
  struct Words: CustomStringConvertible, Sendable {
    let locale, book, edit, done, save, cancel, undo, redo, undoTitle, date: String
    let labels: [String]

    var description: String { locale }
  }

  nonisolated static let languages = [
    Words(
      locale: "en_GB", book: "Book", edit: "Edit", done: "Done", save: "Save", cancel: "Cancel", undo: "Undo",
      redo: "Redo", undoTitle: "Undo Book Title", date: "1 Jan 2001", labels: ["Title", "Author", "Copyright"]),
    Words(
      locale: "ko_KR", book: "책", edit: "편집", done: "완료", save: "저장", cancel: "취소", undo: "실행 취소",
      redo: "실행 복귀", undoTitle: "책 제목 실행 취소", date: "2001. 1. 1.", labels: ["제목", "저자", "저작권"]),
    Words(
      locale: "ja_JP", book: "本", edit: "編集", done: "完了", save: "保存", cancel: "キャンセル", undo: "取り消す",
      redo: "やり直す", undoTitle: "取り消す - 本のタイトル", date: "2001/01/01", labels: ["タイトル", "著者", "著作権"]),
    // A language that does not ship is shown in English, with its own dates.
    Words(
      locale: "de_DE", book: "Book", edit: "Edit", done: "Done", save: "Save", cancel: "Cancel", undo: "Undo",
      redo: "Redo", undoTitle: "Undo Book Title", date: "01.01.2001", labels: ["Title", "Author", "Copyright"]),
  ]

  /// Every letter that is to be seen has a glyph in some font of this machine.
  private func expectGlyphs(_ stage: Stage, _ fonts: FontLibrary, sourceLocation: SourceLocation = #_sourceLocation) {
    for text in stage.visibleTexts {
      let missing = fonts.missingGlyphs(in: text.string, font: FontSpec(size: 17))
      #expect(missing == 0, "\(text.string)", sourceLocation: sourceLocation)
    }
  }

  @Test("labels, buttons, the alert and dates", arguments: languages)
  func words(_ words: Words) async throws {
    let (run, fonts) = (BooksRun.own, try FontLibrary())
    let stage = try run.makeStage(locale: words.locale)
    #expect(stage.visibleTexts.contains { $0.string == words.book })
    for label in words.labels { #expect(stage.visibleTexts.contains { $0.string == label }, "\(label)") }
    expectGlyphs(stage, fonts)
    try await stage.follow(
      """
      tap \(words.edit)
      advance 1
      expect \(words.done)
      \(run.open(2))
      expect \(words.cancel)
      """)
    expectGlyphs(stage, fonts)
    try await stage.follow(
      """
      tap \(words.save)
      advance 1
      expect \(words.date)
      \(run.open(0))
      type 책 本
      """)
    expectGlyphs(stage, fonts)
    try await stage.follow(
      """
      tap \(words.save)
      advance 1
      key shake
      advance 1
      expect \(words.undoTitle)
      expect \(words.cancel)
      """)
    expectGlyphs(stage, fonts)
    try await stage.follow("tap \(words.undo)\nadvance 1\nexpect-not 책 本\n\(BooksRun.shake(words.cancel))")
    // Two answers and Cancel: what can be redone is named.
    try await stage.follow("key shake\nadvance 1")
    #expect(stage.visibleTexts.contains { $0.string.contains(words.redo) && $0.string != words.redo })
  }

  @Test("each language has all words, and each its own")
  func complete() throws {
    let english = try LocalizedStrings.entries(in: "en")
    #expect(english.count == 7)
    for language in LocalizedStrings.languages {
      let words = try LocalizedStrings.entries(in: language)
      #expect(Set(words.keys) == Set(english.keys), "\(language)")
      #expect(words.values.allSatisfy { !$0.isEmpty })
      if language != "en" { for (key, word) in words { #expect(word != english[key], "\(language): \(key)") } }
    }
    for field in BookField.all {
      #expect(english[field.label] == field.label)
      #expect(english[field.name] == field.name)
    }
  }

  @Test("a key that no file knows stands for itself")
  func unknownKey() throws {
    #expect(try LocalizedStrings(for: Locale(identifier: "ko_KR"))["Shelf"] == "Shelf")
    #expect(LocalizedStrings()["Title"] == "Title")
  }

  @Test("the date is that of the user's time zone")
  func timeZone() async throws {
    let run = BooksRun.own
    let stage = try Stage()
    stage.locale = Locale(identifier: "en_US")
    stage.timeZone = try #require(TimeZone(identifier: "America/New_York"))
    stage.show(try BooksDemo.makeRoot(DemoOptions(run.arguments)))
    try await stage.follow("advance 1\ntap Edit\nadvance 1\n\(run.open(2))\ntap Save\nadvance 1\nexpect Dec 31, 2000")
  }
}
