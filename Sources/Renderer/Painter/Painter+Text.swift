// Painter+Text: lines of text in pictures.

import CCairo
import Foundation
import Geometry
import Layers

extension Brush {
  /// Draws one line and returns how many glyphs were missing.
  func paint(_ text: Picture.Text) -> Int {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return painter.fonts.withLine(text.string, text.font, isRightToLeft: text.isRightToLeft) { line in
      let isUpright = matrix.xy == 0 && matrix.yx == 0 && matrix.xx > 0 && matrix.yy > 0
      // Upright text keeps its shape where the picture is stretched by less than a pixel; see `Painter.paint`.
      if isUpright, abs(matrix.xx / matrix.yy - 1) < 0.05 {
        paintUpright(text, line, matrix)
      } else {
        paintTurned(text, line, matrix)
      }
      return line.missingGlyphs
    }
  }

  /// Text in its usual place: its baseline on a whole pixel, where light hinting makes it crisp.
  private func paintUpright(_ text: Picture.Text, _ line: TextLine, _ matrix: cairo_matrix_t) {
    let x = Double(text.origin.x) * matrix.xx + matrix.x0
    let y = Snap.edge(Double(text.origin.y) * matrix.yy + matrix.y0)
    let (column, part) = Snap.phase(x)
    guard let mask = TextMask(line, size: Double(text.font.size) * matrix.yy * letterScale, shift: part) else { return }
    let place = mask.rect.offset(x: column, y: y)
    guard !place.intersection(raster.surface.bounds).isEmpty else { return }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    lay(mask, text.color, x: Double(place.x0), y: Double(place.y0))
    cairo_restore(cairo)
  }

  /// Turned or distorted text: drawn upright at about its size, then laid down as a picture of its coverage.
  private func paintTurned(_ text: Picture.Text, _ line: TextLine, _ matrix: cairo_matrix_t) {
    let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    guard scale > 0, let mask = TextMask(line, size: Double(text.font.size) * scale, shift: 0) else { return }
    cairo_save(cairo)
    cairo_translate(cairo, Double(text.origin.x), Double(text.origin.y))
    cairo_scale(cairo, 1 / scale, 1 / scale)
    lay(mask, text.color, x: Double(mask.rect.x0), y: Double(mask.rect.y0))
    cairo_restore(cairo)
  }

  private func lay(_ mask: TextMask, _ color: CGColor, x: Double, y: Double) {
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(mask.rect.width), Int32(mask.rect.height)),
      let pixels = cairo_image_surface_get_data(surface)
    else { return }
    defer { cairo_surface_destroy(surface) }
    let stride = Int(cairo_image_surface_get_stride(surface))
    mask.bytes.withUnsafeBufferPointer { bytes in
      // In bounds: the mask holds height rows of width bytes, and Cairo's rows are at least as long.
      guard let base = bytes.baseAddress else { return }
      for row in 0..<mask.rect.height { memcpy(pixels + row * stride, base + row * mask.rect.width, mask.rect.width) }
    }
    cairo_surface_mark_dirty(surface)
    use(color)
    cairo_mask_surface(cairo, surface, x, y)
  }
}
