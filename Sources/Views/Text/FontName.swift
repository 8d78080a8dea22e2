// FontName: taking a PostScript name apart into family, weight and slant.

import Foundation
import Layers

/// The parts of a font's PostScript name.
///
///     FontName("HelveticaNeue-BoldItalic")  // family "Helvetica Neue", weight 700, italic
///
/// Only weight and slant are asked of a machine; a width such as Condensed is read and dropped.
package struct FontName: Hashable, Sendable {
  /// The family in words; nil means the system font.
  package var family: String?
  /// The weight in CSS numbers.
  package var weight = 400
  package var isItalic = false

  /// Nil for a name without a letter.
  package init?(_ name: String) {
    guard name.contains(where: \.isLetter) else { return nil }
    if name.hasPrefix(".") {
      readStyle(name.split(separator: "-").dropFirst().joined())
      return
    }
    guard let hyphen = name.lastIndex(of: "-"), readStyle(String(name[name.index(after: hyphen)...])) else {
      family = FontName.words(of: name)
      return
    }
    family = FontName.words(of: String(name[..<hyphen]))
  }

  /// The PostScript name that family and style make.
  package static func postScript(of spec: FontSpec) -> String {
    let family = spec.family?.filter { $0 != " " } ?? ".System"
    let weights = [
      100: "Thin", 200: "ExtraLight", 300: "Light", 500: "Medium", 600: "SemiBold", 700: "Bold", 800: "ExtraBold",
      900: "Black",
    ]
    let style = (weights[spec.weight] ?? "") + (spec.isItalic ? "Italic" : "")
    return style.isEmpty ? family : "\(family)-\(style)"
  }

  /// Names of styles in small letters, longest first where one begins with another's letters.
  private static let styles: [(word: String, weight: Int?, isItalic: Bool)] = [
    ("ultralight", 200, false), ("extralight", 200, false), ("semilight", 300, false), ("semibold", 600, false),
    ("demibold", 600, false), ("extrabold", 800, false), ("ultrabold", 800, false), ("condensed", nil, false),
    ("extended", nil, false), ("regular", 400, false), ("oblique", nil, true), ("italic", nil, true),
    ("medium", 500, false), ("roman", 400, false), ("plain", 400, false), ("light", 300, false),
    ("heavy", 800, false), ("black", 900, false), ("thin", 100, false), ("bold", 700, false), ("demi", 600, false),
    ("book", 400, false), ("cond", nil, false), ("wide", nil, false), ("psmt", nil, false), ("mt", nil, false),
    ("it", nil, true),
  ]

  /// Reads style words without gaps; false, and nothing read, where something else stands between them.
  @discardableResult
  private mutating func readStyle(_ style: String) -> Bool {
    var rest = Substring(style.lowercased().filter { $0 != "-" && $0 != " " })
    var read = self
    while !rest.isEmpty {
      guard let found = FontName.styles.first(where: { rest.hasPrefix($0.word) }) else { return false }
      if let weight = found.weight { read.weight = weight }
      if found.isItalic { read.isItalic = true }
      rest = rest.dropFirst(found.word.count)
    }
    self = read
    return true
  }

  /// The family in words: a space before each capital that follows a small letter, and without the marks of foundries.
  private static func words(of name: String) -> String {
    guard !name.contains(" ") else { return name }
    var name = name
    for mark in ["PSMT", "PS", "MT"] where name.hasSuffix(mark) && name.count > mark.count + 2 {
      name.removeLast(mark.count)
      break
    }
    var words = ""
    for letter in name {
      if letter.isUppercase, words.last?.isLowercase == true { words.append(" ") }
      words.append(letter)
    }
    return words.replacingOccurrences(of: "Deja Vu", with: "DejaVu")
  }
}
