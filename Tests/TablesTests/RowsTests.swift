// RowsTests: heights and frames of rows, and which cells exist.

import Essentials
import Foundation
import Geometry
import OneAtATime
import Testing
import Views

@testable import Tables

@MainActor @Suite("Rows", .serialized, .oneAtATime) struct RowsTests {
  @Test("E12, E13: one section and rows of 44 points unless something else is said; the defaults of selection")
  func defaults() {
    final class OneSection: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let source = OneSection()
    let screen = TableScreen(source: source)
    #expect(screen.table.numberOfSections == 1)
    #expect(screen.table.numberOfRows(inSection: 0) == 2)
    #expect(screen.table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 44, width: 320, height: 44))
    #expect(screen.table.contentSize == CGSize(width: 320, height: 88))
    #expect(screen.table.allowsSelection)
    #expect(!screen.table.allowsSelectionDuringEditing)
    #expect(!screen.table.allowsMultipleSelection)
    #expect(!screen.table.allowsMultipleSelectionDuringEditing)
    #expect(screen.table.numberOfRows(inSection: 7) == 0)
  }

  @Test("E10: only rows in sight have cells, and scrolling uses them again")
  func reuse() {
    let source = TextSource(rows: 1000)
    let screen = TableScreen(source: source)
    // 480 points show rows 0…10, the last of them in part.
    #expect(screen.table.visibleCells.count == 11)
    #expect(source.madeCells == 11)
    for step in 1...40 {
      screen.table.contentOffset.y = CGFloat(step) * 100
      screen.turn.run()
      #expect(screen.table.visibleCells.count <= 12)
    }
    #expect(source.madeCells <= 13)
    #expect(screen.table.indexPathsForVisibleRows?.first == IndexPath(row: 90, section: 0))
    #expect(screen.cell(90)?.frame == CGRect(x: 0, y: 3960, width: 320, height: 44))
    #expect(screen.cell(90)?.textLabel?.text == "90")
    #expect(screen.cell(0) == nil)
  }

  @Test("E10: prepareForReuse comes before a second use, not before the first")
  func prepareForReuse() {
    final class Counted: UITableViewCell {
      var uses = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        uses += 1
      }
    }
    let screen = TableScreen()
    screen.table.register(Counted.self, forCellReuseIdentifier: "counted")
    let first = screen.table.dequeueReusableCell(withIdentifier: "counted") as? Counted
    #expect(first?.uses == 0)
    #expect(first?.reuseIdentifier == "counted")
    let source = TextSource(rows: 30)
    screen.table.dataSource = source
    screen.turn.run()
    screen.cell(0)?.setSelected(true, animated: false)
    let top = screen.cell(0)
    screen.table.contentOffset.y = 44 * 12
    screen.turn.run()
    #expect(screen.table.visibleCells.contains { $0 === top })
    #expect(top?.isSelected == false)
  }

  @Test("E9: registered class, then prototype, then nil; for an index path an unknown identifier is a fault")
  func dequeue() {
    final class Special: UITableViewCell {
      var wasMadeWithStyle = false
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        wasMadeWithStyle = true
      }
      required init?(coder: NSCoder) { nil }
    }
    let screen = TableScreen()
    let table = screen.table
    table.register(Special.self, forCellReuseIdentifier: "special")
    table.registerPrototype(identifier: "proto") {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "made from a file"
      return cell
    }
    #expect((table.dequeueReusableCell(withIdentifier: "special") as? Special)?.wasMadeWithStyle == true)
    let proto = table.dequeueReusableCell(withIdentifier: "proto", for: IndexPath(row: 0, section: 0))
    #expect(proto.textLabel?.text == "made from a file")
    #expect(proto.reuseIdentifier == "proto")
    #expect(proto.bounds.width == 320)
    #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
    let (_, faults) = Fault.observing {
      table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
    }
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("unable to dequeue a cell with identifier none") == true)
  }

  @Test("The delegate's height stands over the table's, and ends on a device pixel")
  func heights() {
    let source = LoggingSource(rows: 3)
    source.height = 50.3
    let screen = TableScreen(scale: 2, source: source)
    #expect(screen.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 50.5)
    source.height = nil
    screen.table.rowHeight = 60
    screen.turn.run()
    #expect(screen.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 60)
  }

  @Test("A row that sizes itself is as high as its text needs")
  func automaticHeights() {
    let long = String(repeating: "word ", count: 20).trimmingCharacters(in: .whitespaces)
    let source = TextSource([["short", long, "short"]])
    final class MultiLine: TextSource {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        cell.textLabel?.numberOfLines = 0
        return cell
      }
    }
    let single = TableScreen(source: source)
    #expect(single.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
    // 288 points hold six words of 42.5 points; 20 words are 4 lines of 20.4 points, and 22 points stand around them.
    let wrapping = MultiLine(source.sections)
    let screen = TableScreen(source: wrapping)
    #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    #expect(screen.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 104)
    #expect(screen.table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 148)
    #expect(screen.table.contentSize.height == 192)
  }

  /// Rows of five lines: 102 points of text, 124 in all, where 44 are guessed.
  @MainActor
  private final class TallSource: TextSource {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = super.tableView(tableView, cellForRowAt: indexPath)
      cell.textLabel?.numberOfLines = 0
      return cell
    }

    convenience init() { self.init([Array(repeating: "a\nb\nc\nd\ne", count: 100)]) }
  }

  @Test("A row that turns out higher than was guessed while it enters at the top leaves what is below it in place")
  func guessesAbove() throws {
    let source = TallSource()
    let screen = TableScreen(source: source)
    screen.table.contentOffset.y = 2000
    screen.turn.run()
    let first = try #require(screen.table.indexPathsForVisibleRows?.first)
    let cell = try #require(screen.table.cellForRow(at: first))
    let before = cell.convert(CGPoint.zero, to: nil).y
    screen.table.contentOffset.y -= 100
    screen.turn.run()
    #expect(screen.table.indexPathsForVisibleRows?.first?.row == first.row - 1)
    #expect(cell.convert(CGPoint.zero, to: nil).y == before + 100)
    #expect(screen.table.visibleCells.allSatisfy { $0.bounds.height == 124 })
  }

  @Test("Rows that turn out higher than was guessed do not slip from under a finger, nor jump in a glide")
  func guessesUnderFinger() throws {
    let source = TallSource()
    let screen = TableScreen(source: source)
    screen.table.contentOffset.y = 2000
    screen.turn.run()
    let path = try #require(screen.table.indexPathsForVisibleRows?.first)
    let place = { screen.table.rectForRow(at: path).minY - screen.table.contentOffset.y }
    let before = place()
    screen.press(at: CGPoint(x: 100, y: 50))
    for step in 1...20 {
      screen.clock.step(to: screen.clock.now + 0.01)
      screen.move(to: CGPoint(x: 100, y: 50 + 20 * CGFloat(step)))
    }
    // 400 points less the 10 that make out the drag.
    #expect(abs(place() - (before + 390)) < 1e-6)
    screen.release(at: CGPoint(x: 100, y: 450))
    var last = place()
    for _ in 0..<30 {
      screen.advance(to: screen.clock.now + 0.01)
      // At 2,000 points a second, slowing down, a hundredth of a second is at most 20 points, and never back.
      #expect(place() >= last && place() - last <= 20.001)
      last = place()
    }
    #expect(last - before > 600)
  }

  @Test("The delegate hears of each cell before it is shown and after it is gone")
  func displaying() {
    final class Told: NSObject, UITableViewDelegate {
      var log: [String] = []
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.append("+\(indexPath.row)")
      }
      func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) { log.append("-\(indexPath.row)") }
    }
    let (source, told) = (TextSource(rows: 20), Told())
    let screen = TableScreen(size: CGSize(width: 320, height: 88), source: source, delegate: told)
    #expect(told.log == ["+0", "+1"])
    screen.table.contentOffset.y = 44
    screen.turn.run()
    #expect(told.log == ["+0", "+1", "-0", "+2"])
    screen.table.reloadData()
    screen.turn.run()
    #expect(told.log.suffix(4) == ["-1", "-2", "+1", "+2"])
  }

  @Test("Another width asks for the heights again")
  func widthDependentHeights() {
    final class Square: LoggingSource {
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.bounds.width / 2
      }
    }
    let source = Square(rows: 2)
    let screen = TableScreen(source: source)
    let cell = screen.cell(0)
    #expect(screen.cell(0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 160))
    screen.table.frame.size.width = 200
    screen.turn.run()
    #expect(screen.cell(0)?.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(screen.cell(1)?.frame == CGRect(x: 0, y: 100, width: 200, height: 100))
    #expect(screen.cell(0) === cell)
    #expect(screen.table.contentSize == CGSize(width: 200, height: 200))
  }

  @Test("E7: a reload asks for sections, rows and cells at the next layout, and clears the selection")
  func reload() {
    let source = TextSource([["a"]])
    let screen = TableScreen(source: source)
    screen.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    source.sections = [["b"], ["c", "d"]]
    screen.table.reloadData()
    #expect(screen.table.indexPathForSelectedRow == nil)
    screen.turn.run()
    #expect(screen.table.visibleCells.map { $0.textLabel?.text } == ["b", "c", "d"])
    #expect(screen.cell(0, 0)?.isSelected == false)
  }

  @Test("The table's own header and footer stand above and below the rows, as wide as the table")
  func ownHeaderAndFooter() {
    let screen = TableScreen(source: TextSource(rows: 2))
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    screen.table.tableHeaderView = header
    screen.table.tableFooterView = footer
    let source = TextSource(rows: 2)
    screen.table.dataSource = source
    screen.turn.run()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(screen.cell(0)?.frame.minY == 30)
    #expect(footer.frame == CGRect(x: 0, y: 118, width: 320, height: 50))
    #expect(screen.table.contentSize.height == 168)
    header.frame.size.height = 40
    screen.table.setNeedsLayout()
    screen.turn.run()
    #expect(screen.cell(0)?.frame.minY == 40)
    screen.table.tableHeaderView = nil
    screen.turn.run()
    #expect(header.superview == nil)
    #expect(screen.cell(0)?.frame.minY == 0)
  }

  @Test("Rows are found by point, rectangle and cell")
  func queries() throws {
    let source = TextSource(rows: 30)
    let screen = TableScreen(source: source)
    #expect(screen.table.indexPathForRow(at: CGPoint(x: 5, y: 90)) == IndexPath(row: 2, section: 0))
    #expect(screen.table.indexPathForRow(at: CGPoint(x: 5, y: 5000)) == nil)
    #expect(screen.table.indexPathForRow(at: CGPoint(x: -1, y: 90)) == nil)
    let rows = screen.table.indexPathsForRows(in: CGRect(x: 0, y: 44, width: 1, height: 89))
    #expect(rows?.map(\.row) == [1, 2, 3])
    #expect(screen.table.indexPath(for: try #require(screen.cell(4))) == IndexPath(row: 4, section: 0))
  }

  @Test("A row is scrolled to the top, middle or bottom, or just into sight")
  func scrolling() {
    let source = TextSource(rows: 100)
    let screen = TableScreen(source: source)
    let row = IndexPath(row: 50, section: 0)
    screen.table.scrollToRow(at: row, at: .top, animated: false)
    #expect(screen.table.contentOffset.y == 2200)
    screen.table.scrollToRow(at: row, at: .middle, animated: false)
    #expect(screen.table.contentOffset.y == 1982)
    screen.table.scrollToRow(at: row, at: .bottom, animated: false)
    #expect(screen.table.contentOffset.y == 1764)
    screen.table.scrollToRow(at: IndexPath(row: 45, section: 0), at: .none, animated: false)
    #expect(screen.table.contentOffset.y == 1764)
    screen.table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .none, animated: false)
    #expect(screen.table.contentOffset.y == 1320)
    screen.table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(screen.table.contentOffset.y == 3920)
  }
}
