// FlipDataTests: where the flip demo keeps its events, and what the command says where it cannot.

import EventStore
import Foundation
import Testing

@testable import DemoKit

@Suite("The flip demo's data") struct FlipDataTests {
  private let folder: TemporaryFolder
  private let script: URL

  init() throws {
    folder = try TemporaryFolder()
    script = folder.url.appendingPathComponent("add.txt")
    try "tap 353 22\nadvance 1\nexpect 2001\n".write(to: script, atomically: true, encoding: .utf8)
  }

  private func run(_ arguments: String..., data: URL? = nil) throws -> Tool {
    let out = folder.url.appendingPathComponent("out").path
    return try Tool.run(
      [DemoProcess.executable.path, "flip", "--headless", "--script", script.path, "--out", out]
        + (data.map { ["--data", $0.path] } ?? []) + arguments)
  }

  @Test("without a window each run has a fresh store in --out")
  func fresh() throws {
    for _ in 0..<2 { #expect(try run().status == 0) }
    for name in ["data", "data-2"] {
      #expect(try EventStore(folder: folder.url.appendingPathComponent("out/\(name)")).events().count == 1)
    }
  }

  @Test("--data names the folder, which keeps its events from run to run")
  func named() throws {
    let data = folder.url.appendingPathComponent("mine")
    for _ in 0..<2 { #expect(try run(data: data).status == 0) }
    #expect(try EventStore(folder: data).events().count == 2)
  }

  @Test("a file that is not understood ends the command with status 1, its name and advice")
  func refused() throws {
    let data = folder.url.appendingPathComponent("mine")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    let file = data.appendingPathComponent("events.sqlite")
    let diary = Data(String(repeating: "Dear diary. ", count: 500).utf8)
    try diary.write(to: file)
    let tool = try run(data: data)
    #expect(tool.status == 1)
    #expect(
      tool.errors == "demo: \(file.path) is damaged or no list of events (file is not a database). It is left as it "
        + "is: put a good copy in its place, or move it away to begin with an empty list.\n")
    #expect(try Data(contentsOf: file) == diary)
  }

  @Test("a folder that cannot be made ends the command with status 1, its name and advice")
  func unreachable() throws {
    let tool = try run(data: script)
    #expect(tool.status == 1)
    #expect(
      tool.errors == "demo: \(script.path) cannot be opened (it is no folder). Make it a place that can be read and "
        + "written, or choose another folder with --data DIR.\n")
  }

  @Test("a storyboard of another structure ends the command with status 2")
  func otherStoryboard() throws {
    let quiz = try ShippedFile.url("Quiz", "storyboard")
    let tool = try run("--storyboard", quiz.path)
    #expect(tool.status == 2)
    #expect(tool.errors.contains("Quiz.storyboard does not begin with a MasterViewController"))
  }
}
