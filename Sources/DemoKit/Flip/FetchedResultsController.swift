// FetchedResultsController: a store's events as the rows of a table, and which rows each change of the store touches.

import EventStore
import Foundation
import UIKit

/// How one row changes.
enum FetchedResultsChangeType: Hashable {
  case insert, delete
}

/// Hears which rows come and go, between a call before and one after.
@MainActor
protocol FetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(_ controller: FetchedResultsController)
  /// One row. A deletion has the path from before all changes, an insertion the one from after them.
  func controller(
    _ controller: FetchedResultsController, didChange event: Event, at indexPath: IndexPath?,
    for type: FetchedResultsChangeType, newIndexPath: IndexPath?)
  func controllerDidChangeContent(_ controller: FetchedResultsController)
}

/// The events of a store in one section, the newest first, kept in step with the store.
///
/// After each change of the store it reads the events anew and compares, so that what another program did to the same
/// file shows, too.
@MainActor
final class FetchedResultsController {
  weak var delegate: (any FetchedResultsControllerDelegate)?
  private(set) var fetchedObjects: [Event] = []
  private let store: EventStore

  init(store: EventStore) { self.store = store }

  /// Reads the events without telling the delegate, and follows the store from then on.
  func performFetch() throws {
    fetchedObjects = try store.events()
    store.observer = self
  }

  /// The event of a row; nil where there is no such row.
  func object(at indexPath: IndexPath) -> Event? {
    fetchedObjects.indices.contains(indexPath.row) ? fetchedObjects[indexPath.row] : nil
  }

  private func show(_ events: [Event]) {
    let old = fetchedObjects
    let (oldIDs, newIDs) = (Set(old.map(\.id)), Set(events.map(\.id)))
    guard oldIDs != newIDs else { return }
    delegate?.controllerWillChangeContent(self)
    fetchedObjects = events
    for (row, event) in old.enumerated() where !newIDs.contains(event.id) {
      let path = IndexPath(row: row, section: 0)
      delegate?.controller(self, didChange: event, at: path, for: .delete, newIndexPath: nil)
    }
    for (row, event) in events.enumerated() where !oldIDs.contains(event.id) {
      let path = IndexPath(row: row, section: 0)
      delegate?.controller(self, didChange: event, at: nil, for: .insert, newIndexPath: path)
    }
    delegate?.controllerDidChangeContent(self)
  }
}

extension FetchedResultsController: @MainActor EventStoreObserver {
  func storeDidChange(_ store: EventStore) throws(StoreError) { show(try store.events()) }
}
