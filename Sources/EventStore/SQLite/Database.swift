// Database: a connection to an SQLite file. Every result code is looked at, and becomes a StoreError that names the file.

import CSQLite

/// One open SQLite database.
final class Database {
  let handle: OpaquePointer
  /// What messages call the database: its path.
  let file: String

  /// How long a write waits for another program that holds the file, in milliseconds. The user interface stands still
  /// meanwhile, so it is about as long as one bears.
  private static let patience: Int32 = 1500

  /// Opens a file for reading and writing, and makes it if there is none; ":memory:" is a database without a file.
  init(file: String) throws(StoreError) {
    self.file = file
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(file, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
    guard let opened else { throw StoreError(code: code, file: file, detail: "there is no memory for it") }
    guard code == SQLITE_OK else {
      // Even a database that was not opened has a handle, which tells why.
      defer { sqlite3_close_v2(opened) }
      throw StoreError(code: code, file: file, detail: Database.message(of: opened, code: code))
    }
    handle = opened
    sqlite3_extended_result_codes(handle, 1)
    try check(sqlite3_busy_timeout(handle, Database.patience))
  }

  deinit { sqlite3_close_v2(handle) }

  /// Whether the file can only be read: SQLite opens such a file without a word.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Whether the file is no longer where it was opened, so that what is written would be lost.
  var hasMoved: Bool {
    var moved: Int32 = 0
    return sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0
  }

  /// The number of the row that was inserted last.
  var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Throws what a result code means, unless it is success.
  func check(_ code: Int32) throws(StoreError) {
    if code != SQLITE_OK { throw error(code) }
  }

  func error(_ code: Int32) -> StoreError {
    StoreError(code: code, file: file, detail: Database.message(of: handle, code: code))
  }

  private static func message(of handle: OpaquePointer, code: Int32) -> String {
    let text = sqlite3_errcode(handle) == code ? sqlite3_errmsg(handle) : sqlite3_errstr(code)
    return text.map { String(cString: $0) } ?? "SQLite result \(code)"
  }
}

extension Database {
  /// Runs a statement that answers nothing, once.
  func execute(_ sql: String) throws(StoreError) { try Statement(sql, in: self).run() }

  /// The first column of the first row that a statement answers, as a number; 0 where there is none.
  func number(_ sql: String) throws(StoreError) -> Int64 {
    try Statement(sql, in: self).rows { $0.integer(0) }.first ?? 0
  }

  /// The first column of the first row that a statement answers, as a text.
  func text(_ sql: String) throws(StoreError) -> String {
    try Statement(sql, in: self).rows { $0.text(0) }.first ?? ""
  }

  /// Runs `body` as one change of the file: all of it is kept, or nothing.
  func transaction(_ body: () throws(StoreError) -> Void) throws(StoreError) {
    try execute("BEGIN IMMEDIATE")
    do {
      try body()
      try execute("COMMIT")
    } catch {
      // Some errors have ended the transaction themselves; then there is nothing to take back, which is no news.
      if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }
}
