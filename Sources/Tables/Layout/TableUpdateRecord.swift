// TableUpdateRecord: what one batch of updates says, before it is carried out.

import Foundation

/// The changes of a batch: deletions, reloads and the start of moves in old places, insertions and their end in new.
struct TableUpdateRecord {
  typealias Animation = UITableView.RowAnimation

  var deletedRows: [IndexPath: Animation] = [:]
  var insertedRows: [IndexPath: Animation] = [:]
  var reloadedRows: [IndexPath: Animation] = [:]
  var movedRows: [IndexPath: IndexPath] = [:]
  var deletedSections: [Int: Animation] = [:]
  var insertedSections: [Int: Animation] = [:]
  var reloadedSections: [Int: Animation] = [:]
  var movedSections: [Int: Int] = [:]
  /// How many batches are open, one in the other.
  var depth = 0
  var completions: [(Bool) -> Void] = []
}

/// Where each row and section of the old table went.
struct TableMapping: Equatable {
  /// Old section → new section, of those that stay.
  private(set) var sections: [Int: Int] = [:]
  /// Old row → new row, of those that stay as they are.
  private(set) var rows: [IndexPath: IndexPath] = [:]
  /// Old row → new row, of those whose cell is made anew in place.
  private(set) var reloads: [IndexPath: IndexPath] = [:]

  /// Follows every row through the batch. Nil with a reason where the counts do not add up.
  static func following(
    _ update: TableUpdateRecord, from old: [Int], to new: [Int]
  ) -> (mapping: TableMapping?, problem: String?) {
    var mapping = TableMapping()
    let expected = old.count - update.deletedSections.count + update.insertedSections.count
    guard expected == new.count else {
      return (
        nil,
        "Invalid update: invalid number of sections. The number of sections contained in the table view after the "
          + "update (\(new.count)) must be equal to the number of sections contained in the table view before the "
          + "update (\(old.count)), plus or minus the number of sections inserted or deleted "
          + "(\(update.insertedSections.count) inserted, \(update.deletedSections.count) deleted)."
      )
    }
    mapping.followSections(update, oldCount: old.count, newCount: new.count)
    for (before, after) in mapping.sections.sorted(by: { $0.key < $1.key })
    where update.reloadedSections[before] == nil {
      if let problem = mapping.followRows(update, in: before, old[before], to: after, new[after]) {
        return (nil, problem)
      }
    }
    return (mapping, nil)
  }

  private mutating func followSections(_ update: TableUpdateRecord, oldCount: Int, newCount: Int) {
    sections = update.movedSections
    let targets = Set(update.movedSections.values)
    let free = (0..<newCount).filter { update.insertedSections[$0] == nil && !targets.contains($0) }
    let staying = (0..<oldCount).filter { update.deletedSections[$0] == nil && update.movedSections[$0] == nil }
    for (before, after) in zip(staying, free) { sections[before] = after }
  }

  private mutating func followRows(
    _ update: TableUpdateRecord, in before: Int, _ oldCount: Int, to after: Int, _ newCount: Int
  ) -> String? {
    let movedIn = Set(update.movedRows.values.filter { $0.section == after })
    let inserted = Set(update.insertedRows.keys.filter { $0.section == after })
    let staying = (0..<oldCount).map { IndexPath(row: $0, section: before) }
      .filter { update.deletedRows[$0] == nil && update.movedRows[$0] == nil }
    let free = (0..<max(0, newCount)).map { IndexPath(row: $0, section: after) }
      .filter { !inserted.contains($0) && !movedIn.contains($0) }
    guard staying.count == free.count, staying.count + inserted.count + movedIn.count == newCount else {
      let deleted = update.deletedRows.keys.filter { $0.section == before }.count
      let movedOut = update.movedRows.keys.filter { $0.section == before }.count
      return
        "Invalid update: invalid number of rows in section \(after). The number of rows contained in an existing "
        + "section after the update (\(newCount)) must be equal to the number of rows contained in that section "
        + "before the update (\(oldCount)), plus or minus the number of rows inserted or deleted from that section "
        + "(\(inserted.count) inserted, \(deleted) deleted) and plus or minus the number of rows moved into or out "
        + "of that section (\(movedIn.count) moved in, \(movedOut) moved out)."
    }
    for (old, new) in zip(staying, free) {
      if update.reloadedRows[old] != nil { reloads[old] = new } else { rows[old] = new }
    }
    for (old, new) in update.movedRows where old.section == before { rows[old] = new }
    return nil
  }
}
