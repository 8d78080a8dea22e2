// Script: a list of steps from a file, one a line.

import Foundation

/// The steps of a script with the lines that they stand on. Blank lines and those that begin with "#" are skipped.
struct Script: Hashable, Sendable {
  struct Line: Hashable, Sendable {
    /// From 1.
    let number: Int
    let step: ScriptStep
  }

  /// What messages call the script.
  let name: String
  let lines: [Line]

  /// Reads a script for a window of so many pixels to a point.
  init(text: String, name: String, scale: CGFloat = 1) throws(UsageError) {
    var lines: [Line] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let content = line.trimmingCharacters(in: .whitespaces)
      guard !content.isEmpty, !content.hasPrefix("#") else { continue }
      let step: ScriptStep
      do {
        step = try ScriptStep(line: content)
      } catch {
        throw UsageError("\(name):\(index + 1): cannot read \"\(content)\"; expected \(error.expected)")
      }
      if case .resize(let size) = step, let refusal = PixelBound.refusal(of: size, scale: scale) {
        throw UsageError("\(name):\(index + 1): \"\(content)\" times --scale is \(refusal)")
      }
      lines.append(Line(number: index + 1, step: step))
    }
    (self.name, self.lines) = (name, lines)
  }

  /// Reads a script's file, which messages call as the user does.
  init(contentsOf file: URL, scale: CGFloat) throws(UsageError) {
    let name = file.relativePath
    guard let data = try? Data(contentsOf: file) else {
      throw UsageError("\(name): the script cannot be read; expected a text file")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw UsageError("\(name):\(Script.firstUnreadableLine(of: data)): no UTF-8 text; expected one step a line")
    }
    try self.init(text: text.replacingOccurrences(of: "\r\n", with: "\n"), name: name, scale: scale)
  }

  /// The number of the first line that is no UTF-8 text, from 1.
  private static func firstUnreadableLine(of data: Data) -> Int {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return 1 + (lines.firstIndex { String(data: $0, encoding: .utf8) == nil } ?? 0)
  }
}
