// CairoPeer: the same moments, drawn by cairo.

import CCairo
import Foundation
import Geometry

/// Image surfaces of the pictures, laid into another one.
@MainActor
final class CairoPeer {
  /// How many strips a picture that is turned in space is cut into: cairo maps each by an affine matrix.
  private static let strips = 64

  private let scene: PeerScene
  private let surface: OpaquePointer
  private let context: OpaquePointer
  private var pictures: [OpaquePointer?] = []

  /// Nil where cairo refuses.
  init?(_ scene: PeerScene, size: PixelSize) {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(size.width), Int32(size.height)),
      let context = cairo_create(surface)
    else { return nil }
    (self.scene, self.surface, self.context) = (scene, surface, context)
    pictures = scene.pictures.map(Self.makeSurface)
  }

  isolated deinit {
    for case let picture? in pictures { cairo_surface_destroy(picture) }
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  private static func makeSurface(of picture: PeerPicture) -> OpaquePointer? {
    guard picture.width > 0 else { return nil }
    let format = picture.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard let surface = cairo_image_surface_create(format, Int32(picture.width), Int32(picture.height)),
      let pixels = cairo_image_surface_get_data(surface)
    else { return nil }
    // Four bytes to a pixel make rows without padding.
    picture.bytes.withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress { pixels.update(from: start, count: bytes.count) }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  func draw(_ frame: Int) {
    for piece in scene.frames[frame] {
      cairo_reset_clip(context)
      clip(to: piece.clip)
      switch piece.look {
      case .color(let color):
        let alpha = color.alpha * piece.opacity
        cairo_set_operator(context, alpha < 1 ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_SOURCE)
        cairo_set_source_rgba(
          context, color.red * piece.brightness, color.green * piece.brightness, color.blue * piece.brightness, alpha)
        outline(piece.corners)
        cairo_fill(context)
      case .picture(let index): lay(index, piece)
      }
    }
    cairo_surface_flush(surface)
  }

  private func lay(_ index: Int, _ piece: PeerScene.Piece) {
    guard let picture = pictures[index] else { return }
    let size = CGSize(width: scene.pictures[index].width, height: scene.pictures[index].height)
    let isPlain = scene.pictures[index].isOpaque && piece.opacity == 1
    cairo_set_operator(context, isPlain ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
    cairo_save(context)
    if let rect = piece.rect {
      clip(to: rect)
      cairo_translate(context, rect.minX, rect.minY)
      if rect.size != size { cairo_scale(context, rect.width / size.width, rect.height / size.height) }
      cairo_set_source_surface(context, picture, 0, 0)
      if rect.size == size { cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST) }
      isPlain ? cairo_paint(context) : cairo_paint_with_alpha(context, piece.opacity)
    } else {
      for strip in Strip.cut(piece.corners, into: Self.strips) { lay(strip, of: picture, size, isPlain, piece.opacity) }
    }
    cairo_restore(context)
    if piece.brightness < 1 {
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      cairo_set_source_rgba(context, 0, 0, 0, (1 - piece.brightness) * piece.opacity)
      outline(piece.corners)
      cairo_fill(context)
    }
  }

  /// Fills a strip with its part of the picture, sheared so that its two sides lie in their middles where they should.
  private func lay(_ strip: Strip, of picture: OpaquePointer, _ size: CGSize, _ isPlain: Bool, _ opacity: CGFloat) {
    let left = strip.topLeft.toward(strip.bottomLeft, by: 0.5)
    let right = strip.topRight.toward(strip.bottomRight, by: 0.5)
    let width = (strip.end - strip.start) * size.width
    let height = (strip.bottomLeft.y - strip.topLeft.y + strip.bottomRight.y - strip.topRight.y) / 2
    // Seen from its edge there is nothing to fill, and a matrix that nothing undoes would end all drawing.
    guard abs(right.x - left.x) > 1e-3, height > 1e-3 else { return }
    var map = cairo_matrix_t()
    (map.xx, map.yx) = ((right.x - left.x) / width, (right.y - left.y) / width)
    (map.xy, map.yy) = (0, height / size.height)
    map.x0 = left.x - map.xx * strip.start * size.width
    map.y0 = left.y - height / 2 - map.yx * strip.start * size.width
    cairo_save(context)
    outline(strip.overlapping)
    cairo_transform(context, &map)
    cairo_set_source_surface(context, picture, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    if isPlain {
      cairo_fill(context)
    } else {
      cairo_clip(context)
      cairo_paint_with_alpha(context, opacity)
    }
    cairo_restore(context)
  }

  private func clip(to rect: CGRect) {
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(context)
  }

  private func outline(_ corners: [CGPoint]) {
    cairo_new_path(context)
    for corner in corners { cairo_line_to(context, corner.x, corner.y) }
    cairo_close_path(context)
  }

  /// What has been drawn: pixels of blue, green, red and a byte without meaning.
  var picture: [UInt8] {
    let count = Int(cairo_image_surface_get_stride(surface) * cairo_image_surface_get_height(surface))
    return cairo_image_surface_get_data(surface).map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
  }
}
