// Report: the figures as a table.

import Foundation

/// Rows of a name, a figure and what it is measured against.
struct Report {
  private var rows: [(name: String, figure: String, bound: String)] = []

  mutating func add(_ name: String, _ figure: String, _ bound: String = "") { rows.append((name, figure, bound)) }

  /// A time, beside the memcpy of the same frame.
  mutating func add(_ name: String, seconds: Double, memcpy: Double, bound: String = "") {
    add(name, String(format: "%.2f ms = %.1f memcpy", seconds * 1e3, seconds / memcpy), bound)
  }

  var text: String {
    let names = rows.map(\.name.count).max() ?? 0
    let figures = rows.map(\.figure.count).max() ?? 0
    return rows.map { row in
      row.name.padding(toLength: names, withPad: " ", startingAt: 0) + "  "
        + row.figure.padding(toLength: figures, withPad: " ", startingAt: 0) + "  " + row.bound
    }.joined(separator: "\n")
  }
}
