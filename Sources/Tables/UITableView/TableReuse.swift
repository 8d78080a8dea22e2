// TableReuse: what a table can make cells and section views of, and those that wait for their next use.

import Foundation
import Views

/// The reuse pools of one table.
@MainActor
struct TableReuse {
  /// Where the table stands in a storyboard.
  var place = ""
  /// A maker for each registered identifier.
  var cellMakers: [String: @MainActor () -> UITableViewCell?] = [:]
  var sectionViewMakers: [String: @MainActor () -> UITableViewHeaderFooterView?] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var sectionViews: [String: [UITableViewHeaderFooterView]] = [:]

  /// Keeps a cell that left the table; one without an identifier is let go.
  mutating func put(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cells[identifier, default: []].append(cell)
  }

  mutating func put(_ view: UITableViewHeaderFooterView) {
    guard let identifier = view.reuseIdentifier else { return }
    sectionViews[identifier, default: []].append(view)
  }

  /// A waiting cell, made ready, or a new one (E9, E10).
  mutating func cell(_ identifier: String) -> UITableViewCell? {
    if let cell = cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let cell = cellMakers[identifier]?() else { return nil }
    cell.adopt(reuseIdentifier: identifier)
    return cell
  }

  mutating func sectionView(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = sectionViews[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return sectionViewMakers[identifier]?()
  }
}
