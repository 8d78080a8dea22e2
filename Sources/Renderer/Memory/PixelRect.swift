// PixelRect: a rectangle of whole pixels, and how points become pixels.

import Foundation

/// Columns `x0..<x1` and rows `y0..<y1` of a grid of pixels.
package struct PixelRect: Hashable, Sendable {
  package var x0, y0, x1, y1: Int

  static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

  package init(x0: Int, y0: Int, x1: Int, y1: Int) { (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1) }

  package var width: Int { max(0, x1 - x0) }
  package var height: Int { max(0, y1 - y0) }
  var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
  /// How many pixels.
  package var area: Int { width * height }

  func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
    return common.isEmpty ? .empty : common
  }

  /// The smallest rectangle around both; an empty one counts for nothing.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  func contains(_ other: PixelRect) -> Bool {
    x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1
  }

  /// The smallest rectangle around what is left of this one without `other`.
  func without(_ other: PixelRect) -> PixelRect {
    let common = intersection(other)
    if common.isEmpty { return self }
    var left = self
    if common.y0 == y0, common.y1 == y1 {
      if common.x0 == x0 { left.x0 = common.x1 }
      if common.x1 == x1 { left.x1 = common.x0 }
    } else if common.x0 == x0, common.x1 == x1 {
      if common.y0 == y0 { left.y0 = common.y1 }
      if common.y1 == y1 { left.y1 = common.y0 }
    }
    return left
  }

  /// The pixels that are read, one more on each side, where each of these is seen `x` times as far across and `y` times
  /// as far down.
  func scaled(_ x: Double, _ y: Double) -> PixelRect {
    PixelRect(
      x0: Snap.edge((Double(x0) * x).rounded(.down)) - 1, y0: Snap.edge((Double(y0) * y).rounded(.down)) - 1,
      x1: Snap.edge((Double(x1) * x).rounded(.up)) + 1, y1: Snap.edge((Double(y1) * y).rounded(.up)) + 1)
  }

  /// The same number of pixels from the first column and row on.
  var atZero: PixelRect { PixelRect(x0: 0, y0: 0, x1: width, y1: height) }

  func offset(x: Int, y: Int) -> PixelRect { PixelRect(x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y) }
}

/// Numbers on the way from points to pixels.
enum Snap {
  /// The pixel edge nearest to `value`, halves upwards.
  ///
  /// The small bias makes edges that should be equal fall on the same side of a half although they were added up in
  /// different orders: without it two neighbours can leave a seam one pixel wide. Huge and undefined values are
  /// brought to where arithmetic on them is safe.
  static func edge(_ value: Double) -> Int {
    guard value.isFinite else { return 0 }
    return Int((min(max(value, -1e8), 1e8) + 0.5 + 4e-6).rounded(.down))
  }

  /// A distance from a pixel's edge, 0 to 1, on a grid so fine that it never shows and so coarse that sums which
  /// differ in their last bits are equal.
  static func phase(_ value: Double) -> (whole: Int, part: Double) {
    guard value.isFinite else { return (0, 0) }
    let fine = (min(max(value, -1e8), 1e8) * 1_048_576).rounded() / 1_048_576
    let whole = fine.rounded(.down)
    return (Int(whole), fine - whole)
  }

  /// The pixels that a rectangle covers once its edges are brought to the nearest ones; neighbours that share an edge
  /// in points share it in pixels.
  static func rect(_ rect: CGRect, origin: PixelPoint, scale: Double) -> PixelRect {
    PixelRect(
      x0: edge(origin.x + rect.minX * scale), y0: edge(origin.y + rect.minY * scale),
      x1: edge(origin.x + rect.maxX * scale), y1: edge(origin.y + rect.maxY * scale))
  }

  /// A share 0…1 as 0…256, to the nearest.
  static func weight(_ share: Double) -> Int {
    guard share.isFinite else { return 0 }
    return Int((min(max(share, 0), 1) * 256).rounded())
  }
}

/// A place on a grid of pixels, between them too.
struct PixelPoint: Hashable {
  var x, y: Double
}
