// SamplingTests: rows of a turned picture, held against the same sum done pixel by pixel in double precision.

import Foundation
import Geometry
import Testing

@testable import Renderer

@Suite("Sampling") struct SamplingTests {
  /// A raster whose green and blue change from pixel to pixel, slowly across and steeply down.
  private static func pattern(width: Int, height: Int) -> Raster {
    let raster = Raster(width: width, height: height)
    for y in 0..<height {
      let row = raster.surface.pixels(0, y)
      for x in 0..<width { row[x] = 0xFF00_0000 | UInt32(x * 5 % 256) << 8 | UInt32(y * 11 % 256) }
    }
    raster.seal()
    return raster
  }

  /// The mean of the four neighbours of a place, its coordinates clamped, for the bits from `shift` on.
  private static func exact(_ raster: Raster, _ x: Double, _ y: Double, shift: UInt32) -> Double {
    func channel(_ column: Double, _ row: Double) -> Double {
      let column = min(max(Int(column), 0), raster.width - 1)
      let row = min(max(Int(row), 0), raster.height - 1)
      return Double(raster.surface.pixels(column, row)[0] >> shift & 255)
    }
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (across, down) = (x - 0.5 - left, y - 0.5 - top)
    let above = channel(left, top) * (1 - across) + channel(left + 1, top) * across
    let below = channel(left, top + 1) * (1 - across) + channel(left + 1, top + 1) * across
    return above * (1 - down) + below * down
  }

  private static let side = 300.0

  /// A turn about the middle, upright or level axis, seen from `distance` sides away.
  private static func turn(_ angle: Double, upright: Bool, distance: Double) -> PlaneMap {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / (distance * side)
    let map = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeTranslation(-side / 2, -side / 2, 0),
        CATransform3DMakeRotation(angle, upright ? 0 : 1, upright ? 1 : 0.3, 0)),
      CATransform3DConcat(perspective, CATransform3DMakeTranslation(side / 2, side / 2, 0)))
    return PlaneMap(map)
  }

  @Test(
    "every pixel is the mean that geometry says, as near as weights in 256ths come",
    arguments: [0.0, 0.1, -0.7, 0.95], [(true, 3.0), (false, 3.0), (true, 0.9), (false, 0.7)])
  func closeToExact(angle: Double, view: (upright: Bool, distance: Double)) throws {
    let raster = Self.pattern(width: Int(Self.side), height: Int(Self.side))
    let map = Self.turn(angle, upright: view.upright, distance: view.distance)
    let projection = try #require(Projection(raster, map: map))
    let count = projection.rect.width
    var row = [UInt32](repeating: 0, count: count)
    var worst = 0.0
    for y in projection.rect.y0..<projection.rect.y1 {
      row.withUnsafeMutableBufferPointer {
        guard let start = $0.baseAddress else { return }
        projection.sample(row: y, from: projection.rect.x0, count: count, into: start)
      }
      let columns = projection.columns(inRow: y).touched.clamped(to: projection.rect.x0..<projection.rect.x1)
      for x in columns {
        let place = projection.inverse.apply(Double(x) + 0.5, Double(y) + 0.5)
        let pixel = row[x - projection.rect.x0]
        for shift: UInt32 in [0, 8] {
          let wanted = Self.exact(raster, place.x / place.w, place.y / place.w, shift: shift)
          worst = max(worst, abs(Double(pixel >> shift & 255) - wanted))
        }
      }
    }
    // A neighbour differs by up to 255 where the pattern starts anew: two weights off by up to a 256th each, and halves.
    #expect(worst <= 3)
  }

  @Test("a picture drawn in bands by several threads has the pixels of one drawn at once")
  func bands() {
    let raster = Self.pattern(width: Int(Self.side), height: Int(Self.side))
    let map = Self.turn(0.6, upright: true, distance: 3)
    guard let projection = Projection(raster, map: map) else { return #expect(Bool(false), "nothing is seen") }
    func drawn(_ bands: [PixelRect]) -> [UInt32] {
      let target = Raster(width: Int(Self.side), height: Int(Self.side))
      for band in bands {
        let scratch = RowBuffers()
        scratch.reserve(band.width)
        Rows(surface: target.surface, rect: band, weight: 256, brightness: 200, scratch: scratch).project(projection)
      }
      return (0..<target.height).flatMap { y in (0..<target.width).map { target.surface.pixels($0, y)[0] } }
    }
    let side = Int(Self.side)
    let whole = PixelRect(x0: 0, y0: 0, x1: side, y1: side)
    let rows = (0..<side).map { PixelRect(x0: 0, y0: $0, x1: side, y1: $0 + 1) }
    #expect(drawn([whole]) == drawn(rows))
  }
}
