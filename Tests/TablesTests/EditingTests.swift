// EditingTests: delete and insert controls, indentation, swiping a row away.

import Foundation
import Geometry
import OneAtATime
import Testing
import Views

@testable import Tables

/// A source whose rows can be edited as it is set to.
@MainActor
private final class EditableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [String]
  var log: [String] = []
  var editable: Set<Int> = Set(0..<100)
  var style = UITableViewCell.EditingStyle.delete
  var indents = true

  init(rows: Int) { self.rows = (0..<rows).map(String.init) }

  private func note(_ name: String, _ path: IndexPath) { log.append("\(name) \(path.row)") }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("lit", indexPath) }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { note("dark", indexPath) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("didSelect", indexPath) }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    editable.contains(indexPath.row)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    note(editingStyle == .delete ? "delete" : "insert", indexPath)
    guard editingStyle == .delete else { return }
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style }

  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { indents }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    note("begin", indexPath)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("end \(indexPath.map { "\($0.row)" } ?? "gone")")
  }
}

@MainActor @Suite("Table editing", .serialized, .oneAtATime) struct EditingTests {
  @Test("E4: editable rows show a delete control and move in by 38 points, others stay")
  func controls() {
    let source = EditableSource(rows: 3)
    source.editable = [0, 2]
    let screen = TableScreen(source: source)
    screen.table.setEditing(true, animated: false)
    screen.turn.run()
    #expect(screen.table.isEditing)
    #expect(screen.cell(0)?.editingStyle == .delete)
    #expect(screen.cell(0)?.contentView.frame == CGRect(x: 38, y: 0, width: 282, height: 44))
    #expect(screen.cell(0)?.textLabel?.frame == CGRect(x: 0, y: 0, width: 266, height: 44))
    #expect(screen.cell(0)?.editing.control?.frame == CGRect(x: 12, y: 11, width: 22, height: 22))
    #expect(screen.cell(1)?.editingStyle == UITableViewCell.EditingStyle.none)
    #expect(screen.cell(1)?.contentView.frame.minX == 0.0)
    screen.table.setEditing(false, animated: false)
    screen.turn.run()
    #expect(screen.cell(0)?.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(screen.cell(0)?.editing.control == nil)
  }

  @Test("E4: without a word from source and delegate every row can be deleted in editing mode, none by a swipe")
  func unanswered() {
    let screen = TableScreen(source: TextSource(rows: 3))
    let source = TextSource(rows: 3)
    screen.table.dataSource = source
    screen.turn.run()
    #expect(!screen.table.letsSwipe(IndexPath(row: 0, section: 0)))
    screen.table.isEditing = true
    #expect(screen.cell(0)?.editingStyle == .delete)
  }

  @Test("E5: a style of none without indentation changes nothing")
  func noControl() {
    let source = EditableSource(rows: 3)
    (source.style, source.indents) = (.none, false)
    let screen = TableScreen(source: source)
    screen.table.isEditing = true
    screen.turn.run()
    #expect(screen.cell(0)?.isEditing == true)
    #expect(screen.cell(0)?.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(screen.cell(0)?.editing.control == nil)
    #expect(screen.cell(0)?.shouldIndentWhileEditing == false)
  }

  @Test("E6: rows are selected while editing only where that is allowed, and their segues fire only then")
  func selection() {
    let source = EditableSource(rows: 3)
    let screen = TableScreen(source: source)
    var fired = 0
    screen.cell(1)?.selectionTrigger = { _ in fired += 1 }
    screen.table.isEditing = true
    screen.turn.run()
    screen.tap(row: 1)
    #expect(fired == 0)
    #expect(source.log.isEmpty)
    screen.table.allowsSelectionDuringEditing = true
    screen.table.allowsSelection = false
    screen.tap(row: 1)
    #expect(fired == 1)
    #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    screen.table.isEditing = false
    #expect(screen.table.indexPathForSelectedRow == nil)
  }

  @Test("An insert control carries out the insertion at once")
  func insertControl() {
    let source = EditableSource(rows: 3)
    source.style = .insert
    let screen = TableScreen(source: source)
    screen.table.isEditing = true
    screen.turn.run()
    screen.tap(at: CGPoint(x: 23, y: 66))
    #expect(source.log == ["insert 1"])
  }

  @Test("A delete control asks first; its button carries out the deletion, and the rows close up")
  func deleteControl() throws {
    let source = EditableSource(rows: 3)
    let screen = TableScreen(source: source)
    screen.table.isEditing = true
    screen.turn.run()
    screen.tap(at: CGPoint(x: 23, y: 66))
    screen.settle()
    let cell = try #require(screen.cell(1))
    #expect(cell.showingDeleteConfirmation)
    // "Delete" is 51 points wide, with 15 on each side.
    #expect(cell.editing.confirmation?.frame == CGRect(x: 239, y: 0, width: 81, height: 44))
    #expect(cell.contentView.frame.minX == -43)
    #expect(source.log.isEmpty)
    screen.tap(at: CGPoint(x: 280, y: 66))
    screen.settle()
    #expect(source.log == ["delete 1"])
    #expect(screen.table.visibleCells.map { $0.textLabel?.text } == ["0", "2"])
    #expect(screen.cell(1)?.frame.minY == 44)
    #expect(cell.superview == nil)
    #expect(!cell.showingDeleteConfirmation)
  }

  @Test("E4: a swipe to the left draws in the button; a tap elsewhere takes it back and selects nothing")
  func swipe() throws {
    let source = EditableSource(rows: 3)
    let screen = TableScreen(source: source)
    screen.press(at: CGPoint(x: 200, y: 66))
    for step in 1...10 { screen.move(to: CGPoint(x: 200 - 10 * CGFloat(step), y: 66)) }
    #expect(source.log == ["lit 1", "dark 1", "begin 1"])
    let cell = try #require(screen.cell(1))
    // 100 points less the 10 that make out the drag; past 81 the row follows at a third.
    #expect(cell.editing.confirmationWidth == 84)
    screen.release(at: CGPoint(x: 100, y: 66))
    screen.settle()
    #expect(cell.editing.confirmationWidth == 81)
    screen.tap(row: 0)
    #expect(source.log.last == "end 1")
    #expect(screen.table.indexPathForSelectedRow == nil)
    screen.settle()
    #expect(!cell.showingDeleteConfirmation)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// Drags a row so far to the left that its delete button stays.
  private func swipe(row: Int, of screen: TableScreen) {
    let middle = screen.middle(ofRow: row)
    screen.press(at: middle)
    for step in 1...10 { screen.move(to: CGPoint(x: middle.x - 10 * CGFloat(step), y: middle.y)) }
    screen.release(at: CGPoint(x: middle.x - 100, y: middle.y))
    screen.settle()
  }

  @Test("The delete button goes with the row that it deletes")
  func buttonGoesWithRow() throws {
    let source = EditableSource(rows: 3)
    let screen = TableScreen(source: source)
    swipe(row: 1, of: screen)
    let cell = try #require(screen.cell(1))
    screen.tap(at: CGPoint(x: 280, y: 66))
    screen.advance(to: screen.clock.now + 0.1)
    #expect(screen.cell(1) !== cell)
    #expect(cell.editing.confirmation?.frame == CGRect(x: 239, y: 0, width: 81, height: 44))
    #expect(cell.layer.presentation().map { $0.opacity > 0 && $0.opacity < 1 } == true)
    #expect(source.log.suffix(2) == ["delete 1", "end gone"])
    screen.settle()
    #expect(cell.editing.confirmation == nil)
    #expect(cell.superview == nil)
  }

  @Test("A delete button that is scrolled out of sight is forgotten with its row")
  func buttonScrolledAway() throws {
    let source = EditableSource(rows: 60)
    let screen = TableScreen(source: source)
    swipe(row: 1, of: screen)
    screen.table.contentOffset = CGPoint(x: 0, y: 1000)
    screen.settle()
    #expect(source.log.last == "end gone")
    #expect(!screen.table.visibleCells.contains { $0.showingDeleteConfirmation })
    screen.table.contentOffset = .zero
    screen.settle()
    #expect(screen.cell(1)?.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    screen.tap(row: 2)
    #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test("A short swipe springs back; one to the right, up or down is none; rows that cannot be edited stay")
  func noSwipe() {
    let source = EditableSource(rows: 3)
    source.editable = [1]
    let screen = TableScreen(source: source)
    let drag = { (from: CGPoint, by: CGVector) in
      screen.press(at: from)
      for step in 1...3 {
        screen.move(to: CGPoint(x: from.x + by.dx * CGFloat(step) / 3, y: from.y + by.dy * CGFloat(step) / 3))
      }
      screen.advance(to: screen.clock.now + 1)
      screen.release(at: CGPoint(x: from.x + by.dx, y: from.y + by.dy))
      screen.settle()
    }
    for (from, by) in [
      (CGPoint(x: 200, y: 66), CGVector(dx: 60, dy: 0)), (CGPoint(x: 200, y: 66), CGVector(dx: 10, dy: -50)),
      (CGPoint(x: 200, y: 22), CGVector(dx: -90, dy: 0)),
    ] {
      drag(from, by)
      #expect(!source.log.contains { $0.hasPrefix("begin") })
    }
    drag(CGPoint(x: 200, y: 66), CGVector(dx: -30, dy: 0))
    #expect(source.log.suffix(2) == ["begin 1", "end 1"])
    #expect(screen.cell(1)?.showingDeleteConfirmation == false)
  }

  @Test("An animated change of mode ends where one without animation does")
  func animatedMode() {
    let source = EditableSource(rows: 2)
    let screen = TableScreen(source: source)
    screen.table.setEditing(true, animated: true)
    screen.turn.run()
    screen.advance(to: 0.15)
    let x = screen.cell(0)?.contentView.layer.presentation()?.frame.minX ?? 0
    #expect(abs(x - 19) < 0.5)
    screen.settle()
    #expect(screen.cell(0)?.contentView.frame == CGRect(x: 38, y: 0, width: 282, height: 44))
    screen.table.setEditing(false, animated: true)
    screen.settle()
    #expect(screen.cell(0)?.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(screen.cell(0)?.subviews.contains { $0 is CellRoundButton } == false)
  }
}
