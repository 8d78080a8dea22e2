// Script: a list of steps from a file, one a line.

import Foundation

/// The steps of a script with the lines that they stand on. Blank lines and those that begin with "#" are skipped.
struct Script: Hashable, Sendable {
  struct Line: Hashable, Sendable {
    /// From 1.
    let number: Int
    let step: ScriptStep
  }

  let lines: [Line]

  /// Reads a script; `name` is what messages call it.
  init(text: String, name: String) throws(UsageError) {
    var lines: [Line] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let content = line.trimmingCharacters(in: .whitespaces)
      guard !content.isEmpty, !content.hasPrefix("#") else { continue }
      do {
        lines.append(Line(number: index + 1, step: try ScriptStep(line: content)))
      } catch {
        throw UsageError("\(name):\(index + 1): cannot read \"\(content)\"; expected \(error.expected)")
      }
    }
    self.lines = lines
  }

  init(contentsOf file: URL) throws(UsageError) {
    guard let data = try? Data(contentsOf: file) else {
      throw UsageError("\(file.path): the script cannot be read; expected a text file")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw UsageError("\(file.path): the script is no UTF-8 text; expected one step a line")
    }
    try self.init(text: text.replacingOccurrences(of: "\r\n", with: "\n"), name: file.lastPathComponent)
  }
}
