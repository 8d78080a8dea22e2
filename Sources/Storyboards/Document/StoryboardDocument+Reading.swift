// StoryboardDocument+Reading: bytes to a document, or the words in which a file is refused (X1).

import Foundation

extension StoryboardDocument {
  private static let storyboardType = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"

  /// Reads the file's bytes.
  static func read(_ data: Data, file: String) throws(StoryboardError) -> StoryboardDocument {
    let root: Element
    do {
      root = try ElementParser.parse(data)
    } catch {
      if let line = conflictLine(in: data) { throw .mergeConflict(file: file, line: line) }
      throw .malformed(file: file, line: error.line, reason: error.reason)
    }
    if let found = unsuitability(of: root) {
      throw .unsuitable(
        file: file, line: root.line, found: found,
        expected: "an iOS storyboard (a document of type \(storyboardType) with the target runtime iOS.CocoaTouch)")
    }
    return StoryboardDocument(file: file, root: root)
  }

  /// What a root element is that is no storyboard of ours; nil for one that is.
  private static func unsuitability(of root: Element) -> String? {
    guard root.name == "document" else { return "begins with <\(root.name)>" }
    let type = root["type"] ?? ""
    let runtime = root["targetRuntime"] ?? ""
    if type.contains("WatchKit") || runtime == "watchKit" { return "is a storyboard for watchOS (WatchKit)" }
    if type.contains(".Cocoa.") || runtime.hasPrefix("MacOSX") { return "is made for macOS (Cocoa)" }
    if runtime.hasPrefix("AppleTV") { return "is made for tvOS" }
    if type == "com.apple.InterfaceBuilder3.CocoaTouch.XIB" { return "is a XIB, one nib without scenes" }
    guard type == storyboardType else { return "is a document of type \"\(type)\"" }
    guard runtime.isEmpty || runtime.hasPrefix("iOS.CocoaTouch") else { return "has the target runtime \"\(runtime)\"" }
    return root.child("scenes") == nil ? "has no <scenes>" : nil
  }

  /// The line, from 1, of the first marker that version control leaves at an unsettled merge.
  private static func conflictLine(in data: Data) -> Int? {
    let marker = Array("<<<<<<<".utf8)
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { $0.starts(with: marker) }.map { $0 + 1 }
  }
}
