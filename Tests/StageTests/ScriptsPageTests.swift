// ScriptsPageTests: a page of labels in six scripts, set in the machine's own fonts.

import Foundation
import Renderer
import Stage
import StageTesting
import Testing
import UIKit

@MainActor @Suite("A page of many scripts", .oneAtATime) struct ScriptsPageTests {
  private static let texts = [
    "日本語のかな漢字交じり文、カタカナ、長音ー", "한국어 문장입니다. 띄어쓰기도 있습니다.", "简体中文的句子，繁體中文的句子",
    "مرحبا بالعالم، هذا نص عربي.", "שלום עולם, זה טקסט בעברית.", "Žluťoučký kůň, Ærøskøbing, Łódź, ñandú, İğdır",
  ]

  private func label(_ text: String, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.textColor = .black
    return label
  }

  /// The texts below one another on white, each where its label wants to be.
  private func makePage(_ texts: [String]) throws -> (stage: Stage, labels: [UILabel]) {
    let stage = try Stage(size: CGSize(width: 480, height: 40 + CGFloat(texts.count) * 40), scale: 2)
    let labels = texts.map { label($0) }
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: 20, y: 20 + CGFloat(index) * 40, width: 440, height: 36)
    }
    stage.show(UIView(stage.window.bounds, .white, labels))
    return (stage, labels)
  }

  @Test("PITFALL 52: no glyph is missing, and every line leaves ink")
  func page() throws {
    let (stage, labels) = try makePage(Self.texts)
    let picture = stage.picture()
    #expect(stage.statistics.painted == Self.texts.count)
    #expect(stage.statistics.missingGlyphs == 0)
    for label in labels {
      let frame = label.frame
      let ink = Ink(picture, rows: Int(frame.minY * 2)..<Int(frame.maxY * 2))
      #expect(ink.columns.count > 100, "\(label.text ?? "")")
      // What the label says of its width is what it takes.
      let width = label.intrinsicContentSize.width * 2
      #expect(abs(CGFloat(ink.columns[ink.columns.count - 1] - ink.columns[0]) - width) < 12, "\(label.text ?? "")")
    }
    #expect(stage.visibleTexts.map(\.string) == Self.texts)
  }

  @Test("the counter counts: a character that no font has is missing")
  func counted() throws {
    let (stage, _) = try makePage(["a\u{10FFFD}b", "\u{10FFFC}\u{10FFFD}"])
    _ = stage.picture()
    #expect(stage.statistics.missingGlyphs == 3)
  }

  @Test("no text is cut into boxes: two characters of a script look different")
  func notBoxes() throws {
    for pair in [["日", "月"], ["가", "나"], ["中", "国"], ["ب", "م"], ["א", "ב"], ["ž", "ů"]] {
      let (stage, _) = try makePage(pair)
      let picture = stage.picture()
      #expect(Ink(picture, rows: 40..<112).shape(in: picture) != Ink(picture, rows: 120..<192).shape(in: picture))
    }
  }

  // MARK: Arabic

  @Test("PITFALL 52: Arabic letters join: the word is one stroke, its letters alone are several")
  func joined() throws {
    for word in ["بيت", "سمك", "فصل"] {
      let letters = word.map(String.init)
      let (stage, labels) = try makePage([word] + letters)
      let picture = stage.picture()
      #expect(Ink(picture, rows: 40..<112).runs.count == 1, "\(word)")
      let alone = labels.dropFirst().reduce(0) { $0 + $1.intrinsicContentSize.width }
      #expect(abs(labels[0].intrinsicContentSize.width - alone) > 1)
      // The letters one after the other, from right to left, as they would stand if they did not join.
      let row = UIView(CGRect(x: 0, y: 0, width: 480, height: 36), .white)
      var right = labels[0].intrinsicContentSize.width + 60
      for letter in letters {
        let single = label(letter)
        let width = single.intrinsicContentSize.width
        single.frame = CGRect(x: right - width, y: 0, width: width, height: 36)
        row.addSubview(single)
        right -= width
      }
      stage.show(row)
      let apart = stage.picture()
      #expect(Ink(apart, rows: 0..<72).runs.count == letters.count, "\(word)")
      #expect(Ink(apart, rows: 0..<72).shape(in: apart) != Ink(picture, rows: 40..<112).shape(in: picture))
    }
  }

  // MARK: Right to left

  /// Words of two letters that stand apart: a tall one and a low one.
  private static let pairs = [
    (script: "Hebrew", tall: "ל", low: "ו"), (script: "Hebrew", tall: "ל", low: "א"),
    (script: "Arabic", tall: "ا", low: "د"), (script: "Arabic", tall: "ا", low: "و"),
  ]

  @Test("PITFALL 52: the first letter of a word stands at its right end")
  func firstLetter() throws {
    for pair in Self.pairs {
      let (stage, _) = try makePage([pair.low, pair.low + pair.tall + pair.low + pair.low, pair.low + pair.low])
      let picture = stage.picture()
      let (low, word) = (Ink(picture, rows: 40..<112), Ink(picture, rows: 120..<192))
      #expect(word.runs.count == 4, "\(pair)")
      // Second of four from the right is the tall one.
      let heights = word.runs.map { word.height(of: $0, in: picture) }
      let lowHeight = low.height(of: low.runs[0], in: picture)
      #expect(heights.max() == heights[2], "\(pair): \(heights)")
      #expect(heights[2] > lowHeight + 3)
      #expect([0, 1, 3].allSatisfy { abs(heights[$0] - lowHeight) <= 2 }, "\(pair): \(heights)")
    }
  }

  @Test("words of a right-to-left sentence follow one another from right to left")
  func wordOrder() throws {
    // One letter, then three, in one line.
    for (one, three) in [("ו", "ווו"), ("د", "ددد")] {
      let (stage, _) = try makePage(["\(one) \(three)"])
      let picture = stage.picture()
      let runs = Ink(picture, rows: 40..<112).runs
      #expect(runs.count == 4)
      let gaps = zip(runs, runs.dropFirst()).map { $1.lowerBound - $0.upperBound }
      #expect(gaps.max() == gaps[2], "the blank is before the last letter from the left: \(gaps)")
    }
  }
}

/// Where there is dark on white in some rows of a picture.
private struct Ink {
  let rows: Range<Int>
  /// The columns that have any, from the left.
  let columns: [Int]

  init(_ picture: Bitmap, rows: Range<Int>) {
    self.rows = rows
    columns = (0..<picture.width).filter { x in rows.contains { picture[x, $0].green < 160 } }
  }

  /// The columns in pieces without a gap.
  var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    for column in columns {
      if let last = runs.last, last.upperBound == column {
        runs[runs.count - 1] = last.lowerBound..<column + 1
      } else {
        runs.append(column..<column + 1)
      }
    }
    return runs
  }

  /// How many rows lie between the first and the last ink of some columns.
  func height(of columns: Range<Int>, in picture: Bitmap) -> Int {
    let inked = rows.filter { y in columns.contains { picture[$0, y].green < 160 } }
    return (inked.last ?? 0) - (inked.first ?? 0) + 1
  }

  /// The ink itself, wherever it stands in its rows: dark or not, row by row from the first inked one.
  func shape(in picture: Bitmap) -> [[Bool]] {
    guard let first = columns.first, let last = columns.last else { return [] }
    let lines = rows.map { y in (first...last).map { picture[$0, y].green < 160 } }
    return Array(lines.drop { !$0.contains(true) }.reversed().drop { !$0.contains(true) }.reversed())
  }
}
