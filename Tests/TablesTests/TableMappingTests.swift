// TableMappingTests: where rows go in a batch of updates, and which batches do not add up.

import Foundation
import OneAtATime
import Testing

@testable import Tables

@Suite("Table mapping", .oneAtATime) struct TableMappingTests {
  private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("Deletions count in old rows, insertions in new ones")
  func deletionsAndInsertions() throws {
    var update = TableUpdateRecord()
    update.deletedRows = [path(0, 1): .fade]
    update.insertedRows = [path(0, 0): .fade, path(0, 2): .fade]
    let mapping = try #require(TableMapping.following(update, from: [3], to: [4]).mapping)
    #expect(mapping.rows == [path(0, 0): path(0, 1), path(0, 2): path(0, 3)])
    #expect(mapping.sections == [0: 0])
  }

  @Test("A reloaded row keeps its place, not its cell")
  func reloads() throws {
    var update = TableUpdateRecord()
    update.reloadedRows = [path(0, 2): .none]
    update.deletedRows = [path(0, 0): .none]
    let mapping = try #require(TableMapping.following(update, from: [3], to: [2]).mapping)
    #expect(mapping.rows == [path(0, 1): path(0, 0)])
    #expect(mapping.reloads == [path(0, 2): path(0, 1)])
  }

  @Test("A moved row crosses sections")
  func moves() throws {
    var update = TableUpdateRecord()
    update.movedRows = [path(0, 0): path(1, 1)]
    let mapping = try #require(TableMapping.following(update, from: [2, 1], to: [1, 2]).mapping)
    #expect(mapping.rows == [path(0, 0): path(1, 1), path(0, 1): path(0, 0), path(1, 0): path(1, 0)])
  }

  @Test("Sections go, come and move with their rows")
  func sections() throws {
    var update = TableUpdateRecord()
    update.deletedSections = [0: .fade]
    update.insertedSections = [2: .fade]
    update.movedSections = [2: 0]
    let mapping = try #require(TableMapping.following(update, from: [5, 1, 2], to: [2, 1, 7]).mapping)
    #expect(mapping.sections == [1: 1, 2: 0])
    #expect(mapping.rows == [path(1, 0): path(1, 0), path(2, 0): path(0, 0), path(2, 1): path(0, 1)])
  }

  @Test("Counts that do not add up are named")
  func problems() {
    var update = TableUpdateRecord()
    update.insertedRows = [path(0, 0): .fade]
    let rows = TableMapping.following(update, from: [3], to: [3]).problem
    #expect(rows?.hasPrefix("Invalid update: invalid number of rows in section 0.") == true)
    #expect(rows?.contains("(1 inserted, 0 deleted)") == true)
    let sections = TableMapping.following(TableUpdateRecord(), from: [3], to: [3, 1]).problem
    #expect(sections?.hasPrefix("Invalid update: invalid number of sections.") == true)
  }
}
