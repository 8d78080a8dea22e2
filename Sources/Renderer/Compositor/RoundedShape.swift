// RoundedShape: how much of each pixel a rounded rectangle or its border covers.

import Foundation

/// A rectangle of whole pixels with round corners, filled or only its rim.
struct RoundedShape: Equatable {
  let rect: PixelRect
  /// The corners' radius in pixels, at most half the shorter side.
  let radius: Double
  /// The rim's width in pixels; nil means that the shape is filled.
  let rim: Int?
  /// Whether the outer corners are left square, because somebody else cuts them.
  let hasSquareOutside: Bool

  init(rect: PixelRect, radius: Double, rim: Int? = nil, hasSquareOutside: Bool = false) {
    self.rect = rect
    self.radius = max(0, min(radius.isFinite ? radius : 0, Double(min(rect.width, rect.height)) / 2))
    (self.rim, self.hasSquareOutside) = (rim, hasSquareOutside)
  }

  /// Calls `body` for the covered parts of row `y` within `columns`, left to right: columns from, to, and the coverage
  /// 1…255.
  func spans(inRow y: Int, columns: Range<Int>, _ body: (_ from: Int, _ to: Int, _ coverage: Int) -> Void) {
    let row = y - rect.y0
    guard row >= 0, row < rect.height else { return }
    // Where coverage can change from pixel to pixel: in the corners and, on the rim, at its inner edge.
    let inner = rim.map { Double($0) } ?? 0
    let edge = min(Int(min(max(radius, inner), 1e8).rounded(.up)), rect.width / 2)
    let wanted = columns.lowerBound - rect.x0..<columns.upperBound - rect.x0
    for column in (0..<edge).clamped(to: wanted) { emit(column, column + 1, row, body) }
    let middle = (edge..<rect.width - edge).clamped(to: wanted)
    if !middle.isEmpty { emit(middle.lowerBound, middle.upperBound, row, body) }
    for column in (rect.width - edge..<rect.width).clamped(to: wanted) { emit(column, column + 1, row, body) }
  }

  private func emit(_ from: Int, _ to: Int, _ row: Int, _ body: (Int, Int, Int) -> Void) {
    let coverage = coverage(column: from, row: row)
    if coverage > 0 { body(rect.x0 + from, rect.x0 + to, coverage) }
  }

  /// How much of a pixel is covered, 0…255; column and row count from the rectangle's corner.
  func coverage(column: Int, row: Int) -> Int {
    let outside = hasSquareOutside ? 1 : corner(column, row, inset: 0)
    guard let rim else { return Int((outside * 255).rounded()) }
    return Int((max(0, outside - corner(column, row, inset: rim)) * 255).rounded())
  }

  /// The share of a pixel within the rounded rectangle `inset` pixels inside this one: the distance of the pixel's
  /// middle from the arc, which is the covered share to within a twentieth at every slope of the edge.
  private func corner(_ column: Int, _ row: Int, inset: Int) -> Double {
    let (left, right) = (column - inset, rect.width - 1 - inset - column)
    let (top, bottom) = (row - inset, rect.height - 1 - inset - row)
    guard left >= 0, right >= 0, top >= 0, bottom >= 0 else { return 0 }
    let radius = max(0, radius - Double(inset))
    let dx = radius - (Double(min(left, right)) + 0.5)
    let dy = radius - (Double(min(top, bottom)) + 0.5)
    guard dx > 0, dy > 0 else { return 1 }
    return min(max(radius - (dx * dx + dy * dy).squareRoot() + 0.5, 0), 1)
  }
}
