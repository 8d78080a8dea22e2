// Surface: memory of pixels that is drawn into, borrowed from whoever owns it.

import Foundation

/// `height` rows of `width` pixels, four bytes each (blue, green, red, alpha, premultiplied), `stride` bytes apart.
///
/// The owner promises `height` × `stride` bytes at `base`, aligned to four, for as long as the surface is used. All who
/// write stay within `bounds`: they clip to it first.
struct Surface {
  let base: UnsafeMutableRawPointer
  let stride, width, height: Int

  var bounds: PixelRect { PixelRect(x0: 0, y0: 0, x1: width, y1: height) }

  /// The same memory for a picture whose first pixel lies in a column and a row of this one, be it there or not.
  func offset(x: Int, y: Int) -> Surface {
    Surface(base: base + (y * stride + x * 4), stride: stride, width: width - x, height: height - y)
  }

  /// The pixel in column `x` of row `y`, as the start of the rest of its row.
  @inline(__always)
  func pixels(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    (base + (y * stride + x * 4)).assumingMemoryBound(to: UInt32.self)
  }
}
