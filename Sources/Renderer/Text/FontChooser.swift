// FontChooser: which font draws a character.

import Foundation

/// Chooses fonts: the one that a style means, else the nearest that has the glyph. What it chooses never depends on
/// what it was asked before.
struct FontChooser {
  struct Choice {
    let face: FontFace
    let hasGlyph: Bool
  }

  private struct Question: Hashable {
    let character: Character
    let language: String
    let style: FontCatalog.Style
  }

  private struct FaceKey: Hashable {
    let path: String
    let index: Int
    let isItalic: Bool
    let weight: Int
  }

  private let catalog: FontCatalog
  private var primaries: [FontCatalog.Style: FontFace] = [:]
  private var faces: [FaceKey: FontFace] = [:]
  private var answers: [Question: Choice] = [:]
  /// The font of last resort, which some request always finds.
  private let last: FontFace

  /// Throws where no font at all can be opened.
  init(catalog: FontCatalog) throws {
    self.catalog = catalog
    let style = FontCatalog.Style(.init(size: 17))
    let found = ([catalog.best(for: style)] + catalog.all(for: style, language: "en").map(Optional.some)).lazy
      .compactMap { $0 }.compactMap { FontFace($0, style: style) }.first
    guard let found else {
      throw FontError(
        description: "No font that can be drawn is installed. Install one, for instance with "
          + "\"apt-get install fonts-inter fonts-dejavu-core\", and start again.")
    }
    last = found
  }

  /// The font that a style means, whatever characters it has.
  mutating func primary(for style: FontCatalog.Style) -> FontFace {
    if let known = primaries[style] { return known }
    let best = catalog.best(for: style).flatMap { face($0, style) } ?? last
    primaries[style] = best
    return best
  }

  mutating func choose(for character: Character, language: String, style: FontCatalog.Style) -> Choice {
    let primary = primary(for: style)
    if Self.covers(primary, character) { return Choice(face: primary, hasGlyph: true) }
    let question = Question(character: character, language: language, style: style)
    if let known = answers[question] { return known }
    if answers.count > 10_000 { answers.removeAll() }
    let other = catalog.all(for: style, language: language).lazy
      .filter { match in character.drawn.allSatisfy(match.covers) }.first
    var choice = Choice(face: primary, hasGlyph: false)
    if let face = other.flatMap({ face($0, style) }) { choice = Choice(face: face, hasGlyph: true) }
    answers[question] = choice
    return choice
  }

  private mutating func face(_ match: FontCatalog.Match, _ style: FontCatalog.Style) -> FontFace? {
    let key = FaceKey(path: match.path, index: match.index, isItalic: style.isItalic, weight: style.weight)
    if let known = faces[key] { return known }
    let face = FontFace(match, style: style)
    faces[key] = face
    return face
  }

  private static func covers(_ face: FontFace, _ character: Character) -> Bool {
    character.drawn.allSatisfy(face.match.covers)
  }
}

extension Character {
  /// The scalars that need a glyph: not those that only say how to join, vary or order others.
  var drawn: [Unicode.Scalar] { unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint } }
}
