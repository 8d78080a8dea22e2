// FontLibrary: measures text, and finds the fonts to draw it with.

import CSDL2TTF
import Essentials
import Foundation
import Layers

/// The fonts of the machine, or of a list of files, and what text measures in them.
///
/// It may be used from any thread. SDL_ttf may not: it has one font engine for the whole process. So everything here
/// runs behind one lock, which all libraries share.
package final class FontLibrary: @unchecked Sendable {
  /// Recursive because a font that is closed, on whatever occasion, takes it too.
  static let gate = NSRecursiveLock()

  private struct Request: Hashable {
    let text: String
    let style: FontCatalog.Style
    let isRightToLeft: Bool
  }

  private var chooser: FontChooser
  private var lines: [Request: TextLine] = [:]
  private var hanLanguage = Locale(identifier: "en_US_POSIX").hanLanguage

  /// How often texts have begun to look otherwise: what was painted before is wrong then.
  private var changes = 0
  var generation: Int { Self.gate.withLock { changes } }

  /// Draws Han signs that stand alone as the readers of this locale expect them.
  package func follow(_ locale: Locale) {
    Self.gate.withLock {
      guard locale.hanLanguage != hanLanguage else { return }
      hanLanguage = locale.hanLanguage
      lines.removeAll()
      changes += 1
    }
  }

  /// The machine's fonts; throws a `FontError` where there is none that can be drawn.
  package convenience init() throws { try self.init { FontCatalog() } }

  /// The fonts in these files and no others, so that text measures and looks the same on every machine.
  package convenience init(files: [URL]) throws { try self.init { try FontCatalog(files: files) } }

  private init(_ catalog: () throws -> FontCatalog) throws {
    chooser = try Self.gate.withLock {
      if TTF_WasInit() == 0, TTF_Init() != 0 {
        throw FontError(description: "SDL_ttf does not start: \(String(cString: SDL_GetError())).")
      }
      return try FontChooser(catalog: catalog())
    }
  }

  /// The width of one line in points, the same at every scale.
  package func width(of text: String, font: FontSpec) -> CGFloat {
    Self.gate.withLock { CGFloat(line(text, font, isRightToLeft: false).width) * font.size }
  }

  /// Where each character of a line stands, in points and in the order of reading.
  package func letterSpans(in text: String, font: FontSpec, isRightToLeft: Bool) -> [LetterSpan] {
    Self.gate.withLock {
      line(text, font, isRightToLeft: isRightToLeft).letterSpans().map { span in
        LetterSpan(leading: span.leading * font.size, trailing: span.trailing * font.size)
      }
    }
  }

  /// The vertical measures of a font at its size, in points.
  package func metrics(of font: FontSpec) -> FontMetrics {
    Self.gate.withLock {
      let one = chooser.primary(for: FontCatalog.Style(font)).metrics
      return FontMetrics(
        ascender: one.ascender * font.size, descender: one.descender * font.size,
        lineHeight: one.lineHeight * font.size, capHeight: one.capHeight * font.size, xHeight: one.xHeight * font.size)
    }
  }

  /// How many characters of a text have a glyph in no font.
  package func missingGlyphs(in text: String, font: FontSpec) -> Int {
    Self.gate.withLock { line(text, font, isRightToLeft: false).missingGlyphs }
  }

  /// The file names of the fonts that draw a text, in the order in which they are seen.
  package func fontFiles(for text: String, font: FontSpec) -> [String] {
    Self.gate.withLock {
      line(text, font, isRightToLeft: false).runs.map { URL(fileURLWithPath: $0.face.match.path).lastPathComponent }
    }
  }

  /// Hands the line of a text to `body`, which may draw with it.
  func withLine<Result>(_ text: String, _ font: FontSpec, isRightToLeft: Bool, _ body: (TextLine) -> Result) -> Result {
    Self.gate.withLock { body(line(text, font, isRightToLeft: isRightToLeft)) }
  }

  private func line(_ text: String, _ font: FontSpec, isRightToLeft: Bool) -> TextLine {
    let request = Request(text: text, style: FontCatalog.Style(font), isRightToLeft: isRightToLeft)
    if let known = lines[request] { return known }
    if lines.count > 4_000 { lines.removeAll() }  // a bound, not a policy: they are soon measured again
    let line = TextLine(
      text, style: request.style, isRightToLeft: isRightToLeft, hanLanguage: hanLanguage, fonts: &chooser)
    lines[request] = line
    return line
  }
}
