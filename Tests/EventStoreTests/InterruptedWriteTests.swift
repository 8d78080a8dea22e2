// InterruptedWriteTests: what a store finds after a process died in the middle of a write.

import Foundation
import Testing

@testable import EventStore

@Suite("Interrupted writes") struct InterruptedWriteTests {
  private let folder = TestFolder()

  /// The state on disk in the middle of a transaction that has written part of its pages: what a kill leaves.
  private func copyDuringWrite(to copy: URL) throws -> [Event] {
    let store = try EventStore(folder: folder.url)
    for number in 0..<20 { try store.insert(timeStamp: Date(timeIntervalSinceReferenceDate: Double(number))) }
    let kept = try store.events()
    // With a cache of one page SQLite cannot but write into the file before the end.
    try store.database.execute("PRAGMA cache_size = 1")
    try store.database.execute("BEGIN IMMEDIATE")
    for event in kept.dropLast(5) { try store.delete(event) }
    for number in 0..<2000 { try store.insert(timeStamp: Date(timeIntervalSinceReferenceDate: Double(number))) }
    try FileManager.default.copyItem(at: folder.url, to: copy)
    try store.database.execute("ROLLBACK")
    return kept
  }

  @Test("half a write is taken back at the next start, and nothing is left of it")
  func takenBack() throws {
    let copies = TestFolder()
    let kept = try copyDuringWrite(to: copies.url)
    let journal = copies.url.appendingPathComponent("events.sqlite-journal")
    #expect(FileManager.default.fileExists(atPath: journal.path))
    let size = try Data(contentsOf: copies.url.appendingPathComponent("events.sqlite")).count
    #expect(size > 20_000, "the file holds half a write")
    let store = try EventStore(folder: copies.url)
    #expect(try store.events() == kept)
    #expect(!FileManager.default.fileExists(atPath: journal.path))
    try store.insert(timeStamp: Date(timeIntervalSinceReferenceDate: 100))
    #expect(try store.events().count == 21)
  }

  @Test("a start that died before the first table stood is begun again")
  func halfMade() throws {
    try DataFolder.make(folder.url)
    let file = folder.url.appendingPathComponent("events.sqlite")
    let database = try Database(file: file.path)
    try database.execute("BEGIN IMMEDIATE")
    try database.execute("CREATE TABLE event (id INTEGER PRIMARY KEY AUTOINCREMENT, timeStamp REAL NOT NULL)")
    let copies = TestFolder()
    try FileManager.default.copyItem(at: folder.url, to: copies.url)
    #expect(try EventStore(folder: copies.url).events() == [])
  }
}
