// WindowCosts: what the real window costs: the time to its first frame, and what it does when nothing happens.

import DemoKit
import Foundation
import Stage

/// Measures the demo beside this program under an X server without a screen.
struct WindowCosts {
  struct Unavailable: Error, CustomStringConvertible {
    let description: String
  }

  private let demo: URL
  private let display: String
  private let server: Process

  init() throws {
    demo = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("demo")
    guard FileManager.default.isExecutableFile(atPath: demo.path) else {
      throw Unavailable(description: "the demo is not built; run swift build -c release --product demo")
    }
    let names = Pipe()
    server = try WindowCosts.start(
      ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], names)
    let line = String(decoding: names.fileHandleForReading.availableData, as: UTF8.self)
    guard let number = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw Unavailable(description: "Xvfb does not start; run .ci/setup tests")
    }
    display = ":\(number)"
  }

  func end() {
    server.terminate()
    server.waitUntilExit()
  }

  /// Seconds from the start of the process to its first frame on screen: the median of several starts.
  func firstFrame() throws -> Double {
    let times = try (0..<7).map { _ in
      let output = Pipe()
      let process = try WindowCosts.start([demo.path, "--timing"], output, display: display)
      defer {
        process.terminate()
        process.waitUntilExit()
      }
      let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      guard let milliseconds = line.split(separator: " ").compactMap({ Double($0) }).first else {
        throw Unavailable(description: "the demo did not tell its first frame: \(line)")
      }
      return milliseconds / 1e3
    }
    return times.sorted()[times.count / 2]
  }

  /// The system calls of all threads in five seconds in which nothing happens, after the quiz was gone through.
  @MainActor
  func idleCalls() throws -> Int {
    let output = Pipe()
    let process = try WindowCosts.start([demo.path, "quiz", "--timing"], output, display: display)
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    _ = output.fileHandleForReading.availableData
    try goThroughQuiz()
    let calls = Pipe()
    let strace = try WindowCosts.start(
      ["timeout", "-s", "INT", "5", "strace", "-f", "-qq", "-e", "signal=none", "-p", "\(process.processIdentifier)"],
      calls)
    let text = String(decoding: calls.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    strace.waitUntilExit()
    // The call in which each thread sleeps is shown without a result: it began before the trace, and outlives it.
    return text.split(separator: "\n").count { $0.contains(" = ") }
  }

  /// Clicks in the window what a stage beside it says is where.
  @MainActor
  private func goThroughQuiz() throws {
    let stage = try Stage()
    stage.show(try DemoScreens.root(of: "quiz"))
    for text in ["Begin", "Venus", "Four", "True", "Start Over", "Mercury", "Five", "False", "Return to Menu"] {
      let point = try stage.point(of: text)
      stage.tap(at: point)
      stage.advance(by: 2)
      let pointer = try WindowCosts.start(
        ["xdotool", "search", "--onlyvisible", "--name", "^Interlude$", "mousemove", "--window", "%1"]
          + ["\(Int(point.x))", "\(Int(point.y))", "click", "1"], Pipe(), display: display)
      pointer.waitUntilExit()
      guard pointer.terminationStatus == 0 else { throw Unavailable(description: "xdotool cannot click") }
      // The other process animates by its own clock: longer than any transition of the quiz, and the click's way.
      Thread.sleep(forTimeInterval: 1.5)
    }
  }

  /// Starts a program; `pipe` gets its standard output and its standard error.
  private static func start(_ command: [String], _ pipe: Pipe, display: String? = nil) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    if let display {
      process.environment = ProcessInfo.processInfo.environment
        .merging(["DISPLAY": display]) { $1 }.filter { $0.key != "WAYLAND_DISPLAY" }
    }
    process.standardOutput = pipe
    process.standardError = command[0] == "Xvfb" ? FileHandle.nullDevice : pipe
    try process.run()
    return process
  }
}
