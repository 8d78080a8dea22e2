// Raster: pixels that were painted once and are laid down many times.

import Foundation

/// A picture in memory of its own. It is written by whoever makes it, sealed, and never changed again.
final class Raster {
  /// What one row holds, so that laying it down can skip and copy.
  struct Row {
    /// The columns outside of which every pixel is see-through.
    var start: Int32 = 0
    var end: Int32 = 0
    /// Whether every pixel between them is opaque.
    var isOpaque = false
  }

  let width, height: Int
  let surface: Surface
  private(set) var rows: [Row] = []
  /// Whether every pixel is opaque.
  private(set) var isOpaque = false

  /// A see-through raster of at least one pixel.
  init(width: Int, height: Int) {
    (self.width, self.height) = (max(1, width), max(1, height))
    let count = self.width * self.height * 4
    let base = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    memset(base, 0, count)
    surface = Surface(base: base, stride: self.width * 4, width: self.width, height: self.height)
  }

  deinit { surface.base.deallocate() }

  /// Takes stock of the rows once the pixels are final.
  func seal() {
    rows = (0..<height).map { y in
      // In bounds: both loops stay within the row's `width` pixels.
      let pixels = surface.pixels(0, y)
      var (start, end) = (0, width)
      while start < end, pixels[start] == 0 { start += 1 }
      while end > start, pixels[end - 1] == 0 { end -= 1 }
      var x = start
      while x < end, pixels[x] >= 0xFF00_0000 { x += 1 }
      return Row(start: Int32(start), end: Int32(end), isOpaque: x == end)
    }
    isOpaque = rows.allSatisfy { $0.isOpaque && $0.start == 0 && Int($0.end) == width }
  }

  /// The bytes that it takes.
  var byteCount: Int { width * height * 4 }
}
