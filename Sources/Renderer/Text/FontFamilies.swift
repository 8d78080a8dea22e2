// FontFamilies: what to ask for when a family is not installed.

import Foundation

enum FontFamilies {
  /// The families to try in turn: the one that is meant, then the generic kind that it belongs to. nil means the
  /// system font: Inter, which is drawn for screens in the same spirit as the one on phones, else any without serifs.
  static func candidates(for family: String?) -> [String] {
    guard let family, !family.isEmpty else { return ["Inter", "sans-serif"] }
    let name = normalized(family)
    if serif.contains(name) { return [family, "serif"] }
    if monospaced.contains(name) { return [family, "monospace"] }
    return [family, "sans-serif"]
  }

  /// A name without blanks and capitals, as fontconfig compares them.
  static func normalized(_ family: String) -> String { family.lowercased().filter { $0 != " " } }

  static func isGeneric(_ family: String) -> Bool {
    ["serif", "sans-serif", "monospace", "system-ui"].contains(normalized(family))
  }

  /// Families of phones and tablets that have serifs, or one width for all letters; all others have neither.
  private static let serif: Set<String> = [
    "americantypewriter", "baskerville", "bodoni72", "charter", "cochin", "didot", "galvji", "georgia", "hoeflertext",
    "iowanoldstyle", "newyork", "palatino", "rockwell", "superclarendon", "times", "timesnewroman",
  ]
  private static let monospaced: Set<String> = ["courier", "couriernew", "menlo", "monaco", "sfmono"]
}
