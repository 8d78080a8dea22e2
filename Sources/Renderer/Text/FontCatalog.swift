// FontCatalog: which font files there are and which one is meant, by fontconfig.

import CFontconfig
import Essentials
import Foundation
import Layers

/// The fonts of a machine, or exactly the files that a test lists.
final class FontCatalog {
  /// A family, weight and slant, without a size.
  struct Style: Hashable {
    var family: String?
    var weight: Int
    var isItalic: Bool

    init(_ font: FontSpec) { (family, weight, isItalic) = (font.family, font.weight, font.isItalic) }
  }

  /// One font in one file.
  final class Match {
    let path: String
    let index: Int
    let family: String
    /// CSS numbers.
    let weight: Double
    let isSlanted: Bool
    private let characters: OpaquePointer?

    /// What a pattern says; nil where it names no file.
    fileprivate init?(_ pattern: OpaquePointer) {
      var text: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, FC_FILE, 0, &text) == FcResultMatch, let file = text else { return nil }
      path = String(cString: file)
      family = FontCatalog.families(of: pattern).first ?? path
      var (number, weight, slant): (Int32, Double, Int32) = (0, 80, 0)
      _ = FcPatternGetInteger(pattern, FC_INDEX, 0, &number)
      _ = FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
      _ = FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
      (index, isSlanted) = (Int(number), slant > 0)
      self.weight = FcWeightToOpenTypeDouble(weight)
      var set: OpaquePointer?
      characters = FcPatternGetCharSet(pattern, FC_CHARSET, 0, &set) == FcResultMatch ? set.flatMap(FcCharSetCopy) : nil
    }

    deinit { if let characters { FcCharSetDestroy(characters) } }

    /// Whether the font has a glyph for the scalar.
    func covers(_ scalar: Unicode.Scalar) -> Bool {
      guard let characters else { return false }
      return FcCharSetHasChar(characters, scalar.value) != 0
    }
  }

  /// nil stands for the machine's own configuration.
  private let configuration: OpaquePointer?
  private var sorted: [String: [Match]] = [:]
  private var noted: Set<String> = []

  /// The machine's fonts.
  init() { configuration = nil }

  /// The fonts in these files and no others; throws where one of them cannot be read.
  init(files: [URL]) throws {
    guard let own = FcConfigCreate() else {
      throw FontError(description: "fontconfig has no memory for a list of fonts.")
    }
    configuration = own
    for file in files where FcConfigAppFontAddFile(own, file.path) == 0 {
      throw FontError(description: "\(file.path) cannot be read as a font; expected a TrueType or OpenType file.")
    }
  }

  deinit { if let configuration { FcConfigDestroy(configuration) } }

  /// The font that is nearest to a style; nil where there is no font at all.
  func best(for style: Style) -> Match? {
    guard let pattern = pattern(for: style, language: "en") else { return nil }
    defer { FcPatternDestroy(pattern) }
    var result = FcResultMatch
    guard let found = FcFontMatch(configuration, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    guard let match = Match(found) else { return nil }
    noteSubstitution(of: style.family, by: match, families: Self.families(of: found))
    return match
  }

  /// All fonts, nearest to a style and a language first.
  func all(for style: Style, language: String) -> [Match] {
    let key = "\(style.family ?? "")|\(style.weight)|\(style.isItalic)|\(language)"
    if let known = sorted[key] { return known }
    var matches: [Match] = []
    var result = FcResultMatch
    if let pattern = pattern(for: style, language: language) {
      defer { FcPatternDestroy(pattern) }
      if let set = FcFontSort(configuration, pattern, 0, nil, &result) {
        defer { FcFontSetDestroy(set) }
        // In bounds: fontconfig says how many patterns the set holds.
        for index in 0..<Int(set.pointee.nfont) {
          guard let font = set.pointee.fonts[index], Self.isOutline(font) else { continue }
          if let match = Match(font) { matches.append(match) }
        }
      }
    }
    sorted[key] = matches
    return matches
  }

  /// Bitmap and colour fonts have no outlines to be drawn at any size.
  private static func isOutline(_ pattern: OpaquePointer) -> Bool {
    var (scalable, color): (FcBool, FcBool) = (1, 0)
    _ = FcPatternGetBool(pattern, FC_SCALABLE, 0, &scalable)
    _ = FcPatternGetBool(pattern, FC_COLOR, 0, &color)
    return scalable != 0 && color == 0
  }

  private func pattern(for style: Style, language: String) -> OpaquePointer? {
    guard let pattern = FcPatternCreate() else { return nil }
    for family in FontFamilies.candidates(for: style.family) { FcPatternAddString(pattern, FC_FAMILY, family) }
    FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(min(max(style.weight, 1), 1000))))
    FcPatternAddInteger(pattern, FC_SLANT, style.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    // Said here so that fontconfig does not take it from the locale.
    FcPatternAddString(pattern, FC_LANG, language)
    FcPatternAddBool(pattern, FC_SCALABLE, 1)
    FcPatternAddBool(pattern, FC_COLOR, 0)
    FcPatternAddBool(pattern, FC_VARIABLE, 0)
    FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    return pattern
  }

  fileprivate static func families(of pattern: OpaquePointer) -> [String] {
    var names: [String] = []
    var text: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, FC_FAMILY, Int32(names.count), &text) == FcResultMatch, let name = text {
      names.append(String(cString: name))
    }
    return names
  }

  /// Says once which family stands in for one that the machine lacks.
  private func noteSubstitution(of wanted: String?, by match: Match, families: [String]) {
    guard let wanted, !noted.contains(wanted), !FontFamilies.isGeneric(wanted),
      !families.contains(where: { FontFamilies.normalized($0) == FontFamilies.normalized(wanted) })
    else { return }
    noted.insert(wanted)
    Log.note("The font family \"\(wanted)\" is not installed; \"\(match.family)\" is used in its place.")
  }
}

/// Why text cannot be drawn, in words.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String
}
