// BooksWindowTests: the book editor in a real window, by real X clicks and keys, held against the stage.

import Foundation
import Stage
import StageTesting
import Testing
import UIKit

@testable import DemoKit

@MainActor @Suite("The book editor in a window", .serialized, .oneAtATime, .enabled(if: Display.isAvailable))
struct BooksWindowTests {
  /// A window and a stage that go through the same steps.
  private struct Pair {
    let run: BooksRun
    let stage: Stage
    let demo: DemoProcess

    @MainActor
    init(_ run: BooksRun, locale: String, on display: Display) throws {
      self.run = run
      stage = try run.makeStage(locale: locale)
      demo = try DemoProcess(run.arguments, on: display, environment: ["LC_ALL": "\(locale).UTF-8", "TZ": "UTC"])
      try demo.expect(toShow: stage, after: "the start")
    }

    @MainActor
    func click(_ point: CGPoint, _ step: String) throws {
      stage.tap(at: point)
      stage.advance(by: 2)
      try demo.click(at: point)
      try demo.expect(toShow: stage, after: step)
    }

    @MainActor
    func click(_ text: String) throws { try click(stage.point(of: text), text) }

    @MainActor
    func key(_ name: String) throws {
      try stage.key(name)
      stage.advance(by: 2)
      try demo.key(name)
      try demo.expect(toShow: stage, after: name)
    }

    @MainActor
    func edit(_ row: Int, _ text: String, save: String = "Save") throws {
      try click(run.row(row), "opening row \(row)")
      try key("ctrl+a")
      stage.type(text)
      stage.advance(by: 2)
      try demo.type(text)
      try demo.expect(toShow: stage, after: "typing \(text)")
      try click(save)
    }
  }

  @Test("three undos by Ctrl+Z and no fourth, redo, Cancel, Done", arguments: BooksRun.all)
  func wholeRun(_ run: BooksRun) throws {
    let pair = try Pair(run, locale: "en_US", on: try Display())
    try pair.click("Edit")
    for (row, text) in [(0, "One"), (1, "Ann"), (0, "Two"), (0, "Three")] { try pair.edit(row, text) }
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
    let pair = try Pair(.own, locale: "ko_KR", on: try Display())
    try pair.click("편집")
    try pair.edit(0, "Walden", save: "저장")
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
    let pair = try Pair(.own, locale: "en_US", on: try Display())
    try pair.click("Edit")
    let before = pair.stage.picture()
    // The window's clock shows another day than the stage's, so only the list is compared.
    try pair.demo.click(at: pair.run.row(2))
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
