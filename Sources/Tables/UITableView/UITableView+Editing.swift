// UITableView+Editing: showing how rows can be edited, and carrying out what the user asks for (E4–E6).

import Foundation
import Views

extension UITableView {
  func changeEditing(to isEditing: Bool, animated: Bool) {
    guard isEditing != editsRows else { return }
    endSwipe(animated: animated)
    cancelPress()
    editsRows = isEditing
    if isEditing ? !allowsSelectionDuringEditing : !allowsSelection {
      for path in selection { deselectByCode(path, animated: animated) }
    }
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      cell.setEditing(isEditing, with: editing(at: path), animated: animated)
    }
  }

  /// What editing does to a row; nothing is asked while the table is not edited.
  func editing(at path: IndexPath) -> CellEditing.Mode {
    guard editsRows, let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return CellEditing.Mode() }
    return CellEditing.Mode(
      style: tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete,
      indents: tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true)
  }

  /// The round control at the left of a cell was pressed: an insertion is carried out, a deletion asks to be confirmed.
  func editControlPressed(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .none: return
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete:
      let wasConfirming = swipe?.cell === cell
      endSwipe(animated: true)
      if !wasConfirming { confirmDeletion(at: path) }
    }
  }

  func accessoryPressed(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// Whether a swipe may delete a row: its source says so itself, and its style is deletion.
  func letsSwipe(_ path: IndexPath) -> Bool {
    guard !editsRows, let dataSource else { return false }
    editableUnanswered = false
    guard dataSource.tableView(self, canEditRowAt: path), !editableUnanswered else { return false }
    return (tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
  }

  /// Notes that the data source has no `canEditRowAt` of its own; its default implementation calls this.
  package func noteUnansweredCanEdit() { editableUnanswered = true }
}
