// FrameTimesTests: the frames of a real window by its own trace, and the figures that it shows of them.

import Foundation
import Renderer
import Stage
import StageTesting
import Testing
import UIKit

@testable import DemoKit

@MainActor @Suite("Frame times in a window", .serialized, .oneAtATime, .enabled(if: Display.isAvailable))
struct FrameTimesTests {
  private static let phases = [
    "input", "blocks", "navigation", "layout", "commit", "appearance", "completions", "end",
  ]

  /// Runs a demo with a trace, and reads it when the demo has ended.
  private func traced(
    _ arguments: [String], isKilled: Bool = false, steps: (DemoProcess) throws -> Void
  ) throws -> TracedRun {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("trace.json")
    let demo = try DemoProcess(arguments, on: try Display(), environment: ["INTERLUDE_TRACE": file.path])
    try steps(demo)
    if isKilled { kill(demo.identifier, SIGKILL) } else { #expect(try demo.close() == 0) }
    return try TracedRun(contentsOf: file)
  }

  /// Clicks a place `count` times, each when the motion after the one before has ended.
  private func click(_ point: CGPoint, _ count: Int, in demo: DemoProcess) throws {
    for _ in 0..<count {
      try demo.click(at: point)
      Thread.sleep(forTimeInterval: 1.2)
    }
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  @Test("every frame has all parts in their order, end to end; late frames are those that took their time")
  func parts() throws {
    let stage = try Stage()
    stage.show(try DemoScreens.root(of: "swap-new"))
    let button = try stage.point(of: "Two")
    let run = try traced(["swap-new"]) { try click(button, 7, in: $0) }
    #expect(run.processName == "Interlude")
    #expect(run.labels.count == 1)
    #expect(Set(run.frames.map { $0.arguments["renderer"] as? String }) == Set(run.labels.map(Optional.some)))
    #expect(run.frames.map { $0.arguments["frame"] as? Int } == (1...run.frames.count).map(Optional.some))
    for step in run.steps {
      #expect(step.parts.map(\.name) == Self.phases + (step.isFrame ? ["paint", "composite", "present"] : []))
      var end = step.whole.begin
      for part in step.parts {
        #expect(abs(part.begin - end) < 0.01 && part.duration >= 0)
        end = part.end
      }
      #expect(abs(step.whole.end - end) < 0.01)
    }
    for (step, next) in zip(run.steps, run.steps.dropFirst()) { #expect(step.whole.end <= next.whole.begin) }

    // Half a second of motion after each click; half of its frames may be lost to other work on this machine.
    #expect(run.movingFrames.count > 7 * 15)
    for frame in run.movingFrames {
      #expect(frame.isLate == (frame.dropped > 0))
      if frame.whole.duration >= frame.interval { #expect(frame.isLate) }
    }
    // No frame is begun before its time on the grid, so two in a row are never much closer than an interval.
    let gaps = zip(run.movingFrames, run.movingFrames.dropFirst()).map { $1.whole.begin - $0.whole.begin }
    #expect(median(gaps) > 0.9 * run.movingFrames[0].interval)

    // Within one interval of the turn that took the click, in most of the motions: others may hold the processor.
    #expect(run.pausesBeforeMotion.count == 7)
    #expect(median(run.pausesBeforeMotion) <= run.movingFrames[0].interval)
  }

  @Test("the quiz at 375 × 667 holds thirty frames a second in this build", arguments: ["quiz", "quiz-nav"])
  func thirtyFramesPerSecond(name: String) throws {
    let stage = try Stage()
    stage.show(try DemoScreens.root(of: name))
    let begin = try stage.point(of: "Begin")
    try stage.tap("Begin")
    stage.advance(by: 2)
    let answer = try stage.point(of: "Venus")
    let run = try traced([name]) { demo in
      try click(begin, 1, in: demo)
      try click(answer, 2, in: demo)
    }
    #expect(run.movingFrames.count > 20)
    #expect(median(run.movingFrames.map(\.whole.duration)) < 1e6 / 30)
  }

  @Test("a trace is whole when the demo is killed in the middle of a motion")
  func killed() throws {
    let stage = try Stage()
    stage.show(try DemoScreens.root(of: "swap-new"))
    let button = try stage.point(of: "Two")
    let run = try traced(["swap-new", "--slow", "20"], isKilled: true) { demo in
      try demo.click(at: button)
      Thread.sleep(forTimeInterval: 0.7)
    }
    #expect(run.movingFrames.count > 5)
  }

  @Test("a trace that cannot be written is told in one line, and the window opens all the same")
  func unwritableTrace() throws {
    let demo = try DemoProcess(
      ["swap-new"], on: try Display(), environment: ["INTERLUDE_TRACE": "/nowhere/trace.json"])
    #expect(try demo.close() == 0)
    #expect(
      demo.errors == "INTERLUDE_TRACE: the trace /nowhere/trace.json cannot be written (No such file or directory); "
        + "nothing is traced from here on\n")
  }

  // MARK: Figures on screen

  /// Where the figures stand in a window of 375 × 667 points.
  private static let panel = (x: 203..<367, y: 497..<659)

  @Test("--hud shows figures in the lower right corner, nothing else changes, clicks pass, and at rest nothing runs")
  func figures() throws {
    let stage = try Stage()
    stage.show(try DemoScreens.root(of: "quiz"))
    let demo = try DemoProcess(["quiz", "--hud"], on: try Display())
    #expect(try Wait.until("the figures are shown", within: 15) { try isCovered(demo.screenshot(), stage.picture()) })
    if Tool.has("strace") {
      let calls = try SystemCalls.made(by: demo.identifier, inSeconds: 3)
      #expect(calls == [], "nothing moves, so nothing runs")
    }
    try demo.click(at: try stage.point(of: "Begin"))
    try stage.tap("Begin")
    stage.advance(by: 2)
    #expect(try Wait.until("the question is shown", within: 15) { try isCovered(demo.screenshot(), stage.picture()) })
    if Tool.has("strace") {
      let calls = try SystemCalls.made(by: demo.identifier, inSeconds: 3)
      #expect(calls == [], "the motion has ended, so nothing runs")
    }
    #expect(try demo.close() == 0)
  }

  /// True where `shown` is `picture` with dark figures over it in their place, and nowhere else; nil where not yet.
  private func isCovered(_ shown: Bitmap, _ picture: Bitmap) -> Bool? {
    guard shown.width == picture.width, shown.height == picture.height else { return nil }
    var (dark, bright) = (0, 0)
    for y in 0..<shown.height {
      for x in 0..<shown.width {
        let pixel = (y * shown.width + x) * 4
        if Self.panel.x.contains(x), Self.panel.y.contains(y) {
          if shown.bytes[pixel..<pixel + 3].allSatisfy({ $0 < 80 }) { dark += 1 }
          if shown.bytes[pixel..<pixel + 3].allSatisfy({ $0 > 160 }) { bright += 1 }
        } else if shown.bytes[pixel..<pixel + 4] != picture.bytes[pixel..<pixel + 4] {
          return nil
        }
      }
    }
    let area = Self.panel.x.count * Self.panel.y.count
    return dark > area * 6 / 10 && bright > 200 ? true : nil
  }

  @Test("a button below the figures is pressed through them")
  func clicksPass() throws {
    let stage = try Stage(size: CGSize(width: 260, height: 400))
    stage.show(try DemoScreens.root(of: "quiz"))
    let begin = try stage.point(of: "Begin")
    try #require(begin.y > 400 - 8 - 162 && begin.y < 400 - 8)
    let demo = try DemoProcess(["quiz", "--hud", "--size", "260x400"], on: try Display())
    let bar = 0..<260 * 44 * 4
    let before = stage.picture().bytes[bar]
    _ = try Wait.until("the menu is shown", within: 15) { try demo.screenshot().bytes[bar] == before ? true : nil }
    try demo.click(at: begin)
    try stage.tap("Begin")
    stage.advance(by: 2)
    let after = stage.picture().bytes[bar]
    #expect(before != after)
    _ = try Wait.until("the question is shown", within: 15) { try demo.screenshot().bytes[bar] == after ? true : nil }
  }
}
