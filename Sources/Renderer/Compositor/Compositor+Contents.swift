// Compositor+Contents: what a layer shows of its own: painted pictures, images, other layers, and mixes of two.

import Foundation
import Geometry
import Layers

extension Compositor {
  /// Adds a layer's contents; `rect` is its bounds in pixels.
  func collect(
    _ contents: Frame.Contents, of node: Frame.Node, _ rect: PixelRect, _ context: Context,
    into list: inout [DrawOperation]
  ) {
    switch contents {
    case .picture(let picture):
      collect(picture, of: node, rect, context, into: &list)
    case .image(let image):
      collect(image, of: node, context, into: &list)
    case .capture(let other):
      collect(other, nil, progress: 0, of: node, rect, context, into: &list)
    case .mix(let before, let after, let progress):
      collect(before, after, progress: Snap.weight(Double(progress)), of: node, rect, context, into: &list)
    }
  }

  private func collect(
    _ picture: Picture, of node: Frame.Node, _ rect: PixelRect, _ context: Context, into list: inout [DrawOperation]
  ) {
    var part = PixelRect(x0: 0, y0: 0, x1: rect.width, y1: rect.height)
    if Self.isTooLarge(part, for: context.clip) {
      part = part.intersection(context.clip.offset(x: -rect.x0, y: -rect.y0))
    }
    guard !picture.isEmpty, !part.isEmpty, !rect.intersection(context.clip).isEmpty else { return }
    let whole = PixelRect(x0: 0, y0: 0, x1: rect.width, y1: rect.height)
    let key = RasterCache.Key(
      kind: .contents, id: node.id, rect: part, whole: whole, scale: context.scale, paintScale: context.scale)
    let raster = cachedRaster(key, .picture(picture, node.bounds)) {
      statistics.painted += 1
      let painted = painter.paint(
        picture, bounds: node.bounds, width: rect.width, height: rect.height, part: part, scale: context.scale)
      statistics.missingGlyphs += painted.missingGlyphs
      return painted.raster
    }
    let place = part.offset(x: rect.x0, y: rect.y0)
    append(.raster(raster, x: place.x0, y: place.y0), place, opacity: context.opacity, context, into: &list)
  }

  private func collect(
    _ image: CGImage, of node: Frame.Node, _ context: Context, into list: inout [DrawOperation]
  ) {
    let rect = Snap.rect(node.contentsRect(for: image), origin: context.origin, scale: context.scale)
    guard !rect.intersection(context.clip).isEmpty else { return }
    if Self.isTooLarge(rect, for: context.clip) {
      // Stretched while it is laid down, so that only what is visible costs anything.
      guard let source = painter.images.raster(of: image) else { return }
      let map = PlaneMap(
        scaleX: Double(rect.width) / Double(source.width), y: Double(rect.height) / Double(source.height),
        dx: Double(rect.x0), dy: Double(rect.y0))
      guard let projection = Projection(source, map: map) else { return }
      return append(.projected(projection), rect, opacity: context.opacity, context, into: &list)
    }
    let key = RasterCache.Key(
      kind: .contents, id: node.id, rect: PixelRect(x0: 0, y0: 0, x1: rect.width, y1: rect.height),
      scale: context.scale, paintScale: context.scale)
    let raster = cachedRaster(key, .image(image)) {
      statistics.painted += 1
      return painter.paint(image, width: rect.width, height: rect.height)
    }
    append(.raster(raster, x: rect.x0, y: rect.y0), rect, opacity: context.opacity, context, into: &list)
  }
}

extension Frame.Node {
  /// Where an image among the contents lies, in the layer's own points: stretched, fitted, or in its own size at an
  /// edge. It may reach beyond the bounds.
  func contentsRect(for image: CGImage) -> CGRect {
    let scale = contentsScale.isFinite && contentsScale > 0 ? contentsScale : 1
    var size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    let ratios = (x: bounds.width / max(size.width, 1e-9), y: bounds.height / max(size.height, 1e-9))
    switch contentsGravity {
    case .resize: return bounds
    case .resizeAspect: size = size.scaled(by: min(ratios.x, ratios.y))
    case .resizeAspectFill: size = size.scaled(by: max(ratios.x, ratios.y))
    default: break
    }
    var rect = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    switch contentsGravity {
    case .left, .topLeft, .bottomLeft: rect.origin.x = bounds.minX
    case .right, .topRight, .bottomRight: rect.origin.x = bounds.maxX - size.width
    default: break
    }
    switch contentsGravity {
    case .top, .topLeft, .topRight: rect.origin.y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: rect.origin.y = bounds.maxY - size.height
    default: break
    }
    return rect
  }
}

extension CGSize {
  fileprivate func scaled(by factor: CGFloat) -> CGSize { CGSize(width: width * factor, height: height * factor) }
}
