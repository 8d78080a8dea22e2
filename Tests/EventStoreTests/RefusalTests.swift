// RefusalTests: files and folders that a store refuses, in which words, and that it leaves them as they are.

import CSQLite
import Foundation
import Testing

@testable import EventStore

@Suite("What the event store refuses") struct RefusalTests {
  private let folder = TestFolder()
  private var file: URL { folder.url.appendingPathComponent("events.sqlite") }

  /// Makes a store of some events and returns the bytes of its file.
  private func makeStore(events: Int = 3) throws -> Data {
    let store = try EventStore(folder: folder.url)
    try store.database.transaction { () throws(StoreError) in
      for number in 0..<events { try store.insert(timeStamp: Date(timeIntervalSinceReferenceDate: Double(number))) }
    }
    return try Data(contentsOf: file)
  }

  /// The error that opening throws; the file's bytes must be the same afterwards, with nothing beside it.
  private func refusal(sourceLocation: SourceLocation = #_sourceLocation) throws -> StoreError? {
    let before = try Data(contentsOf: file)
    let error = #expect(throws: StoreError.self, sourceLocation: sourceLocation) {
      try EventStore(folder: folder.url)
    }
    #expect(try Data(contentsOf: file) == before, sourceLocation: sourceLocation)
    let beside = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(beside == ["events.sqlite"], sourceLocation: sourceLocation)
    return error
  }

  private func put(_ bytes: Data) throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  @Test("a file that is no database is left as it is")
  func text() throws {
    try put(Data("My diary, which nobody may overwrite. ".utf8) + Data(repeating: 65, count: 2000))
    let error = try refusal()
    #expect(error?.reason == .corrupt)
    #expect(
      "\(error.map(String.init(describing:)) ?? "")"
        == "\(file.path) is damaged or no list of events (file is not a database). It is left as it is: "
        + "put a good copy in its place, or move it away to begin with an empty list.")
  }

  @Test("a database that lost its end, or whose pages were overwritten, is damaged")
  func damage() throws {
    let bytes = try makeStore(events: 2000)
    try put(bytes.prefix(bytes.count / 2))
    #expect(try refusal()?.reason == .corrupt)
    for page in 1..<(bytes.count / 4096) {
      var damaged = bytes
      damaged.replaceSubrange(page * 4096..<page * 4096 + 64, with: Data(repeating: 0xA5, count: 64))
      try put(damaged)
      #expect(try refusal()?.reason == .corrupt, "page \(page)")
    }
  }

  @Test("what SQLite finds in several lines is told in one")
  func oneLine() throws {
    let bytes = try makeStore(events: 2000)
    var findings: Set<String> = []
    for page in 1..<(bytes.count / 4096) {
      var damaged = bytes
      damaged.replaceSubrange(page * 4096..<page * 4096 + 64, with: Data(repeating: 0xA5, count: 64))
      try put(damaged)
      let error = try #require(try refusal())
      findings.insert(error.detail)
      #expect(!error.description.contains { $0.isNewline }, "\(error)")
    }
    #expect(findings.contains { $0.hasPrefix("*** in database main *** ") }, "\(findings)")
    #expect(StoreError(.corrupt, file: "f", detail: "one\ntwo\r\nthree\n").detail == "one two three")
  }

  @Test("no change of a few bytes anywhere brings a crash, and what was refused is not written to")
  func anyDamage() throws {
    let bytes = try makeStore(events: 40)
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0..<4 { damaged[Int.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255) }
      try put(damaged)
      do {
        _ = try EventStore(folder: folder.url).events()
      } catch {
        #expect(try Data(contentsOf: file) == damaged)
      }
    }
  }

  @Test("another program's database is not touched")
  func foreign() throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Database(file: file.path).execute("CREATE TABLE bookmarks (address TEXT)")
    let error = try refusal()
    #expect(error?.reason == .foreign)
    #expect("\(error.map(String.init(describing:)) ?? "")".contains("another folder with --data DIR"))
  }

  @Test("a newer version's file is not touched")
  func newer() throws {
    _ = try makeStore()
    try Database(file: file.path).execute("PRAGMA user_version = 2")
    let error = try refusal()
    #expect(error?.reason == .newer(schema: 2))
    #expect("\(error.map(String.init(describing:)) ?? "")".contains("(format 2, this one reads 1)"))
  }

  @Test("an empty file is a new store")
  func empty() throws {
    try put(Data())
    #expect(try EventStore(folder: folder.url).events() == [])
  }

  @Test("a folder that cannot be: a file in its place, a file around it, a folder in the file's place")
  func unreachable() throws {
    try put(Data("x".utf8))
    for place in [file, file.appendingPathComponent("inside")] {
      let error = #expect(throws: StoreError.self) { try EventStore(folder: place) }
      #expect(error?.reason == .unreachable)
      #expect(error?.file == place.path)
    }
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    #expect(throws: StoreError.self) { try EventStore(folder: folder.url) }
  }

  @Test("a read-only folder or file is told before anything is shown", arguments: [0o555, 0o755])
  func readOnly(mode: Int) throws {
    _ = try makeStore()
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.url.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path) }
    if mode == 0o755 { chown(folder.url.path, 65534, 65534) }
    let error = #expect(throws: StoreError.self) { try Nobody.run { try EventStore(folder: folder.url) } }
    #expect(error?.reason == .readOnly)
    #expect(error?.file == (mode == 0o555 ? folder.url.path : file.path))
  }

  @Test("a full disk keeps what there was, and what there is room for later")
  func full() throws {
    let store = try EventStore(folder: folder.url)
    let pages = try store.database.number("PRAGMA page_count")
    #expect(try store.database.number("PRAGMA max_page_count = \(pages)") == pages)
    var kept: [Event] = []
    let error = #expect(throws: StoreError.self) {
      for number in 0..<10_000 {
        kept.insert(try store.insert(timeStamp: Date(timeIntervalSinceReferenceDate: Double(number))), at: 0)
      }
    }
    #expect(error?.reason == .full)
    #expect("\(error.map(String.init(describing:)) ?? "")".contains("the disk is full"))
    #expect(!kept.isEmpty)
    #expect(try store.events() == kept)
    #expect(try EventStore(folder: folder.url).events() == kept)
    _ = try store.database.number("PRAGMA max_page_count = 1000")
    #expect(try store.insert(timeStamp: Date(timeIntervalSinceReferenceDate: 1e6)) == store.events().first)
  }

  @Test("a file that another program holds is told, and free again afterwards")
  func busy() throws {
    let store = try EventStore(folder: folder.url)
    let holder = try Database(file: file.path)
    try store.database.check(sqlite3_busy_timeout(store.database.handle, 10))
    try holder.execute("BEGIN EXCLUSIVE")
    let date = Date(timeIntervalSinceReferenceDate: 1)
    let error = #expect(throws: StoreError.self) { try store.insert(timeStamp: date) }
    #expect(error?.reason == .busy)
    try holder.execute("COMMIT")
    try store.insert(timeStamp: date)
    #expect(try store.events().count == 1)
  }

  @Test("a file that was moved away takes no more events, and takes them again when it is back")
  func moved() throws {
    let store = try EventStore(folder: folder.url)
    let event = try store.insert(timeStamp: Date(timeIntervalSinceReferenceDate: 1))
    let elsewhere = folder.url.appendingPathComponent("elsewhere")
    try FileManager.default.moveItem(at: file, to: elsewhere)
    let error = #expect(throws: StoreError.self) { try store.insert(timeStamp: event.timeStamp) }
    #expect(error?.reason == .moved)
    #expect(throws: StoreError.self) { try store.delete(event) }
    try FileManager.default.moveItem(at: elsewhere, to: file)
    try store.delete(event)
    #expect(try store.events() == [])
  }
}
