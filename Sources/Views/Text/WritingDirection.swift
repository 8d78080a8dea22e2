// WritingDirection: which way a piece of text begins to read.

/// The direction of a text's base, as its first strong letter says.
package enum WritingDirection: Hashable, Sendable {
  case leftToRight, rightToLeft

  /// The direction of the first strong letter; nil where there is none, as in "12:30".
  ///
  /// Source: rules P2 and P3 of the Unicode Bidirectional Algorithm; strong right-to-left letters by their blocks.
  package init?(firstStrongLetterOf text: some Sequence<Character>) {
    for scalar in text.lazy.compactMap(\.unicodeScalars.first) {
      if WritingDirection.isRightToLeft(scalar) {
        self = .rightToLeft
        return
      }
      if scalar.properties.isAlphabetic || scalar == "\u{200E}" {
        self = .leftToRight
        return
      }
    }
    return nil
  }

  /// Whether a scalar is a letter of Hebrew, Arabic or another script that reads from the right, or its mark.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0660...0x0669, 0x06F0...0x06F9: false  // digits read from the left
    case 0x0590...0x08FF: scalar.properties.isAlphabetic
    case 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
