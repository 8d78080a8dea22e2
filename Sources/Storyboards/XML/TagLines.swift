// TagLines: on which line each start tag opens. Foundation's parser tells only where a tag ends, and storyboard tags
// may span lines; messages must name the line that a person looks for.

import Foundation

/// Walks over a document's bytes from one start tag to the next.
struct TagLines {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// Once the walk and the parser disagree, as declared entities can make them, it is over.
  private var isLost = false

  init(_ data: Data) { bytes = [UInt8](data) }

  /// The line, from 1, of the next start tag, which the parser says is called `name`; nil if it is not.
  mutating func next(named name: String) -> Int? {
    guard !isLost else { return nil }
    while moveToTag() {
      if let end = Self.ends.first(where: { stands($0.start) })?.end {
        moveBehind(end)
        continue
      }
      guard bytes[(position + 1)...].starts(with: name.utf8) else { break }
      let opening = line
      moveBehindTag()
      return opening
    }
    isLost = true
    return nil
  }

  /// What begins with "<" and is no start tag, and how it ends. The longer beginnings come first.
  private static let ends: [(start: [UInt8], end: [UInt8])] = [
    ("</", ">"), ("<!--", "-->"), ("<![CDATA[", "]]>"), ("<!", ">"), ("<?", "?>"),
  ].map { (Array($0.utf8), Array($1.utf8)) }

  /// Moves to the next "<"; false at the end.
  private mutating func moveToTag() -> Bool {
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { advance() }
    return position < bytes.count
  }

  private mutating func moveBehind(_ end: [UInt8]) {
    while position < bytes.count, !stands(end) { advance() }
    position += end.count
  }

  /// Moves behind the ">" of the tag that is open; one inside quotes does not count.
  private mutating func moveBehindTag() {
    var quote: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      advance()
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return
      }
    }
  }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private func stands(_ text: [UInt8]) -> Bool {
    position + text.count <= bytes.count && !text.indices.contains { bytes[position + $0] != text[$0] }
  }
}
