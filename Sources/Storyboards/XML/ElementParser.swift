// ElementParser: XML bytes to a tree of elements. Foundation's parser on Linux says yes to documents that are cut off
// and loses CDATA unless asked; both are mended here.

import Foundation
import FoundationXML

/// Why bytes are not well-formed XML, and where.
struct MalformedXML: Error {
  let line: Int
  let reason: String
}

/// Reads one document.
final class ElementParser: NSObject {
  private var openTags: TagLines
  private var root: Element?
  private var stack: [Element] = []
  private var failure: MalformedXML?

  private init(_ data: Data) { openTags = TagLines(data) }

  /// The root element of the document in `data`.
  static func parse(_ data: Data) throws(MalformedXML) -> Element {
    guard !data.isEmpty else { throw MalformedXML(line: 1, reason: "is empty") }
    if let line = firstLineThatIsNoText(data) { throw MalformedXML(line: line, reason: "is not UTF-8 text") }
    let reader = ElementParser(data)
    let parser = XMLParser(data: data)
    parser.delegate = reader
    let succeeded = parser.parse()
    if let open = reader.stack.last, reader.failure?.isAboutTheEnd != false {
      throw MalformedXML(
        line: parser.lineNumber, reason: "is cut off: <\(open.name)> of line \(open.line) is never closed")
    }
    if let failure = reader.failure { throw failure }
    guard succeeded, parser.parserError == nil, reader.stack.isEmpty, let root = reader.root else {
      throw MalformedXML(line: parser.lineNumber, reason: "is no XML document")
    }
    return root
  }

  /// The line of the first bytes that are not UTF-8; nil if all are. Names of other bytes can end the process inside
  /// Foundation's parser, so they do not get that far.
  private static func firstLineThatIsNoText(_ data: Data) -> Int? {
    guard String(validating: data, as: UTF8.self) == nil else { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
  }
}

extension ElementParser: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let line = openTags.next(named: name) ?? parser.lineNumber
    let element = Element(name: name, attributes: attributes, line: line)
    if let parent = stack.last { parent.append(element) } else { root = element }
    stack.append(element)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    stack.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) { stack.last?.append(characters) }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    stack.last?.append(String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard failure == nil else { return }
    failure = MalformedXML(code: (error as NSError).code, line: parser.lineNumber)
  }
}

extension MalformedXML {
  /// libxml2's error numbers that people meet, in words; its header gives the numbers.
  private static let reasons: [Int: String] = [
    4: "is no XML: expected \"<\" and an element's name", 5: endReason,
    9: "holds a character that XML forbids", 26: "uses an entity that is not defined",
    38: "has \"<\" inside an attribute's value", 39: "has an attribute whose value is not in quotes",
    41: "has an attribute without a value", 42: "gives an attribute twice", 65: "lacks a space between attributes",
    68: "has \"<\" without an element's name", 73: "has a tag that is not closed by \">\"",
    76: "closes another element than the one that is open", 77: endReason,
    81: "is not in the encoding that it declares",
  ]
  private static let endReason = "is cut off"

  fileprivate init(code: Int, line: Int) {
    self.init(line: line, reason: Self.reasons[code] ?? "is not well-formed XML (parser error \(code))")
  }

  /// Whether the parser met the end of the bytes, rather than something wrong before.
  fileprivate var isAboutTheEnd: Bool { reason == Self.endReason }
}
