// Compositor+Slots: other layers' pictures as contents: one that was captured, or two that dissolve into each other.

import Foundation
import Geometry
import Layers

extension Compositor {
  /// Another layer that is shown in the bounds of one, and the key of its picture there.
  private struct Slot {
    let other: Frame.Node
    let key: RasterCache.Key
  }

  /// Adds the picture of `before`, or its mix with `after`, `progress` ÷ 256 of the way; `rect` is the bounds of `node`
  /// in pixels, into which both are laid.
  func collect(
    _ before: Frame.Node, _ after: Frame.Node?, progress: Int, of node: Frame.Node, _ rect: PixelRect,
    _ context: Context, into list: inout [DrawOperation]
  ) {
    let place = Self.isTooLarge(rect, for: context.clip) ? rect.intersection(context.clip) : rect
    guard !place.intersection(context.clip).isEmpty else { return }
    func slot(_ other: Frame.Node) -> Slot { self.slot(other, of: node, rect, place, context) }
    let paint: DrawOperation.Paint
    switch (after, progress) {
    // At the ends only one of the two is painted, and copied bit for bit.
    case (nil, _), (_, 0): paint = source(slot(before)).paint(x: place.x0, y: place.y0)
    case (let after?, 256): paint = source(slot(after)).paint(x: place.x0, y: place.y0)
    case (let after?, _):
      paint = .mix(source(slot(before)), source(slot(after)), x: place.x0, y: place.y0, progress: progress)
    }
    append(paint, place, opacity: context.opacity, context, into: &list)
  }

  private func source(_ slot: Slot) -> Source {
    let start = plainStart(of: slot)
    return source(slot.key, .node(slot.other), canBeDrawnAnew: start != nil) { operations in
      if let start { collect(slot.other, context(of: slot.key.rect, from: start, slot.key), into: &operations) }
    } make: {
      statistics.rasterized += 1
      return paintSlot(slot)
    }
  }

  /// Another layer, laid into the pixels `rect` of this layer's bounds and stretched where its own size differs; of
  /// these only those of `place`.
  private func slot(
    _ other: Frame.Node, of node: Frame.Node, _ rect: PixelRect, _ place: PixelRect, _ context: Context
  ) -> Slot {
    var other = other
    (other.transform, other.zPosition, other.isDoubleSided) = (.identity, 0, true)
    other.position = other.anchor  // so that its coordinates are its parent's
    let key = RasterCache.Key(
      kind: .slot, id: other.id, rect: place.offset(x: -rect.x0, y: -rect.y0),
      whole: rect.offset(x: -rect.x0, y: -rect.y0), scale: context.scale, paintScale: context.scale,
      phase: phase(of: node, rect, other, context), isReversed: context.isReversed)
    return Slot(other: other, key: key)
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

  /// Where the other layer's own coordinates begin if it is drawn as it is; nil where it has to be stretched.
  private func plainStart(of slot: Slot) -> PixelPoint? {
    let (bounds, scale) = (slot.other.bounds, slot.key.scale)
    let (corner, shifted) = starts(of: slot)
    // Bounds without a size show nothing, but what reaches out of them is laid down as it is.
    let isPlain =
      Snap.rect(bounds, origin: corner, scale: scale).isEmpty
      || Snap.rect(bounds, origin: shifted, scale: scale) == slot.key.whole
    return isPlain ? shifted : nil
  }

  /// Where the other layer's own coordinates begin if its corner lies on a pixel's, and where its key says.
  private func starts(of slot: Slot) -> (corner: PixelPoint, shifted: PixelPoint) {
    let (bounds, key) = (slot.other.bounds, slot.key)
    let corner = PixelPoint(x: -Double(bounds.minX) * key.scale, y: -Double(bounds.minY) * key.scale)
    return (corner, PixelPoint(x: corner.x + key.phase.x, y: corner.y + key.phase.y))
  }

  private func paintSlot(_ slot: Slot) -> Raster {
    let (other, key) = (slot.other, slot.key)
    if let start = plainStart(of: slot) { return paint(other, from: start, key.rect, key) }
    let (corner, shifted) = starts(of: slot)
    let size = Snap.rect(other.bounds, origin: corner, scale: key.scale)
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
    var operations: [DrawOperation] = []
    collect(other, context(of: rect, from: origin, key), into: &operations)
    paint(operations, into: raster)
    return raster
  }

  /// Where the pixels `rect` of a layer, whose own coordinates begin at `origin`, are a target of their own.
  private func context(of rect: PixelRect, from origin: PixelPoint, _ key: RasterCache.Key) -> Context {
    Context(
      origin: PixelPoint(x: origin.x - Double(rect.x0), y: origin.y - Double(rect.y0)), scale: key.scale,
      clip: rect.atZero, isReversed: key.isReversed)
  }
}
