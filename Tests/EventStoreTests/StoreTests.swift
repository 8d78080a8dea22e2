// StoreTests: what a store keeps, and in which order it answers.

import Foundation
import Testing

@testable import EventStore

@Suite("Event store") struct StoreTests {
  private let folder = TestFolder()

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  @Test("events come back newest first, to the last bit of their time")
  func order() throws {
    let times = [5.000_000_1, 9, 1, 9, .pi * 1e8]
    do {
      let store = try EventStore(folder: folder.url)
      for time in times { try store.insert(timeStamp: date(time)) }
    }
    let events = try EventStore(folder: folder.url).events()
    #expect(events.map(\.timeStamp.timeIntervalSinceReferenceDate) == [.pi * 1e8, 9, 9, 5.000_000_1, 1])
    #expect(events.map(\.id) == [5, 4, 2, 1, 3])
  }

  @Test("a deleted event is gone, its number is not given again, and deleting it twice changes nothing")
  func deletion() throws {
    let store = try EventStore(folder: folder.url)
    let first = try store.insert(timeStamp: date(1))
    let second = try store.insert(timeStamp: date(2))
    try store.delete(second)
    try store.delete(second)
    #expect(try store.events() == [first])
    #expect(try store.insert(timeStamp: date(3)).id == 3)
  }

  @Test("two stores over one file see each other's changes")
  func shared() throws {
    let one = try EventStore(folder: folder.url)
    let other = try EventStore(folder: folder.url)
    let event = try one.insert(timeStamp: date(1))
    #expect(try other.events() == [event])
    try other.delete(event)
    #expect(try one.events() == [])
  }

  @Test("at rest there is one file, in a rollback journal's mode, synced as far as SQLite goes")
  func files() throws {
    let store = try EventStore(folder: folder.url)
    try store.insert(timeStamp: date(1))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["events.sqlite"])
    #expect(try store.database.text("PRAGMA journal_mode") == "delete")
    #expect(try store.database.number("PRAGMA synchronous") == 3)
    #expect(try store.database.number("PRAGMA user_version") == 1)
  }

  @Test("a change that two programs make at once is made once each")
  func concurrentStart() async throws {
    let url = folder.url
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          let store = try EventStore(folder: url)
          try store.insert(timeStamp: Date(timeIntervalSinceReferenceDate: Double(number)))
        }
      }
      try await group.waitForAll()
    }
    let times = try EventStore(folder: folder.url).events().map(\.timeStamp.timeIntervalSinceReferenceDate)
    #expect(times == [7, 6, 5, 4, 3, 2, 1, 0])
  }

  @Test("the data folder follows XDG_DATA_HOME where that is absolute")
  func dataFolder() {
    let home = URL(fileURLWithPath: "/home/ada", isDirectory: true)
    let places: [(named: String?, path: String)] = [
      (nil, "/home/ada/.local/share/interlude"), ("", "/home/ada/.local/share/interlude"),
      ("data", "/home/ada/.local/share/interlude"), ("/srv/data", "/srv/data/interlude"),
    ]
    for place in places {
      let environment = place.named.map { ["XDG_DATA_HOME": $0] } ?? [:]
      #expect(DataFolder.standard(environment: environment, home: home).path == place.path)
    }
  }

  @Test("a fresh folder is another one each time")
  func freshFolder() throws {
    let names = try (1...3).map { _ in try DataFolder.makeFresh(in: folder.url).lastPathComponent }
    #expect(names == ["data", "data-2", "data-3"])
  }
}
