// LetterKind: what words are made of, for jumps and double clicks.

/// The kinds of letters that stick together; a word is a run of one kind.
enum LetterKind: Equatable {
  case blank, word, ideograph, hiragana, katakana, sign

  init(_ letter: Character) {
    guard let scalar = letter.unicodeScalars.first else {
      self = .sign
      return
    }
    switch scalar.value {
    case 0x3041...0x309F: self = .hiragana
    case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
    case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .ideograph
    default:
      if letter.isWhitespace {
        self = .blank
      } else if letter.isLetter || letter.isNumber || letter == "_"
        || scalar.properties.generalCategory == .nonspacingMark
      {
        self = .word
      } else {
        self = .sign
      }
    }
  }
}

/// Where words begin and end in a row of letters.
struct Words {
  private let kinds: [LetterKind]

  init(_ letters: [Character]) {
    var kinds = letters.map(LetterKind.init)
    // An apostrophe between two letters belongs to the word, a point or comma between two digits to the number.
    for index in kinds.indices.dropFirst().dropLast()
    where kinds[index - 1] == .word && kinds[index + 1] == .word && "'’.,·".contains(letters[index]) {
      let isNumber = letters[index - 1].isNumber && letters[index + 1].isNumber
      if isNumber || (letters[index] != "," && letters[index] != ".") { kinds[index] = .word }
    }
    self.kinds = kinds
  }

  /// The run of letters of one kind that a click on the letter at `index` selects; at the end that of the last one.
  func run(at index: Int) -> Range<Int> {
    guard !kinds.isEmpty else { return 0..<0 }
    let index = min(max(index, 0), kinds.count - 1)
    var (start, end) = (index, index + 1)
    while start > 0, kinds[start - 1] == kinds[index] { start -= 1 }
    while end < kinds.count, kinds[end] == kinds[index] { end += 1 }
    return start..<end
  }

  /// Where the next word ends, as desktops jump: over what stands between words, and over the word.
  func end(after index: Int) -> Int {
    var place = index
    while place < kinds.count, kinds[place].isBetweenWords { place += 1 }
    return place < kinds.count ? run(at: place).upperBound : place
  }

  /// Where the word before begins.
  func start(before index: Int) -> Int {
    var place = index
    while place > 0, kinds[place - 1].isBetweenWords { place -= 1 }
    return place > 0 ? run(at: place - 1).lowerBound : place
  }
}

extension LetterKind {
  fileprivate var isBetweenWords: Bool { self == .blank || self == .sign }
}
