// SnapshotComparison: two pictures held against each other, and the picture of where they differ.

import Renderer

/// The outcome of a comparison.
struct SnapshotComparison {
  /// In words, what differs most; nil where the pictures agree.
  let mismatch: String?
  /// Grey where the pictures agree, red where they differ; nil where their sizes differ.
  let difference: Bitmap?

  init(actual: Bitmap, expected: Bitmap, tolerance: SnapshotTolerance) {
    guard actual.width == expected.width, actual.height == expected.height else {
      mismatch =
        "the size is \(actual.width) × \(actual.height) pixels; expected \(expected.width) × \(expected.height)"
      difference = nil
      return
    }
    var words: String?
    for top in stride(from: 0, to: actual.height, by: tolerance.regionSide) where words == nil {
      for left in stride(from: 0, to: actual.width, by: tolerance.regionSide) where words == nil {
        let region = Region(
          columns: left..<min(left + tolerance.regionSide, actual.width),
          rows: top..<min(top + tolerance.regionSide, actual.height))
        words = region.mismatch(actual, expected, tolerance)
      }
    }
    mismatch = words
    difference = words == nil ? nil : SnapshotComparison.picture(of: actual, against: expected)
  }

  /// The actual picture in pale grey, with what differs in red: the stronger the further apart.
  private static func picture(of actual: Bitmap, against expected: Bitmap) -> Bitmap {
    var bytes = [UInt8](repeating: 255, count: actual.bytes.count)
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      let apart = (0..<4).map { abs(Int(actual.bytes[pixel + $0]) - Int(expected.bytes[pixel + $0])) }.max() ?? 0
      let grey = (0..<3).map { Int(actual.bytes[pixel + $0]) }.reduce(0, +) / 3
      let pale = UInt8(200 + grey * 55 / 255)
      let rest = UInt8(max(0, 160 - apart))
      let color: [UInt8] = apart == 0 ? [pale, pale, pale, 255] : [rest, rest, 255, 255]
      bytes.replaceSubrange(pixel..<pixel + 4, with: color)
    }
    return Bitmap(width: actual.width, height: actual.height, bytes: bytes)
  }
}

/// A rectangle of pixels.
private struct Region {
  let columns: Range<Int>
  let rows: Range<Int>

  /// In words, how the two differ here beyond what is allowed; nil where they do not.
  func mismatch(_ actual: Bitmap, _ expected: Bitmap, _ tolerance: SnapshotTolerance) -> String? {
    var sum = 0
    for row in rows {
      for column in columns {
        let start = (row * actual.width + column) * 4
        for byte in start..<start + 4 {
          let apart = abs(Int(actual.bytes[byte]) - Int(expected.bytes[byte]))
          if apart > tolerance.perPixel {
            return "the pixel at x \(column), y \(row) is off by \(apart); at most \(tolerance.perPixel) is allowed"
          }
          sum += apart
        }
      }
    }
    let mean = Double(sum) / Double(rows.count * columns.count * 4)
    guard mean > tolerance.perRegion else { return nil }
    return "the region at x \(columns.lowerBound), y \(rows.lowerBound) is off by \(mean) in the mean; "
      + "at most \(tolerance.perRegion) is allowed"
  }
}
