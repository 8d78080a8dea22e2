// UITableView+Data: asking the data source and the delegate, and keeping what they said as a layout.

import Foundation
import Views

extension UITableView {
  /// Makes the next layout ask for everything.
  func invalidateData() {
    needsData = true
    setNeedsLayout()
  }

  /// Makes the next layout ask for the heights, of the rows that are known.
  func invalidateHeights() {
    needsHeights = true
    setNeedsLayout()
  }

  func reloadEverything() {
    endSwipe(animated: false)
    cancelPress()
    updates = nil
    selection = []
    invalidateData()
  }

  /// Brings the layout up to date; cells are left to `tile`.
  func prepare() {
    guard !isPreparing else { return }
    isPreparing = true
    defer { isPreparing = false }
    if needsData {
      needsData = false
      recycleEverything()
      layoutOfRows = askForLayout(rowCounts: askForRowCounts())
      needsHeights = false
      selection.removeAll { !layoutOfRows.contains($0) }
    } else if needsHeights || layoutOfRows.width != bounds.width {
      needsHeights = false
      layoutOfRows = askForLayout(rowCounts: layoutOfRows.sections.map(\.rows.count))
    } else if tableHeights != (layoutOfRows.tableHeaderHeight, layoutOfRows.tableFooterHeight) {
      layoutOfRows.setTableHeights(header: tableHeights.header, footer: tableHeights.footer)
    }
    applyContentSize()
  }

  func applyContentSize() {
    let size = CGSize(width: bounds.width, height: layoutOfRows.height)
    if contentSize != size { contentSize = size }
  }

  private var tableHeights: (header: CGFloat, footer: CGFloat) {
    (tableHeaderView.map { roundedUp($0.bounds.height) } ?? 0, tableFooterView.map { roundedUp($0.bounds.height) } ?? 0)
  }

  /// How many rows each section has now.
  func askForRowCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  /// The layout of so many rows, with every height asked anew.
  func askForLayout(rowCounts: [Int]) -> TableLayout {
    let heights = tableHeights
    let sections = rowCounts.enumerated().map { section, count in
      TableLayout.Section(
        headerHeight: height(of: SectionPlace(section: section, isHeader: true)),
        footerHeight: height(of: SectionPlace(section: section, isHeader: false)),
        rows: (0..<count).map { askForHeight(of: IndexPath(row: $0, section: section)) })
    }
    return TableLayout(
      width: bounds.width, tableHeaderHeight: heights.header, tableFooterHeight: heights.footer, sections: sections)
  }

  private func askForHeight(of path: IndexPath) -> TableLayout.Row {
    var height = tableDelegate?.tableView(self, heightForRowAt: path) ?? Self.unanswered
    if height == Self.unanswered { height = rowHeight }
    if height >= 0 { return TableLayout.Row(height: roundedUp(height)) }
    return TableLayout.Row(height: roundedUp(estimate(of: path)), isMeasured: false)
  }

  private func estimate(of path: IndexPath) -> CGFloat {
    var height = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? Self.unanswered
    if height == Self.unanswered { height = estimatedRowHeight }
    return height > 0 ? height : TableMetrics.rowHeight
  }

  /// A height that ends on a device pixel, so that every separator is one sharp pixel at any scale.
  func roundedUp(_ height: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return (height * scale - 0.001).rounded(.up) / scale
  }

  /// Replaces one of the views that the table shows beside its rows.
  func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    // The background lies behind all else.
    if let new { insertSubview(new, at: new === backgroundView || backgroundView == nil ? 0 : 1) }
    invalidateHeights()
  }
}
