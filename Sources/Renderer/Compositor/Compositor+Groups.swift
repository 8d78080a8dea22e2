// Compositor+Groups: subtrees that are drawn into a picture of their own: rasterized layers, groups that fade as one,
// contents cut by round corners, and what is turned in space.

import Foundation
import Geometry
import Layers

extension Compositor {
  /// A subtree's picture and where it lies on the target.
  struct Group {
    let source: Source
    let rect: PixelRect
    var paint: DrawOperation.Paint { source.paint(x: rect.x0, y: rect.y0) }
  }

  /// How many pixels a picture may have and still be kept beyond what is visible of it: sixteen megabytes of them, or
  /// four times the visible area.
  private static func largestArea(for clip: PixelRect) -> Int { max(4 * clip.area, 1 << 22) }

  /// Whether a picture is larger than that, or longer than Cairo draws.
  static func isTooLarge(_ rect: PixelRect, for clip: PixelRect) -> Bool {
    rect.area > largestArea(for: clip) || max(rect.width, rect.height) > 16_384
  }

  /// The subtree as one picture, on the target's pixels; nil where it reaches nowhere.
  func group(_ node: Frame.Node, _ context: Context, inheritedOpacity: Double) -> Group? {
    let (column, phaseX) = Snap.phase(context.origin.x)
    let (row, phaseY) = Snap.phase(context.origin.y)
    var (x, y, phase) = (column, row, PixelPoint(x: phaseX, y: phaseY))
    if phaseX != 0 || phaseY != 0, node.isPixelAligned(scale: context.scale) {
      (x, y) = (Snap.edge(context.origin.x), Snap.edge(context.origin.y))
      phase = PixelPoint(x: 0, y: 0)
    }
    var rect = node.extent(origin: phase, scale: context.scale)
    if Self.isTooLarge(rect, for: context.clip) {
      rect = rect.intersection(context.clip.offset(x: -x, y: -y))
    }
    guard !rect.isEmpty else { return nil }
    var key = RasterCache.Key(
      kind: .group, id: node.id, rect: rect, scale: context.scale, paintScale: context.scale, phase: phase,
      inheritedOpacity: inheritedOpacity, isReversed: context.isReversed)
    if node.shouldRasterize { key.paintScale = node.usableRasterizationScale }
    // Who asks for a picture to be kept gets one, and cut corners show what is below.
    let canBeDrawnAnew = !node.shouldRasterize && !node.cutsCorners
    let source = source(key, .node(node.withoutPlacement), canBeDrawnAnew: canBeDrawnAnew) { operations in
      collectGroup(node, key, into: &operations)
    } make: {
      statistics.rasterized += 1
      if key.paintScale == key.scale { return paintGroup(node, key) }
      return stretchedGroup(node, key)
    }
    return Group(source: source, rect: rect.offset(x: x, y: y))
  }

  /// The picture under a key: the raster that was kept from before, else a sheet of what `collect` adds where that will
  /// do, else a raster that is made now.
  func source(
    _ key: RasterCache.Key, _ value: RasterCache.Value, canBeDrawnAnew: Bool,
    collect: (inout [DrawOperation]) -> Void, make: () -> Raster
  ) -> Source {
    if let known = keptRaster(key, value) { return .raster(known) }
    if canBeDrawnAnew, let leastSheet, key.rect.area >= leastSheet, sheets.mayDraw(key, value) {
      var operations: [DrawOperation] = []
      collect(&operations)
      operations.removeHidden()
      if let sheet = Sheet(operations, width: key.rect.width, height: key.rect.height) { return .sheet(sheet) }
    }
    return .raster(cachedRaster(key, value, make: make))
  }

  /// The raster that was kept under a key, if it still shows the value.
  private func keptRaster(_ key: RasterCache.Key, _ value: RasterCache.Value) -> Raster? {
    guard let known = cache.raster(for: key, showing: value) else { return nil }
    statistics.reused += 1
    memory.noteUse(of: known)
    return known
  }

  /// The raster under a key, kept from before or made now. All that a frame lays down comes from here.
  func cachedRaster(_ key: RasterCache.Key, _ value: RasterCache.Value, make: () -> Raster) -> Raster {
    if let known = keptRaster(key, value) { return known }
    let wasOn = memory.isOn
    memory.isOn = false
    let raster = make()
    memory.isOn = wasOn
    cache.keep(raster, for: key, showing: value)
    memory.noteUse(of: raster)
    return raster
  }

  /// Draws the subtree into the pixels of the key's rectangle.
  func paintGroup(_ node: Frame.Node, _ key: RasterCache.Key) -> Raster {
    let raster = Raster(width: key.rect.width, height: key.rect.height)
    var operations: [DrawOperation] = []
    let context = collectGroup(node, key, into: &operations)
    paint(operations, into: raster)
    if node.cutsCorners {
      let rect = Snap.rect(node.bounds, origin: context.origin, scale: context.scale)
      raster.cut(RoundedShape(rect: rect, radius: Double(node.cornerRadius) * context.scale))
      raster.seal()
    }
    return raster
  }

  /// Adds what shows the subtree in the pixels of the key's rectangle.
  @discardableResult
  private func collectGroup(
    _ node: Frame.Node, _ key: RasterCache.Key, into operations: inout [DrawOperation]
  ) -> Context {
    let context = Context(
      origin: PixelPoint(x: key.phase.x - Double(key.rect.x0), y: key.phase.y - Double(key.rect.y0)),
      scale: key.scale, clip: key.rect.atZero, opacity: key.inheritedOpacity, isReversed: key.isReversed)
    collectParts(of: node, context, cutsCorners: node.cutsCorners, into: &operations)
    return context
  }

  /// Paints at the layer's own rasterizationScale and brings that to the target's pixels, blurred or not.
  private func stretchedGroup(_ node: Frame.Node, _ key: RasterCache.Key) -> Raster {
    var own = key
    (own.scale, own.phase) = (key.paintScale, PixelPoint(x: 0, y: 0))
    func rect(at scale: Double) -> PixelRect {
      node.extent(origin: own.phase, scale: scale).intersection(key.rect.scaled(scale / key.scale, scale / key.scale))
    }
    own.rect = rect(at: own.scale)
    // A scale that asks for more memory than the picture is worth is not followed.
    while Self.isTooLarge(own.rect, for: key.rect), own.scale > key.scale {
      own.scale = max(own.scale / 2, key.scale)
      own.rect = rect(at: own.scale)
    }
    let ratio = key.scale / own.scale
    let small = paintGroup(node, own)
    let map = PlaneMap(
      scaleX: ratio, y: ratio, dx: Double(own.rect.x0) * ratio + key.phase.x - Double(key.rect.x0),
      dy: Double(own.rect.y0) * ratio + key.phase.y - Double(key.rect.y0))
    return small.stretched(width: key.rect.width, height: key.rect.height, map: map)
  }

  /// Draws into an offscreen picture and seals it; that is not counted as part of the frame.
  func paint(_ operations: [DrawOperation], into raster: Raster) {
    let drawn = statistics.pixelsDrawn
    execute(operations, on: raster.surface, within: raster.surface.bounds)
    statistics.pixelsDrawn = drawn
    operations.coverAll(of: raster.surface.bounds) ? raster.sealOpaque() : raster.seal()
  }

  /// The pixels of a picture, whether they were kept or not.
  func raster(of source: Source) -> Raster {
    switch source {
    case .raster(let raster): return raster
    case .sheet(let sheet):
      let raster = Raster(width: sheet.width, height: sheet.height)
      paint(sheet.operations, into: raster)
      return raster
    }
  }

  /// Adds a layer that is turned, scaled or seen in perspective: painted flat, then drawn as a polygon.
  func collectProjected(
    _ node: Frame.Node, _ plane: PlaneMap, _ context: Context, into list: inout [DrawOperation]
  ) {
    let middle = plane.apply(Double(node.bounds.midX), Double(node.bounds.midY))
    let isFront = (plane.determinant * middle.w > 0) != context.isReversed
    guard middle.w > 0, isFront || node.isDoubleSided else { return }
    let fadesAsOne = node.shouldRasterize || (node.opacity < 1 && node.allowsGroupOpacity)
    let product = context.opacity * min(max(Double(node.opacity), 0), 1)
    let target = PlaneMap(scaleX: context.scale, y: context.scale, dx: context.origin.x, dy: context.origin.y)
    let scale = node.shouldRasterize ? node.usableRasterizationScale : context.scale
    let origin = PixelPoint(x: -Double(node.bounds.minX) * scale, y: -Double(node.bounds.minY) * scale)
    var rect = node.extent(origin: origin, scale: scale)
    if Self.isTooLarge(rect, for: context.clip) {
      let map = node.toPoints(scale: scale).then(plane).then(target)
      rect = rect.intersection(map.part(visibleIn: context.clip) ?? .empty)
    }
    // A plane that runs past the viewer can still show more than there is memory for: it is left out.
    guard !rect.isEmpty, !Self.isTooLarge(rect, for: context.clip) else { return }
    let key = RasterCache.Key(
      kind: .group, id: node.id, rect: rect, scale: scale, paintScale: scale, phase: origin,
      inheritedOpacity: fadesAsOne ? 1 : product, isReversed: !isFront)
    let raster = cachedRaster(key, .node(node.withoutPlacement)) {
      statistics.rasterized += 1
      return paintGroup(node, key)
    }
    let map = PlaneMap(scaleX: 1, y: 1, dx: Double(rect.x0), dy: Double(rect.y0))
      .then(node.toPoints(scale: scale)).then(plane).then(target)
    guard let projection = Projection(raster, map: map)?.withoutSkippedPixels(map: map) else { return }
    var inner = context
    inner.brightness *= node.usableBrightness
    append(.projected(projection), projection.rect, opacity: fadesAsOne ? product : 1, inner, into: &list)
  }
}

extension Frame.Node {
  /// The rasterization scale where it can be used, 1 otherwise; at most 16, for memory's sake.
  var usableRasterizationScale: Double {
    let scale = Double(rasterizationScale)
    return scale.isFinite && scale > 0 ? min(scale, 16) : 1
  }

  /// From pixels, counted from the corner of the bounds, to points. The last pixel ends where the bounds end, also
  /// where that is within a pixel, so that the corners come to the places that geometry says.
  fileprivate func toPoints(scale: Double) -> PlaneMap {
    func points(_ length: CGFloat) -> Double {
      let pixels = Snap.edge(Double(length) * scale)
      return pixels > 0 ? Double(length) / Double(pixels) : 1 / scale
    }
    return PlaneMap(
      scaleX: points(bounds.width), y: points(bounds.height), dx: Double(bounds.minX), dy: Double(bounds.minY))
  }
}

extension PlaneMap {
  /// The part of this map's plane that is seen within `clip`, with a margin; nil where it has no end.
  func part(visibleIn clip: PixelRect) -> PixelRect? {
    guard let inverse else { return nil }
    var points: [CGPoint] = []
    let box = CGRect(x: clip.x0, y: clip.y0, width: clip.width, height: clip.height)
    for corner in box.corners {
      let seen = inverse.apply(Double(corner.x), Double(corner.y))
      let (x, y) = (seen.x / seen.w, seen.y / seen.w)
      guard x.isFinite, y.isFinite, apply(x, y).w > 0 else { return nil }
      points.append(CGPoint(x: x, y: y))
    }
    return Snap.rect(CGRect(around: points), origin: PixelPoint(x: 0, y: 0), scale: 1).insetBy(-2)
  }
}

extension Raster {
  /// Takes away what lies outside of a filled shape, the rim in shares.
  fileprivate func cut(_ shape: RoundedShape) {
    for y in 0..<height {
      let row = surface.pixels(0, y)
      var done = 0
      // In bounds: the spans asked for lie within the columns.
      shape.spans(inRow: y, columns: 0..<width) { from, to, coverage in
        if from > done { Blend.fill(row + done, 0, count: from - done) }
        done = max(done, to)
        if coverage < 255 { for x in from..<to { row[x] = Blend.times(row[x], UInt32(coverage)) } }
      }
      if done < width { Blend.fill(row + done, 0, count: width - done) }
    }
  }

  /// The picture brought to another number of pixels, bilinear.
  func stretched(width: Int, height: Int, map: PlaneMap) -> Raster {
    let result = Raster(width: width, height: height)
    if let projection = Projection(self, map: map)?.withoutSkippedPixels(map: map) {
      // Its edges lie on pixels already: whole ones are written, and none is faded.
      for y in 0..<result.height {
        projection.sample(row: y, from: 0, count: result.width, into: result.surface.pixels(0, y))
      }
    }
    result.seal()
    return result
  }
}
