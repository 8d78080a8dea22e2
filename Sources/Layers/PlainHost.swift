// PlainHost: surroundings without fonts or pixels, for code that only needs numbers.

import Foundation
import Geometry

/// A host whose every letter is half as wide as its font's size, and a line 1.2 times as high.
@MainActor
package final class PlainHost: Host {
  package var environment: Environment
  package var pasteboard: String?
  package private(set) var cursor = Cursor.arrow
  package private(set) var textInputRect: CGRect?

  package init(environment: Environment = Environment()) { self.environment = environment }

  package func width(of text: String, font: FontSpec) -> CGFloat { CGFloat(text.count) * font.size / 2 }

  package func caretOffsets(in text: String, font: FontSpec) -> [CGFloat] {
    (0...text.count).map { CGFloat($0) * font.size / 2 }
  }

  package func metrics(of font: FontSpec) -> FontMetrics {
    FontMetrics(
      ascender: font.size * 0.9, descender: font.size * 0.3, lineHeight: font.size * 1.2,
      capHeight: font.size * 0.7, xHeight: font.size * 0.5)
  }

  package func image(from data: Data) -> CGImage? { nil }
  package func rasterize(_ picture: Picture, size: CGSize, scale: CGFloat) -> CGImage? { nil }
  package func pngData(of image: CGImage) -> Data? { nil }
  package func setCursor(_ cursor: Cursor) { self.cursor = cursor }
  package func setTextInputRect(_ rect: CGRect?) { textInputRect = rect }
}
