// UITableView+Updates: changing rows and sections one by one instead of reloading all.

import Essentials
import Foundation
import Views

extension UITableView {
  /// Opens a batch of updates; batches may lie in each other, and the outermost one is carried out at its end.
  public func beginUpdates() {
    if updates == nil { updates = TableUpdateRecord() }
    updates?.depth += 1
  }

  /// Closes a batch of updates. The row counts must agree with what the batch says, else that is a fault.
  public func endUpdates() {
    guard updates != nil else { return }
    updates?.depth -= 1
    guard let update = updates, update.depth == 0 else { return }
    updates = nil
    carryOut(update)
  }

  /// Carries out the updates in a closure as one batch; `completion` is called when their animation has ended.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    if let completion { self.updates?.completions.append(completion) }
    updates?()
    endUpdates()
  }

  /// Shows rows that the data source now has; paths are those after the batch.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { update in for path in indexPaths { update.insertedRows[path] = animation } }
  }

  /// Takes away rows that the data source no longer has; paths are those before the batch.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { update in for path in indexPaths { update.deletedRows[path] = animation } }
  }

  /// Makes the cells of rows anew; paths are those before the batch.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { update in for path in indexPaths { update.reloadedRows[path] = animation } }
  }

  /// Moves a row from its place before the batch to one after it.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Shows sections that the data source now has; numbers are those after the batch.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { update in for section in sections { update.insertedSections[section] = animation } }
  }

  /// Takes away sections that the data source no longer has; numbers are those before the batch.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { update in for section in sections { update.deletedSections[section] = animation } }
  }

  /// Makes the rows, header and footer of sections anew; numbers are those before the batch.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { update in for section in sections { update.reloadedSections[section] = animation } }
  }

  /// Moves a section from its place before the batch to one after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections[section] = newSection }
  }

  private func record(_ change: (inout TableUpdateRecord) -> Void) {
    beginUpdates()
    if var update = updates {
      change(&update)
      updates = update
    }
    endUpdates()
  }

  private func carryOut(_ update: TableUpdateRecord) {
    // A table that is to ask for everything anyway shows the end state without the batch.
    guard !needsData else { return finish(update) }
    let old = layoutOfRows.sections.map(\.rows.count)
    let new = askForRowCounts()
    let (mapping, problem) = TableMapping.following(update, from: old, to: new)
    guard let mapping else {
      if let problem { fault(problem) }
      reloadData()
      return finish(update)
    }
    TableUpdateShow(table: self, update: update, mapping: mapping).run(rowCounts: new)
  }

  private func finish(_ update: TableUpdateRecord) {
    Turn.current.enqueue(.completions) { for completion in update.completions { completion(true) } }
  }
}
