// Projection: a picture turned in space, as a polygon in pixels and the way back from each pixel into the picture.

import Foundation
import Geometry

/// A raster seen through a homography, ready to be drawn.
final class Projection {
  /// A side of the polygon: a·x + b·y + c is the distance from it in pixels, positive inside.
  struct Edge {
    let a, b, c: Double
  }

  let raster: Raster
  /// The raster's own, found out here because drawing may be shared among threads.
  let flatness: Flatness
  /// From pixels of the target to pixels of the raster.
  let inverse: PlaneMap
  /// The sides in order; four unless part of the picture lies behind the viewer.
  let edges: [Edge]
  /// The pixels that the polygon touches.
  let rect: PixelRect

  /// What is smaller than this many pixels is edge-on: there is nothing to see.
  private static let smallestArea = 0.02
  /// How near to the viewer's own plane a point may come before it is cut off, as a share of the depth of the middle.
  private static let nearest = 1e-3

  /// The raster as `map`, from its pixels to the target's, shows it; nil where nothing of it is seen.
  init?(_ raster: Raster, map: PlaneMap) {
    let (width, height) = (Double(raster.width), Double(raster.height))
    let middle = map.apply(width / 2, height / 2)
    let limit = max(abs(middle.w) * Self.nearest, 1e-9)
    let corners = [map.apply(0, 0), map.apply(width, 0), map.apply(width, height), map.apply(0, height)]
    let points = Self.cut(corners, at: limit).map { (x: $0.x / $0.w, y: $0.y / $0.w) }
    guard points.count >= 3, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    var area = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += (point.x * next.y - next.x * point.y) / 2
    }
    guard abs(area) > Self.smallestArea, let inverse = map.inverse else { return nil }
    (self.raster, self.inverse, flatness) = (raster, inverse, raster.flatness)
    edges = points.indices.compactMap { index in
      let (from, to) = (points[index], points[(index + 1) % points.count])
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 1e-9 else { return nil }
      // Turned so that inside is positive whichever way the polygon runs.
      let side = area > 0 ? 1.0 : -1.0
      let (a, b) = (-dy / length * side, dx / length * side)
      return Edge(a: a, b: b, c: -(a * from.x + b * from.y))
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    rect = PixelRect(
      x0: Snap.edge((xs.min() ?? 0) - 1), y0: Snap.edge((ys.min() ?? 0) - 1),
      x1: Snap.edge((xs.max() ?? 0) + 1), y1: Snap.edge((ys.max() ?? 0) + 1))
  }

  /// Whether both show the same pixels in the same places.
  func isSame(as other: Projection) -> Bool { raster === other.raster && inverse == other.inverse }

  /// The part of a polygon that lies in front of the viewer (Sutherland and Hodgman 1974, against one plane).
  private static func cut(_ corners: [PlaneMap.Projected], at limit: Double) -> [PlaneMap.Projected] {
    if corners.allSatisfy({ $0.w >= limit }) { return corners }
    var kept: [PlaneMap.Projected] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      if corner.w >= limit { kept.append(corner) }
      guard (corner.w >= limit) != (next.w >= limit) else { continue }
      let share = (limit - corner.w) / (next.w - corner.w)
      kept.append(
        PlaneMap.Projected(
          x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share, w: limit))
    }
    return kept
  }

  /// The columns of row `y` that the polygon touches, and those that it covers wholly.
  func columns(inRow y: Int) -> (touched: Range<Int>, covered: Range<Int>) {
    let outer = span(y: Double(y) + 0.5, distance: -0.5)
    let inner = span(y: Double(y) + 0.5, distance: 0.5)
    let touched = columns(outer.0 - 0.5, outer.1 - 0.5)
    let covered = columns(inner.0 - 0.5, inner.1 - 0.5).clamped(to: touched)
    return (touched, covered)
  }

  /// Where, at height `y`, every edge is at least `distance` away.
  private func span(y: Double, distance: Double) -> (Double, Double) {
    var (low, high) = (-1e7, 1e7)
    for edge in edges {
      let rest = distance - edge.b * y - edge.c
      if edge.a > 1e-12 {
        low = max(low, rest / edge.a)
      } else if edge.a < -1e-12 {
        high = min(high, rest / edge.a)
      } else if rest > 0 {
        return (0, -1)
      }
    }
    return (low, high)
  }

  private func columns(_ low: Double, _ high: Double) -> Range<Int> {
    let (from, to) = (Int(max(low, -1e7).rounded(.up)), Int(min(high, 1e7).rounded(.down)) + 1)
    return from..<max(from, to)
  }

  /// How much of a pixel the polygon covers, 0…256.
  ///
  /// Two opposite edges take away from each other's share, so that a sliver thinner than a pixel is as faint as it is
  /// thin; neighbours multiply.
  func coverage(x: Int, y: Int) -> Int {
    let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
    func share(_ edge: Edge) -> Double { min(max(edge.a * px + edge.b * py + edge.c + 0.5, 0), 1) }
    guard edges.count == 4 else {
      return Int((edges.reduce(1) { $0 * share($1) } * 256).rounded())
    }
    let across = max(0, share(edges[0]) + share(edges[2]) - 1)
    let along = max(0, share(edges[1]) + share(edges[3]) - 1)
    return Int((across * along * 256).rounded())
  }
}
