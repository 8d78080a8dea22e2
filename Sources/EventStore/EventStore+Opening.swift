// EventStore+Opening: from a folder to a store that can be trusted. A file that is not understood is never written to.

import CSQLite
import Foundation

extension EventStore {
  /// The name of the file in its folder.
  package static let fileName = "events.sqlite"

  /// "Intl", as a number in the file's header: whose database this is.
  private static let applicationID: Int64 = 0x496E_746C

  /// Opens the store of a folder; makes both if they are missing.
  package convenience init(folder: URL) throws(StoreError) {
    try DataFolder.make(folder)
    let database = try Database(file: folder.appendingPathComponent(EventStore.fileName).path)
    if database.isReadOnly { throw StoreError(.readOnly, file: database.file) }
    try EventStore.prepare(database)
    try self.init(database: database)
  }

  /// A store without a file, for programs that only want to show something.
  package static func inMemory() throws(StoreError) -> EventStore {
    let database = try Database(file: ":memory:")
    try prepare(database)
    return try EventStore(database: database)
  }

  private static func prepare(_ database: Database) throws(StoreError) {
    let isEmpty = try look(at: database)
    try database.execute("PRAGMA journal_mode = DELETE")
    try database.execute("PRAGMA synchronous = EXTRA")
    if isEmpty { try makeSchema(in: database) }
  }

  /// Reads without writing whether the file is one of ours, and sound; answers whether it is still empty.
  private static func look(at database: Database) throws(StoreError) -> Bool {
    // In this order: another process that makes the tables meanwhile is seen to be one of ours.
    let parts = try database.number("SELECT count(*) FROM sqlite_master")
    let application = try database.number("PRAGMA application_id")
    let schema = try database.number("PRAGMA user_version")
    if parts == 0, application == 0, schema == 0 { return true }
    guard application == applicationID else { throw StoreError(.foreign, file: database.file) }
    guard schema <= schemaVersion else { throw StoreError(.newer(schema: schema), file: database.file) }
    let finding = try database.text("PRAGMA quick_check(1)")
    guard finding == "ok" else { throw StoreError(.corrupt, file: database.file, detail: finding) }
    return false
  }

  private static func makeSchema(in database: Database) throws(StoreError) {
    try database.transaction { () throws(StoreError) in
      // Another process may have been quicker.
      guard try look(at: database) else { return }
      // AUTOINCREMENT: a number that is gone is never given again, so that one number is one event for good.
      try database.execute("CREATE TABLE event (id INTEGER PRIMARY KEY AUTOINCREMENT, timeStamp REAL NOT NULL)")
      try database.execute("CREATE INDEX eventsByTime ON event (timeStamp, id)")
      try database.execute("PRAGMA application_id = \(applicationID)")
      try database.execute("PRAGMA user_version = \(schemaVersion)")
    }
  }
}
