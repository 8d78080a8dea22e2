// UITableView+Tiling: the cells in sight: made, measured, placed, and put away again.

import Foundation
import Views

extension UITableView {
  /// Brings what stands in the table in line with the layout and with what is in sight.
  func tile() {
    prepare()
    guard bounds.width > 0, !isPreparing else { return }
    // First what is out of sight by the guessed heights, so that its cells can be used again for what comes.
    putAwayCells(except: Set(pathsInSight))
    measureRowsInSight()
    putAwayCells(except: Set(pathsInSight))
    for path in pathsInSight { place(cell(at: path), at: path) }
    tileSectionViews()
    tileTableViews()
  }

  private var pathsInSight: [IndexPath] { layoutOfRows.rows(from: bounds.minY, to: bounds.maxY) }

  /// The cell of a row, made if there is none yet.
  func cell(at path: IndexPath) -> UITableViewCell {
    if let cell = cells[path] { return cell }
    let cell = UIView.withoutAnimationReturning { makeCell(at: path) }
    cells[path] = cell
    return cell
  }

  private func makeCell(at path: IndexPath) -> UITableViewCell {
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    // A source may hand out a cell that still stands elsewhere, as static content does when it moves.
    for (other, shown) in cells where shown === cell { cells[other] = nil }
    leaving[ObjectIdentifier(cell)] = nil
    configure(cell, at: path)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    return cell
  }

  /// Tells a cell all that depends on its row.
  func configure(_ cell: UITableViewCell, at path: IndexPath) {
    cell.frame = layoutOfRows.rect(ofRow: path)
    cell.adoptDefaultBackground(of: style)
    cell.setSeparators(separators(at: path))
    let level = tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? Self.unansweredLevel
    if level != Self.unansweredLevel { cell.indentationLevel = level }
    cell.setEditing(editsRows, with: editing(at: path), animated: false)
    cell.setSelected(selection.contains(path), animated: false)
  }

  private func place(_ cell: UITableViewCell, at path: IndexPath) {
    let frame = layoutOfRows.rect(ofRow: path)
    if cell.frame != frame { cell.frame = frame }
  }

  /// Gives the rows in sight that size themselves their heights. A row that grows while it enters at the top pushes
  /// upwards, so that what the eye rests on stays where it is.
  private func measureRowsInSight() {
    let isUnmeasured = { [self] (path: IndexPath) in !layoutOfRows.isMeasured(path) }
    while let path = pathsInSight.first(where: isUnmeasured) {
      let before = layoutOfRows.rect(ofRow: path)
      let height = roundedUp(cell(at: path).fittingHeight(forWidth: bounds.width))
      layoutOfRows.setHeight(height, of: path)
      applyContentSize()
      if before.minY < bounds.minY, height != before.height { contentGrew(above: height - before.height) }
    }
  }

  private func putAwayCells(except kept: Set<IndexPath>) {
    for path in cells.keys.filter({ !kept.contains($0) }).sorted() {
      guard let cell = cells.removeValue(forKey: path) else { continue }
      putAway(cell, from: path)
    }
  }

  /// Takes a cell out of the table; one with an identifier waits for its next use.
  func putAway(_ cell: UITableViewCell, from path: IndexPath) {
    if press?.cell === cell { cancelPress() }
    if swipe?.cell === cell { endSwipe(animated: false) }
    if cell.superview === self { cell.removeFromSuperview() }
    reuse.put(cell)
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func recycleEverything() {
    putAwayCells(except: [])
    for place in sectionViews.keys.sorted() { putAwaySectionView(at: place) }
  }

  private func tileTableViews() {
    tableHeaderView?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: tableHeaderView?.bounds.height ?? 0)
    tableFooterView?.frame = CGRect(
      x: 0, y: layoutOfRows.tableFooterTop, width: bounds.width, height: tableFooterView?.bounds.height ?? 0)
    backgroundView?.frame = bounds
  }
}

// MARK: Separators

extension UITableView {
  /// The lines of a row: inset between rows, full at the edges of a grouped section.
  func separators(at path: IndexPath) -> CellSeparators {
    guard separatorStyle != .none, layoutOfRows.contains(path) else { return .none }
    let isLast = path.row + 1 == layoutOfRows.sections[path.section].rows.count
    return CellSeparators(
      showsTop: style != .plain && path.row == 0, showsBottom: true, isBottomFull: style != .plain && isLast,
      inset: separatorInset, color: separatorColor ?? .separator)
  }

  func refreshSeparators() {
    for (path, cell) in cells { cell.setSeparators(separators(at: path)) }
  }
}
