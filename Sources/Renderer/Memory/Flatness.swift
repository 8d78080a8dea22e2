// Flatness: where a picture is of one colour, so that sampling it need not look at each pixel.

import Foundation

/// A grid of tiles over a picture, each known to be of one colour or not.
struct Flatness {
  /// A tile has 1 shifted left by this many pixels on a side.
  static let shift = 4

  private let columns, rows: Int
  /// Every tile's first pixel, kept here since reading it from the picture would mostly wait for memory.
  private let colors: [UInt32]
  private let flat: [Bool]

  /// Looks at every pixel of the picture once.
  ///
  /// A tile counts as flat where its pixels, and those just beyond its right and its lower side, which sampling between
  /// two pixels reads too, are equal. The last tiles of a row or column that have no pixels beyond never count.
  init(of raster: Raster) {
    let size = 1 << Self.shift
    let (columns, rows) = ((raster.width - 1) >> Self.shift, (raster.height - 1) >> Self.shift)
    (self.columns, self.rows) = (columns, rows)
    guard columns > 0, rows > 0 else {
      (colors, flat) = ([], [])
      return
    }
    var flat = [Bool](repeating: true, count: columns * rows)
    for y in 0...(rows * size) {
      let row = raster.surface.pixels(0, y)
      // A row of pixels belongs to its tile, and the first of each tile to the one above too.
      let (tile, isFirst) = (y >> Self.shift, y & (size - 1) == 0)
      for column in 0..<columns {
        let start = row + column * size
        // In bounds: the tile and the pixel beyond lie within the row, as `columns` is counted.
        let isEven = memcmp(start, start + 1, size * 4) == 0
        if tile < rows, !isEven { flat[tile * columns + column] = false }
        if isFirst, tile > 0, !isEven { flat[(tile - 1) * columns + column] = false }
        if y > 0, start[0] != (start - raster.width)[0] {
          // A new colour begins with this row: it breaks the tile that the row above is in.
          flat[((y - 1) >> Self.shift) * columns + column] = false
        }
      }
    }
    colors = (0..<columns * rows).map { raster.surface.pixels($0 % columns * size, $0 / columns * size)[0] }
    self.flat = flat
  }

  /// The colour of all samples between two pixels' corners, these included, where they lie in tiles of one colour,
  /// which touch each other; nil elsewhere.
  @inline(__always)
  func color(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) -> UInt32? {
    let (left, right) = (x0 >> Self.shift, x1 >> Self.shift)
    let (top, bottom) = (y0 >> Self.shift, y1 >> Self.shift)
    guard left >= 0, top >= 0, right < columns, bottom < rows else { return nil }
    for row in top...bottom {
      for column in left...right where !flat[row &* columns &+ column] { return nil }
    }
    return colors[top &* columns &+ left]
  }
}
