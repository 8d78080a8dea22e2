// Painter: display lists into pixels, by Cairo. Text is in Painter+Text.swift, images in Painter+Images.swift.

import CCairo
import Foundation
import Geometry
import Layers

/// Paints pictures and images; what it paints depends on nothing but them and the fonts.
final class Painter {
  let fonts: FontLibrary
  let images = ImageStore()

  init(fonts: FontLibrary) { self.fonts = fonts }

  /// What one painting gives.
  struct Painted {
    let raster: Raster
    let missingGlyphs: Int
  }

  /// Paints a part of a picture that fills `bounds`, in points, with `width` × `height` pixels.
  ///
  /// The bounds are stretched by less than a pixel where they end within one, so that what fills them in points fills
  /// them in pixels. Letters are not stretched: they have the size of `scale` pixels to a point.
  func paint(_ picture: Picture, bounds: CGRect, width: Int, height: Int, part: PixelRect, scale: Double) -> Painted {
    let raster = Raster(width: part.width, height: part.height)
    let stretch = PixelPoint(
      x: bounds.width > 0 ? Double(width) / Double(bounds.width) : scale,
      y: bounds.height > 0 ? Double(height) / Double(bounds.height) : scale)
    var missing = 0
    raster.withCairo { cairo in
      cairo_translate(cairo, Double(-part.x0), Double(-part.y0))
      cairo_scale(cairo, stretch.x, stretch.y)
      cairo_translate(cairo, -Double(bounds.minX), -Double(bounds.minY))
      var brush = Brush(cairo: cairo, painter: self, letterScale: scale / stretch.y, raster: raster)
      for command in picture.commands { missing += brush.paint(command) }
    }
    raster.seal()
    return Painted(raster: raster, missingGlyphs: missing)
  }
}

extension Raster {
  /// Draws into the raster by Cairo, one unit to a pixel.
  func withCairo(_ body: (OpaquePointer) -> Void) {
    // In bounds: Cairo is told the size and the stride of the memory, which outlives the surface.
    let surface = cairo_image_surface_create_for_data(
      self.surface.base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
      Int32(self.surface.stride))
    defer { cairo_surface_destroy(surface) }
    guard let cairo = cairo_create(surface) else { return }
    defer { cairo_destroy(cairo) }
    body(cairo)
    cairo_surface_flush(surface)
  }
}

/// One painting in progress.
struct Brush {
  let cairo: OpaquePointer
  let painter: Painter
  /// The size of letters in pixels, as a share of the vertical scale that Cairo has.
  let letterScale: Double
  let raster: Raster
  /// How many states are saved. Cairo stops for good at a restore without its save, so that one is left out.
  private var depth = 0

  init(cairo: OpaquePointer, painter: Painter, letterScale: Double, raster: Raster) {
    (self.cairo, self.painter, self.letterScale, self.raster) = (cairo, painter, letterScale, raster)
  }

  /// Carries out one command and returns how many glyphs were missing.
  mutating func paint(_ command: Picture.Command) -> Int {
    switch command {
    case .save:
      cairo_save(cairo)
      depth += 1
    case .restore:
      if depth > 0 { cairo_restore(cairo) }
      depth = max(0, depth - 1)
    case .concat(let t):
      var matrix = cairo_matrix_t(
        xx: Double(t.a), yx: Double(t.b), xy: Double(t.c), yy: Double(t.d), x0: Double(t.tx), y0: Double(t.ty))
      // A map that flattens everything would leave Cairo in an error for good: nothing of it could be seen anyway, so
      // all that follows is clipped away instead, up to the next restore.
      if matrix.xx * matrix.yy == matrix.xy * matrix.yx || ![matrix.x0, matrix.y0].allSatisfy(\.isFinite) {
        cairo_new_path(cairo)
        cairo_clip(cairo)
      } else {
        cairo_transform(cairo, &matrix)
      }
    case .clip(let path, let rule):
      trace(path, rule)
      cairo_clip(cairo)
    case .fill(let path, let color, let rule):
      trace(path, rule)
      use(color)
      cairo_fill(cairo)
    case .stroke(let path, let color, let width, let roundEnds):
      trace(path, .winding)
      use(color)
      cairo_set_line_width(cairo, Double(width))
      cairo_set_line_cap(cairo, roundEnds ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
      cairo_set_line_join(cairo, roundEnds ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
      cairo_stroke(cairo)
    case .image(let image, let rect): paint(image, in: rect, tint: nil)
    case .stencil(let image, let rect, let color): paint(image, in: rect, tint: color)
    case .text(let text): return paint(text)
    case .clear(let rect):
      cairo_save(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
      cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
      cairo_fill(cairo)
      cairo_restore(cairo)
    }
    return 0
  }

  /// Takes a colour for what follows, on the grid of bytes on which backgrounds of layers lie too.
  func use(_ color: CGColor) {
    func share(_ value: CGFloat) -> Double {
      value.isFinite ? (min(max(Double(value), 0), 1) * 255).rounded() / 255 : 0
    }
    cairo_set_source_rgba(cairo, share(color.red), share(color.green), share(color.blue), Double(color.alpha))
  }

  private func trace(_ path: CGPath, _ rule: CGPathFillRule) {
    cairo_new_path(cairo)
    cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    for element in path.elements {
      switch element {
      case .move(let to): cairo_move_to(cairo, Double(to.x), Double(to.y))
      case .line(let to): cairo_line_to(cairo, Double(to.x), Double(to.y))
      case .curve(let to, let one, let two):
        cairo_curve_to(
          cairo, Double(one.x), Double(one.y), Double(two.x), Double(two.y), Double(to.x), Double(to.y))
      case .close: cairo_close_path(cairo)
      }
    }
  }
}
