// GPUCompositor+Shapes: rounded rectangles and borders, painted once for each kind of corner and tinted.

extension GPUCompositor {
  /// Fills a shape with a tint.
  ///
  /// Its mask holds the corners and one row and one column between them, which are repeated over the shape's length.
  func fill(_ shape: RoundedShape, _ tint: GPUTint, in rect: PixelRect) throws(GPUFailure) {
    guard let mask = masks.mask(of: shape) else {
      // Corners larger than a window are painted as far as they are seen.
      return try lay(shape.mask(of: rect), rect.x0, rect.y0, in: rect, tint, .over)
    }
    let columns = Self.bands(from: shape.rect.x0, to: shape.rect.x1, mask: mask.width)
    let rows = Self.bands(from: shape.rect.y0, to: shape.rect.y1, mask: mask.height)
    for tile in try textures.tiles(of: mask) {
      for row in rows {
        for column in columns {
          try fill(tile, column, row, tint, in: rect)
        }
      }
    }
  }

  /// A stretch of a mask, and the pixels of the target over which it is laid: as many, or any number where the stretch
  /// is a single pixel.
  private struct Band {
    let mask: Range<Int>
    let target: Range<Int>
  }

  private static func bands(from start: Int, to end: Int, mask count: Int) -> [Band] {
    if end - start == count { return [Band(mask: 0..<count, target: start..<end)] }
    let middle = count / 2
    return [
      Band(mask: 0..<middle, target: start..<start + middle),
      Band(mask: middle..<middle + 1, target: start + middle..<end - middle),
      Band(mask: middle + 1..<count, target: end - middle..<end),
    ]
  }

  private func fill(
    _ tile: TextureTile, _ column: Band, _ row: Band, _ tint: GPUTint, in rect: PixelRect
  ) throws(GPUFailure) {
    guard let (x, toX) = Self.clip(column, tile.part.x0..<tile.part.x1, rect.x0..<rect.x1),
      let (y, toY) = Self.clip(row, tile.part.y0..<tile.part.y1, rect.y0..<rect.y1)
    else { return }
    let source = PixelRect(x0: x.lowerBound, y0: y.lowerBound, x1: x.upperBound, y1: y.upperBound)
    let place = PixelRect(x0: toX.lowerBound, y0: toY.lowerBound, x1: toX.upperBound, y1: toY.upperBound)
    try device.copy(tile.texture, source.offset(x: -tile.held.x0, y: -tile.held.y0), to: place, tint, .over)
  }

  /// The part of a band that a tile holds and that lies within the target's range; nil where there is none.
  private static func clip(_ band: Band, _ held: Range<Int>, _ range: Range<Int>) -> (Range<Int>, Range<Int>)? {
    let mask = band.mask.clamped(to: held)
    guard !mask.isEmpty else { return nil }
    if band.mask.count == 1 {
      let target = band.target.clamped(to: range)
      return target.isEmpty ? nil : (mask, target)
    }
    let shift = band.target.lowerBound - band.mask.lowerBound
    let target = (mask.lowerBound + shift..<mask.upperBound + shift).clamped(to: range)
    return target.isEmpty ? nil : (target.lowerBound - shift..<target.upperBound - shift, target)
  }
}

/// White pictures of shapes, as see-through as the shapes cover their pixels, kept from frame to frame.
final class ShapeMasks {
  private struct Key: Hashable {
    let width, height: Int
    let radius: Double
    let rim: Int?
    let hasSquareOutside: Bool
  }

  private var masks: [Key: (raster: Raster, lastUse: Int)] = [:]
  private var frame = 0
  /// How many frames a mask waits for its next use.
  private let patience = 60

  var count: Int { masks.count }

  /// The longest side of a corner that is worth keeping, in pixels.
  private static let largestCorner = 1_024

  /// The mask of a shape: of its size, or with a single row or column between its corners where it is larger; nil where
  /// the corners are too large.
  func mask(of shape: RoundedShape) -> Raster? {
    // Beyond this many pixels from the sides nothing changes from one to the next.
    let edge = Int(min(max(shape.radius, Double(shape.rim ?? 0)), 1e8).rounded(.up))
    guard edge <= Self.largestCorner else { return nil }
    let key = Key(
      width: min(shape.rect.width, 2 * edge + 1), height: min(shape.rect.height, 2 * edge + 1), radius: shape.radius,
      rim: shape.rim, hasSquareOutside: shape.hasSquareOutside)
    if let known = masks[key]?.raster {
      masks[key]?.lastUse = frame
      return known
    }
    let bounds = PixelRect(x0: 0, y0: 0, x1: key.width, y1: key.height)
    let small = RoundedShape(
      rect: bounds, radius: key.radius, rim: key.rim, hasSquareOutside: key.hasSquareOutside)
    let raster = small.mask(of: bounds)
    masks[key] = (raster, frame)
    return raster
  }

  func endFrame() {
    masks = masks.filter { frame - $0.value.lastUse <= patience }
    frame += 1
  }
}

extension RoundedShape {
  /// A white picture of some of the target's pixels, as see-through as the shape covers them.
  fileprivate func mask(of part: PixelRect) -> Raster {
    let raster = Raster(width: part.width, height: part.height)
    for y in 0..<part.height {
      let row = raster.surface.pixels(0, y)
      // In bounds: the columns asked for are the raster's.
      spans(inRow: part.y0 + y, columns: part.x0..<part.x1) { from, to, coverage in
        Blend.fill(row + (from - part.x0), UInt32(coverage) * 0x0101_0101, count: to - from)
      }
    }
    return raster.sealed
  }
}
