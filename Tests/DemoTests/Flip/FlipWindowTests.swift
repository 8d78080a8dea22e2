// FlipWindowTests: the flip demo in a real window, by real X input, held against the stage picture by picture.

import EventStore
import Foundation
import Stage
import StageTesting
import Testing
import UIKit

@testable import DemoKit

@MainActor @Suite("The flip demo in a window", .serialized, .oneAtATime, .enabled(if: Display.isAvailable))
struct FlipWindowTests {
  @Test("add, open, come back, delete by swipe and in edit mode, close and start again", arguments: FlipRun.all)
  func wholeRun(_ run: FlipRun) throws {
    let (display, home) = (try Display(), try TemporaryFolder())
    // The store of a user who has set where data goes.
    let data = home.url.appendingPathComponent("interlude")
    let environment = ["XDG_DATA_HOME": home.url.path]
    var demo = try DemoProcess(run.arguments, on: display, environment: environment)
    let reader = try EventStore(folder: data)
    /// Waits until so many events are kept, then makes a stage that shows them without touching the file.
    func stage(events count: Int) throws -> Stage {
      let events = try Wait.until("\(count) events are kept", within: 10) {
        let events = try reader.events()
        return events.count == count ? events : nil
      }
      let store = try EventStore.inMemory()
      for event in events.reversed() { try store.insert(timeStamp: event.timeStamp) }
      return try run.makeStage(store)
    }
    try demo.expect(toShow: stage(events: 0), after: "the start")
    for count in 1...3 {
      try demo.click(at: Stage.addButton)
      try demo.expect(toShow: stage(events: count), after: "adding event \(count)")
    }
    let open = try stage(events: 3)
    let second = CGPoint(x: 150, y: 110)
    open.tap(at: second)
    open.advance(by: 1)
    try demo.click(at: second)
    try demo.expect(toShow: open, after: "opening the second event")
    let done = try open.point(of: "Done")
    open.tap(at: done)
    open.advance(by: 1)
    try demo.click(at: done)
    try demo.expect(toShow: open, after: "Done")

    open.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 180, y: 66), seconds: 0.2)
    open.advance(by: 1)
    try demo.drag(from: (300, 66), to: (180, 66))
    try demo.expect(toShow: open, after: "the swipe")
    let delete = try open.point(of: "Delete")
    try demo.click(at: delete)
    try demo.expect(toShow: stage(events: 2), after: "Delete")

    let editing = try stage(events: 2)
    let edit = try editing.point(of: "Edit")
    for (point, step) in [(edit, "Edit"), (Stage.firstEditControl, "the round control")] {
      editing.tap(at: point)
      editing.advance(by: 1)
      try demo.click(at: point)
      try demo.expect(toShow: editing, after: step)
    }
    try demo.click(at: try editing.point(of: "Delete"))
    let rest = try stage(events: 1)
    try demo.click(at: edit)
    try demo.expect(toShow: rest, after: "the second deletion and Done")

    #expect(try demo.close() == 0)
    #expect(demo.errors == "")
    demo = try DemoProcess(run.arguments, on: display, environment: environment)
    try demo.expect(toShow: rest, after: "another start")
    #expect(try demo.close() == 0)
  }

  @Test("a damaged store ends the command before a window stays open")
  func damaged() throws {
    let (display, folder) = (try Display(), try TemporaryFolder())
    try Data(String(repeating: "x", count: 5000).utf8).write(to: folder.url.appendingPathComponent("events.sqlite"))
    let tool = try Tool.run(
      DemoProcess.executable.path, "flip", "--data", folder.url.path, environment: display.environment)
    #expect(tool.status == 1)
    #expect(tool.errors.hasPrefix("demo: \(folder.url.path)/events.sqlite is damaged or no list of events"))
  }
}
