// UITableView+Queries: what a table answers about its rows, and scrolling to them.

import Foundation
import Views

extension UITableView {
  /// How many sections there are, as the data source last said.
  public var numberOfSections: Int {
    prepare()
    return layoutOfRows.sections.count
  }

  /// How many rows a section has, as the data source last said; 0 for a section that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    prepare()
    return layoutOfRows.sections.indices.contains(section) ? layoutOfRows.sections[section].rows.count : 0
  }

  /// A section with its header and footer, in the table's points.
  public func rect(forSection section: Int) -> CGRect {
    prepare()
    return layoutOfRows.rect(ofSection: section)
  }

  /// A section's header where it lies when nothing is scrolled, in the table's points.
  public func rectForHeader(inSection section: Int) -> CGRect {
    prepare()
    return layoutOfRows.rect(ofHeader: section)
  }

  /// A section's footer where it lies when nothing is scrolled, in the table's points.
  public func rectForFooter(inSection section: Int) -> CGRect {
    prepare()
    return layoutOfRows.rect(ofFooter: section)
  }

  /// A row, in the table's points; empty where there is none.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    prepare()
    return layoutOfRows.rect(ofRow: indexPath)
  }

  /// The row at a point of the table; nil between rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    prepare()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return layoutOfRows.row(at: point.y)
  }

  /// The rows of which something lies in a rectangle of the table, top to bottom.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    prepare()
    return layoutOfRows.rows(from: rect.minY, to: rect.maxY)
  }

  /// The row that a cell shows now; nil for one that is not in sight.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The cell that shows a row; nil for a row out of sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// The cells in sight, top to bottom.
  public var visibleCells: [UITableViewCell] {
    tileIfStale()
    return cells.keys.sorted().compactMap { cells[$0] }
  }

  /// The rows in sight, top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    tileIfStale()
    return cells.keys.sorted()
  }

  /// The header of a section in sight.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[SectionPlace(section: section, isHeader: true)] as? UITableViewHeaderFooterView
  }

  /// The footer of a section in sight.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[SectionPlace(section: section, isHeader: false)] as? UITableViewHeaderFooterView
  }

  private func tileIfStale() {
    if needsData || needsHeights { tile() }
  }
}

// MARK: Scrolling

extension UITableView {
  /// Scrolls until a row stands where `scrollPosition` says, as far as the content goes.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    prepare()
    guard layoutOfRows.contains(indexPath) else { return }
    let row = layoutOfRows.rect(ofRow: indexPath)
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    let top = contentOffset.y + inset.top
    let target: CGFloat
    switch scrollPosition {
    case .top: target = row.minY - stickyHeight(of: indexPath.section)
    case .middle: target = row.midY - room / 2
    case .bottom: target = row.maxY - room
    case .none:
      let sticky = stickyHeight(of: indexPath.section)
      if row.minY < top + sticky { target = row.minY - sticky } else { target = max(top, row.maxY - room) }
    }
    let last = max(0, layoutOfRows.height - room)
    let offset = CGPoint(x: contentOffset.x, y: roundedUp(min(max(0, target), last)) - inset.top)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// Scrolls until the selected row stands where `scrollPosition` says.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    prepare()
    let middle = bounds.midY
    let nearest = selection.min {
      abs(layoutOfRows.rect(ofRow: $0).midY - middle) < abs(layoutOfRows.rect(ofRow: $1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  func stickyHeight(of section: Int) -> CGFloat {
    style == .plain ? layoutOfRows.sections[section].headerHeight : 0
  }
}
