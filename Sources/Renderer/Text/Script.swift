// Script: which writing system a character belongs to, as far as fonts and shaping need to know.

import Foundation

/// A writing system by its four-letter code in ISO 15924; punctuation, digits and blanks are common to all.
struct Script: Hashable {
  let code: String

  static let common = Script(code: "Zyyy")
  static let latin = Script(code: "Latn")
  static let han = Script(code: "Hani")
  static let hiragana = Script(code: "Hira")
  static let katakana = Script(code: "Kana")
  static let hangul = Script(code: "Hang")
  static let bopomofo = Script(code: "Bopo")

  /// Whether lines break between any two letters, and letters do not change with their neighbours.
  var isIdeographic: Bool { Self.ideographic.contains(self) }
  private static let ideographic: Set<Script> = [.han, .hiragana, .katakana, .hangul, .bopomofo]

  /// The blocks of letters, by their first and last scalar, from The Unicode Standard 15. Scalars in none of them and
  /// all that is no letter, mark or syllable count as common.
  private static let blocks: [(first: UInt32, last: UInt32, code: String)] = [
    (0x0041, 0x024F, "Latn"), (0x0250, 0x02AF, "Latn"), (0x0370, 0x03FF, "Grek"), (0x0400, 0x052F, "Cyrl"),
    (0x0530, 0x058F, "Armn"), (0x0590, 0x05FF, "Hebr"), (0x0600, 0x06FF, "Arab"), (0x0700, 0x074F, "Syrc"),
    (0x0750, 0x077F, "Arab"), (0x0780, 0x07BF, "Thaa"), (0x07C0, 0x07FF, "Nkoo"), (0x0860, 0x086F, "Syrc"),
    (0x0870, 0x08FF, "Arab"), (0x0900, 0x097F, "Deva"), (0x0980, 0x09FF, "Beng"), (0x0A00, 0x0A7F, "Guru"),
    (0x0A80, 0x0AFF, "Gujr"), (0x0B00, 0x0B7F, "Orya"), (0x0B80, 0x0BFF, "Taml"), (0x0C00, 0x0C7F, "Telu"),
    (0x0C80, 0x0CFF, "Knda"), (0x0D00, 0x0D7F, "Mlym"), (0x0D80, 0x0DFF, "Sinh"), (0x0E00, 0x0E7F, "Thai"),
    (0x0E80, 0x0EFF, "Laoo"), (0x0F00, 0x0FFF, "Tibt"), (0x1000, 0x109F, "Mymr"), (0x10A0, 0x10FF, "Geor"),
    (0x1100, 0x11FF, "Hang"), (0x1200, 0x139F, "Ethi"), (0x13A0, 0x13FF, "Cher"), (0x1780, 0x17FF, "Khmr"),
    (0x1800, 0x18AF, "Mong"), (0x1C80, 0x1C8F, "Cyrl"), (0x1D00, 0x1DBF, "Latn"), (0x1E00, 0x1EFF, "Latn"),
    (0x1F00, 0x1FFF, "Grek"), (0x2C60, 0x2C7F, "Latn"), (0x2DE0, 0x2DFF, "Cyrl"), (0x2E80, 0x2FDF, "Hani"),
    (0x3005, 0x3007, "Hani"), (0x3021, 0x3029, "Hani"), (0x3041, 0x309F, "Hira"), (0x30A0, 0x30FF, "Kana"),
    (0x3100, 0x312F, "Bopo"), (0x3130, 0x318F, "Hang"), (0x31A0, 0x31BF, "Bopo"), (0x31F0, 0x31FF, "Kana"),
    (0x3400, 0x4DBF, "Hani"), (0x4E00, 0x9FFF, "Hani"), (0xA720, 0xA7FF, "Latn"), (0xA960, 0xA97F, "Hang"),
    (0xAC00, 0xD7FF, "Hang"), (0xF900, 0xFAFF, "Hani"), (0xFB00, 0xFB06, "Latn"), (0xFB1D, 0xFB4F, "Hebr"),
    (0xFB50, 0xFDFF, "Arab"), (0xFE70, 0xFEFC, "Arab"), (0xFF21, 0xFF5A, "Latn"), (0xFF66, 0xFF9F, "Kana"),
    (0xFFA0, 0xFFDC, "Hang"), (0x1B000, 0x1B16F, "Hira"), (0x20000, 0x3FFFF, "Hani"),
  ]

  /// The writing system of a scalar.
  static func of(_ scalar: Unicode.Scalar) -> Script {
    if scalar.value < 0x250 { return scalar.properties.isAlphabetic ? .latin : .common }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .letterNumber:
      break
    default: return .common
    }
    // The blocks are in order: the last one that does not begin after the scalar is the only candidate.
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].first <= scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low > 0, scalar.value <= blocks[low - 1].last else { return .common }
    return Script(code: blocks[low - 1].code)
  }

  /// The language in which a font for this script is best asked for. Han signs alone do not tell it; the rest of the
  /// text does: beside kana they are Japanese, beside Hangul Korean. Where they stand alone `hanLanguage` decides.
  func language(in scripts: Set<Script>, hanLanguage: String) -> String {
    switch code {
    case "Arab": return "ar"
    case "Hebr": return "he"
    case "Hang": return "ko"
    case "Hira", "Kana": return "ja"
    case "Thai": return "th"
    case "Deva": return "hi"
    case "Hani", "Zyyy":
      if scripts.contains(.hiragana) || scripts.contains(.katakana) { return "ja" }
      if scripts.contains(.hangul) { return "ko" }
      if scripts.contains(.bopomofo) { return "zh-tw" }
      return self == .han || scripts.contains(.han) ? hanLanguage : "en"
    default: return "en"
    }
  }
}

extension Locale {
  /// The language in which its readers expect Han signs to be drawn that stand alone, as fontconfig names it.
  var hanLanguage: String {
    switch (language.languageCode?.identifier, language.script?.identifier, region?.identifier) {
    case ("ja", _, _): "ja"
    case ("ko", _, _): "ko"
    case ("zh", _, "HK"), ("zh", _, "MO"): "zh-hk"
    case ("zh", "Hant", _), ("zh", _, "TW"): "zh-tw"
    default: "zh-cn"
    }
  }
}
