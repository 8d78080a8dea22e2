// FlipScriptTests: the flip demo's whole behaviour, headless, with its own storyboard and with the original's.

import EventStore
import Foundation
import Stage
import StageTesting
import Testing
import UIKit

@testable import DemoKit

@MainActor @Suite("The flip demo, headless", .oneAtATime) struct FlipScriptTests {
  @Test("add two, open one, come back, delete one by swipe and one in edit mode", arguments: FlipRun.all)
  func wholeRun(_ run: FlipRun) async throws {
    let store = try EventStore.inMemory()
    let stage = try run.makeStage(store)
    // The stage's first second has passed.
    let script = """
      expect \(run.masterTitle)
      expect-not 2001
      tap 353 22
      advance 1
      tap 353 22
      advance 1
      tap 2001-01-01 00:00:01 +0000
      advance 0.3
      expect \(run.detailTitle)
      expect 2001-01-01 00:00:01 +0000
      expect-not 2001-01-01 00:00:02 +0000
      expect-not \(run.masterTitle)
      key escape
      advance 1
      expect \(run.detailTitle)
      tap Done
      advance 0.3
      expect \(run.masterTitle)
      expect 2001-01-01 00:00:02 +0000
      drag 300 66 180 66 0.3
      advance 1
      tap Delete
      advance 1
      expect-not 2001-01-01 00:00:02 +0000
      expect 2001-01-01 00:00:01 +0000
      tap Edit
      advance 1
      tap 2001-01-01 00:00:01 +0000
      advance 1
      expect \(run.masterTitle)
      tap 23 66
      advance 1
      tap Delete
      advance 1
      tap Done
      advance 1
      expect-not 2001
      expect Edit
      """
    try await ScriptRunner(stage: stage, out: URL(fileURLWithPath: "/nowhere")) { _ in }
      .run(Script(text: script, name: "whole run"))
    #expect(try store.events() == [])
  }

  @Test("rows stand newest first, and the store has what the list shows")
  func order() throws {
    let store = try EventStore.inMemory()
    let stage = try FlipRun.own.makeStage(store)
    for _ in 0..<3 { stage.addEvent() }
    #expect(
      stage.dates == ["2001-01-01 00:00:03 +0000", "2001-01-01 00:00:02 +0000", "2001-01-01 00:00:01 +0000"])
    #expect(try store.events().map(\.timeStamp.description) == stage.dates)
  }

  @Test("an event that is kept before the list is opened is there at once, in its place")
  func keptBefore() throws {
    let store = try EventStore.inMemory()
    try store.insert(timeStamp: Date(timeIntervalSinceReferenceDate: 0.5))
    try store.insert(timeStamp: Date(timeIntervalSinceReferenceDate: 3600))
    let stage = try FlipRun.own.makeStage(store)
    stage.addEvent()
    #expect(
      stage.dates == ["2001-01-01 01:00:00 +0000", "2001-01-01 00:00:01 +0000", "2001-01-01 00:00:00 +0000"])
  }

  @Test("a new row comes and a deleted one goes by animation")
  func animated() throws {
    let stage = try FlipRun.own.makeStage(.inMemory())
    stage.addEvent()
    stage.tap(at: Stage.addButton)
    stage.advance(by: 0.15)
    let frames = stage.visibleTexts.filter { $0.string.hasSuffix("+0000") }.map(\.frame.minY).sorted()
    // The older row is half-way down, from 44 to 88, while the new one fades in on its place.
    #expect(frames.count == 2 && abs(frames[0] - 44) < 0.5 && abs(frames[1] - 66) < 0.5)
  }

  @Test("tapping Add as fast as can be adds one row a tap")
  func fastAdding() throws {
    let store = try EventStore.inMemory()
    let stage = try FlipRun.own.makeStage(store)
    for _ in 0..<10 {
      stage.tap(at: Stage.addButton)
      stage.advance(by: 0.03)
    }
    stage.advance(by: 1)
    #expect(stage.dates.count == 10)
    #expect(try store.events().count == 10)
  }

  @Test("what cannot be kept is not shown, but told above the list until something succeeds")
  func failure() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("events.sqlite")
    let elsewhere = folder.url.appendingPathComponent("elsewhere")
    let stage = try FlipRun.own.makeStage(EventStore(folder: folder.url))
    stage.addEvent()
    try FileManager.default.moveItem(at: file, to: elsewhere)
    stage.addEvent()
    #expect(stage.dates == ["2001-01-01 00:00:01 +0000"])
    #expect(stage.shows("was moved or deleted while it was open. Put it back, or start again to begin anew."))
    stage.resize(to: CGSize(width: 200, height: 667))
    stage.advance(by: 1)
    let notice = try #require(try stage.master.tableView.tableHeaderView)
    let label = try #require(notice.subviews.first)
    #expect(notice.frame.width == 200)
    let wanted = label.sizeThatFits(CGSize(width: 168, height: CGFloat.greatestFiniteMagnitude))
    #expect(wanted.height <= label.frame.height)
    stage.resize(to: CGSize(width: 375, height: 667))
    stage.advance(by: 1)
    try FileManager.default.moveItem(at: elsewhere, to: file)
    stage.addEvent()
    #expect(stage.dates.count == 2)
    #expect(!stage.shows("was moved"))
  }
}
