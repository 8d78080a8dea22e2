// Compositor+Slots: other layers' pictures as contents: one that was captured, or two that dissolve into each other.

import Foundation
import Geometry
import Layers

extension Compositor {
  /// Adds the picture of `before`, or its mix with `after`, `progress` ÷ 256 of the way; `rect` is the bounds of `node`
  /// in pixels, into which both are laid.
  func collect(
    _ before: Frame.Node, _ after: Frame.Node?, progress: Int, of node: Frame.Node, _ rect: PixelRect,
    _ context: Context, into list: inout [DrawOperation]
  ) {
    let place = Self.isTooLarge(rect, for: context.clip) ? rect.intersection(context.clip) : rect
    guard !place.intersection(context.clip).isEmpty else { return }
    func raster(_ other: Frame.Node) -> Raster { slot(other, of: node, rect, place, context) }
    let paint: DrawOperation.Paint
    switch (after, progress) {
    // At the ends only one of the two is painted, and copied bit for bit.
    case (nil, _), (_, 0): paint = .raster(raster(before), x: place.x0, y: place.y0)
    case (let after?, 256): paint = .raster(raster(after), x: place.x0, y: place.y0)
    case (let after?, _): paint = .mix(raster(before), raster(after), x: place.x0, y: place.y0, progress: progress)
    }
    append(paint, place, opacity: context.opacity, context, into: &list)
  }

  /// Another layer's picture, laid into the pixels `rect` of this layer's bounds and stretched where its own size
  /// differs; of these only those of `place`.
  private func slot(
    _ other: Frame.Node, of node: Frame.Node, _ rect: PixelRect, _ place: PixelRect, _ context: Context
  ) -> Raster {
    var other = other
    (other.transform, other.zPosition, other.isDoubleSided) = (.identity, 0, true)
    other.position = other.anchor  // so that its coordinates are its parent's
    let key = RasterCache.Key(
      kind: .slot, id: other.id, rect: place.offset(x: -rect.x0, y: -rect.y0),
      whole: rect.offset(x: -rect.x0, y: -rect.y0), scale: context.scale, paintScale: context.scale,
      phase: phase(of: node, rect, other, context), isReversed: context.isReversed)
    return cachedRaster(key, .node(other)) {
      statistics.rasterized += 1
      return paintSlot(other, key)
    }
  }

  /// Where the bounds begin within half a pixel of their first one: painting with that gives what plain drawing would.
  private func phase(
    of node: Frame.Node, _ rect: PixelRect, _ other: Frame.Node, _ context: Context
  ) -> PixelPoint {
    if other.isPixelAligned(scale: context.scale) { return PixelPoint(x: 0, y: 0) }
    func part(_ start: Double) -> Double {
      let part = Snap.phase(start).part
      return part < 0.5 ? part : part - 1
    }
    return PixelPoint(
      x: part(context.origin.x + Double(node.bounds.minX) * context.scale - Double(rect.x0)),
      y: part(context.origin.y + Double(node.bounds.minY) * context.scale - Double(rect.y0)))
  }

  private func paintSlot(_ other: Frame.Node, _ key: RasterCache.Key) -> Raster {
    let corner = PixelPoint(
      x: -Double(other.bounds.minX) * key.scale, y: -Double(other.bounds.minY) * key.scale)
    let shifted = PixelPoint(x: corner.x + key.phase.x, y: corner.y + key.phase.y)
    let size = Snap.rect(other.bounds, origin: corner, scale: key.scale)
    // Bounds without a size show nothing, but what reaches out of them is laid down as it is.
    if size.isEmpty || Snap.rect(other.bounds, origin: shifted, scale: key.scale) == key.whole {
      return paint(other, from: shifted, key.rect, key)
    }
    // What would be made much smaller is painted at a smaller scale, so that memory stays in proportion.
    let share = min(1, (4 * Double(max(key.whole.area, 1)) / Double(size.area)).squareRoot())
    var small = key
    small.scale = key.scale * share
    let start = PixelPoint(x: corner.x * share, y: corner.y * share)
    let own = Snap.rect(other.bounds, origin: start, scale: small.scale)
    guard !own.isEmpty else { return paint(other, from: shifted, key.rect, key) }
    let (across, down) = (
      Double(key.whole.width) / Double(own.width), Double(key.whole.height) / Double(own.height)
    )
    // Of a picture that is shown in part only that part is painted.
    let part = own.intersection(key.rect.scaled(1 / across, 1 / down).offset(x: own.x0, y: own.y0))
    guard !part.isEmpty else { return Raster(width: key.rect.width, height: key.rect.height).sealed }
    let map = PlaneMap(
      scaleX: across, y: down, dx: Double(part.x0 - own.x0) * across - Double(key.rect.x0),
      dy: Double(part.y0 - own.y0) * down - Double(key.rect.y0))
    return paint(other, from: start, part, small).stretched(width: key.rect.width, height: key.rect.height, map: map)
  }

  /// The pixels `rect` of a layer whose own coordinates begin at `origin`.
  private func paint(
    _ other: Frame.Node, from origin: PixelPoint, _ rect: PixelRect, _ key: RasterCache.Key
  ) -> Raster {
    let raster = Raster(width: rect.width, height: rect.height)
    let context = Context(
      origin: PixelPoint(x: origin.x - Double(rect.x0), y: origin.y - Double(rect.y0)), scale: key.scale,
      clip: raster.surface.bounds, isReversed: key.isReversed)
    var operations: [DrawOperation] = []
    collect(other, context, into: &operations)
    paint(operations, into: raster)
    return raster
  }
}
