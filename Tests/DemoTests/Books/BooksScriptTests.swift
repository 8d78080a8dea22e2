// BooksScriptTests: the book editor's whole behaviour, headless, with its own storyboard and with the original's.

import Foundation
import Stage
import StageTesting
import Testing
import UIKit

@testable import DemoKit

@MainActor @Suite("The book editor, headless", .oneAtATime) struct BooksScriptTests {
  @Test("rows open only while the list is edited; edit mode survives a push", arguments: BooksRun.all)
  func editMode(_ run: BooksRun) async throws {
    let stage = try run.makeStage()
    try await stage.follow(
      """
      expect Book
      expect Title
      expect Author
      expect Copyright
      \(run.open(0))
      expect Edit
      expect-not Save
      tap Edit
      advance 1
      expect Done
      \(run.open(0))
      expect Book Title
      expect Save
      expect-not Done
      type Walden
      tap Save
      advance 1
      expect Done
      expect Walden
      \(run.edit(1, "Thoreau"))
      expect Done
      expect Thoreau
      tap Done
      advance 1
      expect Edit
      expect Walden
      expect Thoreau
      """)
    #expect(try stage.bookDetails == ["Walden", "Thoreau", ""])
  }

  @Test("three undos and no fourth, each by its name; redo; a new edit clears redo", arguments: BooksRun.all)
  func threeLevels(_ run: BooksRun) async throws {
    let stage = try run.makeStage()
    try await stage.follow(
      """
      tap Edit
      advance 1
      \(run.edit(0, "One"))
      \(run.edit(1, "Ann"))
      \(run.edit(0, "Two"))
      \(run.edit(0, "Three"))
      key shake
      advance 1
      expect Undo Book Title
      expect-not Redo
      tap Cancel
      advance 1
      expect-not Undo
      """)
    #expect(try stage.bookDetails == ["Three", "Ann", ""])
    try await stage.follow(BooksRun.shake("Undo"))
    #expect(try stage.bookDetails == ["Two", "Ann", ""])
    try await stage.follow("key shake\nadvance 1\nexpect Undo Book Title\nexpect Redo Book Title\ntap Undo\nadvance 1")
    #expect(try stage.bookDetails == ["One", "Ann", ""])
    try await stage.follow("key shake\nadvance 1\nexpect Undo Author\nexpect Redo Book Title\ntap Undo\nadvance 1")
    #expect(try stage.bookDetails == ["One", "", ""])
    // The first of the four edits has dropped out: there is nothing left but to redo.
    try await stage.follow("key shake\nadvance 1\nexpect-not Undo\nexpect Redo Author\ntap Redo\nadvance 1")
    #expect(try stage.bookDetails == ["One", "Ann", ""])
    try await stage.follow(BooksRun.shake("Redo Book Title"))
    #expect(try stage.bookDetails == ["Two", "Ann", ""])
    try await stage.follow(
      "\(run.edit(1, "Eve"))\nkey shake\nadvance 1\nexpect Undo Author\nexpect-not Redo\ntap Undo\nadvance 1")
    #expect(try stage.bookDetails == ["Two", "Ann", ""])
    try await stage.follow("key shake\nadvance 1\nexpect Redo Author\nexpect Undo Book Title\ntap Cancel")
  }

  @Test("the undo of the first edit makes the value unknown again, not empty", arguments: BooksRun.all)
  func firstEdit(_ run: BooksRun) async throws {
    let stage = try run.makeStage()
    try await stage.follow("tap Edit\nadvance 1\n\(run.edit(0, "One"))\n\(BooksRun.shake("Undo"))")
    #expect(try stage.bookList.book?.title == nil)
    try await stage.follow("\(run.open(0))\ntap Save\nadvance 1")
    #expect(try stage.bookList.book?.title == "")
  }

  @Test("Cancel and Escape change nothing and leave nothing to undo", arguments: BooksRun.all)
  func cancel(_ run: BooksRun) async throws {
    let stage = try run.makeStage()
    for leave in ["tap Cancel", "key escape"] {
      try await stage.follow(
        """
        \(leave == "tap Cancel" ? "tap Edit" : "advance 0")
        advance 1
        \(run.open(0))
        type Nothing
        expect Nothing
        \(leave)
        advance 1
        expect Done
        expect-not Nothing
        key shake
        advance 1
        expect-not Undo
        """)
    }
    #expect(try stage.bookDetails == ["", "", ""])
    #expect(try stage.bookList.undoManager?.canUndo == false)
  }

  @Test("Done drops the history; the next Edit begins a new one", arguments: BooksRun.all)
  func done(_ run: BooksRun) async throws {
    let stage = try run.makeStage()
    try await stage.follow("tap Edit\nadvance 1\n\(run.edit(0, "One"))")
    weak let old = try stage.bookList.undoManager
    #expect(old?.levelsOfUndo == 3)
    try await stage.follow("tap Done\nadvance 1\nkey shake\nadvance 1\nexpect-not Undo\nexpect One")
    #expect(old == nil)
    #expect(try stage.bookList.undoManager == nil)
    try await stage.follow("tap Edit\nadvance 1\nkey shake\nadvance 1\nexpect-not Undo\nexpect One\n")
    try await stage.follow("\(run.edit(0, "Two"))\n\(BooksRun.shake("Undo"))")
    #expect(try stage.bookDetails == ["One", "", ""])
  }

  @Test("a date begins with today, is shown in medium style, and is undone to nothing", arguments: BooksRun.all)
  func date(_ run: BooksRun) async throws {
    let stage = try run.makeStage()
    try await stage.follow(
      """
      tap Edit
      advance 1
      \(run.open(2))
      expect Copyright Date
      tap Save
      advance 1
      expect Jan 1, 2001
      key shake
      advance 1
      expect Undo Copyright Date
      tap Undo
      advance 1
      expect-not Jan 1, 2001
      """)
    #expect(try stage.bookList.book?.copyright == nil)
    try await stage.follow(BooksRun.shake("Redo"))
    #expect(try stage.bookDetails == ["", "", "Jan 1, 2001"])
  }

  @Test("another day by the wheels, and back")
  func wheels() async throws {
    let run = BooksRun.own
    let stage = try run.makeStage()
    try await stage.follow(
      """
      tap Edit
      advance 1
      \(run.open(2))
      tap 216 204
      advance 1
      tap Save
      advance 1
      expect Jan 2, 2001
      \(run.open(2))
      tap 216 204
      advance 1
      tap Save
      advance 1
      expect Jan 3, 2001
      \(BooksRun.shake("Undo"))
      expect Jan 2, 2001
      """)
  }

  @Test("pressing Save or Escape as fast as can be leaves the editor once")
  func haste() async throws {
    let run = BooksRun.own
    let stage = try run.makeStage()
    let save = "tap 345 22\nadvance 0.02\n"
    try await stage.follow("tap Edit\nadvance 1\n\(run.open(0))\ntype One\n\(save)\(save)\(save)advance 1")
    #expect(try stage.bookDetails == ["One", "", ""])
    #expect(try stage.bookList.isEditing)
    try await stage.follow("\(BooksRun.shake("Undo"))\nkey shake\nadvance 1\nexpect-not Undo\ntap Cancel\nadvance 1")
    try await stage.follow("\(run.open(0))\nkey escape\nkey escape\nadvance 0.02\nkey escape\nadvance 1\nexpect Done")
    #expect(try stage.navigation.viewControllers.count == 1)
  }

  @Test("a drag from the edge does not throw away what is being edited")
  func edge() async throws {
    let run = BooksRun.own
    let stage = try run.makeStage()
    try await stage.follow(
      "tap Edit\nadvance 1\n\(run.open(0))\ntype One\ndrag 1 300 300 300 0.2\nadvance 1\nexpect Save\nexpect One")
  }

  @Test("in the gallery the same keys ask, and Escape leaves the editor before the demo")
  func gallery() async throws {
    let run = BooksRun.own
    let stage = try Stage()
    stage.show(try DemoScreens.root(for: DemoOptions([])))
    try await stage.follow(
      """
      advance 1
      tap 200 \(44 + 2.5 * GalleryCell.height)
      advance 1
      tap Edit
      advance 1
      \(run.edit(0, "One"))
      \(run.open(0))
      key escape
      advance 1
      expect Done
      key ctrl+z
      advance 1
      expect Undo Book Title
      tap Undo
      advance 1
      expect-not One
      key escape
      advance 1
      expect Interlude
      """)
  }

  @Test("E24: in the date's editor nothing is the first responder, so a shake asks nothing")
  func shakeInEditor() async throws {
    let run = BooksRun.own
    let stage = try run.makeStage()
    try await stage.follow(
      "tap Edit\nadvance 1\n\(run.edit(0, "One"))\n\(run.open(2))\nkey shake\nadvance 1\nexpect-not Undo")
    #expect(try !stage.bookList.isFirstResponder)
    // E25: the list asks for the first place again when it is back.
    try await stage.follow("tap Cancel\nadvance 1")
    #expect(try stage.bookList.isFirstResponder)
  }

  @Test("E23: undo in the field takes typing back, and the book's own history is left alone")
  func undoInField() async throws {
    let run = BooksRun.own
    let stage = try run.makeStage()
    try await stage.follow(
      """
      tap Edit
      advance 1
      \(run.edit(0, "One"))
      \(run.open(1))
      type Nobody
      key ctrl+z
      expect-not Nobody
      key ctrl+shift+z
      expect Nobody
      key ctrl+z
      expect-not Undo
      tap Save
      advance 1
      """)
    #expect(try stage.bookList.book?.author == "")
    #expect(try stage.bookDetails == ["One", "", ""])
  }

  @Test("E26: Ctrl+Z and Ctrl+Shift+Z ask only where there is something to undo or redo")
  func keys() async throws {
    let run = BooksRun.own
    let stage = try run.makeStage()
    try await stage.follow(
      """
      key ctrl+z
      advance 1
      expect-not Undo
      tap Edit
      advance 1
      key ctrl+z
      advance 1
      expect-not Undo
      \(run.edit(0, "One"))
      key ctrl+shift+z
      advance 1
      expect-not Redo
      key ctrl+z
      advance 1
      expect Undo Book Title
      key return
      advance 1
      expect-not One
      key ctrl+z
      advance 1
      expect-not Undo
      key ctrl+shift+z
      advance 1
      expect Redo Book Title
      key return
      advance 1
      expect One
      key ctrl+z
      advance 1
      key escape
      advance 1
      expect-not Undo
      expect One
      """)
  }

  @Test("the field opens with the keyboard, the value and its name as placeholder")
  func field() async throws {
    let run = BooksRun.own
    let stage = try run.makeStage()
    try await stage.follow("tap Edit\nadvance 1\n\(run.open(0))\nexpect Book Title")
    let field = try #require(try stage.bookField)
    #expect(field.isFirstResponder && field.isEditing)
    #expect(field.placeholder == "Book Title")
    #expect(field.text == "")
    try await stage.follow("type W\ntap Save\nadvance 1\n\(run.open(0))")
    #expect(try stage.bookField?.text == "W")
  }

  @Test("a value of several letters that make one, in three scripts, comes back as it was typed")
  func letters() async throws {
    let run = BooksRun.own
    let stage = try run.makeStage()
    try await stage.follow("tap Edit\nadvance 1\n\(run.edit(0, "한글 日本語 e\u{301}👨‍👩‍👧"))")
    #expect(try stage.bookDetails[0] == "한글 日本語 e\u{301}👨‍👩‍👧")
  }

  @Test("a list that goes in the middle of editing goes whole")
  func freed() async throws {
    let run = BooksRun.own
    let stage = try run.makeStage()
    try await stage.follow("tap Edit\nadvance 1\n\(run.edit(0, "One"))\n\(BooksRun.shake("Undo"))\n\(run.open(1))")
    weak let list = try stage.bookList
    weak let manager = try stage.bookList.undoManager
    #expect(list != nil && manager != nil)
    stage.show(UIViewController())
    await stage.advance(by: 1)
    #expect(list == nil)
    #expect(manager == nil)
  }

  @Test("the history outlives a change of the window's size")
  func resize() async throws {
    let run = BooksRun.own
    let stage = try run.makeStage()
    try await stage.follow(
      """
      tap Edit
      advance 1
      \(run.edit(0, "One"))
      resize 240 400
      advance 1
      expect One
      key shake
      advance 1
      resize 600 500
      advance 1
      tap Undo
      advance 1
      expect-not One
      """)
    let list = try stage.bookList
    let (label, footer) = try (#require(list.instructionsLabel), #require(list.tableView.tableFooterView))
    let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
    #expect(footer.bounds.width == 600)
    #expect(label.bounds.height == label.sizeThatFits(room).height.rounded(.up))
  }
}
