// RowBuffers: memory for rows of pixels on their way.

/// Rows that one thread at a time works with, kept from operation to operation.
final class RowBuffers {
  private(set) var one: UnsafeMutablePointer<UInt32>
  private(set) var two: UnsafeMutablePointer<UInt32>
  /// Opaque black, for darkening.
  private(set) var black: UnsafeMutablePointer<UInt32>
  private var capacity = 0
  /// Room for bands of two pictures, and how many pixels each holds.
  private var bands: [(pixels: UnsafeMutablePointer<UInt32>, capacity: Int)] = []

  init() { (one, two, black) = (.allocate(capacity: 1), .allocate(capacity: 1), .allocate(capacity: 1)) }

  /// Makes room for rows of `count` pixels.
  func reserve(_ count: Int) {
    guard count > capacity else { return }
    deallocate()
    (one, two, black) = (.allocate(capacity: count), .allocate(capacity: count), .allocate(capacity: count))
    capacity = count
    Blend.fill(black, 0xFF00_0000, count: count)
  }

  /// Memory for the pixels `part` of a picture, as a surface whose first pixel would be the picture's.
  ///
  /// In bounds: whoever draws there stays within `part`.
  func band(_ index: Int, of part: PixelRect) -> Surface {
    while bands.count <= index { bands.append((.allocate(capacity: 1), 1)) }
    if bands[index].capacity < part.area {
      bands[index].pixels.deallocate()
      bands[index] = (.allocate(capacity: part.area), part.area)
    }
    return Surface(
      base: UnsafeMutableRawPointer(bands[index].pixels), stride: part.width * 4, width: part.width,
      height: part.height
    ).offset(x: -part.x0, y: -part.y0)
  }

  private func deallocate() {
    for row in [one, two, black] { row.deallocate() }
  }

  deinit {
    deallocate()
    for band in bands { band.pixels.deallocate() }
  }
}
