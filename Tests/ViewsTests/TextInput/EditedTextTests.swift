// EditedTextTests: the text as a value: selection, steps, deletion, letters that grow together, composition.

import Foundation
import Testing

@testable import Views

@Suite("Edited text") struct EditedTextTests {
  /// A family of four, a Hangul syllable of three parts, and e with two marks: one letter each.
  static let clusters = ["👨‍👩‍👧‍👦", "\u{1112}\u{1161}\u{11AB}", "e\u{301}\u{323}", "🇯🇵", "👍🏽"]

  private func text(_ string: String, caret: Int) -> EditedText {
    var text = EditedText(string)
    text.move(to: caret, extending: false)
    return text
  }

  @Test("a new text has its caret at the end")
  func start() {
    let text = EditedText("abc")
    #expect(text.selection == 3..<3 && text.head == 3 && !text.hasSelection)
  }

  @Test("each cluster is one step, forth and back, and goes as a whole", arguments: clusters)
  func oneStep(_ cluster: String) {
    var text = text("a\(cluster)b", caret: 1)
    #expect(text.letters.count == 3)
    text.move(to: text.destination(.letter, forward: true, extending: false), extending: false)
    #expect(text.head == 2)
    #expect(text.destination(.letter, forward: false, extending: false) == 1)
    text.replace(text.deletion(.letter, forward: false), with: "")
    #expect(text.string == "ab" && text.head == 1)
  }

  @Test("the selection keeps its beginning while it is extended, over its beginning too")
  func extending() {
    var text = text("abcdef", caret: 3)
    text.move(to: 5, extending: true)
    #expect(text.selection == 3..<5 && text.selectedString == "de")
    text.move(to: 1, extending: true)
    #expect(text.selection == 1..<3 && text.anchor == 3 && text.head == 1)
    text.move(to: 99, extending: true)
    #expect(text.selection == 3..<6)
  }

  @Test("a step of a letter from a selection goes to its edge, a step of a word goes from the caret")
  func fromSelection() {
    var text = text("one two three", caret: 1)
    text.move(to: 6, extending: true)
    #expect(text.destination(.letter, forward: true, extending: false) == 6)
    #expect(text.destination(.letter, forward: false, extending: false) == 1)
    #expect(text.destination(.letter, forward: true, extending: true) == 7)
    #expect(text.destination(.word, forward: true, extending: false) == 7)
    #expect(text.destination(.line, forward: false, extending: false) == 0)
  }

  static let jumps: [(text: String, from: Int, end: Int, start: Int)] = [
    ("one two", 0, 3, 0), ("one two", 3, 7, 0), ("one two", 4, 7, 0), ("one two", 5, 7, 4), ("one two", 7, 7, 4),
    ("a, b", 1, 4, 0), ("don't stop", 0, 5, 0), ("3.14 m", 0, 4, 0), ("end. Next", 0, 3, 0), ("  x", 0, 3, 0),
    ("日本語です", 0, 3, 0), ("カナとかな", 2, 5, 0), ("안녕 세계", 0, 2, 0), ("snake_case", 4, 10, 0), ("", 0, 0, 0),
    ("...", 3, 3, 0), ("...", 0, 3, 0),
  ]

  @Test("jumps by words end behind the next word, or before the word", arguments: jumps)
  func words(_ jump: (text: String, from: Int, end: Int, start: Int)) {
    let words = Words(Array(jump.text))
    #expect(words.end(after: jump.from) == jump.end)
    #expect(words.start(before: jump.from) == jump.start)
  }

  @Test("the run that a double click selects: a word, blanks, or signs")
  func runs() {
    let words = Words(Array("one,  two"))
    #expect(
      [0, 2, 3, 4, 5, 6, 8, 9].map { words.run(at: $0) } == [0..<3, 0..<3, 3..<4, 4..<6, 4..<6, 6..<9, 6..<9, 6..<9])
    #expect(Words([]).run(at: 0) == 0..<0)
  }

  @Test("what is inserted takes the selection's place, with the caret behind it")
  func inserting() {
    var text = text("abcdef", caret: 1)
    text.move(to: 4, extending: true)
    text.replace(text.selection, with: "XY")
    #expect(text.string == "aXYef" && text.selection == 3..<3)
  }

  @Test("letters that grow together at a seam are one, and the caret stands behind them")
  func seams() {
    var marks = text("ae", caret: 2)
    marks.replace(marks.selection, with: "\u{301}")
    #expect(marks.letters.count == 2 && marks.head == 2)
    // Taking the x away lets two halves of a flag meet.
    var flag = text("🇯x🇵", caret: 2)
    flag.replace(1..<2, with: "")
    #expect(flag.letters == ["🇯🇵"] && flag.head == 1)
    // A mark before which the text is taken away stands alone.
    var alone = text("abe\u{301}", caret: 0)
    alone.replace(0..<2, with: "")
    #expect(alone.string == "e\u{301}" && alone.head == 0)
  }

  @Test("offsets in UTF-16: to and fro at each place, and rounded inside a letter")
  func offsets() {
    let text = EditedText("a👨‍👩‍👧‍👦é🇯🇵z")
    for place in 0...text.letters.count {
      let offset = text.utf16Offset(of: place)
      #expect(text.place(atUTF16: offset, roundedUp: false) == place)
      #expect(text.place(atUTF16: offset, roundedUp: true) == place)
    }
    #expect(text.place(atUTF16: 3, roundedUp: false) == 1 && text.place(atUTF16: 3, roundedUp: true) == 2)
    #expect(text.utf16Range(of: 1..<2) == NSRange(location: 1, length: 11))
    #expect(text.place(atUTF16: 999, roundedUp: true) == 5 && text.place(atUTF16: -4, roundedUp: false) == 0)
  }

  @Test("a composition shows in the selection's place, is replaced by its next form, and ends")
  func composition() {
    var text = text("ab", caret: 1)
    text.setMarked("ㅎ", selection: NSRange(location: 1, length: 0))
    #expect(text.string == "aㅎb" && text.marked == 1..<2 && text.head == 2)
    text.setMarked("하나", selection: NSRange(location: 1, length: 1))
    #expect(text.string == "a하나b" && text.marked == 1..<3 && text.selection == 2..<3)
    text.setMarked("", selection: NSRange(location: 0, length: 0))
    #expect(text.string == "ab" && text.marked == nil && text.head == 1)
    text.setMarked("한", selection: NSRange(location: 1, length: 0))
    text.replace(1..<2, with: "한글")
    #expect(text.string == "a한글b" && text.marked == nil && text.head == 3)
  }

  @Test("a composition's selection out of range is brought into it")
  func compositionRange() {
    var text = EditedText("x")
    text.setMarked("ab", selection: NSRange(location: 7, length: 9))
    #expect(text.selection == 3..<3)
    text.setMarked("ab", selection: NSRange(location: -3, length: 1))
    #expect(text.selection == 1..<1)
    text.setMarked("ab", selection: NSRange(location: NSNotFound, length: .max))
    #expect(text.selection == 3..<3)
    text.setMarked("ab", selection: NSRange(location: .min, length: -1))
    #expect(text.selection == 1..<1)
  }

  @Test("whatever is done, the selection lies in the text")
  func anything() {
    var random = Dice(seed: 7)
    let pieces = ["a", "é", "👨‍👩‍👧", "\u{301}", "🇯", "한", " ", "ᄒ", "\u{200D}", ""]
    for _ in 0..<3_000 {
      var text = EditedText("")
      for _ in 0..<12 {
        switch random.roll(5) {
        case 0: text.replace(text.selection, with: pieces[random.roll(pieces.count)])
        case 1: text.select(from: random.roll(8) - 2, to: random.roll(8) - 2)
        case 2: text.replace(text.deletion(.word, forward: random.roll(2) == 0), with: "")
        case 3:
          text.setMarked(pieces[random.roll(pieces.count)], selection: NSRange(location: random.roll(3), length: 1))
        default: text.replace(text.deletion(.letter, forward: random.roll(2) == 0), with: "")
        }
        let bounds = 0...text.letters.count
        #expect(bounds.contains(text.anchor) && bounds.contains(text.head))
        #expect(text.marked.map { bounds.contains($0.lowerBound) && bounds.contains($0.upperBound) } ?? true)
        #expect(Array(text.string) == text.letters)
      }
    }
  }
}

/// Chance that is the same at each run.
private struct Dice {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }
}
