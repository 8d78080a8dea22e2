// Statement: a prepared statement, run as often as one likes with other values.

import CSQLite

/// One statement of SQL, compiled once.
final class Statement {
  /// What stands for a "?" of the statement.
  enum Value {
    case integer(Int64)
    case real(Double)
  }

  /// One row of an answer, while it is read. Columns count from 0.
  struct Row {
    fileprivate let handle: OpaquePointer

    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }
    func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }
    func text(_ column: Int32) -> String { sqlite3_column_text(handle, column).map { String(cString: $0) } ?? "" }
  }

  private let handle: OpaquePointer
  private let database: Database

  init(_ sql: String, in database: Database) throws(StoreError) {
    var prepared: OpaquePointer?
    try database.check(sqlite3_prepare_v2(database.handle, sql, -1, &prepared, nil))
    guard let prepared else {
      throw StoreError(.other, file: database.file, detail: "\"\(sql)\" is no statement")
    }
    (handle, self.database) = (prepared, database)
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement to its end; once it returns, what it changed outside a transaction is kept.
  func run(_ values: Value...) throws(StoreError) { _ = try rows(values) { _ in } }

  /// Runs the statement and reads each row of the answer.
  func rows<Result>(_ values: [Value] = [], read: (Row) -> Result) throws(StoreError) -> [Result] {
    // Whatever failed has been thrown by then, so that the reset has nothing new to tell.
    defer { sqlite3_reset(handle) }
    try bind(values)
    var rows: [Result] = []
    while true {
      switch sqlite3_step(handle) {
      case SQLITE_ROW: rows.append(read(Row(handle: handle)))
      case SQLITE_DONE: return rows
      case let code: throw database.error(code)
      }
    }
  }

  private func bind(_ values: [Value]) throws(StoreError) {
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      switch value {
      case .integer(let number): try database.check(sqlite3_bind_int64(handle, place, number))
      case .real(let number): try database.check(sqlite3_bind_double(handle, place, number))
      }
    }
  }
}
