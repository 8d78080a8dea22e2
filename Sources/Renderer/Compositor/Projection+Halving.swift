// Projection+Halving: pictures made much smaller, without pixels left out.

import Foundation
import Geometry

extension Projection {
  /// The picture as it is drawn here, halved in the directions in which it is made much smaller: without that every
  /// other pixel would be left out, and lines would come and go from frame to frame.
  func withoutSkippedPixels(map: PlaneMap) -> Projection {
    let (x, y) = (Double(raster.width) / 2, Double(raster.height) / 2)
    let middle = map.apply(x, y)
    func reach(_ dx: Double, _ dy: Double) -> Double {
      let side = map.apply(x + dx, y + dy)
      guard side.w > 0, middle.w > 0 else { return 1 }
      return hypot(side.x / side.w - middle.x / middle.w, side.y / side.w - middle.y / middle.w)
    }
    var smaller = raster
    var (across, down) = (reach(1, 0), reach(0, 1))
    while across < 0.5, smaller.width > 1 {
      smaller = smaller.halfAcross
      across *= 2
    }
    while down < 0.5, smaller.height > 1 {
      smaller = smaller.halfDown
      down *= 2
    }
    if smaller === raster { return self }
    let stretch = PlaneMap(
      scaleX: Double(raster.width) / Double(smaller.width), y: Double(raster.height) / Double(smaller.height), dx: 0,
      dy: 0)
    return Projection(smaller, map: stretch.then(map)) ?? self
  }
}

extension Raster {
  /// The picture at half its width, each pixel the mean of two.
  func halvedAcross() -> Raster {
    let half = Raster(width: (width + 1) / 2, height: height)
    for y in 0..<height {
      let (source, target) = (surface.pixels(0, y), half.surface.pixels(0, y))
      // In bounds: the second of the two is clamped to the last column.
      for x in 0..<half.width { target[x] = Raster.mean(source[2 * x], source[min(2 * x + 1, width - 1)]) }
    }
    half.seal()
    return half
  }

  /// The picture at half its height.
  func halvedDown() -> Raster {
    let half = Raster(width: width, height: (height + 1) / 2)
    for y in 0..<half.height {
      let (one, two) = (surface.pixels(0, 2 * y), surface.pixels(0, min(2 * y + 1, height - 1)))
      let target = half.surface.pixels(0, y)
      for x in 0..<width { target[x] = Raster.mean(one[x], two[x]) }
    }
    half.seal()
    return half
  }

  /// The mean of two pixels, each channel rounded up at a half.
  @inline(__always)
  private static func mean(_ one: UInt32, _ two: UInt32) -> UInt32 {
    (one | two) &- (((one ^ two) &>> 1) & 0x7F7F_7F7F)
  }
}
