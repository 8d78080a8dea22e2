// UpdatesTests: batches of insertions, deletions, reloads and moves on screen.

import Essentials
import Foundation
import Geometry
import OneAtATime
import Testing
import Views

@testable import Tables

@MainActor @Suite("Table updates", .serialized, .oneAtATime) struct UpdatesTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private func texts(_ screen: TableScreen) -> [String?] { screen.table.visibleCells.map { $0.textLabel?.text } }

  @Test(
    "An inserted row makes room and is there at the end, whatever its animation",
    arguments: [.fade, .left, .right, .top, .bottom, .middle, .automatic, .none] as [UITableView.RowAnimation])
  func insertion(animation: UITableView.RowAnimation) {
    let source = TextSource([["a", "b", "c"]])
    let screen = TableScreen(source: source)
    let below = screen.cell(1)
    source.sections[0].insert("new", at: 1)
    screen.table.insertRows(at: [path(1)], with: animation)
    // The model is the new one at once; what is seen moves.
    #expect(screen.cell(2) === below)
    #expect(below?.frame.minY == 88)
    screen.turn.run()
    screen.advance(to: 0.15)
    #expect(abs((below?.layer.presentation()?.frame.minY ?? 0) - 66) < 0.5)
    screen.settle()
    #expect(texts(screen) == ["a", "new", "b", "c"])
    #expect(screen.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    #expect(screen.table.visibleCells.allSatisfy { $0.alpha == 1 && $0.frame.minX == 0 })
    #expect(screen.table.contentSize.height == 176)
    #expect(screen.table.subviews.filter { $0 is UITableViewCell }.count == 4)
  }

  @Test("A deleted row fades in its place while the rows below close up, and its cell is used again")
  func deletion() {
    let source = TextSource([["a", "b", "c"]])
    let screen = TableScreen(source: source)
    let gone = screen.cell(1)
    source.sections[0].remove(at: 1)
    screen.table.deleteRows(at: [path(1)], with: .fade)
    screen.turn.run()
    screen.advance(to: 0.15)
    #expect(gone?.superview === screen.table)
    #expect(abs(Double(gone?.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
    screen.settle()
    #expect(gone?.superview == nil)
    #expect(gone?.alpha == 1)
    #expect(texts(screen) == ["a", "c"])
    #expect(screen.table.dequeueReusableCell(withIdentifier: "text") === gone)
  }

  @Test("A reloaded row gets another cell in its place; the others keep theirs")
  func reload() {
    let source = TextSource([["a", "b", "c"]])
    let screen = TableScreen(source: source)
    let (other, old) = (screen.cell(0), screen.cell(1))
    source.sections[0][1] = "B"
    screen.table.reloadRows(at: [path(1)], with: .none)
    screen.settle()
    #expect(texts(screen) == ["a", "B", "c"])
    #expect(screen.cell(1) !== old)
    #expect(screen.cell(0) === other)
    #expect(screen.cell(1)?.frame == CGRect(x: 0, y: 44, width: 320, height: 44))
  }

  @Test("A moved row takes its cell along")
  func move() {
    let source = TextSource([["a", "b", "c"]])
    let screen = TableScreen(source: source)
    let moved = screen.cell(0)
    source.sections[0] = ["b", "c", "a"]
    screen.table.moveRow(at: path(0), to: path(2))
    screen.settle()
    #expect(screen.cell(2) === moved)
    #expect(texts(screen) == ["b", "c", "a"])
    #expect(moved?.frame.minY == 88)
  }

  @Test("One batch deletes in old places and inserts in new ones, and its completion comes at the end")
  func batch() {
    let source = TextSource([["a", "b", "c", "d"]])
    let screen = TableScreen(source: source)
    var ended: [Bool] = []
    screen.table.performBatchUpdates {
      source.sections[0] = ["x", "a", "d", "y"]
      screen.table.deleteRows(at: [path(1), path(2)], with: .fade)
      screen.table.insertRows(at: [path(0), path(3)], with: .top)
    } completion: {
      ended.append($0)
    }
    screen.turn.run()
    screen.advance(to: 0.29)
    #expect(ended.isEmpty)
    screen.settle()
    #expect(ended == [true])
    #expect(texts(screen) == ["x", "a", "d", "y"])
    #expect(screen.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
  }

  @Test("Sections come and go with headers and rows")
  func sections() {
    let source = TextSource([["a"], ["b"]])
    let screen = TableScreen(style: .grouped, source: source)
    source.sections = [["new"], ["a"]]
    screen.table.beginUpdates()
    screen.table.insertSections(IndexSet(integer: 0), with: .fade)
    screen.table.deleteSections(IndexSet(integer: 1), with: .left)
    screen.table.endUpdates()
    screen.settle()
    #expect(texts(screen) == ["new", "a"])
    #expect(screen.table.visibleCells.map(\.frame.minY) == [35, 115])
    source.sections[1] = ["b", "c"]
    screen.table.reloadSections(IndexSet(integer: 1), with: .fade)
    screen.settle()
    #expect(texts(screen) == ["new", "b", "c"])
  }

  @Test("The selection goes with its row, and goes with it for good")
  func selection() {
    let source = TextSource([["a", "b", "c"]])
    let screen = TableScreen(source: source)
    screen.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    source.sections[0].insert("new", at: 0)
    screen.table.insertRows(at: [path(0)], with: .fade)
    #expect(screen.table.indexPathForSelectedRow == path(2))
    source.sections[0].remove(at: 2)
    screen.table.deleteRows(at: [path(2)], with: .fade)
    #expect(screen.table.indexPathForSelectedRow == nil)
    screen.settle()
    #expect(!screen.table.visibleCells.contains { $0.isSelected })
  }

  @Test("Counts that do not agree with the batch are a fault, and the table shows what the source says")
  func invalid() {
    let source = TextSource([["a", "b"]])
    let screen = TableScreen(source: source)
    let (_, faults) = Fault.observing { screen.table.deleteRows(at: [path(0)], with: .fade) }
    #expect(faults.count == 1)
    #expect(faults.first?.contains("invalid number of rows in section 0") == true)
    screen.settle()
    #expect(texts(screen) == ["a", "b"])
  }

  @Test("A batch that shortens a scrolled table leaves it at its new end")
  func shorterThanScrolled() {
    let source = TextSource(rows: 40)
    let screen = TableScreen(source: source)
    screen.table.contentOffset.y = 40 * 44 - 480
    screen.turn.run()
    source.sections[0].removeLast(25)
    screen.table.deleteRows(at: (15..<40).map { path($0) }, with: .fade)
    screen.settle()
    #expect(screen.table.contentOffset.y == 180)
    #expect(texts(screen).last == "14")
    #expect(screen.table.subviews.filter { $0 is UITableViewCell }.count == screen.table.visibleCells.count)
  }

  @Test("Outside a window a batch is carried out without animation")
  func withoutWindow() {
    let source = TextSource([["a", "b"]])
    let screen = TableScreen(source: source)
    screen.table.removeFromSuperview()
    var ended: [Bool] = []
    source.sections[0] = ["b"]
    screen.table.performBatchUpdates {
      screen.table.deleteRows(at: [path(0)], with: .fade)
    } completion: {
      ended.append($0)
    }
    #expect(screen.table.visibleCells.map { $0.textLabel?.text } == ["b"])
    #expect(screen.cell(0)?.frame.minY == 0)
    screen.turn.run()
    #expect(ended == [true])
  }
}
