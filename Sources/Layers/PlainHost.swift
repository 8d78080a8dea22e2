// PlainHost: surroundings without fonts or pixels, for code that only needs numbers.

import Foundation
import Geometry

/// A host whose every letter is half as wide as its font's size, and a line 1.2 times as high. All letters of a line run
/// the way that the line does.
@MainActor
package final class PlainHost: Host {
  package var environment: Environment
  package var pasteboard: String?
  package private(set) var cursor = Cursor.arrow
  package private(set) var textInputRect: CGRect?

  package init(environment: Environment = Environment()) { self.environment = environment }

  package func width(of text: String, font: FontSpec) -> CGFloat { CGFloat(text.count) * font.size / 2 }

  package func letterSpans(in text: String, font: FontSpec, isRightToLeft: Bool) -> [LetterSpan] {
    let count = text.count
    func edge(_ index: Int) -> CGFloat { CGFloat(isRightToLeft ? count - index : index) * font.size / 2 }
    return (0..<count).map { LetterSpan(leading: edge($0), trailing: edge($0 + 1)) }
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
