// UITableView+Keyboard: the keyboard's focus on rows.

import Foundation
import Views

extension UITableView {
  /// Uses a key while one of the rows has the focus; false leaves it to the responders further out.
  func handleKey(_ key: UIKey?) -> Bool {
    guard let key, key.modifierFlags.isEmpty, let path = focusedRow else { return false }
    switch key.keyCode {
    case .keyboardUpArrow: return moveFocus(from: path, by: -1)
    case .keyboardDownArrow: return moveFocus(from: path, by: 1)
    case .keyboardHome: return focusRow(firstFocusable(in: allPaths(from: 0, by: 1)))
    case .keyboardEnd: return focusRow(firstFocusable(in: allPaths(from: layoutOfRows.rowCount - 1, by: -1)))
    default: return false
    }
  }

  private var focusedRow: IndexPath? {
    guard let focused = window?.focusedView, focused !== self, focused.isDescendant(of: self) else { return nil }
    return cells.first { $0.value === focused }?.key
  }

  private func moveFocus(from path: IndexPath, by step: Int) -> Bool {
    guard let place = layoutOfRows.ordinal(of: path) else { return false }
    // At either end the key is used up, so that it does not scroll or leave the table.
    guard let next = firstFocusable(in: allPaths(from: place + step, by: step)) else { return true }
    return focusRow(next)
  }

  private func allPaths(from start: Int, by step: Int) -> some Sequence<IndexPath> {
    sequence(state: start) { [layoutOfRows] place in
      defer { place += step }
      return layoutOfRows.path(ordinal: place)
    }
  }

  /// The first row that can be selected. A row out of sight is scrolled to, so that it has a cell to ask.
  private func firstFocusable(in paths: some Sequence<IndexPath>) -> IndexPath? {
    guard letsSelect else { return nil }
    return paths.first { path in
      guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
      return cells[path]?.isUserInteractionEnabled ?? true
    }
  }

  private func focusRow(_ path: IndexPath?) -> Bool {
    guard let path else { return true }
    scrollToRow(at: path, at: .none, animated: false)
    layoutIfNeeded()
    if let cell = cells[path] { window?.setFocus(cell, showsRing: true) }
    return true
  }

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
