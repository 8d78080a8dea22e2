// TextLayoutTests: where lines break and how they are shortened. Each letter of the plain host is half its font's size
// wide, so that a width of 10 × n points holds n letters of 20 points.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

@MainActor
private func layout(
  _ text: String, letters: CGFloat, lines: Int = 0, mode: NSLineBreakMode = .byWordWrapping
) -> TextLayout {
  _ = World()
  let styled = StyledText(text, style: StyledText.Style(font: .systemFont(ofSize: 20)))
  return TextLayout(
    TextLayout.Request(text: styled, width: letters * 10, maximumLines: lines, lineBreakMode: mode))
}

@MainActor @Suite("Line breaks", .oneAtATime) struct LineBreakTests {
  nonisolated static let breaks: [(text: String, letters: CGFloat, lines: [String])] = [
    ("", 9, []),
    ("one two three", 9, ["one two", "three"]),
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 6, ["one", "two", "three"]),
    ("one two three", .infinity, ["one two three"]),
    ("one  two", 4, ["one", "two"]),
    ("  one", 9, ["  one"]),
    ("incomprehensible", 6, ["incomp", "rehens", "ible"]),
    ("an incomprehensible", 6, ["an", "incomp", "rehens", "ible"]),
    ("a\nb\n", 9, ["a", "b", ""]),
    ("a\r\nb\u{2028}c", 9, ["a", "b", "c"]),
    ("\n", 9, ["", ""]),
    ("well-known word", 8, ["well-", "known", "word"]),
    ("2-3 and -5", 4, ["2-3", "and", "-5"]),
    ("(one) two", 5, ["(one)", "two"]),
    ("no\u{A0}break here", 8, ["no\u{A0}break", "here"]),
    ("日本語の文章。終", 7, ["日本語の文章。", "終"]),
    ("日本語の文章。終", 6, ["日本語の文", "章。終"]),
    ("「日本」語", 3, ["「日", "本」語"]),
    ("안녕하세요 세계", 6, ["안녕하세요", "세계"]),
    ("👍🏽👍🏽👍🏽", 2, ["👍🏽👍🏽", "👍🏽"]),
    ("one", 0, ["o", "n", "e"]),
  ]

  @Test("Lines break at words, at ideographs, and inside a word that is too long", arguments: breaks)
  func breaks(text: String, letters: CGFloat, lines: [String]) {
    #expect(layout(text, letters: letters).lines.map(\.string) == lines)
  }

  @Test("By character, lines break anywhere")
  func characters() {
    let lines = layout("one two three", letters: 5, mode: .byCharWrapping).lines.map(\.string)
    #expect(lines == ["one t", "wo th", "ree"])
  }

  @Test("A line may be longer than what is measured first", arguments: [63, 64, 65, 127, 128, 129, 300])
  func longLines(letters: Int) {
    let word = String(repeating: "a", count: letters)
    #expect(layout("\(word) b", letters: CGFloat(letters)).lines.map(\.string) == [word, "b"])
    #expect(layout("\(word)  \(word)", letters: CGFloat(letters + 1)).lines.map(\.string) == [word, word])
    #expect(layout("\(word)b", letters: CGFloat(letters)).lines.map(\.string) == [word, "b"])
    let spaces = String(repeating: " ", count: letters)
    #expect(layout("a\(spaces)b", letters: 9).lines.map(\.string) == ["a", "b"])
  }

  @Test("A text of a book's length is laid out")
  func longText() {
    let words = String(repeating: "one two ", count: 20_000)
    #expect(layout(words, letters: 9).lines.count == 20_000)
    let word = String(repeating: "a", count: 100_000)
    #expect(layout(word, letters: 10).lines.count == 10_000)
  }

  @Test("Lines are stacked by the font's line height; an empty one is as high as the others")
  func heights() {
    let layout = layout("a\n\nb", letters: 9)
    #expect(layout.lines.map(\.top) == [0, 24, 48])
    #expect(layout.lines.map(\.baseline) == [18, 42, 66])
    #expect(layout.size == CGSize(width: 10, height: 72))
    #expect(!layout.isTruncated)
  }

  @Test("The same text breaks at the same places at every scale")
  func scales() {
    let text = StyledText(
      "The quick brown fox jumps over the lazy dog", style: StyledText.Style(font: .systemFont(ofSize: 17)))
    let request = TextLayout.Request(text: text, width: 100, lineBreakMode: .byWordWrapping)
    let layouts = [1, 1.25, 1.5, 2, 3].map { scale in
      _ = World(scale: scale)
      return TextLayout(request)
    }
    #expect(layouts.allSatisfy { $0 == layouts[0] })
    #expect(layouts[0].lines.count == 5)
  }
}

@MainActor @Suite("Truncation", .oneAtATime) struct TruncationTests {
  nonisolated static let cases: [(text: String, letters: CGFloat, lines: Int, mode: NSLineBreakMode, shown: [String])] =
    [
      ("abcdefgh", 8, 1, .byTruncatingTail, ["abcdefgh"]),
      ("abcdefgh", 5, 1, .byTruncatingTail, ["abcd…"]),
      ("abc defgh", 5, 1, .byTruncatingTail, ["abc…"]),
      ("abcdefgh", 5, 1, .byTruncatingHead, ["…efgh"]),
      ("abcde fgh", 5, 1, .byTruncatingHead, ["…fgh"]),
      ("abcdefgh", 5, 1, .byTruncatingMiddle, ["ab…gh"]),
      ("abcdefgh", 6, 1, .byTruncatingMiddle, ["abc…gh"]),
      ("abcdefgh", 5, 1, .byClipping, ["abcdefgh"]),
      ("abc defgh", 5, 1, .byWordWrapping, ["abc"]),
      ("abc defgh", 6, 1, .byCharWrapping, ["abc de"]),
      ("abcdefgh", 0, 1, .byTruncatingTail, ["…"]),
      ("one two three four", 7, 2, .byTruncatingTail, ["one two", "three…"]),
      ("one two three four", 7, 2, .byTruncatingHead, ["one two", "…e four"]),
      ("one two three four", 7, 2, .byTruncatingMiddle, ["one two", "thr…our"]),
      ("one two three four", 7, 3, .byTruncatingTail, ["one two", "three", "four"]),
      ("a\nb", 9, 1, .byTruncatingTail, ["a…"]),
      ("a\nb", 9, 1, .byTruncatingHead, ["…a b"]),
      ("one ", 3, 1, .byTruncatingTail, ["one"]),
    ]

  @Test("The last line shows what fits", arguments: cases)
  func lastLine(text: String, letters: CGFloat, lines: Int, mode: NSLineBreakMode, shown: [String]) {
    #expect(layout(text, letters: letters, lines: lines, mode: mode).lines.map(\.string) == shown)
  }

  @Test("A layout says whether text is left out")
  func flag() {
    #expect(layout("abcdefgh", letters: 5, lines: 1, mode: .byTruncatingTail).isTruncated)
    #expect(layout("abc defgh", letters: 5, lines: 1, mode: .byWordWrapping).isTruncated)
    #expect(!layout("abcdefgh", letters: 8, lines: 1, mode: .byTruncatingTail).isTruncated)
    #expect(!layout("one two", letters: 3, lines: 2, mode: .byTruncatingTail).isTruncated)
  }
}

@MainActor @Suite("Alignment", .oneAtATime) struct AlignmentTests {
  nonisolated static let edges: [(text: String, alignment: NSTextAlignment, x: CGFloat)] = [
    ("word", .left, 0), ("word", .center, 30), ("word", .right, 60), ("word", .natural, 0), ("word", .justified, 0),
    ("שלום", .natural, 60), ("שלום", .left, 0), ("12 שלום", .natural, 30), ("1234", .natural, 0),
    ("مرحبا", .natural, 50), ("abשל", .natural, 0),
  ]

  @Test("A line of n letters in a box of ten begins where its alignment says", arguments: edges)
  func edges(text: String, alignment: NSTextAlignment, x: CGFloat) throws {
    let line = try #require(layout(text, letters: 10).lines.first)
    #expect(TextLayout.x(of: line, in: 100, alignment: alignment) == x)
  }

  @Test("Each paragraph has a direction of its own, from its first strong letter")
  func paragraphs() {
    #expect(layout("one\nשלום\n123", letters: 10).lines.map(\.isRightToLeft) == [false, true, false])
  }

  @Test("A line of two styles is measured and drawn in two pieces; from right to left the first one stands right")
  func pieces() throws {
    _ = World()
    let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 20))
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: small])
    text.append(NSAttributedString(string: "cd", attributes: [.font: large, .foregroundColor: UIColor.red]))
    let request = TextLayout.Request(
      text: StyledText(text, font: small), width: .infinity, lineBreakMode: .byWordWrapping)
    let line = try #require(TextLayout(request).lines.first)
    #expect(line.pieces.map(\.x) == [0, 10])
    #expect(line.pieces.map(\.width) == [10, 20])
    #expect(line.height == 24 && line.baseline == 18 && line.width == 30)

    let hebrew = NSMutableAttributedString(string: "של", attributes: [.font: small])
    hebrew.append(NSAttributedString(string: "ום", attributes: [.font: large]))
    let reversed = try #require(
      TextLayout(
        TextLayout.Request(text: StyledText(hebrew, font: small), width: .infinity, lineBreakMode: .byWordWrapping)
      ).lines.first)
    #expect(reversed.pieces.map(\.string) == ["ום", "של"])
    #expect(reversed.pieces.map(\.x) == [0, 20])
    #expect(reversed.string == "שלום")
  }
}
