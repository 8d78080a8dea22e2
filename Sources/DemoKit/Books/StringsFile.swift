// StringsFile: reads `.strings` files, and says in which line one cannot be read.
//
// Foundation's reader takes what is cut off or follows the last entry for granted, and tells lines only to its log.

import Foundation

/// The entries of one strings file: lines of `"key" = "text";`, with `/* comments */` and `// comments` between them.
struct StringsFile {
  let entries: [String: String]

  /// Reads a file of UTF-8 text.
  init(contentsOf file: URL) throws(StringsFileError) {
    guard let data = try? Data(contentsOf: file) else {
      throw StringsFileError(file: file, line: nil, problem: "the file cannot be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw StringsFileError(file: file, line: nil, problem: "the file is no UTF-8 text")
    }
    var reader = StringsReader(text)
    do { entries = try reader.readEntries() } catch {
      throw StringsFileError(file: file, line: error.line, problem: error.problem)
    }
  }
}

/// What keeps a strings file from being read.
struct StringsFileError: Error, Hashable, CustomStringConvertible {
  let file: URL
  /// From 1; nil where the whole file is meant.
  let line: Int?
  let problem: String

  var description: String {
    "\(file.path):\(line.map { "\($0):" } ?? "") \(problem); expected lines of \"key\" = \"text\"; as UTF-8 text. "
      + "Put a good copy in its place, or build the demo again."
  }
}

/// Reads the text of a strings file from its start to its end.
private struct StringsReader {
  struct Problem: Error {
    let line: Int
    let problem: String
  }

  private let letters: [Character]
  private var place = 0
  private var line = 1

  init(_ text: String) { letters = Array(text) }

  mutating func readEntries() throws(Problem) -> [String: String] {
    var entries: [String: String] = [:]
    try skipBlanks()
    while place < letters.count {
      let key = try readQuoted("a key")
      try expect("=", after: "a key")
      entries[key] = try readQuoted("a text")
      try expect(";", after: "a text")
    }
    return entries
  }

  private func problem(_ problem: String) -> Problem { Problem(line: line, problem: problem) }

  private mutating func next() -> Character? {
    guard place < letters.count else { return nil }
    defer { place += 1 }
    if letters[place].isNewline { line += 1 }
    return letters[place]
  }

  private func follows(_ text: String) -> Bool { letters[place...].starts(with: text) }

  private mutating func skipBlanks() throws(Problem) {
    while place < letters.count {
      if letters[place].isWhitespace {
        _ = next()
      } else if follows("//") {
        while let letter = next(), !letter.isNewline {}
      } else if follows("/*") {
        let start = line
        while !follows("*/") {
          guard next() != nil else { throw Problem(line: start, problem: "the comment has no end") }
        }
        place += 2
      } else {
        return
      }
    }
  }

  private mutating func expect(_ sign: Character, after what: String) throws(Problem) {
    guard place < letters.count, letters[place] == sign else { throw problem("no \"\(sign)\" follows \(what)") }
    place += 1
    try skipBlanks()
  }

  private mutating func readQuoted(_ what: String) throws(Problem) -> String {
    guard place < letters.count, letters[place] == "\"" else {
      throw problem("\(what) in quotation marks is missing")
    }
    let start = line
    place += 1
    var text = ""
    while let letter = next() {
      switch letter {
      case "\"":
        try skipBlanks()
        return text
      case "\\":
        switch next() {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "\"": text.append("\"")
        case "\\": text.append("\\")
        case let other: throw problem("\"\\\(other.map(String.init) ?? "")\" means nothing")
        }
      default: text.append(letter)
      }
    }
    throw Problem(line: start, problem: "\(what) has no closing quotation mark")
  }
}
