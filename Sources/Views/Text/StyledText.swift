// StyledText: characters with a font and a colour for each stretch of them.

import Essentials
import Foundation
import Layers

/// Text as it is laid out: a list of grapheme clusters, and the runs that style them.
package struct StyledText: Equatable {
  /// How a stretch of text looks.
  package struct Style: Equatable {
    package var font: UIFont
    /// Nil means the colour of whoever draws the text.
    package var color: UIColor?
    package var isUnderlined = false

    package init(font: UIFont, color: UIColor? = nil, isUnderlined: Bool = false) {
      (self.font, self.color, self.isUnderlined) = (font, color, isUnderlined)
    }
  }

  /// A string in one style.
  struct Piece: Equatable {
    var string: String
    var style: Style

    /// The width on one line, in points.
    @MainActor var width: CGFloat { Turn.current.host.width(of: string, font: style.font.spec) }
  }

  /// A stretch of characters of one style.
  struct Run: Equatable {
    var range: Range<Int>
    var style: Style
  }

  private(set) var characters: [Character]
  /// In order, without gaps. Text without characters keeps one empty run, for the height of its line.
  private(set) var runs: [Run]

  /// Text in one style.
  package init(_ string: String, style: Style) {
    characters = Array(string)
    runs = [Run(range: 0..<characters.count, style: style)]
  }

  /// Text from an attributed string; `font` stands where it names none.
  package init(_ attributed: NSAttributedString, font: UIFont) {
    (characters, runs) = ([], [])
    attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { attributes, range, _ in
      let part = Array(attributed.attributedSubstring(from: range).string)
      let start = characters.count
      characters += part
      let style = Style(
        font: attributes[.font] as? UIFont ?? font, color: attributes[.foregroundColor] as? UIColor,
        isUnderlined: (attributes[.underlineStyle] as? Int ?? 0) != 0)
      runs.append(Run(range: start..<characters.count, style: style))
    }
    if runs.isEmpty { runs = [Run(range: 0..<0, style: Style(font: font))] }
  }

  var isEmpty: Bool { characters.isEmpty }
  var range: Range<Int> { characters.indices }

  /// The same text with every font's size multiplied by `factor`.
  package func scaled(by factor: CGFloat) -> StyledText {
    var copy = self
    for index in copy.runs.indices {
      copy.runs[index].style.font = runs[index].style.font.withSize(runs[index].style.font.pointSize * factor)
    }
    return copy
  }

  /// The style at a character; that of the last one at the end.
  func style(at index: Int) -> Style {
    (runs.first { $0.range.contains(index) } ?? runs[runs.count - 1]).style
  }

  /// The parts of a range that have one style each. A line break reads as a space: a line of it stands in one line.
  func pieces(in range: Range<Int>) -> [Piece] {
    runs.compactMap { run in
      let part = run.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      return Piece(string: String(characters[part].map { $0.isNewline ? " " : $0 }), style: run.style)
    }
  }

  /// The range without spaces at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let end = characters[range].lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? range.lowerBound
    return range.lowerBound..<end
  }

  /// The last `count` characters of a range, without spaces at their beginning.
  func untilEnd(of range: Range<Int>, last count: Int) -> Range<Int> {
    let tail = range.suffix(count)
    return (tail.first { !characters[$0].isWhitespace } ?? range.upperBound)..<range.upperBound
  }

  /// The lines that the text itself makes by its line breaks; text that ends in one has an empty last line.
  var paragraphs: [Range<Int>] {
    var (paragraphs, start): ([Range<Int>], Int) = ([], 0)
    for index in characters.indices where characters[index].isNewline {
      paragraphs.append(start..<index)
      start = index + 1
    }
    return paragraphs + [start..<characters.count]
  }

  /// The width of a range on one line, in points.
  @MainActor func width(of range: Range<Int>) -> CGFloat { pieces(in: range).reduce(0) { $0 + $1.width } }
}

extension [StyledText.Piece] {
  /// The same text with neighbours of one style joined, so that they are measured and drawn as one.
  var merged: [StyledText.Piece] {
    reduce(into: []) { merged, piece in
      if merged.last?.style == piece.style {
        merged[merged.count - 1].string += piece.string
      } else {
        merged.append(piece)
      }
    }
  }
}
