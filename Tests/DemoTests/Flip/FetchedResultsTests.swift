// FetchedResultsTests: the changes that a fetched-results controller tells, held against what a table would make of them.

import EventStore
import Foundation
import Testing
import UIKit

@testable import DemoKit

@MainActor @Suite("Fetched results") struct FetchedResultsTests {
  /// Keeps rows as a table does: deletions by the paths from before, insertions by those from after.
  private final class Rows: FetchedResultsControllerDelegate {
    var rows: [Event] = []
    var batches = 0
    private var deleted: [Int] = []
    private var inserted: [(row: Int, event: Event)] = []

    func controllerWillChangeContent(_ controller: FetchedResultsController) { (deleted, inserted) = ([], []) }

    func controller(
      _ controller: FetchedResultsController, didChange event: Event, at indexPath: IndexPath?,
      for type: FetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      switch type {
      case .delete:
        #expect(newIndexPath == nil && indexPath?.section == 0)
        deleted.append(indexPath?.row ?? -1)
      case .insert:
        #expect(indexPath == nil && newIndexPath?.section == 0)
        inserted.append((newIndexPath?.row ?? -1, event))
      }
    }

    func controllerDidChangeContent(_ controller: FetchedResultsController) {
      for row in deleted.sorted(by: >) { rows.remove(at: row) }
      for (row, event) in inserted.sorted(by: { $0.row < $1.row }) { rows.insert(event, at: row) }
      batches += 1
    }
  }

  @Test("after 2,000 random changes, some by another program, the rows are the store's")
  func randomChanges() throws {
    let folder = try TemporaryFolder()
    let (store, other) = (try EventStore.inMemory(), try EventStore(folder: folder.url))
    for store in [store, other] {
      let isShared = store === other
      let outside = isShared ? try EventStore(folder: folder.url) : store
      let (results, rows) = (FetchedResultsController(store: store), Rows())
      try results.performFetch()
      results.delegate = rows
      for round in 0..<(isShared ? 200 : 2000) {
        let writer = round % 3 == 0 ? outside : store
        if Bool.random(), let event = rows.rows.randomElement() {
          try writer.delete(event)
        } else {
          try writer.insert(timeStamp: Date(timeIntervalSinceReferenceDate: .random(in: 0..<20).rounded()))
        }
        guard writer === store else { continue }
        #expect(rows.rows == results.fetchedObjects)
        #expect(rows.rows == (try store.events()))
      }
      #expect(rows.batches > 50)
    }
  }

  @Test("a change that changes no row is not told")
  func noChange() throws {
    let store = try EventStore.inMemory()
    let event = try store.insert(timeStamp: Date(timeIntervalSinceReferenceDate: 1))
    let (results, rows) = (FetchedResultsController(store: store), Rows())
    results.delegate = rows
    try results.performFetch()
    rows.rows = results.fetchedObjects
    #expect(rows.batches == 0)
    try store.delete(event)
    try store.delete(event)
    #expect(rows.batches == 1)
  }

  @Test("a path outside the rows has no object")
  func outside() throws {
    let results = FetchedResultsController(store: try .inMemory())
    try results.performFetch()
    #expect(results.object(at: IndexPath(row: 0, section: 0)) == nil)
  }
}
