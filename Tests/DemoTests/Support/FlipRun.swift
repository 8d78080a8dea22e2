// FlipRun: the flip demo with one storyboard, and the list that it shows.

import EventStore
import Foundation
import Stage
import Testing
import UIKit

@testable import DemoKit

/// The flip demo, with its own storyboard or the original's.
struct FlipRun: CustomStringConvertible, Sendable {
  /// The storyboard's file; nil for the demo's own.
  let storyboard: String?
  let masterTitle, detailTitle: String

  var description: String { storyboard ?? "own storyboard" }

  static let own = FlipRun(storyboard: nil, masterTitle: "Events", detailTitle: "Event")
  static let original = FlipRun(
    storyboard: "007-segueunwind-flip-seed003", masterTitle: "Master", detailTitle: "Detail")

  /// The original's storyboard counts where it is there.
  static var all: [FlipRun] {
    let hasOriginal = original.file.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
    return hasOriginal ? [own, original] : [own]
  }

  var file: URL? { storyboard.map { QuizRun.shared.appendingPathComponent("storyboards/\($0).storyboard") } }

  var arguments: [String] { ["flip"] + (file.map { ["--storyboard", $0.path] } ?? []) }

  /// A stage that shows the demo over a store.
  @MainActor
  func makeStage(_ store: EventStore, scale: CGFloat = 1) throws -> Stage {
    let stage = try Stage(scale: scale)
    stage.show(try FlipDemo.makeRoot(DemoOptions(arguments), store: store))
    stage.advance(by: 1)
    return stage
  }
}

extension Stage {
  /// The middle of the Add button, which shows no words.
  static let addButton = CGPoint(x: 353, y: 22)
  /// The middle of the round control of the first row, while the list is edited.
  static let firstEditControl = CGPoint(x: 23, y: 66)

  var navigation: UINavigationController {
    get throws { try #require(window.rootViewController as? UINavigationController) }
  }

  var master: MasterViewController {
    get throws { try #require(navigation.viewControllers.first as? MasterViewController) }
  }

  /// The dates that the list shows, from the top.
  var dates: [String] {
    visibleTexts.filter { $0.string.hasSuffix("+0000") }.sorted { $0.frame.minY < $1.frame.minY }.map(\.string)
  }

  /// Adds an event and lets it come.
  func addEvent() {
    tap(at: Stage.addButton)
    advance(by: 1)
  }
}
