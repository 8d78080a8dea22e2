// EventStore: the events, kept in a file. How the file is opened and looked at is in EventStore+Opening.swift.

import Foundation

/// Hears that the events of a store are others now.
package protocol EventStoreObserver: AnyObject {
  /// Called after the change is kept.
  func storeDidChange(_ store: EventStore) throws(StoreError)
}

/// A list of events in an SQLite file.
///
/// A change is on disk when the call that made it returns: a process that is killed, or a machine that loses its power,
/// at any moment afterwards keeps it, and one that dies before keeps nothing of it. To that end the store uses a
/// rollback journal, which leaves one file at rest and works on network homes as well, with `synchronous` at EXTRA:
/// FULL would not sync the folder after the journal is deleted, and a journal that comes back after a power failure
/// takes a kept change away.
package final class EventStore {
  /// The format that this version writes, kept in the file's `user_version`.
  package static let schemaVersion: Int64 = 1

  package weak var observer: (any EventStoreObserver)?

  let database: Database
  private let selection: Statement
  private let insertion: Statement
  private let deletion: Statement

  /// The file's path.
  package var file: String { database.file }

  /// A store over a database that has been looked at.
  init(database: Database) throws(StoreError) {
    self.database = database
    selection = try Statement("SELECT id, timeStamp FROM event ORDER BY timeStamp DESC, id DESC", in: database)
    insertion = try Statement("INSERT INTO event (timeStamp) VALUES (?)", in: database)
    deletion = try Statement("DELETE FROM event WHERE id = ?", in: database)
  }

  /// All events, the newest first; of two with the same time stamp, the one added later.
  package func events() throws(StoreError) -> [Event] {
    try selection.rows { row in
      Event(id: row.integer(0), timeStamp: Date(timeIntervalSinceReferenceDate: row.real(1)))
    }
  }

  /// Adds an event and keeps it.
  @discardableResult
  package func insert(timeStamp: Date) throws(StoreError) -> Event {
    try checkPlace()
    try insertion.run(.real(timeStamp.timeIntervalSinceReferenceDate))
    let event = Event(id: database.lastInsertedRow, timeStamp: timeStamp)
    try observer?.storeDidChange(self)
    return event
  }

  /// Takes an event away for good; one that is gone already changes nothing.
  package func delete(_ event: Event) throws(StoreError) {
    try checkPlace()
    try deletion.run(.integer(event.id))
    try observer?.storeDidChange(self)
  }

  /// What is written to a file that has been moved away goes where nobody looks for it.
  private func checkPlace() throws(StoreError) {
    if database.hasMoved { throw StoreError(.moved, file: file) }
  }
}
