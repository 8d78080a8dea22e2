// BooksWindowTests: the book editor in a real window, by real X clicks and keys, held against the stage.

import Foundation
import Stage
import StageTesting
import Testing
import UIKit

@testable import DemoKit

@MainActor @Suite("The book editor in a window", .serialized, .oneAtATime, .enabled(if: Display.isAvailable))
struct BooksWindowTests {
  private func makePair(_ run: BooksRun, locale: String = "en_US") throws -> WindowPair {
    try WindowPair(
      run.arguments, stage: run.makeStage(locale: locale), on: Display(),
      environment: ["LC_ALL": "\(locale).UTF-8", "TZ": "UTC"])
  }

  private func edit(_ row: Int, of run: BooksRun, _ text: String, save: String = "Save", in pair: WindowPair) throws {
    try pair.click(run.row(row), "opening row \(row)")
    try pair.key("ctrl+a")
    try pair.type(text)
    try pair.click(save)
  }

  @Test("three undos by Ctrl+Z and no fourth, redo, Cancel, Done", arguments: BooksRun.all)
  func wholeRun(_ run: BooksRun) throws {
    let pair = try makePair(run)
    try pair.click("Edit")
    for (row, text) in [(0, "One"), (1, "Ann"), (0, "Two"), (0, "Three")] { try edit(row, of: run, text, in: pair) }
    for details in [["Two", "Ann", ""], ["One", "Ann", ""], ["One", "", ""]] {
      try pair.key("ctrl+z")
      try pair.click("Undo")
      #expect(try pair.stage.bookDetails == details)
    }
    try pair.key("ctrl+z")
    #expect(!pair.stage.shows("Undo"))
    try pair.key("ctrl+shift+z")
    #expect(pair.stage.shows("Redo Author"))
    try pair.click("Cancel")
    try pair.key("ctrl+shift+z")
    try pair.click("Redo")
    #expect(try pair.stage.bookDetails == ["One", "Ann", ""])
    try pair.click(run.row(0), "opening the title")
    try pair.click("Cancel")
    try pair.click("Done")
    try pair.key("ctrl+z")
    #expect(!pair.stage.shows("Undo"))
    #expect(try pair.demo.close() == 0)
    #expect(pair.demo.errors == "")
  }

  @Test("the same in Korean")
  func korean() throws {
    let pair = try makePair(.own, locale: "ko_KR")
    try pair.click("편집")
    try edit(0, of: .own, "Walden", save: "저장", in: pair)
    try pair.key("ctrl+z")
    #expect(pair.stage.shows("책 제목 실행 취소"))
    try pair.click("실행 취소")
    #expect(try pair.stage.bookDetails == ["", "", ""])
    try pair.click("완료")
    #expect(try pair.demo.close() == 0)
    #expect(pair.demo.errors == "")
  }

  @Test("a date that is saved and undone leaves the list as it was")
  func date() throws {
    let pair = try makePair(.own)
    try pair.click("Edit")
    let before = pair.stage.picture()
    // The window's clock shows another day than the stage's, so only the list is compared.
    try pair.demo.click(at: BooksRun.own.row(2))
    let saveButton = CGPoint(x: 345, y: 22)
    _ = try Wait.until("the editor has come", within: 10) { try pair.demo.screenshot() == before ? nil : true }
    Thread.sleep(forTimeInterval: 1)
    try pair.demo.click(at: saveButton)
    Thread.sleep(forTimeInterval: 1)
    #expect(try pair.demo.screenshot() != before)
    try pair.demo.key("ctrl+z")
    Thread.sleep(forTimeInterval: 1)
    try pair.demo.key("Return")
    #expect(try pair.demo.difference(from: before) == nil)
    #expect(try pair.demo.close() == 0)
  }
}
