// Projection+Sampling: the colours of a turned picture, row by row.

import Foundation

extension Projection {
  /// How many pixels of a row share one division: between two exact places the path is taken as straight.
  ///
  /// Over n pixels in which the depth changes by the share e that is off by about n·e÷4 pixels; the bound keeps it
  /// below a 512th, half of what sampling can tell apart. So close to the viewer that it is more, every pixel is exact.
  /// The result is the power of two: 4 pixels or 1.
  private func stride(inRow y: Int, from: Int, count: Int) -> Int {
    let (start, end) = (Place(self, from, y).depth, Place(self, from + count + 4, y).depth)
    return start * end > 0 && abs(inverse.a13) * 4 < min(abs(start), abs(end)) * 1.5e-3 ? 2 : 0
  }

  /// Writes the pixels of row `y` from column `from` on: bilinear, and at the picture's rim its outermost colours.
  ///
  /// In bounds: `target` holds `count` pixels, and the four samples are clamped to the raster's columns and rows, except
  /// between two places that both have all four inside.
  func sample(row y: Int, from: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    let base = UnsafePointer(raster.surface.pixels(0, 0))
    let width = raster.width
    let (right, bottom) = (width &- 1, raster.height &- 1)
    let power = stride(inRow: y, from: from, count: count)
    let length = 1 &<< power
    var place = Place(self, from, y)
    var index = 0
    while index < count {
      let end = Place(self, from + index + length, y)
      let (stepX, stepY) = ((end.x &- place.x) &>> power, (end.y &- place.y) &>> power)
      let stop = min(count, index &+ length)
      let isInside =
        min(place.x, end.x) >= 0 && min(place.y, end.y) >= 0 && max(place.x, end.x) &>> 16 < right
        && max(place.y, end.y) &>> 16 < bottom
      while index < stop {
        let (column, row) = (place.x &>> 16, place.y &>> 16)
        if isInside {  // all four samples are there: nothing to clamp
          let corner = base + (row &* width &+ column)
          target[index] = Self.mean(corner[0], corner[1], corner[width], corner[width &+ 1], at: place)
        } else {
          let (left, next) = (clamp(column, right), clamp(column &+ 1, right))
          let (upper, lower) = (base + clamp(row, bottom) &* width, base + clamp(row &+ 1, bottom) &* width)
          target[index] = Self.mean(upper[left], upper[next], lower[left], lower[next], at: place)
        }
        place.x &+= stepX
        place.y &+= stepY
        index &+= 1
      }
      place = end
    }
  }

  /// Four neighbours, weighted by where between them the place lies.
  @inline(__always)
  private static func mean(_ one: UInt32, _ two: UInt32, _ three: UInt32, _ four: UInt32, at place: Place) -> UInt32 {
    if (one ^ two) | (one ^ three) | (one ^ four) == 0 { return one }  // most of a screen is flat
    let across = UInt64(truncatingIfNeeded: (place.x &>> 8) & 255)
    let down = UInt64(truncatingIfNeeded: (place.y &>> 8) & 255)
    let above = Lanes.between(Lanes.spread(one), Lanes.spread(two), across)
    let below = Lanes.between(Lanes.spread(three), Lanes.spread(four), across)
    return Lanes.gather(Lanes.between(above, below, down))
  }

  @inline(__always)
  private func clamp(_ value: Int, _ highest: Int) -> Int { value < 0 ? 0 : (value > highest ? highest : value) }

  /// The place in the raster that is seen at the middle of a pixel, in 65,536ths of a pixel from the middle of the
  /// raster's first one.
  private struct Place {
    var x, y: Int
    let depth: Double

    @inline(__always)
    init(_ projection: Projection, _ column: Int, _ row: Int) {
      let seen = projection.inverse.apply(Double(column) + 0.5, Double(row) + 0.5)
      let scale = 65_536 / seen.w
      // An undefined number fails its comparison with the low bound and becomes that. The half of a 256th makes the
      // cut to 256ths a rounding.
      x = Int(min(max(-1e12, seen.x * scale - 32_640), 1e12).rounded(.down))
      y = Int(min(max(-1e12, seen.y * scale - 32_640), 1e12).rounded(.down))
      depth = seen.w
    }
  }

  /// The four channels of a pixel side by side in one word, sixteen bits each.
  private enum Lanes {
    @inline(__always)
    static func spread(_ pixel: UInt32) -> UInt64 {
      UInt64(pixel & 0x00FF_00FF) | UInt64(pixel & 0xFF00_FF00) &<< 24
    }

    @inline(__always)
    static func gather(_ lanes: UInt64) -> UInt32 {
      UInt32(truncatingIfNeeded: lanes & 0x00FF_00FF) | UInt32(truncatingIfNeeded: (lanes &>> 24) & 0xFF00_FF00)
    }

    /// `share` ÷ 256 of the way from one to the other: at most 255 · 256 + 128 in each lane.
    @inline(__always)
    static func between(_ one: UInt64, _ two: UInt64, _ share: UInt64) -> UInt64 {
      ((one &* (256 &- share) &+ two &* share &+ 0x0080_0080_0080_0080) &>> 8) & 0x00FF_00FF_00FF_00FF
    }
  }

  /// The picture as it is drawn here, halved in the directions in which it is made much smaller: without that every
  /// other pixel would be left out, and lines would come and go from frame to frame.
  func withoutSkippedPixels(map: Homography) -> Projection {
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
      smaller = smaller.halvedAcross()
      across *= 2
    }
    while down < 0.5, smaller.height > 1 {
      smaller = smaller.halvedDown()
      down *= 2
    }
    if smaller === raster { return self }
    let stretch = Homography(
      scaleX: Double(raster.width) / Double(smaller.width), y: Double(raster.height) / Double(smaller.height), dx: 0,
      dy: 0)
    return Projection(smaller, map: stretch.then(map)) ?? self
  }
}

extension Raster {
  /// The picture at half its width, each pixel the mean of two.
  fileprivate func halvedAcross() -> Raster {
    let half = Raster(width: (width + 1) / 2, height: height)
    for y in 0..<height {
      let (source, target) = (surface.pixels(0, y), half.surface.pixels(0, y))
      // In bounds: the second of the two is clamped to the last column.
      for x in 0..<half.width { target[x] = Raster.mean(source[2 * x], source[min(2 * x + 1, width - 1)]) }
    }
    return half
  }

  /// The picture at half its height.
  fileprivate func halvedDown() -> Raster {
    let half = Raster(width: width, height: (height + 1) / 2)
    for y in 0..<half.height {
      let (one, two) = (surface.pixels(0, 2 * y), surface.pixels(0, min(2 * y + 1, height - 1)))
      let target = half.surface.pixels(0, y)
      for x in 0..<width { target[x] = Raster.mean(one[x], two[x]) }
    }
    return half
  }

  /// The mean of two pixels, each channel rounded up at a half.
  @inline(__always)
  private static func mean(_ one: UInt32, _ two: UInt32) -> UInt32 {
    (one | two) &- (((one ^ two) &>> 1) & 0x7F7F_7F7F)
  }
}
