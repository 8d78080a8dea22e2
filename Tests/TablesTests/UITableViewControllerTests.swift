// UITableViewControllerTests: a table as a screen, with rows from code or from a file.

import Essentials
import Foundation
import Geometry
import Layers
import Navigation
import OneAtATime
import Testing
import Views

@testable import Tables

@MainActor
private final class LetterController: UITableViewController {
  var letters = ["a", "b", "c"]
  var log: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { letters.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "letter")
      ?? UITableViewCell(style: .default, reuseIdentifier: "letter")
    cell.textLabel?.text = letters[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }
}

@MainActor @Suite("Table view controllers", .serialized, .oneAtATime) struct UITableViewControllerTests {
  /// A window that shows a controller, and a clock.
  @MainActor
  private final class Shown {
    let clock = SteppedClock()
    let turn: Turn
    let window: UIWindow

    init(_ make: () -> UIViewController) {
      turn = Turn(clock: clock)
      turn.makeCurrent()
      let size = CGSize(width: 320, height: 480)
      turn.host = PlainHost(environment: Environment(size: size))
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.rootViewController = make()
      window.makeKeyAndVisible()
      turn.run()
    }
  }

  @Test("The controller makes its table, is its data source and delegate, and gets what subclasses override")
  func ownTable() throws {
    let controller = LetterController(style: .grouped)
    let shown = Shown { controller }
    let table = try #require(controller.tableView)
    #expect(controller.view === table)
    #expect(table.style == .grouped)
    #expect(table.dataSource === controller)
    #expect(table.delegate === controller)
    #expect(table.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "b", "c"])
    let application = UIApplication.shared
    application.send(.pointer(.down, at: CGPoint(x: 50, y: 35 + 66)))
    application.send(.pointer(.up, at: CGPoint(x: 50, y: 35 + 66)))
    shown.turn.run()
    #expect(controller.log == ["didSelect 1"])
  }

  @Test("E3: editing the screen edits its table")
  func editing() {
    let controller = LetterController(style: .plain)
    let shown = Shown { controller }
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
    controller.isEditing = false
    #expect(!controller.tableView.isEditing)
    shown.turn.run()
  }

  @Test("E8: each appearance after the first takes the selection away, unless that is switched off")
  func clearsSelection() {
    let controller = LetterController(style: .plain)
    let shown = Shown { controller }
    let table = controller.tableView
    let path = IndexPath(row: 1, section: 0)
    let reappear = {
      controller.beginAppearanceTransition(false, animated: false)
      controller.endAppearanceTransition()
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
      shown.turn.run()
    }
    table?.selectRow(at: path, animated: false, scrollPosition: .none)
    controller.clearsSelectionOnViewWillAppear = false
    reappear()
    #expect(table?.indexPathForSelectedRow == path)
    controller.clearsSelectionOnViewWillAppear = true
    reappear()
    #expect(table?.indexPathForSelectedRow == nil)
  }

  @Test("X23: fixed content shows its own cells with their heights and titles, also after a reload")
  func staticContent() throws {
    let cells = (0..<3).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    let controller = UITableViewController(style: .grouped)
    controller.staticSections = [
      StaticSection(rows: [StaticRow(cell: cells[0], height: 56)]),
      StaticSection(headerTitle: "More", rows: [StaticRow(cell: cells[1]), StaticRow(cell: cells[2])]),
    ]
    let shown = Shown { controller }
    let table = try #require(controller.tableView)
    table.rowHeight = 44
    table.sectionHeaderHeight = 10
    table.sectionFooterHeight = 10
    shown.turn.run()
    #expect(table.numberOfSections == 2)
    #expect(cells[0].frame == CGRect(x: 0, y: 35, width: 320, height: 56))
    #expect(cells[1].frame == CGRect(x: 0, y: 139, width: 320, height: 44))
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "More")
    table.reloadData()
    shown.turn.run()
    #expect(table.visibleCells == cells)
    #expect(cells.allSatisfy { $0.superview === table })
  }

  @Test("E6, W8: a fixed cell's segue fires before didSelectRow")
  func staticTrigger() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    final class Told: UITableViewController {
      var log: [String] = []
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("didSelect") }
    }
    let controller = Told(style: .plain)
    cell.selectionTrigger = { _ in
      controller.log.append("segue \(controller.tableView.indexPathForSelectedRow?.row ?? -1)")
    }
    controller.staticSections = [StaticSection(rows: [StaticRow(cell: cell)])]
    let shown = Shown { controller }
    UIApplication.shared.send(.pointer(.down, at: CGPoint(x: 50, y: 20)))
    UIApplication.shared.send(.pointer(.up, at: CGPoint(x: 50, y: 20)))
    shown.turn.run()
    #expect(controller.log == ["segue 0", "didSelect"])
  }

  @Test("Rows without a cell are a fault that says what is missing")
  func missingCell() {
    final class Forgetful: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    }
    let (_, faults) = Fault.observing { Shown { Forgetful(style: .plain) } }
    #expect(faults.first?.contains("does not override tableView(_:cellForRowAt:)") == true)
  }
}
