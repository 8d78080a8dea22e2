// FontFace: one font in one file, opened by SDL_ttf at the sizes that are asked for.

import CSDL2TTF
import Foundation
import Layers

/// A font that measures and draws short pieces of text in one script and direction.
///
/// Not safe across threads: SDL_ttf keeps one library for all fonts, so `FontLibrary` lets one thread in at a time.
final class FontFace {
  let match: FontCatalog.Match
  /// Whether slant and weight that the file lacks are added while drawing.
  let isSlanted, isEmboldened: Bool

  /// The size at which widths are measured, in pixels to an em, without hinting: SDL_ttf gives widths in whole pixels,
  /// so that a large size is a fine ruler, and one size for all scales makes lines break alike at all of them.
  static let referenceSize = 1000
  /// Held for as long as a font is open from it.
  private let file: FontFile
  private let reference: OpaquePointer
  private var sized: [(size: PixelSize, font: OpaquePointer)] = []
  /// How many sizes stay open at a time: enough for one screen in one font.
  private let openSizes = 6

  /// What goes around a piece of text. SDL_ttf measures ink, not advance: a letter that leans out of its place would
  /// make the line wider. Between blanks it leans into them, and the difference of two widths is the advance.
  let padding: String
  private var widths: [Piece: Double] = [:]

  /// Pixels to an em, across and down; the former may be several times finer.
  struct PixelSize: Hashable {
    let vertical: Double
    let oversampling: Int
  }

  /// A piece of text that is shaped as a whole.
  struct Piece: Hashable {
    let text: String
    let script: Script
    let isRightToLeft: Bool
  }

  /// nil where the file cannot be opened.
  init?(_ match: FontCatalog.Match, style: FontCatalog.Style) {
    guard let file = FontFile.at(match.path),
      let font = file.openFont(size: Self.referenceSize, index: match.index)
    else { return nil }
    TTF_SetFontHinting(font, TTF_HINTING_NONE)
    (self.match, self.file, reference) = (match, file, font)
    isSlanted = style.isItalic && !match.isSlanted
    // 600 and more asks for bold; what is lighter than 500 is none.
    isEmboldened = style.weight >= 600 && match.weight < 500
    padding = TTF_GlyphIsProvided32(font, 0x20) != 0 ? "  " : ""
  }

  deinit {
    FontLibrary.gate.withLock {
      TTF_CloseFont(reference)
      for entry in sized { TTF_CloseFont(entry.font) }
    }
  }

  /// The advance of a piece in ems.
  func width(of piece: Piece) -> Double {
    if let known = widths[piece] { return known }
    if widths.count > 20_000 { widths.removeAll() }  // a bound for what otherwise grows with every text ever shown
    let width = Double(advance(of: piece, in: reference)) / Double(Self.referenceSize)
    widths[piece] = width
    return width
  }

  /// The measures of the font in ems.
  lazy var metrics: FontMetrics = {
    let em = CGFloat(Self.referenceSize)
    func top(_ letter: UInt32, _ otherwise: CGFloat) -> CGFloat {
      var highest: Int32 = 0
      guard TTF_GlyphIsProvided32(reference, letter) != 0,
        TTF_GlyphMetrics32(reference, letter, nil, nil, nil, &highest, nil) == 0, highest > 0
      else { return otherwise }
      return CGFloat(highest) / em
    }
    return FontMetrics(
      ascender: CGFloat(TTF_FontAscent(reference)) / em, descender: -CGFloat(TTF_FontDescent(reference)) / em,
      lineHeight: CGFloat(TTF_FontLineSkip(reference)) / em, capHeight: top(0x48, 0.7), xHeight: top(0x78, 0.5))
  }()

  /// The advance in whole pixels of `font`.
  private func advance(of piece: Piece, in font: OpaquePointer) -> Int {
    prepare(font, piece)
    return width(padding + piece.text + padding, font) - (padding.isEmpty ? 0 : width(padding + padding, font))
  }

  private func width(_ text: String, _ font: OpaquePointer) -> Int {
    var width: Int32 = 0
    return TTF_SizeUTF8(font, text, &width, nil) == 0 ? Int(width) : 0
  }

  private func prepare(_ font: OpaquePointer, _ piece: Piece) {
    TTF_SetFontDirection(font, piece.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(font, piece.script.code)
  }

  /// Draws a piece in grey and hands its rows to `body`: bytes of coverage, how many in a row, the distance between
  /// rows, how many rows, the column where the advance begins and the row of the baseline.
  func draw(
    _ piece: Piece, size: PixelSize,
    _ body: (_ pixels: UnsafePointer<UInt8>, _ width: Int, _ pitch: Int, _ height: Int, _ start: Int, _ baseline: Int)
      -> Void
  ) {
    guard let font = font(size) else { return }
    prepare(font, piece)
    let text = padding + piece.text + padding
    render(text, font) { pixels, columns, pitch, rows in
      var baseline = Int(TTF_FontAscent(font))
      if rows > Int(TTF_FontHeight(font)) { baseline += overflow(above: text, piece, font) }
      body(pixels, columns, pitch, rows, padding.isEmpty ? 0 : width(padding, font), baseline)
    }
  }

  /// How many rows SDL_ttf has put above the font's own height for what is taller in `text`. It does not tell, so that
  /// a full stop is drawn behind the text: the rows by which it stands lower than alone are those.
  private func overflow(above text: String, _ piece: Piece, _ font: OpaquePointer) -> Int {
    func top(of text: String, from column: Int) -> Int? {
      var found: Int?
      render(text, font) { pixels, columns, pitch, rows in
        // In bounds: `columns` bytes in each of `rows` rows.
        found = (0..<rows).first { row in (min(column, columns)..<columns).contains { pixels[row * pitch + $0] > 0 } }
      }
      return found
    }
    // At the right end in either direction.
    let marked = piece.isRightToLeft ? "." + text : text + "."
    guard let alone = top(of: ".", from: 0), let beside = top(of: marked, from: width(text, font)) else { return 0 }
    return max(0, beside - alone)
  }

  /// Draws a text in grey: one byte a pixel whose value, from 0 for the ground to 255 for the letter, is the coverage.
  private func render(
    _ text: String, _ font: OpaquePointer,
    _ body: (_ pixels: UnsafePointer<UInt8>, _ columns: Int, _ pitch: Int, _ rows: Int) -> Void
  ) {
    let (white, black) = (SDL_Color(r: 255, g: 255, b: 255, a: 255), SDL_Color(r: 0, g: 0, b: 0, a: 0))
    guard let surface = TTF_RenderUTF8_Shaded(font, text, white, black) else { return }
    defer { SDL_FreeSurface(surface) }
    guard let pixels = surface.pointee.pixels else { return }
    body(
      UnsafePointer(pixels.assumingMemoryBound(to: UInt8.self)), Int(surface.pointee.w), Int(surface.pointee.pitch),
      Int(surface.pointee.h))
  }

  private func font(_ size: PixelSize) -> OpaquePointer? {
    if let index = sized.firstIndex(where: { $0.size == size }) {
      let entry = sized.remove(at: index)
      sized.append(entry)
      return entry.font
    }
    guard let font = file.openFont(size: 16, index: match.index) else { return nil }
    // A size of one point, with the size in the resolution: SDL_ttf takes whole points only, but any resolution.
    let dots = UInt32((72 * size.vertical).rounded())
    TTF_SetFontSizeDPI(font, 1, dots * UInt32(size.oversampling), dots)
    // Light hinting moves outlines up and down only, which keeps bars and the tops of letters crisp and leaves every
    // width as it was measured. (Across, pixels are so fine that rounding an advance does not show.)
    TTF_SetFontHinting(font, TTF_HINTING_LIGHT)
    sized.append((size, font))
    if sized.count > openSizes { TTF_CloseFont(sized.removeFirst().font) }
    return font
  }
}
