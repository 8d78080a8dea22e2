// Bitmap+Difference: how two pictures differ, as a value.

import Foundation

extension Bitmap {
  /// What differs between two bitmaps of the same size.
  public struct Difference: Hashable, Sendable, CustomStringConvertible {
    /// How many pixels differ in any component.
    public let count: Int
    /// The largest difference of one component, 0…255.
    public let largest: Int
    /// The smallest rectangle of pixels around all that differ; null where none does.
    public let rect: CGRect

    /// Whether the bitmaps are equal.
    public var isEmpty: Bool { count == 0 }

    public var description: String {
      guard count > 0 else { return "no pixel differs" }
      let place = "x \(Int(rect.minX))…\(Int(rect.maxX) - 1), y \(Int(rect.minY))…\(Int(rect.maxY) - 1)"
      return "\(count) pixels differ by up to \(largest), within \(place)"
    }
  }

  /// What differs between this bitmap and `other`; nil where their sizes do.
  ///
  /// A component counts as different when it is more than `tolerance` (0…255) away.
  public func difference(from other: Bitmap, tolerance: Int = 0) -> Difference? {
    guard width == other.width, height == other.height else { return nil }
    var (count, largest) = (0, 0)
    var (left, top, right, bottom) = (width, height, -1, -1)
    // In bounds: both arrays hold width × height × 4 bytes, and no index passes pixel (width − 1, height − 1).
    bytes.withUnsafeBufferPointer { one in
      other.bytes.withUnsafeBufferPointer { two in
        for y in 0..<height {
          for x in 0..<width {
            let index = (y * width + x) * 4
            var far = 0
            for part in index..<index + 4 { far = max(far, abs(Int(one[part]) - Int(two[part]))) }
            guard far > tolerance else { continue }
            count += 1
            largest = max(largest, far)
            (left, right) = (min(left, x), max(right, x))
            (top, bottom) = (min(top, y), max(bottom, y))
          }
        }
      }
    }
    let rect = CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    return Difference(count: count, largest: largest, rect: count == 0 ? .null : rect)
  }
}
