// FrameTraceTests: the file of the frames' times: its format, and that it is whole at every moment.

import Essentials
import Foundation
import Testing

@testable import Desktop

@MainActor @Suite("The trace") final class FrameTraceTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("interlude-trace-\(UUID().uuidString)", isDirectory: true)
  private var file: URL { folder.appendingPathComponent("trace.json") }
  private var variables: [String: String] { [FrameTrace.variable: file.path] }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The events in the file, which must be whole.
  private func events() throws -> [[String: Any]] {
    let top = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    return try #require(top?["traceEvents"] as? [[String: Any]])
  }

  private func step(frame: Bool, by renderer: RendererName = .processor(threads: 2)) -> StepRecord {
    var step = StepRecord(begin: 40_000.25)
    step.eventCount = 2
    step.end(.phase(.input), at: 40_000.250_001_5)
    step.end(.phase(.commit), at: 40_000.251)
    guard frame else { return step }
    step.end(.paint, at: 40_000.252)
    step.end(.composite, at: 40_000.254)
    step.end(.present, at: 40_000.2545)
    step.frame = .init(number: 7, motion: .goesOn, lost: 1, rate: 60, renderer: renderer, statistics: .init())
    step.frame?.statistics.cachedBytes = 4096
    return step
  }

  @Test("it is off where the variable is missing or empty")
  func off() {
    #expect(FrameTrace(variables: [:], title: "A") == nil)
    #expect(FrameTrace(variables: [FrameTrace.variable: ""], title: "A") == nil)
  }

  @Test("the file is whole JSON before the first step and after each; names are quoted")
  func wholeAfterEachWrite() throws {
    let trace = try #require(FrameTrace(variables: variables, title: "A \"b\" \\ \n é"))
    var names = try events()
    #expect(names.map { $0["ph"] as? String } == ["M", "M"])
    #expect(names.map { $0["name"] as? String } == ["process_name", "thread_name"])
    #expect((names[0]["args"] as? [String: String])?["name"] == "A \"b\" \\ \n é")
    for count in 1...3 {
      trace.note(step(frame: false))
      names = try events()
      #expect(names.count == 2 + count * 3)
    }
  }

  @Test("a step is one event around its parts, which follow one another to the nanosecond")
  func parts() throws {
    let trace = try #require(FrameTrace(variables: variables, title: "A"))
    trace.note(step(frame: true))
    let events = try events().filter { $0["ph"] as? String == "X" }
    #expect(events.map { $0["name"] as? String } == ["frame", "input", "commit", "paint", "composite", "present"])
    #expect(
      events.map { $0["ts"] as? Double ?? 0 } == [
        40_000_250_000, 40_000_250_000, 40_000_250_001.5, 40_000_251_000, 40_000_252_000, 40_000_254_000,
      ])
    #expect(events.map { $0["dur"] as? Double ?? 0 } == [4500, 1.5, 998.5, 1000, 2000, 500])
    #expect(Set(events.map { $0["pid"] as? Int }) == [Int(ProcessInfo.processInfo.processIdentifier)])
    let arguments = try #require(events[0]["args"] as? [String: Any])
    #expect(arguments["frame"] as? Int == 7)
    #expect(arguments["moving"] as? Bool == true)
    #expect(arguments["late"] as? Bool == true)
    #expect(arguments["dropped"] as? Int == 1)
    #expect(arguments["displayRate"] as? Double == 60)
    #expect(arguments["events"] as? Int == 2)
    #expect(arguments["renderer"] as? String == "CPU, 2 threads")
    #expect(arguments["cacheBytes"] as? Int == 4096)
  }

  @Test("a step without a frame is a turn; counters come with frames alone")
  func turns() throws {
    let trace = try #require(FrameTrace(variables: variables, title: "A"))
    trace.note(step(frame: false))
    #expect(try events().map { $0["name"] as? String } == ["process_name", "thread_name", "turn", "input", "commit"])
    trace.note(step(frame: true))
    let counters = try events().filter { $0["ph"] as? String == "C" }
    #expect(counters.map { $0["name"] as? String } == ["frame time", "cache"])
    let milliseconds = try #require((counters[0]["args"] as? [String: Double])?["ms"])
    #expect(abs(milliseconds - 4.5) < 1e-6)
    #expect((counters[1]["args"] as? [String: Int])?["bytes"] == 4096)
  }

  @Test("what draws is a label of the process, written again only when it changes, and an argument of each frame")
  func renderer() throws {
    let trace = try #require(FrameTrace(variables: variables, title: "A"))
    let device = RendererName.openGL(driver: "opengl", device: "A \"b\" GPU")
    func labels() throws -> [String?] {
      try events().filter { $0["name"] as? String == "process_labels" }.map { event in
        #expect(event["ph"] as? String == "M")
        #expect(event["pid"] as? Int == Int(ProcessInfo.processInfo.processIdentifier))
        return (event["args"] as? [String: String])?["labels"]
      }
    }
    trace.note(step(frame: false))
    #expect(try labels() == [])
    for _ in 0..<2 { trace.note(step(frame: true, by: device)) }
    #expect(try labels() == ["OpenGL, A \"b\" GPU"])
    trace.note(step(frame: true))
    trace.note(step(frame: false))
    trace.note(step(frame: true))
    #expect(try labels() == ["OpenGL, A \"b\" GPU", "CPU, 2 threads"])
    let frames = try events().filter { $0["name"] as? String == "frame" }
    #expect(
      frames.map { ($0["args"] as? [String: Any])?["renderer"] as? String } == [
        "OpenGL, A \"b\" GPU", "OpenGL, A \"b\" GPU", "CPU, 2 threads", "CPU, 2 threads",
      ])
  }

  @Test("an older file is replaced")
  func replaced() throws {
    try Data(repeating: 65, count: 100_000).write(to: file)
    _ = FrameTrace(variables: variables, title: "A")
    #expect(try events().count == 2)
  }

  @Test(
    "what cannot be written is told in one line, and there is no trace",
    arguments: ["/nowhere/trace.json", "/tmp", "/dev/full"])
  func cannotBeWritten(path: String) {
    let (trace, messages) = Log.observing { FrameTrace(variables: [FrameTrace.variable: path], title: "A") }
    #expect(trace == nil)
    #expect(messages.count == 1)
    #expect(messages[0].hasPrefix("INTERLUDE_TRACE: the trace \(path) cannot be written ("))
  }
}
