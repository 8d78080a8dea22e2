// CorpusTests: storyboards that others wrote open or are refused in words, and no damage to them ends the process.

import Essentials
import Foundation
import Navigation
import OneAtATime
import Testing
import Views

@testable import Storyboards

@MainActor
@Suite("Foreign storyboards", .oneAtATime, .enabled(if: SharedFolder.isPresent))
struct CorpusTests {
  private func open(_ data: Data, file: String) throws -> UIStoryboard {
    startInterface()
    return try UIStoryboard(data: data, file: file, classes: quizClasses)
  }

  /// Makes every controller of every scene, loads and lays out its view; returns how many there were.
  @discardableResult
  private func makeAll(of storyboard: UIStoryboard) -> Int {
    var count = 0
    for scene in storyboard.document.scenes {
      guard let controller = SceneInstance(storyboard: storyboard, scene: scene).makeController() else { continue }
      count += 1
      controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
      controller.view.layoutIfNeeded()
    }
    return count
  }

  @Test("Every file opens or is refused in words; all controllers of the opened load", arguments: SharedFolder.names)
  func opensOrRefuses(name: String) throws {
    let data = try Data(contentsOf: SharedFolder.url.appendingPathComponent(name))
    let outcome = try Log.observing { () throws -> String in
      do {
        let storyboard = try open(data, file: name)
        let scenes = storyboard.document.scenes.filter { $0.controller != nil }.count
        #expect(makeAll(of: storyboard) == scenes)
        return "opened"
      } catch let error as StoryboardError {
        #expect("\(error)".hasPrefix(name))
        switch error {
        case .mergeConflict: return "conflict"
        case .unsuitable(_, _, let found, _): return found
        default: return "\(error)"
        }
      }
    }.result
    let refused = [
      "031": "conflict", "060": "is a storyboard for watchOS (WatchKit)", "094": "is made for macOS (Cocoa)",
    ]
    #expect(outcome == refused[String(name.prefix(3))] ?? "opened")
  }

  @Test("A merge conflict is named with the line of its first marker")
  func mergeConflict() throws {
    let url = try #require(SharedFolder.file("031"))
    let lines = String(decoding: try Data(contentsOf: url), as: UTF8.self).components(separatedBy: "\n")
    let marker = try #require(lines.firstIndex { $0.hasPrefix("<<<<<<<") }) + 1
    let refusal = UIStoryboard.refusal(of: try Data(contentsOf: url))
    #expect(refusal == .mergeConflict(file: "Test.storyboard", line: marker))
  }

  // MARK: The loader reads, it does not recognise

  @Test(
    "The quiz's graph is the same with ids renamed, scenes reversed and attributes shuffled",
    arguments: ["001", "002", "003", "004"])
  func sameGraph(number: String) throws {
    let url = try #require(SharedFolder.file(number))
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let graphs = try Log.observing {
      try [text, Damage.renamingIDs(text), Damage.reversingScenes(text), Damage.shufflingAttributes(text)].map {
        Graph.describe(try open(Data($0.utf8), file: number))
      }
    }.result
    #expect(graphs[0].contains("ResultsViewController") && graphs[0].contains("prototype AnswerCell segue=true"))
    for changed in graphs.dropFirst() { #expect(changed == graphs[0]) }
  }

  @Test("A prototype more changes nothing but that it can be dequeued", arguments: ["001", "002", "003", "004"])
  func addedPrototype(number: String) throws {
    let url = try #require(SharedFolder.file(number))
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let changed = Damage.addingPrototype(text)
    #expect(changed != text)
    let (graphs, cell) = try Log.observing {
      let storyboards = try [text, changed].map { try open(Data($0.utf8), file: number) }
      let menu = storyboards[1].instantiateInitialViewController() as? MainMenuViewController
      menu?.loadViewIfNeeded()
      return (storyboards.map(Graph.describe), menu?.tableView?.dequeueReusableCell(withIdentifier: "Added"))
    }.result
    #expect(graphs[0] == graphs[1])
    #expect(cell?.reuseIdentifier == "Added")
  }

  // MARK: Damage

  @Test("PITFALLS 54: every file cut off anywhere is refused")
  func truncation() throws {
    let url = try #require(SharedFolder.file("001"))
    let data = try Data(contentsOf: url)
    for end in stride(from: 0, to: data.count - 20, by: 500) {
      #expect(UIStoryboard.refusal(of: data.prefix(end)) != nil, "the first \(end) bytes were taken for a whole file")
    }
  }

  @Test("Damage is refused or told of, and never ends the process", arguments: ["001", "004", "006", "030", "066"])
  func corruption(number: String) throws {
    let url = try #require(SharedFolder.file(number))
    let data = try Data(contentsOf: url)
    var opened = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = Damage.Random(seed: seed)
      let damaged = Damage.corrupting(data, with: &random)
      let (storyboard, _) = Log.observing { try? open(damaged, file: number) }
      guard let storyboard else { continue }
      opened += 1
      _ = Log.observing { makeAll(of: storyboard) }
    }
    #expect(opened > 0, "no damaged file opened: the damage is too coarse to test the readers")
  }
}
