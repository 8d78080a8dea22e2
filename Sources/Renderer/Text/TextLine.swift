// TextLine: one line of text cut into pieces of one font, script and direction, in the order in which they are seen.

import Foundation
import Layers

/// A measured line. All lengths are in ems, so that it serves every size.
struct TextLine {
  struct Run {
    let face: FontFace
    let piece: FontFace.Piece
    /// The left end and the advance.
    var x = 0.0
    let width: Double
    /// Which characters of the line it shows.
    let characters: Range<Int>
  }

  /// From left to right.
  private(set) var runs: [Run] = []
  private(set) var width = 0.0
  /// How many characters no font has a glyph for.
  private(set) var missingGlyphs = 0
  private let letters: [Character]

  /// Cuts and measures `text`, choosing fonts by `fonts`; those of Han signs that stand alone by `hanLanguage`.
  init(
    _ text: String, style: FontCatalog.Style, isRightToLeft: Bool, hanLanguage: String, fonts: inout FontChooser
  ) {
    let letters = text.map { $0.isNewline || $0 == "\t" ? " " : $0 }
    self.letters = letters
    let scripts = Self.scripts(of: letters)
    let levels = Bidi.levels(of: letters.map(\.base), isRightToLeft: isRightToLeft)
    let all = Set(scripts)
    let choices = zip(letters, scripts).map { letter, script in
      fonts.choose(for: letter, language: script.language(in: all, hanLanguage: hanLanguage), style: style)
    }
    missingGlyphs = choices.lazy.filter { !$0.hasGlyph }.count
    var inOrder: [Run] = []
    var runLevels: [Int] = []
    var start = 0
    while start < letters.count {
      var end = start + 1
      while end < letters.count, end - start < Self.longestRun,
        !Self.breaks(letters[end - 1], letters[end], scripts[end]),
        choices[end].face === choices[start].face, scripts[end] == scripts[start], levels[end] == levels[start]
      {
        end += 1
      }
      let face = choices[start].face
      let piece = FontFace.Piece(
        text: String(letters[start..<end]), script: scripts[start], isRightToLeft: levels[start] % 2 == 1)
      inOrder.append(Run(face: face, piece: piece, width: face.width(of: piece), characters: start..<end))
      runLevels.append(levels[start])
      start = end
    }
    for index in Bidi.visualOrder(runLevels) {
      var run = inOrder[index]
      run.x = width
      width += run.width
      runs.append(run)
    }
  }

  /// The most letters that are shaped together. No word has as many; without a limit, the places of letters in a line
  /// without blanks would cost the square of its length.
  private static let longestRun = 128

  /// Whether text is shaped anew between two characters: at the ends of words, and around each ideograph. Short pieces
  /// come again and are measured once, and each is drawn where it was measured, so that roundings never add up.
  private static func breaks(_ before: Character, _ after: Character, _ script: Script) -> Bool {
    script.isIdeographic || (before == " ") != (after == " ")
  }

  /// The script of each character; what is common to all takes that of the letter before it, or of the first one.
  private static func scripts(of characters: [Character]) -> [Script] {
    var scripts = characters.map { Script.of($0.base) }
    var current = scripts.first { $0 != .common } ?? .common
    for index in scripts.indices {
      // A blank or sign beside ideographs is no ideograph: it keeps to the fonts of all others.
      if scripts[index] == .common {
        scripts[index] = current.isIdeographic ? .common : current
      } else {
        current = scripts[index]
      }
    }
    return scripts
  }

  /// Where each character stands, in the order of reading. The characters of a run share its width by what its
  /// beginnings measure, so that letters which join or change their shape still have places that never run back.
  func letterSpans() -> [LetterSpan] {
    var spans: [LetterSpan] = []
    for run in runs.sorted(by: { $0.characters.lowerBound < $1.characters.lowerBound }) {
      let letters = Array(letters[run.characters])
      var (start, end) = (0.0, 0.0)
      for count in 1...letters.count {
        let part = FontFace.Piece(
          text: String(letters[..<count]), script: run.piece.script, isRightToLeft: run.piece.isRightToLeft)
        end = count == letters.count ? run.width : min(max(start, run.face.width(of: part)), run.width)
        spans.append(
          run.piece.isRightToLeft
            ? LetterSpan(leading: run.x + run.width - start, trailing: run.x + run.width - end)
            : LetterSpan(leading: run.x + start, trailing: run.x + end))
        start = end
      }
    }
    return spans
  }
}

extension Character {
  /// The scalar that says what the character is; the others are marks on it.
  var base: Unicode.Scalar { unicodeScalars.first ?? " " }
}
