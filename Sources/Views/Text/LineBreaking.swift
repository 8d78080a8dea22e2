// LineBreaking: where a line of text may end.

/// The places between characters at which a line may end.
///
/// A simple reading of Unicode Standard Annex #14: after spaces, after hyphens inside words, around ideographs and kana
/// except before closing and after opening marks. Hangul breaks at spaces, as a word.
enum LineBreaking {
  /// The offsets in `text` before which a line may break, ascending, without its beginning and with its end.
  static func opportunities(in text: ArraySlice<Character>) -> [Int] {
    guard !text.isEmpty else { return [] }
    let inner = text.indices.dropFirst().filter { mayBreak(text, before: $0) }
    return inner + [text.endIndex]
  }

  private static func mayBreak(_ text: ArraySlice<Character>, before index: Int) -> Bool {
    let (before, after) = (text[index - 1], text[index])
    if isSpace(after) { return false }
    if isSpace(before) { return true }
    if closing.contains(after) || opening.contains(before) { return false }
    if hyphens.contains(before) {
      let follows = index - 2 >= text.startIndex && !isSpace(text[index - 2])
      return follows && after.isLetter
    }
    if isHangul(before) || isHangul(after) { return false }
    return standsAlone(before) || standsAlone(after)
  }

  /// A space at which lines may break: not the no-break ones.
  static func isSpace(_ character: Character) -> Bool {
    character == "\u{200B}" || character.isWhitespace && !["\u{A0}", "\u{202F}", "\u{2007}"].contains(character)
  }

  /// Ideographs, kana, full-width forms and emoji: breaks are allowed on either side.
  private static func standsAlone(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x2E80...0x30FF, 0x31F0...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x20000...0x3FFFF:
      return true
    default:
      return scalar.properties.isEmojiPresentation
    }
  }

  private static func isHangul(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }

  private static let hyphens: Set<Character> = ["-", "\u{2010}", "–", "—"]
  private static let opening = Set<Character>("([{«‹“‘「『（［｛〔〈《【〖")
  private static let closing = Set<Character>(
    ")]}»›”’.,:;!?%…‥、。，．・：；？！」』）］｝〕〉》】〗々ゝゞヽヾーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")
}
