// LocalizedStrings: the demo's words in the user's language.

import Foundation

/// The words of the `Localizable.strings` that ship, in one of the languages for which there is one.
///
/// Which language that is follows the surroundings' locale, as do the library's own words; Foundation's bundles always
/// take English on Linux.
struct LocalizedStrings {
  /// The languages that ship, by their ISO 639 codes.
  static let languages = ["en", "ja", "ko"]

  private let words: [String: String]

  /// No words: every key stands for itself.
  init() { words = [:] }

  /// The words in the locale's language; English for what it lacks, and for other languages.
  init(for locale: Locale) throws {
    let english = try Self.entries(in: "en")
    guard let code = locale.language.languageCode?.identifier, code != "en", Self.languages.contains(code) else {
      words = english
      return
    }
    words = try english.merging(Self.entries(in: code)) { $1 }
  }

  /// The words of one language's file.
  static func entries(in language: String) throws -> [String: String] {
    try StringsFile(contentsOf: ShippedFile.url("Localizable", "strings", in: "\(language).lproj")).entries
  }

  /// The word for a key; the key itself where it has none.
  subscript(key: String) -> String { words[key] ?? key }
}
