// RowBuffers: memory for rows of pixels on their way.

/// Rows that one thread at a time works with, kept from operation to operation.
final class RowBuffers {
  private(set) var one: UnsafeMutablePointer<UInt32>
  private(set) var two: UnsafeMutablePointer<UInt32>
  /// Opaque black, for darkening.
  private(set) var black: UnsafeMutablePointer<UInt32>
  private var capacity = 0

  init() { (one, two, black) = (.allocate(capacity: 1), .allocate(capacity: 1), .allocate(capacity: 1)) }

  /// Makes room for rows of `count` pixels.
  func reserve(_ count: Int) {
    guard count > capacity else { return }
    deallocate()
    (one, two, black) = (.allocate(capacity: count), .allocate(capacity: count), .allocate(capacity: count))
    capacity = count
    Blend.fill(black, 0xFF00_0000, count: count)
  }

  private func deallocate() {
    for row in [one, two, black] { row.deallocate() }
  }

  deinit { deallocate() }
}
