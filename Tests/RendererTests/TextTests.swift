// TextTests: fonts, measuring, scripts and directions.

import Essentials
import Foundation
import Geometry
import Layers
import Testing

@testable import Renderer

@Suite("Text") struct TextTests {
  private let font = FontSpec(size: 17)

  /// The first and last column with ink, at a scale, of a line that begins at x = 10 points.
  private func ink(_ text: String, _ fonts: FontLibrary, font: FontSpec, scale: CGFloat, isRightToLeft: Bool = false)
    throws
    -> (first: Int, last: Int)
  {
    let frame = CGRect(x: 0, y: 0, width: 600, height: 40)
    let layer = textLayer(
      1, frame, text, baseline: 28, x: 10, isRightToLeft: isRightToLeft, font: font)
    let bitmap = FrameRenderer(fonts: fonts).render(Frame(600, 40, scale: scale, background: .white, [layer]))
    let columns = (0..<bitmap.width).filter { x in (0..<bitmap.height).contains { bitmap[x, $0].green < 128 } }
    return (try #require(columns.first), try #require(columns.last))
  }

  @Test("a width is in proportion to the size, and the same whatever the scale: it has none")
  func proportional() throws {
    let fonts = try pinnedFonts()
    let width = fonts.width(of: "Which of these is a river?", font: FontSpec(size: 10))
    for size in [11, 13.5, 17, 100] as [CGFloat] {
      let other = fonts.width(of: "Which of these is a river?", font: FontSpec(size: size))
      #expect(abs(other - width * size / 10) < 1e-9)
    }
    // DejaVu Sans: H is 1540 and i is 569 of 2048 units wide.
    #expect(abs(fonts.width(of: "H", font: FontSpec(size: 2048)) - 1540) < 2.1)
    #expect(abs(fonts.width(of: "iiiiiiii", font: FontSpec(size: 2048)) - 8 * 569) < 2.1)
  }

  @Test("letters are drawn where they were measured: no drift along a line", arguments: [1, 1.5, 2, 3] as [CGFloat])
  func noDrift(scale: CGFloat) throws {
    let fonts = try pinnedFonts()
    for text in ["llllllllllllllllllllllllllllllllllllllll", "The quick brown fox jumps over the lazy dog ill"] {
      let width = Double(fonts.width(of: text, font: font))
      let (first, last) = try ink(text, fonts, font: font, scale: scale)
      // The last letter, l, ends 0.09 em before its advance does, as the first begins after the line.
      let bearing = text.hasPrefix("l") ? 0.094 : 0.0
      #expect(abs(Double(first) / scale - 10 - bearing * 17) < 1 / scale + 0.3)
      #expect(abs(Double(last + 1) / scale - 10 - width + 0.094 * 17) < 1 / scale + 0.35)
    }
  }

  @Test("letters taller than their line stand on the baseline with their neighbours")
  func tallLetters() throws {
    let fonts = try pinnedFonts()
    /// The lowest ink of the line's first letter.
    func lowest(_ text: String) throws -> Int {
      let layer = textLayer(1, CGRect(x: 0, y: 0, width: 160, height: 90), text, size: 34, baseline: 60, x: 4)
      let bitmap = FrameRenderer(fonts: fonts).render(Frame(160, 90, background: .white, [layer]))
      return try #require((0..<90).last { y in (8..<18).contains { bitmap[$0, y].green < 128 } })
    }
    #expect(try lowest("E") == 59)
    for text in ["EẤ", "EÅ\u{302}\u{302}\u{302}", "EẤg\u{323}\u{323}\u{323}"] { #expect(try lowest(text) == 59) }
  }

  @Test("a word of a page's length has a place for each letter")
  func longWord() throws {
    let fonts = try pinnedFonts()
    let word = String(repeating: "incomprehensibly", count: 1_250)
    let spans = fonts.letterSpans(in: word, font: font, isRightToLeft: false)
    #expect(spans.count == 20_000)
    #expect(zip(spans, spans.dropFirst()).allSatisfy { abs($0.trailing - $1.leading) < 1e-6 })
  }

  @Test(
    "letters stand one behind the other from the left end to the width",
    arguments: ["Hello, world", "日本語 text", "a", "", "office"])
  func letters(text: String) throws {
    let fonts = try pinnedFonts()
    let spans = fonts.letterSpans(in: text, font: font, isRightToLeft: false)
    #expect(spans.count == text.count)
    #expect(spans.allSatisfy { $0.leading <= $0.trailing })
    #expect(spans.first?.leading ?? 0 == 0)
    for (one, next) in zip(spans, spans.dropFirst()) { #expect(abs(one.trailing - next.leading) < 1e-9) }
    #expect(abs((spans.last?.trailing ?? 0) - fonts.width(of: text, font: font)) < 1e-9)
  }

  @Test("letters of a script that runs from the right stand so, also inside a line that runs from the left")
  func mixedLetters() throws {
    let fonts = try pinnedFonts()
    let arabic = fonts.letterSpans(in: "مرحبا", font: font, isRightToLeft: true)
    #expect(arabic.count == 5)
    #expect(arabic.allSatisfy { $0.leading >= $0.trailing })
    #expect(abs(arabic[0].leading - fonts.width(of: "مرحبا", font: font)) < 1e-9)
    #expect(abs(arabic[4].trailing) < 1e-9)
    let mixed = fonts.letterSpans(in: "abגד", font: font, isRightToLeft: false)
    #expect(mixed[1].trailing > mixed[0].trailing && mixed[3].left == mixed[1].right)
    #expect(abs(mixed[2].leading - fonts.width(of: "abגד", font: font)) < 1e-9)
  }

  @Test("a character made of several scalars is one letter")
  func graphemes() throws {
    let fonts = try pinnedFonts()
    #expect(fonts.letterSpans(in: "e\u{301}a", font: font, isRightToLeft: false).count == 2)
    #expect(abs(fonts.width(of: "e\u{301}", font: font) - fonts.width(of: "e", font: font)) < 0.1)
  }

  @Test("the measures of a font: DejaVu Sans by its own tables")
  func metrics() throws {
    let metrics = try pinnedFonts().metrics(of: FontSpec(size: 1000))
    // hhea: ascent 1901, descent −483 of 2048 units; OS/2: H is 1493 high, x 1120.
    #expect(abs(metrics.ascender - 928.2) < 1.5)
    #expect(abs(metrics.descender - 235.8) < 1.5)
    #expect(abs(metrics.capHeight - 729) < 1.5)
    #expect(abs(metrics.xHeight - 547) < 2.5)
    #expect(metrics.lineHeight >= metrics.ascender + metrics.descender - 1)
  }

  @Test("weight finds the bold file, slant is added where there is none")
  func styles() throws {
    let fonts = try pinnedFonts()
    let bold = FontSpec(size: 17, weight: 700)
    #expect(fonts.fontFiles(for: "Bold", font: bold) == ["DejaVuSans-Bold.ttf"])
    #expect(fonts.fontFiles(for: "Bold", font: font) == ["DejaVuSans.ttf"])
    // A slanted l leans to the right: its ink is wider by about a fifth of its height.
    let upright = try ink("l", fonts, font: FontSpec(size: 24), scale: 2)
    let slanted = try ink("l", fonts, font: FontSpec(size: 24, isItalic: true), scale: 2)
    #expect(slanted.last - slanted.first >= upright.last - upright.first + 4)
  }

  @Test("weight is added where the family lacks it")
  func emboldened() throws {
    let regular = try FontLibrary(files: [URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")])
    let light = try ink("l", regular, font: FontSpec(size: 24), scale: 2)
    let heavy = try ink("l", regular, font: FontSpec(size: 24, weight: 700), scale: 2)
    #expect(heavy.last - heavy.first > light.last - light.first)
    #expect(
      regular.width(of: "l", font: FontSpec(size: 24, weight: 700)) == regular.width(of: "l", font: FontSpec(size: 24)))
  }

  @Test("a family that is not installed is replaced, and the log says so once")
  func substitution() throws {
    let fonts = try pinnedFonts()
    let observed = Log.observing {
      for size in [12, 14] as [CGFloat] {
        _ = fonts.width(of: "Title", font: FontSpec(family: "Baskerville", size: size))
      }
    }
    #expect(
      observed.messages == ["The font family \"Baskerville\" is not installed; \"DejaVu Sans\" is used in its place."])
    let known = Log.observing { _ = fonts.width(of: "Title", font: FontSpec(family: "DejaVu Sans", size: 12)) }
    #expect(known.messages.isEmpty)
  }

  @Test("no font is an error in words")
  func noFont() {
    let nothing = #expect(throws: FontError.self) { try FontLibrary(files: []) }
    #expect(nothing?.description.contains("apt-get install") == true)
    let absent = #expect(throws: FontError.self) { try FontLibrary(files: [URL(fileURLWithPath: "/nowhere/Font.ttf")]) }
    #expect(absent?.description.contains("/nowhere/Font.ttf") == true)
  }

  static let languages: [(name: String, text: String, needs: [String])] = [
    ("accented Latin", "Žluťoučký kůň, Ærøskøbing, Ångström, niño, Łódź, ﬁn", []),
    ("Arabic", "مرحبا بالعالم، هذا نص عربي", []),
    ("Hebrew", "שלום עולם, זה טקסט בעברית", []),
    ("Japanese", "日本語のかな漢字交じり文、カタカナ。", ["noto/NotoSansCJK-Regular.ttc"]),
    ("Korean", "한국어 문장입니다.", ["noto/NotoSansCJK-Regular.ttc", "nanum/NanumGothic.ttf"]),
    ("Chinese", "简体中文的句子，繁體中文。", ["noto/NotoSansCJK-Regular.ttc"]),
  ]

  /// Whether one of the files in a machine's usual font folders is there.
  private func isInstalled(_ files: [String]) -> Bool {
    files.isEmpty
      || files.contains { file in
        ["opentype", "truetype"].contains { FileManager.default.fileExists(atPath: "/usr/share/fonts/\($0)/\(file)") }
      }
  }

  @Test("PITFALL 52: a page of six scripts has no missing glyph", arguments: languages)
  func allScripts(name: String, text: String, needs: [String]) throws {
    guard isInstalled(needs) else { return }  // no package of fonts for this script is on the machine
    let fonts = try FontLibrary()
    let renderer = FrameRenderer(fonts: fonts)
    let layer = textLayer(1, CGRect(x: 0, y: 0, width: 500, height: 40), text, baseline: 28)
    let bitmap = renderer.render(Frame(500, 40, background: .white, [layer]))
    #expect(renderer.statistics.missingGlyphs == 0)
    #expect(fonts.missingGlyphs(in: text, font: font) == 0)
    #expect(bitmap != Bitmap(width: 500, height: 40, pixel: .white))
  }

  @Test("a character that no font has is counted")
  func missing() throws {
    let renderer = FrameRenderer(fonts: try pinnedFonts())
    let layer = textLayer(1, CGRect(x: 0, y: 0, width: 100, height: 30), "a\u{13000}b\u{13001}")
    _ = renderer.render(Frame(100, 30, [layer]))
    #expect(renderer.statistics.missingGlyphs == 2)
  }

  @Test("the font of a Han sign follows the language around it, not what was drawn before")
  func hanUnification() throws {
    guard isInstalled(["noto/NotoSansCJK-Regular.ttc"]) else { return }
    let (one, two) = (try FontLibrary(), try FontLibrary())
    func picture(_ text: String, _ fonts: FontLibrary) -> Bitmap {
      let layer = textLayer(1, CGRect(x: 0, y: 0, width: 100, height: 40), text, size: 30, baseline: 32)
      return FrameRenderer(fonts: fonts).render(Frame(100, 40, scale: 2, background: .white, [layer]))
    }
    // The sign for "straight" is drawn differently in China and in Japan.
    let chinese = picture("直", one)
    _ = picture("直の", two)
    #expect(picture("直", two) == chinese)
    let japanese = picture("直の", one)
    func isSame(_ other: Bitmap) -> Bool {
      (0..<60).allSatisfy { x in (0..<80).allSatisfy { other[x, $0] == chinese[x, $0] } }
    }
    #expect(!isSame(japanese))
    // Alone it is drawn as its reader's language has it.
    one.follow(Locale(identifier: "ja_JP"))
    #expect(!isSame(picture("直", one)))
    one.follow(Locale(identifier: "en_US"))
    #expect(picture("直", one) == chinese)
  }

  @Test(
    "readers of each language have Han signs of their own",
    arguments: [
      ("ja_JP", "ja"), ("ko_KR", "ko"), ("zh_CN", "zh-cn"), ("zh_TW", "zh-tw"), ("zh-Hant", "zh-tw"),
      ("zh_HK", "zh-hk"), ("en_US_POSIX", "zh-cn"), ("", "zh-cn"),
    ])
  func hanLanguages(identifier: String, language: String) {
    #expect(Locale(identifier: identifier).hanLanguage == language)
  }

  @Test("PITFALL 52: Arabic letters join: together they are not as wide as alone")
  func arabicJoins() throws {
    let fonts = try pinnedFonts()
    for word in ["مرحبا", "السلام", "عربي"] {
      let alone = word.reduce(0) { $0 + fonts.width(of: String($1), font: font) }
      #expect(fonts.missingGlyphs(in: word, font: font) == 0)
      #expect(abs(fonts.width(of: word, font: font) - alone) > 1)
    }
  }

  @Test("PITFALL 52: Hebrew and Arabic words run from right to left")
  func rightToLeft() throws {
    let fonts = try pinnedFonts()
    // Two words: what is read first stands on the right.
    let lines = fonts.withLine("שלום עולם", font, isRightToLeft: true) { $0.runs.map(\.piece.text) }
    #expect(lines == ["עולם", " ", "שלום"])
    let mixed = fonts.withLine("abc שלום עולם def", font, isRightToLeft: false) { $0.runs.map(\.piece.text) }
    #expect(mixed == ["abc", " ", "עולם", " ", "שלום", " ", "def"])
    // Within a word: alef is wide at its right side, where the word begins. Drawn alone and before a vav it keeps
    // its distance from the right end of the line, not from the left.
    let (alone, both) = (try ink("א", fonts, font: font, scale: 2), try ink("או", fonts, font: font, scale: 2))
    let widths = (fonts.width(of: "א", font: font), fonts.width(of: "או", font: font))
    #expect(abs(Double(both.last - alone.last) / 2 - Double(widths.1 - widths.0)) < 1)
  }

  @Test(
    "UAX #9: numbers in right-to-left text keep their order, and neutrals take the line's",
    arguments: [
      ("אבג 123", true, "1111222"), ("אבג 123", false, "1111222"), ("abc", true, "222"), ("abc אב.", false, "0000110"),
      ("אב abc", true, "111222"), ("1+2", false, "000"), ("م 1,5", true, "11222"), ("abc", false, "000"),
      ("אב ", false, "110"),
    ])
  func levels(text: String, isRightToLeft: Bool, expected: String) {
    let levels = Bidi.levels(of: text.map(\.base), isRightToLeft: isRightToLeft)
    #expect(levels.map(String.init).joined() == expected)
  }

  @Test("UAX #9, L2: odd levels are turned around, runs within runs twice")
  func visualOrder() {
    #expect(Bidi.visualOrder([0, 0, 0]) == [0, 1, 2])
    #expect(Bidi.visualOrder([1, 1, 1]) == [2, 1, 0])
    #expect(Bidi.visualOrder([0, 1, 1, 0]) == [0, 2, 1, 3])
    #expect(Bidi.visualOrder([1, 2, 2, 1]) == [3, 1, 2, 0])
    #expect(Bidi.visualOrder([]).isEmpty)
  }
}
