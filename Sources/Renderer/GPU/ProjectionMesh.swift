// ProjectionMesh: a picture turned in space as a net of triangles, for devices that know no perspective.

import Foundation
import Geometry

/// Cuts a projection into cells so small that reading the picture evenly within each is as good as perspective.
///
/// The net follows the picture's own rows and columns, whose images are straight lines. Along the picture's sides more
/// lines run half a pixel outside and inside of it: between them the picture fades from nothing to whole, which gives
/// each pixel the share of it that is covered. At a corner, where two shares multiply, triangles are off by at most a
/// sixteenth.
struct ProjectionMesh {
  /// A corner of triangles: its place on the target in pixels, what is read there in pixels of the raster, and how much
  /// of the picture is there, 0…1.
  struct Node: Equatable {
    var x, y: Double
    var u, v: Double
    var share: Float
  }

  /// Triangles, three indices each.
  struct Part {
    var nodes: [Node] = []
    var indices: [Int32] = []
  }

  /// How far from its exact place a pixel may be read, in pixels of the raster, or of the target where the picture is
  /// made larger. An edge from black to white is then off by at most a sixteenth of that.
  static let tolerance = 1.0 / 16
  /// A picture thinner than this many pixels, or that comes nearer to the viewer, has no room for its fading sides.
  private static let thinnest = 4.0
  /// Cells smaller than this many pixels have no room beside the fading sides either.
  private static let smallestCell = 4.0

  private let projection: Projection
  /// The cells' longest side, in pixels of the raster.
  let cell: Double

  /// Nil where the picture is better drawn pixel by pixel: thin, sharply pointed, close to the viewer or partly behind.
  init?(_ projection: Projection) {
    guard projection.edges.count == 4, let map = projection.inverse.inverse else { return nil }
    let (width, height) = (Double(projection.raster.width), Double(projection.raster.height))
    let corners = [map.apply(0, 0), map.apply(width, 0), map.apply(width, height), map.apply(0, height)]
    let depths = corners.map(\.w)
    guard let nearest = depths.min(), let farthest = depths.max(), nearest > 0, nearest * 8 > farthest else {
      return nil
    }
    for (index, edge) in projection.edges.enumerated() {
      let next = projection.edges[(index + 1) % 4]
      // Side n runs from corner n to corner n + 1; the other two corners lie across.
      for corner in [corners[(index + 2) % 4], corners[(index + 3) % 4]] {
        let distance = edge.a * corner.x / corner.w + edge.b * corner.y / corner.w + edge.c
        guard distance >= Self.thinnest else { return nil }
      }
      guard abs(edge.a * next.b - edge.b * next.a) > 0.3 else { return nil }
    }
    self.projection = projection
    let stretches = Self.stretches(corners, width: width, height: height)
    guard let smallest = stretches.min(), let largest = stretches.max() else { return nil }
    let change = (abs(map.a13) + abs(map.a23)) / nearest
    cell = Self.cell(change: change, stretch: max(largest, 1))
    guard cell * smallest >= Self.smallestCell else { return nil }
  }

  /// How long each side is on the target, as a multiple of its length in the raster.
  private static func stretches(
    _ corners: [PlaneMap.Projected], width: Double, height: Double
  ) -> [Double] {
    (0..<4).map { index in
      let (one, two) = (corners[index], corners[(index + 1) % 4])
      return hypot(one.x / one.w - two.x / two.w, one.y / one.w - two.y / two.w) / (index % 2 == 0 ? width : height)
    }
  }

  /// The side of the largest square that reading evenly is good enough for.
  ///
  /// About a place, a homography is s ↦ s ÷ (1 + g·s) but for a linear map, with g the depth's `change` in shares of
  /// itself. Read evenly along d, it is off by |d|·|g·d| ÷ 4 in the middle; of a cell's sides and diagonal the last is
  /// the worst.
  private static func cell(change: Double, stretch: Double) -> Double {
    guard change > 1e-12 else { return .infinity }
    return (4 * tolerance / stretch / (change * 2.0.squareRoot())).squareRoot()
  }

  /// The net over some of the raster's pixels; where they end at the raster's own side, with its fading.
  func part(_ rect: PixelRect) -> Part {
    let (raster, inverse) = (projection.raster, projection.inverse)
    let columns = lines(from: rect.x0, to: rect.x1, of: raster.width, low: 3, high: 1) {
      Line(a: inverse.a11 - $0 * inverse.a13, b: inverse.a21 - $0 * inverse.a23, c: inverse.a31 - $0 * inverse.a33)
    }
    let rows = lines(from: rect.y0, to: rect.y1, of: raster.height, low: 0, high: 2) {
      Line(a: inverse.a12 - $0 * inverse.a13, b: inverse.a22 - $0 * inverse.a23, c: inverse.a32 - $0 * inverse.a33)
    }
    var part = Part()
    part.nodes.reserveCapacity(columns.count * rows.count)
    part.indices.reserveCapacity((columns.count - 1) * (rows.count - 1) * 6)
    for row in rows {
      for column in columns { part.nodes.append(node(column, row)) }
    }
    for y in 0..<rows.count - 1 {
      for x in 0..<columns.count - 1 {
        let first = Int32(y * columns.count + x)
        let below = first + Int32(columns.count)
        part.indices += [first, first + 1, below, first + 1, below + 1, below]
      }
    }
    return part
  }

  /// A straight line on the target, a·x + b·y + c = 0, and how much of the picture is there.
  private struct Line {
    var a, b, c: Double
    var share: Float = 1
  }

  /// The lines of one direction over the pixels from one to another, in order. `low` and `high` are the sides of the
  /// polygon at which the raster begins and ends.
  private func lines(
    from start: Int, to end: Int, of length: Int, low: Int, high: Int, at line: (Double) -> Line
  ) -> [Line] {
    func side(_ index: Int, _ distance: Double, _ share: Float) -> Line {
      let edge = projection.edges[index]
      return Line(a: edge.a, b: edge.b, c: edge.c - distance, share: share)
    }
    let count = max(1, Int(min((Double(end - start) / cell).rounded(.up), 1e6)))
    // The side itself is one of them: what is read there is the picture's outermost pixel, and beyond too.
    var lines =
      start == 0 ? [side(low, -0.5, 0), side(low, 0, 0.5), side(low, 0.5, 1)] : [line(Double(start))]
    for index in stride(from: 1, to: count, by: 1) {
      lines.append(line(Double(start) + Double((end - start) * index) / Double(count)))
    }
    lines += end == length ? [side(high, 0.5, 1), side(high, 0, 0.5), side(high, -0.5, 0)] : [line(Double(end))]
    return lines
  }

  /// Where two lines meet; never parallel, since rows and columns are not and the picture is not edge-on.
  private func node(_ one: Line, _ two: Line) -> Node {
    let scale = 1 / (one.a * two.b - two.a * one.b)
    let x = (one.b * two.c - two.b * one.c) * scale
    let y = (one.c * two.a - two.c * one.a) * scale
    let seen = projection.inverse.apply(x, y)
    return Node(
      x: x, y: y, u: min(max(seen.x / seen.w, 0), Double(projection.raster.width)),
      v: min(max(seen.y / seen.w, 0), Double(projection.raster.height)), share: one.share * two.share)
  }
}
