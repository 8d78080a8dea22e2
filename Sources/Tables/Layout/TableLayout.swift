// TableLayout: where a table's sections and rows lie. It knows heights, not views.

import Foundation

/// The vertical arrangement of a table: its header, then each section's header, rows and footer, then its footer.
///
/// All lengths are points; y grows downwards from the top of the content.
struct TableLayout: Equatable {
  /// A row's height, and whether that is final or a guess that the first display will correct.
  struct Row: Equatable {
    var height: CGFloat
    var isMeasured = true
  }

  struct Section: Equatable {
    var headerHeight: CGFloat = 0
    var footerHeight: CGFloat = 0
    var rows: [Row] = []
    /// Where the section begins in the content, and where each row begins in the section, with one more for the end.
    fileprivate(set) var top: CGFloat = 0
    fileprivate(set) var rowTops: [CGFloat] = [0]

    init(headerHeight: CGFloat = 0, footerHeight: CGFloat = 0, rows: [Row] = []) {
      (self.headerHeight, self.footerHeight, self.rows) = (headerHeight, footerHeight, rows)
    }

    /// Header, rows and footer together.
    var height: CGFloat { (rowTops.last ?? headerHeight) + footerHeight }

    fileprivate mutating func placeRows() {
      rowTops = rows.reduce(into: [headerHeight]) { $0.append(($0.last ?? 0) + $1.height) }
    }
  }

  private(set) var width: CGFloat = 0
  private(set) var tableHeaderHeight: CGFloat = 0
  private(set) var tableFooterHeight: CGFloat = 0
  private(set) var sections: [Section] = []

  init() {}

  init(width: CGFloat, tableHeaderHeight: CGFloat, tableFooterHeight: CGFloat, sections: [Section]) {
    (self.width, self.sections) = (width, sections)
    (self.tableHeaderHeight, self.tableFooterHeight) = (tableHeaderHeight, tableFooterHeight)
    for index in sections.indices { self.sections[index].placeRows() }
    stack()
  }

  /// The height of everything.
  var height: CGFloat { tableFooterTop + tableFooterHeight }

  /// Where the table's own footer begins.
  var tableFooterTop: CGFloat { sections.last.map { $0.top + $0.height } ?? tableHeaderHeight }

  /// Changes the heights of the table's own header and footer.
  mutating func setTableHeights(header: CGFloat, footer: CGFloat) {
    (tableHeaderHeight, tableFooterHeight) = (header, footer)
    stack()
  }

  /// Gives a row its final height.
  mutating func setHeight(_ height: CGFloat, of path: IndexPath) {
    guard contains(path) else { return }
    sections[path.section].rows[path.row] = Row(height: height)
    sections[path.section].placeRows()
    stack(from: path.section)
  }

  private mutating func stack(from first: Int = 0) {
    var top = first == 0 ? tableHeaderHeight : sections[first].top
    for index in sections.indices.dropFirst(first) {
      sections[index].top = top
      top += sections[index].height
    }
  }
}

// MARK: Places

extension TableLayout {
  /// Whether there is such a row.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  /// Whether a row's height is final; a row that does not exist has nothing left to measure.
  func isMeasured(_ path: IndexPath) -> Bool {
    !contains(path) || sections[path.section].rows[path.row].isMeasured
  }

  /// The rectangle of a row; empty at the origin where there is no such row.
  func rect(ofRow path: IndexPath) -> CGRect {
    guard contains(path) else { return .zero }
    let section = sections[path.section]
    return CGRect(
      x: 0, y: section.top + section.rowTops[path.row], width: width, height: section.rows[path.row].height)
  }

  func rect(ofSection index: Int) -> CGRect {
    guard sections.indices.contains(index) else { return .zero }
    return CGRect(x: 0, y: sections[index].top, width: width, height: sections[index].height)
  }

  func rect(ofHeader index: Int) -> CGRect {
    guard sections.indices.contains(index) else { return .zero }
    return CGRect(x: 0, y: sections[index].top, width: width, height: sections[index].headerHeight)
  }

  func rect(ofFooter index: Int) -> CGRect {
    guard sections.indices.contains(index) else { return .zero }
    let section = sections[index]
    return CGRect(
      x: 0, y: section.top + section.height - section.footerHeight, width: width, height: section.footerHeight)
  }

  /// The row at a height of the content, or nil between rows.
  func row(at y: CGFloat) -> IndexPath? {
    rows(from: y, to: y).first { path in
      let rect = rect(ofRow: path)
      return rect.minY <= y && y < rect.maxY
    }
  }

  /// The rows of which something lies between two heights of the content, top to bottom.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    for index in sectionIndices(from: top, to: bottom) {
      let section = sections[index]
      var row = section.rows.indices.partitioningIndex { section.top + section.rowTops[$0 + 1] > top }
      while row < section.rows.count, section.top + section.rowTops[row] < bottom || top == bottom {
        found.append(IndexPath(row: row, section: index))
        if top == bottom { break }
        row += 1
      }
    }
    return found
  }

  /// The sections of which something lies between two heights of the content, top to bottom.
  func sectionIndices(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = sections.indices.partitioningIndex { sections[$0].top + sections[$0].height > top }
    let end = sections.indices.partitioningIndex { sections[$0].top > bottom }
    return first..<max(first, end)
  }

  /// The row `distance` places after `path` in the order of the table, across sections; nil past either end.
  func row(after path: IndexPath, by distance: Int) -> IndexPath? {
    guard let place = ordinal(of: path) else { return nil }
    return self.path(ordinal: place + distance)
  }

  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  /// The place of a row in the order of the table, from 0.
  func ordinal(of path: IndexPath) -> Int? {
    guard contains(path) else { return nil }
    return sections[..<path.section].reduce(path.row) { $0 + $1.rows.count }
  }

  func path(ordinal: Int) -> IndexPath? {
    guard ordinal >= 0 else { return nil }
    var rest = ordinal
    for (index, section) in sections.enumerated() {
      if rest < section.rows.count { return IndexPath(row: rest, section: index) }
      rest -= section.rows.count
    }
    return nil
  }
}

extension Range where Bound == Int {
  /// The first index of which `belongsToEnd` is true, by halving; the end if none. It must stay true once it is.
  func partitioningIndex(where belongsToEnd: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsToEnd(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
