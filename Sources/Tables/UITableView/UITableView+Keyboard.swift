// UITableView+Keyboard: the keyboard's focus on rows.

import Foundation
import Views

extension UITableView {
  /// Uses a key while one of the rows has the focus; false leaves it to the responders further out.
  func handleKey(_ key: UIKey?) -> Bool {
    guard let key, key.modifierFlags.isEmpty, let path = focusedRow else { return false }
    switch key.keyCode {
    case .keyboardUpArrow: step(from: path, by: -1)
    case .keyboardDownArrow: step(from: path, by: 1)
    case .keyboardPageUp: return page(from: path, by: -1)
    case .keyboardPageDown: return page(from: path, by: 1)
    case .keyboardHome: jump(from: path, by: 1)
    case .keyboardEnd: jump(from: path, by: -1)
    default: return false
    }
    return true
  }

  private var focusedRow: IndexPath? {
    guard let focused = window?.focusedView, focused !== self, focused.isDescendant(of: self) else { return nil }
    return cells.first { $0.value === focused }?.key
  }

  // MARK: Moving the focus

  /// Moves to the next row that the keyboard may stand on, at most a page out of sight. Where there is none, what else
  /// the table shows scrolls by; at either end the key is used up, so that it does not leave the table.
  private func step(from path: IndexPath, by way: Int) {
    guard let place = layoutOfRows.ordinal(of: path) else { return }
    let (top, bottom) = (contentOffset.y - room, contentOffset.y + bounds.height + room)
    let near = paths(from: place + way, by: way).prefix { next in
      let row = layoutOfRows.rect(ofRow: next)
      return row.maxY > top && row.minY < bottom
    }
    if let next = firstFocusable(in: near, leaving: path) { return focus(next) }
    scroll(to: contentOffset.y + CGFloat(way) * TableMetrics.rowHeight, showing: path)
  }

  /// Moves to the farthest row within a page that the keyboard may stand on; false where neither the focus nor the
  /// content moves, so that the content may scroll without the row.
  private func page(from path: IndexPath, by way: Int) -> Bool {
    let row = layoutOfRows.rect(ofRow: path)
    let near =
      way > 0
      ? layoutOfRows.rows(from: row.maxY, to: row.minY + room).reversed()
      : layoutOfRows.rows(from: row.maxY - room, to: row.minY)
    let before = contentOffset
    if let next = firstFocusable(in: near, leaving: path) {
      focus(next)
      return true
    }
    scroll(to: contentOffset.y + CGFloat(way) * room, showing: path)
    return contentOffset != before
  }

  /// Moves to the first row that the keyboard may stand on, or back from the end to the last, and shows what lies
  /// beyond it as far as the row stays in sight.
  private func jump(from path: IndexPath, by way: Int) {
    let all = paths(from: way > 0 ? 0 : layoutOfRows.rowCount - 1, by: way).prefix { $0 != path }
    let next = firstFocusable(in: all, leaving: path) ?? path
    focus(next)
    scroll(to: way > 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude, showing: next)
  }

  private func paths(from start: Int, by step: Int) -> some Sequence<IndexPath> {
    sequence(state: start) { [layoutOfRows] place in
      defer { place += step }
      return layoutOfRows.path(ordinal: place)
    }
  }

  /// The first of the rows that the keyboard may stand on. Only a cell can say so: a row out of sight is scrolled to,
  /// and if none of them may, the content and the focus on `path` stand as before.
  private func firstFocusable(in paths: some Sequence<IndexPath>, leaving path: IndexPath) -> IndexPath? {
    let offset = contentOffset
    for next in paths {
      if cells[next] == nil { show(next) }
      if let cell = cells[next], letsFocus(cell) { return next }
    }
    if contentOffset != offset {
      setContentOffset(offset, animated: false)
      focus(path)
    }
    return nil
  }

  private func focus(_ path: IndexPath) {
    show(path)
    if let cell = cells[path] { window?.setFocus(cell, showsRing: true) }
  }

  // MARK: Scrolling

  /// The height in which rows are seen, in points.
  private var room: CGFloat { max(1, bounds.height - adjustedContentInset.top - adjustedContentInset.bottom) }

  private func show(_ path: IndexPath) {
    scrollToRow(at: path, at: .none, animated: false)
    layoutIfNeeded()
  }

  /// Scrolls towards an offset, in points, no further than to either end, and while all of a row is seen.
  private func scroll(to offset: CGFloat, showing path: IndexPath) {
    let (row, inset) = (layoutOfRows.rect(ofRow: path), adjustedContentInset)
    let end = max(-inset.top, layoutOfRows.height - room - inset.top)
    let low = max(-inset.top, row.maxY - room - inset.top)
    let high = min(end, row.minY - stickyHeight(of: path.section) - inset.top)
    guard low <= high else { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: min(max(offset, low), high)), animated: false)
    layoutIfNeeded()
  }

  // MARK: Where it may stand

  /// Whether the keyboard may stand on a cell's row.
  func letsFocus(_ cell: UITableViewCell) -> Bool {
    guard letsSelect, cell.isUserInteractionEnabled, let path = indexPath(for: cell) else { return false }
    guard let tableDelegate else { return isChoiceSeen(at: path) }
    return tableDelegate.tableView(self, shouldHighlightRowAt: path)
      && tableDelegate.tableView(self, canFocusRowAt: path)
  }

  /// Whether choosing a row in sight shows or does something, as far as its cell can say.
  func isChoiceSeen(at path: IndexPath) -> Bool {
    guard let cell = cells[path] else { return true }
    return cell.selectionStyle != .none || cell.selectionTrigger != nil
  }
}

extension UITableViewCell {
  var isSelectableByKeyboard: Bool { table?.letsFocus(self) ?? false }

  /// Selects the row as a tap would; false where it cannot be selected.
  func selectByKeyboard() -> Bool {
    guard let table, table.letsFocus(self), let path = table.indexPath(for: self) else { return false }
    table.endSwipe(animated: true)
    table.userSelects(path)
    return true
  }
}
