// FontTests: names of fonts taken apart, weights, text styles and measures.

import Foundation
import Layers
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Fonts", .oneAtATime) struct FontTests {
  nonisolated static let names: [(name: String, family: String?, weight: Int, isItalic: Bool)] = [
    ("Baskerville", "Baskerville", 400, false), ("Baskerville-SemiBold", "Baskerville", 600, false),
    ("Baskerville-Italic", "Baskerville", 400, true), ("Baskerville-BoldItalic", "Baskerville", 700, true),
    ("HelveticaNeue-BoldItalic", "Helvetica Neue", 700, true),
    ("HelveticaNeue-UltraLight", "Helvetica Neue", 200, false),
    ("HelveticaNeue-CondensedBlack", "Helvetica Neue", 900, false), ("Georgia-Italic", "Georgia", 400, true),
    ("Courier-BoldOblique", "Courier", 700, true), ("TimesNewRomanPS-BoldMT", "Times New Roman", 700, false),
    ("TimesNewRomanPSMT", "Times New Roman", 400, false), ("ArialMT", "Arial", 400, false),
    ("AvenirNext-DemiBold", "Avenir Next", 600, false), ("Avenir-Medium", "Avenir", 500, false),
    ("DejaVuSans-Bold", "DejaVu Sans", 700, false), ("Helvetica Neue", "Helvetica Neue", 400, false),
    ("Noto-Klingon", "Noto-Klingon", 400, false), (".SFUIText-Semibold", nil, 600, false), (".SFUI", nil, 400, false),
  ]

  @Test("X21: a PostScript name gives family, weight and slant", arguments: names)
  func names(name: String, family: String?, weight: Int, isItalic: Bool) throws {
    let font = try #require(UIFont(name: name, size: 16))
    #expect(font.spec == FontSpec(family: family, size: 16, weight: weight, isItalic: isItalic))
    #expect(font.fontName == name)
  }

  @Test("X21: a family that stands beside the name is taken as it is")
  func family() {
    let font = UIFont(name: "Baskerville-SemiBold", family: "Libre Baskerville", size: 18)
    #expect(font.spec == FontSpec(family: "Libre Baskerville", size: 18, weight: 600))
  }

  @Test("A name without letters is no font; a size of 0 is the standard one")
  func odd() {
    #expect(UIFont(name: "", size: 12) == nil)
    #expect(UIFont(name: "--", size: 12) == nil)
    #expect(UIFont(name: "Georgia", size: 0)?.pointSize == 14)
    #expect(UIFont.systemFont(ofSize: -3).pointSize == 14)
  }

  @Test("The nine weights are CSS's hundreds; others take the nearest")
  func weights() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.css) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(UIFont.Weight(0.1).css == 400)
    #expect(UIFont.Weight(1).css == 900)
    #expect(UIFont.boldSystemFont(ofSize: 17).spec == FontSpec(size: 17, weight: 700))
    #expect(UIFont.italicSystemFont(ofSize: 17).spec == FontSpec(size: 17, isItalic: true))
  }

  @Test("X21: text styles by the names that storyboards use")
  func styles() {
    let headline = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "UICTFontTextStyleHeadline"))
    #expect(headline.spec == FontSpec(size: 17, weight: 600))
    #expect(UIFont.preferredFont(forTextStyle: .caption2).spec == FontSpec(size: 11))
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "unknown")).pointSize == 17)
  }

  @Test("Measures come from the host; the descender is negative")
  func measures() {
    _ = World()
    let font = UIFont.systemFont(ofSize: 20)
    #expect(font.ascender == 18 && font.descender == -6 && font.lineHeight == 24)
    #expect(font.capHeight == 14 && font.xHeight == 10 && font.leading == 0)
  }

  @Test("A descriptor gives a font its bold or slanted form")
  func descriptor() throws {
    let font = try #require(UIFont(name: "Georgia", size: 16))
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(
      UIFont(descriptor: bold, size: 0).spec == FontSpec(family: "Georgia", size: 16, weight: 700, isItalic: true))
    #expect(UIFont(descriptor: bold, size: 20).pointSize == 20)
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: bold, size: 0).fontName == "Georgia-BoldItalic")
  }

  @Test("Equal fonts are equal objects")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.preferredFont(forTextStyle: .body))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont(name: "Georgia", size: 12)?.withSize(13) == UIFont(name: "Georgia", size: 13))
  }
}
