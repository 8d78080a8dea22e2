// Graph: a storyboard's controllers in words that no id and no order of scenes shows up in.

import Essentials
import Foundation
import Navigation
import Tables
import Views

@testable import Storyboards

/// Describes what a storyboard leads to, from its initial controller on.
@MainActor
struct Graph {
  private var lines: [String] = []
  private var seen: Set<String> = []

  /// The words for all controllers that are reached.
  static func describe(_ storyboard: UIStoryboard) -> String {
    var graph = Graph()
    if let controller = storyboard.instantiateInitialViewController() { graph.add(controller) }
    return graph.lines.joined(separator: "\n")
  }

  private mutating func add(_ controller: UIViewController) {
    let name = "\(type(of: controller))"
    guard seen.insert(name).inserted else { return }
    lines.append("\(name) title=\(controller.navigationItem.title ?? "-") children=\(controller.children.count)")
    if let view = controller.view { add(view, depth: 1) }
    if let table = controller as? UITableViewController { add(table) }
    if let menu = controller as? MainMenuViewController, let table = menu.tableView { addPrototypes(of: table) }
    let segues = controller.segueTemplates
    for segue in segues.sorted(by: { Self.words($0) < Self.words($1) }) { lines.append("  " + Self.words(segue)) }
    for child in controller.children { add(child) }
    for segue in segues.sorted(by: { Self.words($0) < Self.words($1) }) {
      if let destination = segue.makeDestination?() { add(destination) }
    }
  }

  private static func words(_ segue: SegueTemplate) -> String {
    let target = segue.makeDestination.flatMap { $0() }.map { "\(type(of: $0))" } ?? "-"
    return "segue \(segue.identifier ?? "-") \(segue.kind) \(segue.segueClass.map { "\($0)" } ?? "-") "
      + "\(segue.unwindAction?.name ?? "-") to \(target)"
  }

  private mutating func add(_ table: UITableViewController) {
    for section in table.staticSections {
      lines.append("  section \(section.headerTitle ?? "-")")
      for row in section.rows { add(row.cell, depth: 2) }
    }
    addPrototypes(of: table.tableView)
    if let results = table as? ResultsViewController { lines.append("  result \(results.resultsCell != nil)") }
  }

  private mutating func addPrototypes(of table: UITableView) {
    for identifier in ["Begin", "Instructions", "Score", "QuestionCell", "AnswerCell"] {
      guard let cell = table.dequeueReusableCell(withIdentifier: identifier) else { continue }
      lines.append("  prototype \(identifier) segue=\(cell.selectionTrigger != nil)")
      add(cell, depth: 2)
    }
    lines.append("  source=\(table.dataSource.map { "\(type(of: $0))" } ?? "-")")
  }

  private mutating func add(_ view: UIView, depth: Int) {
    let text = (view as? UILabel).map { " \"\($0.text ?? "")\" \($0.font.fontName) \($0.textAlignment)" } ?? ""
    let indent = String(repeating: "  ", count: depth)
    lines.append("\(indent)\(type(of: view)) \(view.frame)\(text) constraints=\(view.constraints.count)")
    for subview in view.subviews { add(subview, depth: depth + 1) }
  }
}
