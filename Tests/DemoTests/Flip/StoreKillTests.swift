// StoreKillTests: the demo is killed again and again while events are added and deleted, and loses none that was shown.

import EventStore
import Foundation
import Testing

@testable import DemoKit

@Suite("The flip demo, killed", .serialized) struct StoreKillTests {
  /// What the child does between two pictures of its list in words.
  private enum Step {
    case add, deleteFirst

    /// The rows rest before they are told, so that a told row is a shown one.
    var lines: [String] {
      switch self {
      case .add: ["tap 353 22", "advance 0.35", "dump"]
      case .deleteFirst: ["drag 300 66 150 66 0.1", "advance 0.35", "tap Delete", "advance 0.35", "dump"]
      }
    }
  }

  /// Random steps that keep the list between nothing and what the window has room for.
  private func makeSteps(rows: Int) -> [Step] {
    var rows = rows
    return (0..<60).map { _ in
      let adds = rows == 0 || rows < 12 && Bool.random()
      rows += adds ? 1 : -1
      return adds ? .add : .deleteFirst
    }
  }

  /// The dates of each list that the child has told in full, each from the top.
  private func lists(in output: String) -> [[String]] {
    // The bar's words come last, so that a list that was cut off lacks them.
    output.components(separatedBy: "controllers:\n").dropFirst().filter { $0.contains("\"Edit\" at") }.map { dump in
      // A line is `"DATE" at (X, Y, WIDTH, HEIGHT)`, in drawing order.
      let rows = dump.split(separator: "\n").compactMap { line -> (y: Double, date: String)? in
        let parts = line.split(separator: "\"")
        guard parts.count == 3, parts[1].hasSuffix("+0000") else { return nil }
        return parts[2].split(separator: ",").dropFirst().first.flatMap { Double($0.dropFirst()) }
          .map { ($0, String(parts[1])) }
      }
      return rows.sorted { $0.y < $1.y }.map(\.date)
    }
  }

  @Test("SIGKILL 200 times: the store opens every time and holds what was shown")
  func killed() throws {
    let folder = try TemporaryFolder()
    let data = folder.url.appendingPathComponent("data")
    let script = folder.url.appendingPathComponent("steps.txt")
    let output = folder.url.appendingPathComponent("output.txt")
    let journal = data.appendingPathComponent("events.sqlite-journal")
    var kept: [String] = []
    var (told, interrupted, ahead) = (0, 0, 0)
    for round in 0..<200 {
      let steps = makeSteps(rows: kept.count)
      let lines = ["dump"] + steps.flatMap(\.lines)
      try lines.joined(separator: "\n").write(to: script, atomically: false, encoding: .utf8)
      #expect(FileManager.default.createFile(atPath: output.path, contents: nil))
      let child = Process()
      child.executableURL = DemoProcess.executable
      child.arguments = [
        "flip", "--headless", "--script", script.path, "--out", folder.url.path, "--data", data.path,
      ]
      child.standardOutput = try FileHandle(forWritingTo: output)
      child.standardInput = FileHandle.nullDevice
      try child.run()
      // One round in ten is killed while it starts; the others somewhere in their work.
      if round % 10 != 0 {
        _ = try Wait.until("the child shows its list", within: 30) {
          try Data(contentsOf: output).isEmpty && child.isRunning ? nil : true
        }
      }
      usleep(.random(in: 0..<120_000))
      kill(child.processIdentifier, SIGKILL)
      child.waitUntilExit()
      #expect(child.terminationReason == .uncaughtSignal, "round \(round): the child ended by itself")

      if FileManager.default.fileExists(atPath: journal.path) { interrupted += 1 }
      let shown = lists(in: try String(contentsOf: output, encoding: .utf8))
      let now = try EventStore(folder: data).events().map(\.timeStamp.description)
      // What the child had told last, or what was kept before if it told nothing; then at most the next step was done.
      let last = shown.last ?? kept
      let isNext: Bool =
        switch shown.isEmpty ? nil : steps.dropFirst(shown.count - 1).first {
        case .add: now.count == last.count + 1 && isSubsequence(last, of: now)
        case .deleteFirst: now == Array(last.dropFirst())
        case nil: false
        }
      #expect(now == last || isNext, "round \(round): shown \(last), kept \(now)")
      if isNext { ahead += 1 }
      told += shown.count
      kept = now
    }
    // The kills came while there was work to lose: inside a write, or between it and its row.
    #expect(told > 200)
    #expect(interrupted + ahead > 20)
  }

  private func isSubsequence(_ part: [String], of whole: [String]) -> Bool {
    var rest = part[...]
    for item in whole where item == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
