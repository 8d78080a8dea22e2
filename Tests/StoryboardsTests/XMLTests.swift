// XMLTests: from bytes to elements, and files that are refused.

import Essentials
import Foundation
import OneAtATime
import Testing

@testable import Storyboards

@Suite("XML to elements", .oneAtATime)
struct XMLTests {
  private func parse(_ text: String) throws -> Element { try ElementParser.parse(Data(text.utf8)) }

  @Test("A message's line is the one on which the tag opens, whatever stands before it")
  func lines() throws {
    let root = try parse(
      """
      <?xml version="1.0"?>
      <!-- <a> is no
           tag here -->
      <top
          one="a > b"
          two='"'><a/><![CDATA[
      <b>]]>
      <b
      /></top>
      """)
    #expect(root.line == 4)
    #expect(root.children.map(\.line) == [6, 8])
    #expect(root.children.map(\.name) == ["a", "b"])
    #expect(root["one"] == "a > b" && root["two"] == "\"")
  }

  @Test("A tag whose name begins like its neighbour's keeps its own line")
  func similarNames() throws {
    let root = try parse("<v>\n<view/>\n<viewController/>\n</v>")
    #expect(root.children.map(\.line) == [2, 3])
  }

  @Test("PITFALLS 55: character data and CDATA are kept, in their order")
  func text() throws {
    #expect(try parse("<s>a &amp; <![CDATA[b < c]]>!</s>").text == "a & b < c!")
  }

  @Test("Parents, keys and lists lead from element to element")
  func relations() throws {
    let root = try parse("<view><subviews><label id=\"1\"/></subviews><color key=\"tint\"/></view>")
    #expect(root.items(of: "subviews").map(\.id) == ["1"])
    #expect(root.child(key: "tint")?.name == "color")
    #expect(root.items(of: "subviews").first?.parent?.parent === root)
    #expect(root.items(of: "constraints").isEmpty)
  }

  @Test("X5: values are read in their kinds; what cannot be read counts as left out")
  func values() throws {
    let element = try parse(
      "<e yes=\"YES\" no=\"NO\" odd=\"true\" n=\"-2.5\" big=\"1e30\" nan=\"nan\" i=\"7\" half=\"7.5\"/>")
    #expect(element.bool("yes") == true && element.bool("no") == false && element.bool("odd") == nil)
    #expect(element.number("n") == -2.5)
    #expect(element.number("big") == nil && element.number("nan") == nil && element.number("none") == nil)
    #expect(element.integer("i") == 7 && element.integer("half") == nil)
  }

  @Test("X22: a text stands in an attribute, or in a child with its line breaks, or in base64")
  func strings() throws {
    #expect(try parse("<l text=\"short\"/>").string("text") == "short")
    #expect(try parse("<l><string key=\"text\">two\nlines</string></l>").string("text") == "two\nlines")
    let packed = "<l><string key=\"text\" base64-UTF8=\"YES\">\nw6k\n</string></l>"
    #expect(try parse(packed).string("text") == "é")
    #expect(try parse("<l><color key=\"text\"/></l>").string("text") == nil)
  }
}

@MainActor
@Suite("Files that are refused", .oneAtATime)
struct RefusalTests {
  private func message(_ text: String) -> String { UIStoryboard.refusal(of: text).map { "\($0)" } ?? "opened" }

  @Test("A file of something else")
  func noXML() {
    #expect(
      message("root:x:0:0") == "Test.storyboard:1: the file is no XML: expected \"<\" and an element's name. "
        + "The storyboard is refused.")
  }

  @Test("PITFALLS 54: an empty file")
  func empty() {
    #expect(message("") == "Test.storyboard:1: the file is empty. The storyboard is refused.")
  }

  @Test("PITFALLS 54: a file that is cut off names what is open")
  func cutOff() {
    #expect(
      message("<document>\n<scenes>\n<scene/>")
        == "Test.storyboard:3: the file is cut off: <scenes> of line 2 is never closed. The storyboard is refused.")
  }

  @Test("Tags that do not match")
  func mismatch() {
    #expect(
      message("<document>\n<a></b>\n</document>")
        == "Test.storyboard:2: the file closes another element than the one that is open. The storyboard is refused.")
  }

  @Test("PITFALLS 56: bytes that are no UTF-8 text are named with their line")
  func noText() {
    let data = Data("<document>\n<a".utf8) + Data([0xFF]) + Data(">\n</document>".utf8)
    #expect(
      UIStoryboard.refusal(of: data)
        == .malformed(file: "Test.storyboard", line: 2, reason: "is not UTF-8 text"))
  }

  @Test("PITFALLS 60: a merge that nobody settled")
  func mergeConflict() {
    let text = "<document>\n<<<<<<< HEAD\n<a/>\n=======\n<b/>\n>>>>>>> other\n</document>"
    #expect(UIStoryboard.refusal(of: text) == .mergeConflict(file: "Test.storyboard", line: 2))
  }

  private nonisolated static let kinds: [(document: String, found: String)] = [
    ("<plist/>", "begins with <plist>"),
    ("<document type=\"a.WatchKit.Storyboard\"/>", "is a storyboard for watchOS (WatchKit)"),
    ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\"/>", "is made for macOS (Cocoa)"),
    ("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "is a XIB, one nib without scenes"),
    (
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" targetRuntime=\"AppleTV\"/>",
      "is made for tvOS"
    ),
    ("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"/>", "has no <scenes>"),
  ]

  @Test("X1: a document of another kind says which it is", arguments: kinds)
  func otherKinds(document: String, found: String) {
    guard case .unsuitable(_, 1, let words, _)? = UIStoryboard.refusal(of: document) else {
      Issue.record("\(document) is not refused as unsuitable")
      return
    }
    #expect(words == found)
  }

  @Test("X31: a file that is not there is a thrown error, and a fault by the UIKit-named initialiser")
  func missingFile() throws {
    let url = URL(fileURLWithPath: "/nowhere/Absent.storyboard")
    #expect(throws: StoryboardError.unreadable(file: "/nowhere/Absent.storyboard", reason: "there is no such file")) {
      try UIStoryboard(contentsOf: url)
    }
    let (storyboard, messages) = Fault.observing { UIStoryboard(name: "Absent", bundle: .main) }
    #expect(messages == ["Could not find a storyboard named 'Absent' in bundle \(Bundle.main.bundlePath)"])
    #expect(storyboard.instantiateInitialViewController() == nil)
  }
}
