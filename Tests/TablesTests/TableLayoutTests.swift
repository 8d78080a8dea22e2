// TableLayoutTests: where sections and rows lie, without a view.

import Foundation
import OneAtATime
import Testing

@testable import Tables

@Suite("Table layout", .oneAtATime) struct TableLayoutTests {
  /// Two sections: header 10, rows 44 and 60, footer 5; then header 20, one row of 30, no footer; a table header of 7.
  static let layout = TableLayout(
    width: 100, tableHeaderHeight: 7, tableFooterHeight: 3,
    sections: [
      TableLayout.Section(
        headerHeight: 10, footerHeight: 5, rows: [TableLayout.Row(height: 44), TableLayout.Row(height: 60)]),
      TableLayout.Section(headerHeight: 20, rows: [TableLayout.Row(height: 30, isMeasured: false)]),
    ])

  @Test("Everything is stacked in order")
  func stacking() {
    let layout = Self.layout
    #expect(layout.rect(ofHeader: 0) == CGRect(x: 0, y: 7, width: 100, height: 10))
    #expect(layout.rect(ofRow: IndexPath(row: 0, section: 0)) == CGRect(x: 0, y: 17, width: 100, height: 44))
    #expect(layout.rect(ofRow: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 61, width: 100, height: 60))
    #expect(layout.rect(ofFooter: 0) == CGRect(x: 0, y: 121, width: 100, height: 5))
    #expect(layout.rect(ofSection: 1) == CGRect(x: 0, y: 126, width: 100, height: 50))
    #expect(layout.rect(ofRow: IndexPath(row: 0, section: 1)) == CGRect(x: 0, y: 146, width: 100, height: 30))
    #expect(layout.tableFooterTop == 176)
    #expect(layout.height == 179)
  }

  @Test(
    "A height finds its row, and nothing between rows",
    arguments: [
      (6.0, nil), (16.9, nil), (17.0, [0, 0]), (60.9, [0, 0]), (61.0, [0, 1]), (120.9, [0, 1]), (121.0, nil),
      (145.0, nil), (146.0, [1, 0]), (175.9, [1, 0]), (176.0, nil), (-1.0, nil), (500.0, nil),
    ] as [(Double, [Int]?)])
  func rowAt(y: Double, indexes: [Int]?) {
    #expect(Self.layout.row(at: y) == indexes.map { IndexPath(indexes: $0) })
  }

  @Test("Rows that touch a span only with their edge are not in it")
  func spans() {
    let paths = { (top: CGFloat, bottom: CGFloat) in
      Self.layout.rows(from: top, to: bottom).map { [$0.section, $0.row] }
    }
    #expect(paths(17, 61) == [[0, 0]])
    #expect(paths(60, 62) == [[0, 0], [0, 1]])
    #expect(paths(0, 200) == [[0, 0], [0, 1], [1, 0]])
    #expect(paths(121, 146) == [])
  }

  @Test("A measured height moves what is below it")
  func measuring() {
    var layout = Self.layout
    let row = IndexPath(row: 0, section: 1)
    #expect(!layout.isMeasured(row))
    layout.setHeight(80, of: row)
    #expect(layout.isMeasured(row))
    layout.setHeight(50, of: IndexPath(row: 0, section: 0))
    #expect(layout.rect(ofRow: row) == CGRect(x: 0, y: 152, width: 100, height: 80))
    #expect(layout.height == 235)
  }

  @Test("Steps cross sections and stop at the ends")
  func steps() {
    let layout = Self.layout
    #expect(layout.row(after: IndexPath(row: 1, section: 0), by: 1) == IndexPath(row: 0, section: 1))
    #expect(layout.row(after: IndexPath(row: 0, section: 1), by: -2) == IndexPath(row: 0, section: 0))
    #expect(layout.row(after: IndexPath(row: 0, section: 1), by: 1) == nil)
    #expect(layout.row(after: IndexPath(row: 0, section: 0), by: -1) == nil)
    #expect(layout.row(after: IndexPath(row: 9, section: 0), by: 1) == nil)
  }

  @Test("Index paths read as row and section, both ways")
  func indexPaths() {
    var path = IndexPath(row: 3, section: 2)
    #expect((path.section, path.row) == (2, 3))
    path.row = 5
    path.section = 1
    #expect(path == IndexPath(indexes: [1, 5]))
    #expect((IndexPath().section, IndexPath().row) == (0, 0))
  }
}
