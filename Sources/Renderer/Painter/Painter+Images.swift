// Painter+Images: images as contents and as parts of pictures.

import CCairo
import Foundation
import Geometry

/// Decoded images, kept while they are in use: the sixteen used last.
final class ImageStore {
  private var decoded: [(image: CGImage, raster: Raster?)] = []
  private let limit = 16

  /// The image's pixels; nil where its bytes cannot be read.
  func raster(of image: CGImage) -> Raster? {
    if let index = decoded.firstIndex(where: { $0.image == image }) {
      let entry = decoded.remove(at: index)
      decoded.append(entry)
      return entry.raster
    }
    let raster = Bitmap(image).map(Raster.init)
    decoded.append((image, raster))
    if decoded.count > limit { decoded.removeFirst() }
    return raster
  }
}

extension Raster {
  /// The pixels of a bitmap.
  convenience init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height)
    // In bounds: both hold width × height × 4 bytes; an empty bitmap copies nothing.
    bitmap.bytes.withUnsafeBytes { bytes in
      if let base = bytes.baseAddress { memcpy(surface.base, base, bytes.count) }
    }
    seal()
  }
}

extension Painter {
  /// The image stretched to `width` × `height` pixels; see-through where it cannot be read.
  func paint(_ image: CGImage, width: Int, height: Int) -> Raster {
    guard let source = images.raster(of: image) else {
      let nothing = Raster(width: width, height: height)
      nothing.seal()
      return nothing
    }
    if source.width == width, source.height == height { return source }
    let raster = Raster(width: width, height: height)
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    raster.withCairo { cairo in
      Brush(cairo: cairo, painter: self, letterScale: 1, raster: raster).paint(image, in: rect, tint: nil)
    }
    raster.seal()
    return raster
  }
}

extension Brush {
  /// Draws an image into a rectangle in points, in its own colours or as a stencil in `tint`.
  func paint(_ image: CGImage, in rect: CGRect, tint: CGColor?) {
    guard rect.width > 0, rect.height > 0, let source = painter.images.raster(of: image) else { return }
    let surface = cairo_image_surface_create_for_data(
      source.surface.base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(source.width),
      Int32(source.height), Int32(source.surface.stride))
    defer { cairo_surface_destroy(surface) }
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)  // so that the rim is not mixed with nothing
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_clip(cairo)
    cairo_translate(cairo, Double(rect.minX), Double(rect.minY))
    cairo_scale(cairo, Double(rect.width) / Double(source.width), Double(rect.height) / Double(source.height))
    if let tint {
      use(tint)
      cairo_mask(cairo, pattern)
    } else {
      cairo_set_source(cairo, pattern)
      cairo_paint(cairo)
    }
  }
}
