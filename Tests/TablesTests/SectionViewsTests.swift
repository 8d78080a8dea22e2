// SectionViewsTests: the room around sections, and their titles.

import Foundation
import Geometry
import OneAtATime
import Testing
import Views

@testable import Tables

/// A source whose first sections have titles.
@MainActor
private final class TitledSource: NSObject, UITableViewDataSource {
  var headers: [String?] = []
  var footers: [String?] = []
  private let rowCounts: [Int]

  init(rowCounts: [Int]) { self.rowCounts = rowCounts }

  func numberOfSections(in tableView: UITableView) -> Int { rowCounts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCounts[section] }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
}

@MainActor @Suite("Section headers and footers", .serialized, .oneAtATime) struct SectionViewsTests {
  @Test("A grouped table begins 35 points down and leaves 18 above and below each section")
  func groupedSpacing() {
    let source = TextSource([["a"], ["b", "c"]])
    let screen = TableScreen(style: .grouped, source: source)
    #expect(screen.cell(0, 0)?.frame.minY == 35)
    #expect(screen.cell(0, 1)?.frame.minY == 115)
    #expect(screen.table.contentSize.height == 221)
  }

  @Test("X23: a file's header and footer heights of 10 hold between sections, not above the first")
  func presetHeights() {
    let source = TextSource([["a"], ["b", "c"]])
    let screen = TableScreen(style: .grouped, source: source)
    screen.table.sectionHeaderHeight = 10
    screen.table.sectionFooterHeight = 10
    screen.table.rowHeight = 56
    screen.turn.run()
    #expect(screen.cell(0, 0)?.frame.minY == 35)
    #expect(screen.cell(0, 1)?.frame.minY == 111)
    #expect(screen.table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 91, width: 320, height: 10))
    #expect(screen.table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 101, width: 320, height: 10))
  }

  @Test("A table header takes the place of the first section's distance")
  func tableHeaderReplacesFirstGap() {
    let source = TextSource([["a"]])
    let screen = TableScreen(style: .grouped, source: source)
    screen.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 5))
    screen.turn.run()
    #expect(screen.cell(0, 0)?.frame.minY == 23)
  }

  @Test("Grouped titles get the room that they need, in small grey letters as they were written")
  func groupedTitles() throws {
    let source = TitledSource(rowCounts: [1, 1])
    source.headers = ["First", "Second"]
    source.footers = [nil, "Below"]
    let screen = TableScreen(style: .grouped, source: source)
    screen.table.sectionHeaderHeight = 10
    screen.table.sectionFooterHeight = 10
    screen.turn.run()
    // A line of 13-point text is 15.6 points high, rounded to 16; above it 32 or 15 points, below it 7.
    #expect(screen.table.rectForHeader(inSection: 0).height == 55)
    #expect(screen.table.rectForHeader(inSection: 1).height == 38)
    #expect(screen.table.rectForFooter(inSection: 1).height == 30)
    let header = try #require(screen.table.headerView(forSection: 0))
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 55))
    #expect(header.textLabel?.text == "First")
    #expect(header.textLabel?.frame == CGRect(x: 16, y: 32, width: 288, height: 16))
    #expect(header.textLabel?.font.pointSize == 13)
    #expect(screen.table.footerView(forSection: 1)?.textLabel?.text == "Below")
    #expect(screen.table.footerView(forSection: 0) == nil)
  }

  @Test("A plain table's headers are 28 points high where there is a title, and stay in sight with their section")
  func plainHeadersStick() throws {
    let source = TitledSource(rowCounts: [10, 20])
    source.headers = ["One", "Two"]
    let screen = TableScreen(source: source)
    #expect(screen.cell(0)?.frame.minY == 28)
    let header = try #require(screen.table.headerView(forSection: 0))
    screen.table.contentOffset.y = 100
    screen.turn.run()
    #expect(header.frame == CGRect(x: 0, y: 100, width: 320, height: 28))
    // The section ends at 468: it pushes its header out.
    screen.table.contentOffset.y = 460
    screen.turn.run()
    #expect(header.frame.minY == 440)
    #expect(screen.table.headerView(forSection: 1)?.frame.minY == 468)
    let order = screen.table.subviews
    let cellPlace = try #require(order.firstIndex { $0 === screen.table.visibleCells.last })
    let headerPlace = try #require(order.firstIndex { $0 === header })
    #expect(headerPlace > cellPlace)
  }

  @Test("The delegate's views and heights stand over titles, and registered views are used again")
  func ownViews() {
    final class Own: TextSource, UITableViewDelegate {
      var shown: [Int] = []
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "own")
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
      func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        shown.append(section)
      }
    }
    let source = Own((0..<30).map { [String($0)] })
    let screen = TableScreen(style: .grouped)
    screen.table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "own")
    screen.table.dataSource = source
    screen.table.delegate = source
    screen.turn.run()
    #expect(screen.cell(0, 0)?.frame.minY == 30)
    #expect(screen.cell(0, 1)?.frame.minY == 104)
    #expect(source.shown == [0, 1, 2, 3, 4, 5, 6])
    let first = screen.table.headerView(forSection: 0)
    screen.table.contentOffset.y = 740
    screen.turn.run()
    let views = (10...16).compactMap { screen.table.headerView(forSection: $0) }
    #expect(views.count == 7)
    #expect(views.contains { $0 === first })
  }
}
