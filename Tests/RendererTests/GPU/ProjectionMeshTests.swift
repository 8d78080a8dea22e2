// ProjectionMeshTests: the net of triangles held against exact perspective, without a device.

import Foundation
import Geometry
import Testing

@testable import Renderer

@Suite("The net of a turned picture") struct ProjectionMeshTests {
  /// A picture of a size, turned by an angle about an axis, seen from `distance` times its width.
  struct View: Sendable, CustomTestStringConvertible {
    let width, height: Int
    let angle: Double
    let axis: (x: Double, y: Double, z: Double)
    let distance: Double
    var scale = 1.0

    var testDescription: String { "\(width)×\(height), \(angle) about \(axis), from \(distance), scale \(scale)" }

    var projection: Projection? {
      let (w, h) = (Double(width), Double(height))
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / (distance * w)
      let map = CATransform3DConcat(
        CATransform3DConcat(
          CATransform3DMakeTranslation(-w / 2, -h / 2, 0), CATransform3DMakeRotation(angle, axis.x, axis.y, axis.z)),
        CATransform3DConcat(
          perspective,
          CATransform3DConcat(CATransform3DMakeScale(scale, scale, 1), CATransform3DMakeTranslation(w / 2, h / 2, 0))))
      return Projection(Raster(width: width, height: height), map: PlaneMap(map))?
        .withoutSkippedPixels(map: PlaneMap(map))
    }
  }

  static let views = [
    View(width: 320, height: 240, angle: .pi / 3, axis: (0, 1, 0), distance: 3),
    View(width: 320, height: 240, angle: -.pi / 2.5, axis: (0, 1, 0), distance: 3),
    View(width: 320, height: 240, angle: 1, axis: (1, 0, 0), distance: 3),
    View(width: 640, height: 360, angle: .pi / 3, axis: (0, 1, 0), distance: 3),
    View(width: 350, height: 250, angle: 0.9, axis: (1, 1, 0.4), distance: 1.2),
    View(width: 300, height: 200, angle: 0.7, axis: (0.2, 1, 0), distance: 2, scale: 2.5),
    View(width: 300, height: 200, angle: 0.5, axis: (0, 0, 1), distance: 3),
    View(width: 64, height: 64, angle: 0.3, axis: (0.3, 1, 0), distance: 3),
  ]

  /// Calls `body` for each pixel whose middle lies in a triangle, with what is read there and the share.
  private func visit(
    _ part: ProjectionMesh.Part, _ body: (_ x: Int, _ y: Int, _ u: Double, _ v: Double, _ share: Double) -> Void
  ) {
    for start in stride(from: 0, to: part.indices.count, by: 3) {
      let (a, b, c) = (
        part.nodes[Int(part.indices[start])], part.nodes[Int(part.indices[start + 1])],
        part.nodes[Int(part.indices[start + 2])]
      )
      let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
      let (xs, ys) = ([a.x, b.x, c.x], [a.y, b.y, c.y])
      for y in Int((ys.min() ?? 0).rounded(.down))...Int((ys.max() ?? 0).rounded(.up)) {
        for x in Int((xs.min() ?? 0).rounded(.down))...Int((xs.max() ?? 0).rounded(.up)) {
          let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
          let second = ((px - a.x) * (c.y - a.y) - (c.x - a.x) * (py - a.y)) / area
          let third = ((b.x - a.x) * (py - a.y) - (px - a.x) * (b.y - a.y)) / area
          let first = 1 - second - third
          guard first >= 0, second >= 0, third >= 0 else { continue }
          body(
            x, y, first * a.u + second * b.u + third * c.u, first * a.v + second * b.v + third * c.v,
            first * Double(a.share) + second * Double(b.share) + third * Double(c.share))
        }
      }
    }
  }

  @Test("every pixel is read within a sixteenth of a pixel of its exact place", arguments: views)
  func places(view: View) throws {
    let projection = try #require(view.projection)
    let mesh = try #require(ProjectionMesh(projection))
    let size = (u: Double(projection.raster.width), v: Double(projection.raster.height))
    var (worst, seen) = (0.0, 0)
    visit(mesh.part(projection.raster.surface.bounds)) { x, y, u, v, _ in
      let place = projection.inverse.apply(Double(x) + 0.5, Double(y) + 0.5)
      let exact = (u: place.x / place.w, v: place.y / place.w)
      // Beyond the picture's outermost pixels all places show the same.
      func clamp(_ value: Double, _ length: Double) -> Double { min(max(value, 0.5), length - 0.5) }
      worst = max(
        worst,
        hypot(clamp(u, size.u) - clamp(exact.u, size.u), clamp(v, size.v) - clamp(exact.v, size.v)) * max(1, view.scale)
      )
      seen += 1
    }
    #expect(worst <= ProjectionMesh.tolerance * 1.05)
    #expect(seen > 500)
  }

  @Test("each pixel's share is what the polygon covers of it, within a sixteenth at corners", arguments: views)
  func shares(view: View) throws {
    let projection = try #require(view.projection)
    let mesh = try #require(ProjectionMesh(projection))
    var shares: [SIMD2<Int>: Double] = [:]
    visit(mesh.part(projection.raster.surface.bounds)) { x, y, _, _, share in shares[SIMD2(x, y)] = share }
    for y in projection.rect.y0..<projection.rect.y1 {
      for x in projection.rect.x0..<projection.rect.x1 {
        let wanted = Double(projection.coverage(x: x, y: y)) / 256
        let share = shares[SIMD2(x, y)] ?? 0
        let isCorner =
          projection.edges.filter {
            abs($0.a * (Double(x) + 0.5) + $0.b * (Double(y) + 0.5) + $0.c) < 0.5
          }.count > 1
        guard abs(share - wanted) <= (isCorner ? 1.0 / 16 : 0) + 1.0 / 256 else {
          Issue.record("\(share) at (\(x), \(y)); expected \(wanted)")
          return
        }
      }
    }
  }

  @Test(
    "triangles neither leave gaps nor overlap, also where a picture is cut into tiles", arguments: views, [1000, 100])
  func cover(view: View, longestSide: Int) throws {
    let projection = try #require(view.projection)
    let mesh = try #require(ProjectionMesh(projection))
    var area = 0.0
    var signs: Set<Int> = []
    for tile in TextureStore.split(
      width: projection.raster.width, height: projection.raster.height, longestSide: longestSide)
    {
      let part = mesh.part(tile.part)
      for start in stride(from: 0, to: part.indices.count, by: 3) {
        let (a, b, c) = (
          part.nodes[Int(part.indices[start])], part.nodes[Int(part.indices[start + 1])],
          part.nodes[Int(part.indices[start + 2])]
        )
        let twice = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
        signs.insert(twice > 0 ? 1 : -1)
        area += abs(twice) / 2
      }
    }
    // All run the same way round, so that none is folded over another; then equal areas leave no room for a gap.
    #expect(signs.count == 1)
    func corner(_ one: Projection.Edge, _ two: Projection.Edge) -> CGPoint {
      let scale = 1 / (one.a * two.b - two.a * one.b)
      // Half a pixel outside of both.
      let (c1, c2) = (one.c + 0.5, two.c + 0.5)
      return CGPoint(x: (one.b * c2 - two.b * c1) * scale, y: (two.a * c1 - one.a * c2) * scale)
    }
    let edges = projection.edges
    let points = (0..<4).map { corner(edges[$0], edges[($0 + 1) % 4]) }
    let whole = (0..<4).reduce(0.0) {
      let (one, two) = (points[$1], points[($1 + 1) % 4])
      return $0 + Double(one.x * two.y - two.x * one.y) / 2
    }
    #expect(abs(area - abs(whole)) < 1e-6 * abs(whole))
  }

  @Test("a net for the whole of a 4K screen has about ten thousand cells")
  func count() throws {
    let view = View(width: 3840, height: 2160, angle: .pi / 3, axis: (0, 1, 0), distance: 3)
    let projection = try #require(view.projection)
    let mesh = try #require(ProjectionMesh(projection))
    #expect(mesh.part(PixelRect(x0: 0, y0: 0, x1: 3840, y1: 2160)).indices.count < 66_000)
  }

  @Test("what is thin, or comes close to the viewer, has no net")
  func none() throws {
    let thin = View(width: 320, height: 240, angle: 1.568, axis: (0, 1, 0), distance: 3)
    let close = View(width: 320, height: 240, angle: 1.4, axis: (0, 1, 0), distance: 0.52)
    let behind = View(width: 320, height: 240, angle: 1.5, axis: (0, 1, 0), distance: 0.3)
    for view in [thin, close, behind] {
      let projection = try #require(view.projection)
      #expect(ProjectionMesh(projection) == nil, "\(view)")
    }
  }

  @Test("a picture is cut into equal parts with a pixel more on each side that goes on")
  func tiles() {
    let tiles = TextureStore.split(width: 100, height: 30, longestSide: 40)
    #expect(tiles.map(\.part.x0) == [0, 33, 66])
    #expect(tiles.map(\.held.x0) == [0, 32, 65])
    #expect(tiles.map(\.held.x1) == [34, 67, 100])
    #expect(tiles.allSatisfy { $0.held.y0 == 0 && $0.held.y1 == 30 && $0.held.width <= 40 })
    #expect(TextureStore.split(width: 40, height: 40, longestSide: 40).count == 1)
  }
}
