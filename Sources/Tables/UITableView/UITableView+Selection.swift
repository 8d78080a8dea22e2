// UITableView+Selection: which rows are selected, by code or by the user.

import Foundation
import Views

extension UITableView {
  /// The row that is selected; where several are, the one that was selected first.
  public var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows in the order in which they were selected; nil if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  func selectByCode(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    prepare()
    guard let path else {
      for selected in selection { deselectByCode(selected, animated: animated) }
      return
    }
    guard layoutOfRows.contains(path) else { return }
    if !selectsSeveral {
      for other in selection where other != path { deselectByCode(other, animated: animated) }
    }
    mark(path, isSelected: true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  func deselectByCode(_ path: IndexPath, animated: Bool) {
    guard selection.contains(path) else { return }
    mark(path, isSelected: false, animated: animated)
  }

  /// Whether the user may select rows as things stand (E6, E13).
  var letsSelect: Bool { editsRows ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection }

  private var selectsSeveral: Bool { editsRows ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  private func mark(_ path: IndexPath, isSelected: Bool, animated: Bool) {
    selection.removeAll { $0 == path }
    if isSelected { selection.append(path) }
    cells[path]?.setSelected(isSelected, animated: animated)
  }

  /// The user chose a row: the delegate may change or refuse it, the old selection goes, the new one comes, the cell's
  /// segue is tried, and last the delegate is told (W8).
  func userSelects(_ chosen: IndexPath) {
    if selectsSeveral, selection.contains(chosen) { return userDeselects(chosen) }
    guard let path = tableDelegate == nil ? chosen : tableDelegate?.tableView(self, willSelectRowAt: chosen),
      layoutOfRows.contains(path)
    else { return }
    if !selectsSeveral {
      for other in selection where other != path { userDeselects(other) }
    }
    mark(path, isSelected: true, animated: false)
    if let cell = cells[path] { cell.selectionTrigger?(cell) }
    tableDelegate?.tableView(self, didSelectRowAt: path)
  }

  private func userDeselects(_ chosen: IndexPath) {
    guard let path = tableDelegate == nil ? chosen : tableDelegate?.tableView(self, willDeselectRowAt: chosen)
    else { return }
    deselectByCode(path, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: path)
  }
}
