// TagLines: on which line each start tag opens. Foundation's parser tells only where a tag ends, and storyboard tags
// may span lines; messages must name the line that a person looks for.

import Foundation

/// Walks over a document's bytes from one start tag to the next.
struct TagLines {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// Once the walk and the parser disagree, as declared entities or another encoding can make them, it is over.
  private var isLost = false

  init(_ data: Data) { bytes = [UInt8](data) }

  /// The line, from 1, of the next start tag, which the parser says is called `name`; nil if it is not.
  mutating func next(named name: String) -> Int? {
    guard !isLost else { return nil }
    while let opening = findLessThan() {
      if skip(from: "<!--", to: "-->") || skip(from: "<![CDATA[", to: "]]>") || skip(from: "<?", to: "?>")
        || skip(from: "</", to: ">") || skip(from: "<!", to: ">")
      {
        continue
      }
      position += 1
      guard starts(with: name) else { break }
      skipTag()
      return opening
    }
    isLost = true
    return nil
  }

  /// Moves to the next "<" and returns its line.
  private mutating func findLessThan() -> Int? {
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { advance() }
    return position < bytes.count ? line : nil
  }

  /// Moves behind `end` if `start` stands here.
  private mutating func skip(from start: StaticString, to end: StaticString) -> Bool {
    guard starts(with: start.description) else { return false }
    position += start.utf8CodeUnitCount
    let last = end.description
    while position < bytes.count, !starts(with: last) { advance() }
    position += end.utf8CodeUnitCount
    return true
  }

  /// Moves behind the ">" of the tag that is open; one inside quotes does not count.
  private mutating func skipTag() {
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

  private func starts(with text: String) -> Bool {
    position <= bytes.count && bytes[position...].starts(with: text.utf8)
  }
}
