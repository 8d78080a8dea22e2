// StoreError: what keeps events from being read or kept, in words that say what to do.

import CSQLite
import Foundation

/// Why the store does not do what it was asked. The file is as it was before.
package struct StoreError: Error, Hashable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    /// The file is damaged, or is no database at all.
    case corrupt
    /// The file is a database of another program.
    case foreign
    /// The file was written by a version that this one does not know.
    case newer(schema: Int64)
    /// The file or its folder cannot be written to.
    case readOnly
    /// The file, or its folder, cannot be made or opened.
    case unreachable
    /// The file was moved or deleted while it was open.
    case moved
    /// The disk is full.
    case full
    /// Another program holds the file.
    case busy
    /// Anything else that SQLite or the system reports.
    case other
  }

  package let reason: Reason
  /// The path of the file or folder.
  package let file: String
  /// What SQLite or the system says of it, on one line; empty where there is nothing to add.
  package let detail: String

  init(_ reason: Reason, file: String, detail: String = "") {
    (self.reason, self.file) = (reason, file)
    // What SQLite finds in a damaged file comes with a heading of its own line.
    self.detail = detail.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// What a result code of SQLite's means for `file`.
  init(code: Int32, file: String, detail: String) {
    // The low byte is the kind; what stands above it says more than anybody needs here.
    let reason: Reason =
      switch code & 0xff {
      case SQLITE_CORRUPT, SQLITE_NOTADB: .corrupt
      case SQLITE_READONLY, SQLITE_PERM: .readOnly
      case SQLITE_CANTOPEN: .unreachable
      case SQLITE_FULL: .full
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      default: .other
      }
    self.init(reason, file: file, detail: detail)
  }

  package var description: String {
    let said = detail.isEmpty ? "" : " (\(detail))"
    return switch reason {
    case .corrupt:
      "\(file) is damaged or no list of events\(said). It is left as it is: "
        + "put a good copy in its place, or move it away to begin with an empty list."
    case .foreign:
      "\(file) belongs to another program\(said). It is left as it is: choose another folder with --data DIR."
    case .newer(let schema):
      "\(file) was written by a newer version (format \(schema), this one reads \(EventStore.schemaVersion)). "
        + "It is left as it is: run that version, or choose another folder with --data DIR."
    case .readOnly:
      "\(file) cannot be written to\(said). Let it be written to, or choose another folder with --data DIR."
    case .unreachable:
      "\(file) cannot be opened\(said). Make it a place that can be read and written, "
        + "or choose another folder with --data DIR."
    case .moved:
      "\(file) was moved or deleted while it was open\(said). Put it back, or start again to begin anew."
    case .full: "\(file): the disk is full\(said). Free some space and try again; all that is listed is kept."
    case .busy: "\(file) is in use by another program\(said). Try again when that has ended."
    case .other: "\(file) cannot be used\(said). All that is listed is kept; try again."
    }
  }
}
