// WindowCost: what the demo's window costs: until it is there, and while nothing happens in it.

import DemoKit
import Foundation
import Stage

/// Rows of the demo as a process of its own.
@MainActor
enum WindowCost {
  static let rows: [Row] = [
    .values("start", unit: "ms", "from the start of the process to its first frame") { [try start($0.server())] },
    .values(
      "rss", unit: "MB", "the gallery's memory in a window of 1920x1080, and what transitions add to a stage",
      further: [("after 10000 transitions", "MB more")]
    ) { place in
      [try galleryMemory(place.server()), try MemoryGrowth.megabytes(fonts: place.fonts())]
    },
    .values(
      "wakeups", unit: "1/s", "how often the demo's threads wake at rest, after a run of the quiz",
      further: [("system calls in 10 s", "calls")]
    ) { try rest($0.server()) },
  ]

  /// The median of several starts, in milliseconds.
  private static func start(_ server: DisplayServer) throws -> Double {
    let times = try (0..<11).map { _ in
      let demo = try DemoProcess(["--timing"], on: server)
      defer { demo.end() }
      let line = demo.readLine()
      guard let time = line.split(separator: " ").compactMap({ Double($0) }).first else {
        throw Unavailable(description: "the demo does not tell when its first frame is up: \(line)")
      }
      return time
    }
    return times.median ?? .nan
  }

  /// Megabytes (of a million bytes) that the gallery holds.
  private static func galleryMemory(_ server: DisplayServer) throws -> Double {
    let demo = try DemoProcess(["--size", "\(PixelSize.full)", "--timing"], on: server)
    defer { demo.end() }
    _ = demo.readLine()
    // Until pictures that are read after the first frame are there.
    Thread.sleep(forTimeInterval: 2)
    return try ProcessFacts.residentMegabytes(of: demo.identifier)
  }

  /// Wake-ups a second, and system calls in ten seconds, of all threads, after the quiz was gone through.
  private static func rest(_ server: DisplayServer) throws -> [Double] {
    let demo = try DemoProcess(["quiz", "--timing"], on: server)
    defer { demo.end() }
    _ = demo.readLine()
    try goThroughQuiz(server)
    let seconds = 10.0
    let before = try ProcessFacts.wakeUps(of: demo.identifier)
    Thread.sleep(forTimeInterval: seconds)
    let wakeUps = Double(try ProcessFacts.wakeUps(of: demo.identifier) - before) / seconds
    return [wakeUps, Double(try systemCalls(of: demo, seconds: Int(seconds)))]
  }

  private static func systemCalls(of demo: DemoProcess, seconds: Int) throws -> Int {
    let trace = try Program.run(
      ["timeout", "-s", "INT", "\(seconds)", "strace", "-f", "-qq", "-e", "signal=none", "-p", "\(demo.identifier)"])
    guard !trace.contains("No such file"), !trace.contains("not permitted") else {
      throw Unavailable(description: "strace cannot watch the demo: \(trace)")
    }
    // The call in which each thread sleeps is shown without a result: it began before, and outlives the trace.
    return trace.split(separator: "\n").count { $0.contains(" = ") }
  }

  /// Clicks in the window what a stage beside it says is where.
  private static func goThroughQuiz(_ server: DisplayServer) throws {
    let stage = try Stage()
    stage.show(try DemoScreens.root(of: "quiz"))
    for text in ["Begin", "Venus", "Four", "True", "Start Over", "Mercury", "Five", "False", "Return to Menu"] {
      let point = try stage.point(of: text)
      stage.tap(at: point)
      stage.advance(by: 2)
      try server.click(at: point)
      // The other process animates by its own clock: longer than any transition of the quiz, and the click's way.
      Thread.sleep(forTimeInterval: 1.5)
    }
  }
}
