// GPUWindowTests: real windows drawn by a GPU, or by a software that stands for one, held against the stage.

import EventStore
import Foundation
import GPUTesting
import Renderer
import Stage
import StageTesting
import Testing
import UIKit

@testable import DemoKit

@MainActor
@Suite(
  "Windows drawn by a GPU", .serialized, .oneAtATime,
  .enabled(if: Display.isAvailable && OffscreenGPU.shared != nil))
struct GPUWindowTests {
  private static let run = QuizRun.all[0]

  /// The quiz on the GPU, and its stage.
  private func makePair(
    _ run: QuizRun, on display: Display, environment: [String: String] = [:]
  ) throws -> WindowPair {
    let stage = try Stage()
    stage.show(try QuizDemo.makeRoot(DemoOptions(run.arguments)))
    return try WindowPair(
      run.arguments + ["--renderer", "gpu"], stage: stage, on: display, environment: environment, likeness: .exact)
  }

  private func play(_ run: QuizRun, _ pair: WindowPair) throws {
    for step in run.steps {
      try pair.click(step.tap)
      #expect(pair.stage.shows(step.seen))
    }
  }

  @Test(
    "after each click the window shows the stage's frame", .enabled(if: QuizRun.isAvailable),
    arguments: QuizRun.all.prefix(2))
  func workedRun(_ run: QuizRun) throws {
    let pair = try makePair(run, on: Display())
    try play(run, pair)
    #expect(try pair.demo.hasLoaded("libGL"))
    #expect(try pair.demo.close() == 0)
    #expect(pair.demo.errors == "")
  }

  @Test(
    "PITFALL 46: targets and device are reset again and again, in mid-transition too, and nothing is seen of it",
    .enabled(if: QuizRun.isAvailable && FaultyLibrary.isAvailable))
  func resets() throws {
    let faults = try FaultyLibrary()
    let pair = try makePair(Self.run, on: Display(), environment: faults.resetting)
    try play(Self.run, pair)
    #expect(try pair.demo.close() == 0)
    #expect(pair.demo.errors == "")
  }

  @Test(
    "a device that fails, at the start or in mid-transition, is given up with one line, and the window goes on",
    .enabled(if: QuizRun.isAvailable && FaultyLibrary.isAvailable), arguments: [6, 12, 40])
  func failure(count: Int) throws {
    let (faults, folder) = (try FaultyLibrary(), try TemporaryFolder())
    let trace = folder.url.appendingPathComponent("trace.json")
    let environment = faults.failing(after: count).merging(["INTERLUDE_TRACE": trace.path]) { $1 }
    let pair = try makePair(Self.run, on: Display(), environment: environment)
    try play(Self.run, pair)
    // Now the processor draws, to the bit.
    let shown = try pair.demo.difference(from: pair.stage.picture())
    #expect(shown == nil)
    #expect(try pair.demo.close() == 0)
    let lines = pair.demo.errors.split(separator: "\n")
    #expect(lines.count == 1 && lines[0].contains("from now on the processor draws"), "\(lines)")
    // From then on the trace names the processor.
    let labels = try TracedRun(contentsOf: trace).labels
    #expect(labels.last?.hasPrefix("CPU, ") == true && labels.dropLast().allSatisfy { $0.hasPrefix("OpenGL") })
  }

  @Test(
    "figures that name a device which fails with them are drawn again with the processor's name",
    .enabled(if: FaultyLibrary.isAvailable))
  func failureInFigures() throws {
    let (faults, display) = (try FaultyLibrary(), try Display())
    // The line that names what draws, in a window of 375 × 667 points.
    let (columns, rows) = (203..<367, 561..<577)
    func line(of demo: DemoProcess) throws -> [UInt8] {
      let picture = try demo.screenshot()
      return rows.flatMap { row in
        picture.bytes[(row * picture.width + columns.lowerBound) * 4..<(row * picture.width + columns.upperBound) * 4]
      }
    }
    let processor = try DemoProcess(["quiz", "--hud", "--renderer", "cpu"], on: display)
    let wanted = try Wait.until("the figures are shown", within: 15) {
      let line = try line(of: processor)
      return line.contains { $0 > 240 } && line.contains { $0 < 40 } ? line : nil
    }
    #expect(try processor.close() == 0)
    // The device's trial takes the first time, its first frame the second.
    let failing = try DemoProcess(
      ["quiz", "--hud", "--renderer", "gpu"], on: display, environment: faults.failing(after: 2))
    let isNamed = try Wait.until("the figures name the processor", within: 15) {
      try line(of: failing) == wanted ? true : nil
    }
    #expect(isNamed)
    #expect(failing.errors.contains("from now on the processor draws"))
    #expect(try failing.close() == 0)
  }

  @Test(
    "a window that has no pixels for a while keeps its device and is shown again when it has some",
    .enabled(if: QuizRun.isAvailable && FaultyLibrary.isAvailable))
  func hidden() throws {
    let (faults, folder) = (try FaultyLibrary(), try TemporaryFolder())
    let trace = folder.url.appendingPathComponent("trace.json")
    let environment = faults.hiding.merging(["INTERLUDE_TRACE": trace.path]) { $1 }
    let pair = try makePair(Self.run, on: Display(), environment: environment)
    try play(Self.run, pair)
    #expect(try pair.demo.close() == 0)
    #expect(pair.demo.errors == "")
    let labels = try TracedRun(contentsOf: trace).labels
    #expect(labels.count == 1 && labels[0].hasPrefix("OpenGL"), "\(labels)")
  }

  @Test("PITFALLS 36, 47: a window that is resized in the middle of a flip shows the end in its new size")
  func resizedFlip() throws {
    let (display, home) = (try Display(), try TemporaryFolder())
    let store = try EventStore.inMemory()
    do {
      let kept = try EventStore(folder: home.url)
      for target in [store, kept] { try target.insert(timeStamp: Date(timeIntervalSinceReferenceDate: 0)) }
    }
    let stage = try FlipRun.own.makeStage(store)
    let demo = try DemoProcess(
      ["flip", "--renderer", "gpu", "--slow", "10", "--data", home.url.path], on: display)
    try demo.expect(toShow: stage, .exact, after: "the start")
    let row = CGPoint(x: 150, y: 66)
    stage.tap(at: row)
    try demo.click(at: row)
    // Three seconds long; the window is black beside the turning sheet meanwhile.
    _ = try Wait.until("the sheet turns", within: 10) {
      let shown = try demo.screenshot()
      return shown[370, 3] == .init(red: 0, green: 0, blue: 0) ? true : nil
    }
    stage.advance(by: 0.1)
    for size in [CGSize(width: 500, height: 400), CGSize(width: 420, height: 560)] {
      stage.resize(to: size)
      try demo.resize(width: Int(size.width), height: Int(size.height))
    }
    stage.advance(by: 1)
    try demo.expect(toShow: stage, .exact, after: "the resized flip")
    #expect(try demo.close() == 0)
    #expect(demo.errors == "")
  }

  @Test("left to itself the demo loads no OpenGL where the kernel offers no device")
  func auto() throws {
    let hasDevice = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri"))?.isEmpty == false
    let demo = try DemoProcess(["quiz"], on: Display())
    let stage = try Stage()
    stage.show(try QuizDemo.makeRoot(DemoOptions(["quiz"])))
    try demo.expect(toShow: stage, hasDevice ? .exact : nil, after: "the start")
    #expect(try demo.hasLoaded("libSDL2"))
    if !hasDevice { #expect(try !demo.hasLoaded("libGL")) }
  }
}

extension DemoProcess {
  /// Whether a library whose name starts so is in the process's memory.
  fileprivate func hasLoaded(_ name: String) throws -> Bool {
    try Tool.run("cat", "/proc/\(identifier)/maps").text.contains("/\(name)")
  }
}
