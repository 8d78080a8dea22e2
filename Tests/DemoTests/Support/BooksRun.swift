// BooksRun: the book editor with one storyboard, and what its list shows.

import Foundation
import Stage
import Testing
import UIKit

@testable import DemoKit

/// The book editor, with its own storyboard or the original's.
struct BooksRun: CustomStringConvertible, Sendable {
  /// The storyboard's file; nil for the demo's own.
  let storyboard: String?
  /// The middle of the first row, in points from the top; rows are 44 points high.
  private static let firstRow = 101

  var description: String { storyboard ?? "own storyboard" }

  static let own = BooksRun(storyboard: nil)
  static let original = BooksRun(storyboard: "006-simpleundo-v1.2")

  /// The original's storyboard counts where it is there.
  static var all: [BooksRun] {
    let hasOriginal = original.file.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
    return hasOriginal ? [own, original] : [own]
  }

  var file: URL? { storyboard.map { QuizRun.shared.appendingPathComponent("storyboards/\($0).storyboard") } }

  var arguments: [String] { ["books"] + (file.map { ["--storyboard", $0.path] } ?? []) }

  /// A stage that shows the demo to a user of a language.
  @MainActor
  func makeStage(locale: String = "en_US", scale: CGFloat = 1) throws -> Stage {
    let stage = try Stage(scale: scale)
    stage.locale = Locale(identifier: locale)
    stage.show(try BooksDemo.makeRoot(DemoOptions(arguments)))
    stage.advance(by: 1)
    return stage
  }

  /// The middle of a row.
  func row(_ index: Int) -> CGPoint { CGPoint(x: 200, y: CGFloat(Self.firstRow + 44 * index)) }

  // MARK: Parts of scripts

  /// Opens a row's editor.
  func open(_ index: Int) -> String { "tap 200 \(Self.firstRow + 44 * index)\nadvance 1" }

  /// Replaces a row's text and saves.
  func edit(_ index: Int, _ text: String) -> String {
    "\(open(index))\nkey ctrl+a\ntype \(text)\ntap Save\nadvance 1"
  }

  /// Shakes and chooses an answer.
  static func shake(_ answer: String) -> String { "key shake\nadvance 1\ntap \(answer)\nadvance 1" }
}

extension Stage {
  /// Follows a script's steps.
  func follow(_ script: String) async throws {
    try await ScriptRunner(stage: self, out: URL(fileURLWithPath: "/nowhere")) { _ in }
      .run(Script(text: script, name: "script"))
  }

  var bookList: RootViewController {
    get throws { try #require(navigation.viewControllers.first as? RootViewController) }
  }

  /// The field of the editor that is open.
  var bookField: UITextField? {
    get throws { try #require(navigation.topViewController as? EditingViewController).textField }
  }

  /// What the rows say of the book, from the top; empty where nothing is known.
  var bookDetails: [String] {
    get throws {
      let table: UITableView = try bookList.tableView
      return try BookField.all.indices.map { row in
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
        return cell.detailTextLabel?.text ?? ""
      }
    }
  }
}
