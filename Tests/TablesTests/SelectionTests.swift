// SelectionTests: from a touch to a selected row.

import Foundation
import Geometry
import OneAtATime
import Testing
import Views

@testable import Tables

@MainActor @Suite("Selection", .serialized, .oneAtATime) struct SelectionTests {
  @Test("W8: press lights up at once; release selects, tries the cell's segue, then tells the delegate")
  func order() {
    let source = LoggingSource(rows: 5)
    let screen = TableScreen(source: source)
    var seen: IndexPath?
    screen.cell(2)?.selectionTrigger = { cell in
      seen = screen.table.indexPathForSelectedRow
      source.log.append("segue")
    }
    screen.press(at: screen.middle(ofRow: 2))
    #expect(screen.cell(2)?.isHighlighted == true)
    #expect(source.log == ["lit 0.2"])
    screen.release(at: screen.middle(ofRow: 2))
    #expect(source.log == ["lit 0.2", "dark 0.2", "willSelect 0.2", "segue", "didSelect 0.2"])
    #expect(seen == IndexPath(row: 2, section: 0))
    #expect(screen.cell(2)?.isSelected == true)
    #expect(screen.cell(2)?.isHighlighted == false)
  }

  @Test("A second row takes the selection from the first")
  func secondRow() {
    let source = LoggingSource(rows: 5)
    let screen = TableScreen(source: source)
    screen.tap(row: 0)
    source.log = []
    screen.tap(row: 3)
    #expect(
      source.log == [
        "lit 0.3", "dark 0.3", "willSelect 0.3", "willDeselect 0.0", "didDeselect 0.0", "didSelect 0.3",
      ])
    #expect(screen.table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
    #expect(screen.cell(0)?.isSelected == false)
  }

  @Test("The delegate may refuse a row or choose another; a refused one keeps the old selection")
  func willSelect() {
    let source = LoggingSource(rows: 5)
    let screen = TableScreen(source: source)
    screen.tap(row: 1)
    source.willSelect = { _ in nil }
    screen.tap(row: 2)
    #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    source.willSelect = { _ in IndexPath(row: 4, section: 0) }
    screen.tap(row: 2)
    #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 4, section: 0))
    #expect(source.log.last == "didSelect 0.4")
  }

  @Test("Rows that must not light up, cells that ignore touches, and tables without selection do nothing")
  func refusals() {
    let source = LoggingSource(rows: 5)
    let screen = TableScreen(source: source)
    screen.cell(1)?.isUserInteractionEnabled = false
    screen.tap(row: 1)
    source.shouldHighlight = false
    screen.tap(row: 2)
    source.shouldHighlight = true
    screen.table.allowsSelection = false
    screen.tap(row: 2)
    #expect(source.log.isEmpty)
    #expect(screen.table.indexPathForSelectedRow == nil)
  }

  @Test("A release outside the row selects nothing, and so does a drag that scrolls")
  func leaving() {
    let source = LoggingSource(rows: 50)
    let screen = TableScreen(source: source)
    screen.press(at: CGPoint(x: 100, y: 66))
    screen.move(to: CGPoint(x: 100, y: 40))
    screen.move(to: CGPoint(x: 100, y: 10))
    #expect(screen.cell(1)?.isHighlighted == false)
    screen.release(at: CGPoint(x: 100, y: 10))
    #expect(screen.table.indexPathForSelectedRow == nil)
    #expect(source.log == ["lit 0.1", "dark 0.1"])
    #expect(screen.table.contentOffset.y > 0)
  }

  @Test("Several rows: a tap adds, a second tap takes away")
  func several() {
    let source = LoggingSource(rows: 5)
    let screen = TableScreen(source: source)
    screen.table.allowsMultipleSelection = true
    screen.tap(row: 3)
    screen.tap(row: 1)
    #expect(screen.table.indexPathsForSelectedRows?.map(\.row) == [3, 1])
    screen.tap(row: 3)
    #expect(screen.table.indexPathsForSelectedRows?.map(\.row) == [1])
    #expect(source.log.suffix(2) == ["willDeselect 0.3", "didDeselect 0.3"])
  }

  @Test("Selecting by code asks and tells nobody, and scrolls where it is told to")
  func byCode() {
    let source = LoggingSource(rows: 50)
    let screen = TableScreen(source: source)
    screen.table.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .top)
    screen.turn.run()
    #expect(source.log.isEmpty)
    #expect(screen.table.contentOffset.y == 1320)
    #expect(screen.cell(30)?.isSelected == true)
    screen.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(screen.table.indexPathsForSelectedRows == nil)
    #expect(screen.cell(30)?.isSelected == false)
  }

  @Test("A row that scrolls out of sight and back is still selected")
  func selectionOutlivesCells() {
    let source = LoggingSource(rows: 50)
    let screen = TableScreen(source: source)
    screen.tap(row: 2)
    screen.table.contentOffset.y = 1000
    screen.turn.run()
    #expect(!screen.table.visibleCells.contains { $0.isSelected })
    screen.table.contentOffset.y = 0
    screen.turn.run()
    #expect(screen.table.visibleCells.filter(\.isSelected).map { $0.textLabel?.text } == ["2"])
  }

  @Test("An animated deselection fades the grey and then takes it away")
  func fade() throws {
    let source = LoggingSource(rows: 5)
    let screen = TableScreen(source: source)
    screen.tap(row: 2)
    let cell = try #require(screen.cell(2))
    let grey = try #require(cell.subviews.first)
    screen.table.deselectRow(at: IndexPath(row: 2, section: 0), animated: true)
    screen.turn.run()
    #expect(!cell.isSelected)
    #expect(grey.superview === cell)
    screen.advance(to: 0.175)
    #expect(abs(Double(grey.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
    screen.advance(to: 0.35)
    screen.advance(to: 0.36)
    #expect(grey.superview == nil)
  }

  @Test("The detail button tells the delegate, and does not select")
  func detailButton() {
    final class Told: NSObject, UITableViewDelegate {
      var paths: [IndexPath] = []
      func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        paths.append(indexPath)
      }
    }
    let (source, told) = (TextSource(rows: 3), Told())
    let screen = TableScreen(source: source, delegate: told)
    screen.cell(1)?.accessoryType = .detailButton
    screen.turn.run()
    screen.tap(at: CGPoint(x: 293, y: 66))
    #expect(told.paths == [IndexPath(row: 1, section: 0)])
    #expect(screen.table.indexPathForSelectedRow == nil)
  }
}
