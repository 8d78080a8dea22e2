// DemoProcess: the demo in a process of its own, with a real window that is clicked by real X input.

import Foundation
import GPUTesting
import Renderer

/// The built demo, running on a display.
final class DemoProcess {
  private let process: Process
  private let display: Display
  private let folder: TemporaryFolder
  let window: String

  /// The demo beside this test's own program.
  static var executable: URL {
    Bundle.main.executableURL.map { $0.deletingLastPathComponent().appendingPathComponent("demo") }
      .flatMap { FileManager.default.isExecutableFile(atPath: $0.path) ? $0 : nil }
      ?? packageFolder.appendingPathComponent(".build/debug/demo")
  }

  static let packageFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init(_ arguments: [String], on display: Display, environment: [String: String] = [:]) throws {
    self.display = display
    folder = try TemporaryFolder()
    process = Process()
    process.executableURL = DemoProcess.executable
    process.arguments = arguments
    process.environment = Tool.merged(display.environment.merging(environment) { $1 })
    process.standardInput = FileHandle.nullDevice
    let errors = folder.url.appendingPathComponent("errors")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let running = process
    window = try Wait.until("the window opens", within: 30) {
      guard running.isRunning else {
        throw Wait.TimeOut(description: "the demo ended: \(try String(contentsOf: errors, encoding: .utf8))")
      }
      let search = try Tool.run(
        "xdotool", "search", "--onlyvisible", "--name", "^Interlude$", environment: display.environment)
      return search.status == 0 ? search.text.split(separator: "\n").first.map(String.init) : nil
    }
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  var identifier: Int32 { process.processIdentifier }
  var isRunning: Bool { process.isRunning }

  /// What the process has written to standard error.
  var errors: String { (try? String(contentsOf: folder.url.appendingPathComponent("errors"), encoding: .utf8)) ?? "" }

  /// Clicks a place of the window, in points of a window without scaling.
  func click(at point: CGPoint) throws { try click(x: Int(point.x), y: Int(point.y)) }

  /// Clicks a pixel of the window.
  func click(x: Int, y: Int, button: Int = 1) throws {
    // Without --sync, which waits for ever where the pointer stands there already.
    try xdotool("mousemove", "--window", window, "\(x)", "\(y)")
    try xdotool("click", "\(button)")
  }

  /// Drags from one pixel of the window to another in small steps.
  func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) throws {
    try xdotool("mousemove", "--window", window, "\(start.x)", "\(start.y)")
    try xdotool("mousedown", "1")
    for step in 1...10 {
      let (x, y) = (start.x + (end.x - start.x) * step / 10, start.y + (end.y - start.y) * step / 10)
      try xdotool("mousemove", "--window", window, "\(x)", "\(y)")
    }
    try xdotool("mouseup", "1")
  }

  func key(_ name: String) throws { try xdotool("key", "--window", window, name) }

  /// Types letters by keys of their own.
  func type(_ text: String) throws { try xdotool("type", "--window", window, text) }

  func resize(width: Int, height: Int) throws { try xdotool("windowsize", window, "\(width)", "\(height)") }

  func screenshot() throws -> Bitmap {
    let dump = try Tool.run("xwd", "-silent", "-id", window, environment: display.environment)
    return try XWindowDump.bitmap(dump.output)
  }

  /// Takes screenshots until one equals `picture`, or is as like it as said; returns the last one that was not, or nil.
  func difference(
    from picture: Bitmap, _ likeness: Bitmap.Likeness? = nil, within seconds: Double = 15
  ) throws -> Bitmap? {
    var last: Bitmap?
    let matched = try? Wait.until("the window looks as expected", within: seconds) {
      let shown = try screenshot()
      last = shown
      let isRight = likeness.map { shown.unlikeness(to: picture, $0) == nil } ?? (shown == picture)
      return isRight ? true : nil
    }
    return matched == true ? nil : last
  }

  /// Asks the window to close, as its close button does, and returns the process's status.
  func close() throws -> Int32 {
    try WindowCloser.close(window, display: display)
    let running = process
    _ = try Wait.until("the demo ends", within: 10) { running.isRunning ? nil : true }
    return process.terminationStatus
  }

  private func xdotool(_ arguments: String...) throws {
    let tool = try Tool.run(["xdotool"] + arguments, environment: display.environment)
    if tool.status != 0 { throw Wait.TimeOut(description: "xdotool \(arguments): \(tool.errors)") }
  }
}
