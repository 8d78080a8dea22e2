// Projection+Sampling: the colours of a turned picture, row by row.

import Foundation
import Geometry

extension Projection {
  /// Writes the pixels of row `y` from column `from` on: bilinear, and at the picture's rim its outermost colours.
  ///
  /// Columns are taken in stretches that begin at multiples of their length, so that a pixel's colour is the same
  /// whichever part of a row is asked for.
  ///
  /// In bounds: `target` holds `count` pixels; a stretch is read without clamping only where its first and its last
  /// place, between which it runs one way, have all four samples inside, and every other sample is clamped.
  func sample(row y: Int, from: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    let path = Path(self, row: y)
    let base = UnsafePointer(raster.surface.pixels(0, 0))
    let end = from + count
    var column = from & ~(Stretch.length - 1)
    var (place, depth) = path.place(at: column)
    while column < end {
      let next = column + Stretch.length
      let (nextPlace, nextDepth) = path.place(at: next)
      let output = target + (column - from)
      let isWhole = column >= from && next <= end
      if path.isGentle(from: depth, to: nextDepth) {
        let stretch = Stretch(from: place, over: path.place(at: column + Stretch.length / 2).place, to: nextPlace)
        if let area = stretch.area(in: raster) {
          if isWhole {
            draw(stretch, area, base, into: output)
          } else {
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Stretch.length) { buffer in
              guard let pixels = buffer.baseAddress else { return }
              draw(stretch, area, base, into: pixels)
              let (first, last) = (max(column, from), min(next, end))
              memcpy(target + (first - from), pixels + (first - column), (last - first) * 4)
            }
          }
          (column, place, depth) = (next, nextPlace, nextDepth)
          continue
        }
      }
      for x in max(column, from)..<min(next, end) { target[x - from] = clampedSample(at: path.place(at: x).place) }
      (column, place, depth) = (next, nextPlace, nextDepth)
    }
  }

  /// The pixels of a stretch that lies inside.
  @inline(__always)
  private func draw(
    _ stretch: Stretch, _ area: Stretch.Area, _ base: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>
  ) {
    let width = raster.width
    if let color = flatness.color(area.x0, area.y0, area.x1, area.y1) {
      for index in 0..<Stretch.length { target[index] = color }
      return
    }
    var (place, step) = (stretch.start, stretch.step)
    for index in 0..<Stretch.length {
      let corner = base + ((place.y &>> Place.shift) &* width &+ (place.x &>> Place.shift))
      target[index] = Lanes.mean(Lanes.pair(corner), Lanes.pair(corner + width), at: place)
      place.x &+= step.x
      place.y &+= step.y
      step.x &+= stretch.bend.x
      step.y &+= stretch.bend.y
    }
  }

  /// The pixel at any place, the picture's outermost colours going on beyond its rim.
  private func clampedSample(at place: Place) -> UInt32 {
    let base = UnsafePointer(raster.surface.pixels(0, 0))
    func clamp(_ value: Int, _ count: Int) -> Int { value < 0 ? 0 : (value < count ? value : count &- 1) }
    let (column, row) = (place.x &>> Place.shift, place.y &>> Place.shift)
    let (left, right) = (clamp(column, raster.width), clamp(column &+ 1, raster.width))
    let upper = base + clamp(row, raster.height) &* raster.width
    let lower = base + clamp(row &+ 1, raster.height) &* raster.width
    return Lanes.mean(
      Lanes.pair(upper[left], upper[right]), Lanes.pair(lower[left], lower[right]), at: place)
  }
}

/// A place in a raster, in shares of a pixel from the middle of the raster's first one.
private struct Place {
  /// A pixel is 1 shifted left by this: fine enough for the steps of a stretch to add up to less than a 256th.
  static let shift = 32
  var x, y: Int
}

/// Where in the raster the pixels of one row are seen.
private struct Path {
  /// The place at the middle of the first column before the division, and what a column more adds to it.
  private let start: PlaneMap.Projected
  private let step: PlaneMap.Projected

  init(_ projection: Projection, row: Int) {
    let map = projection.inverse
    start = map.apply(0.5, Double(row) + 0.5)
    step = PlaneMap.Projected(x: map.a11, y: map.a12, w: map.a13)
  }

  /// The place of one column, and its depth.
  @inline(__always)
  func place(at column: Int) -> (place: Place, depth: Double) {
    let distance = Double(column)
    let depth = start.w + step.w * distance
    let scale = 1 / depth
    let place = Place(
      x: Self.fixed((start.x + step.x * distance) * scale), y: Self.fixed((start.y + step.y * distance) * scale))
    return (place, depth)
  }

  /// Whether a parabola through three places, half a stretch apart, stays within a 512th of a pixel of the path: half
  /// of what sampling can tell apart.
  ///
  /// With s the share by which the depth changes from pixel to pixel, places a whole pixel apart and h pixels between
  /// the three, a path c ÷ (1 + s·t) leaves the parabola by at most h³·6·s² ÷ (9·√3): 197·s² for h = 8. The bound
  /// leaves room for places two pixels apart.
  @inline(__always)
  func isGentle(from first: Double, to last: Double) -> Bool {
    first * last > 0 && abs(step.w) < min(abs(first), abs(last)) * 2e-3
  }

  /// An undefined number fails its comparison with the low bound and becomes that: far outside, and small enough for
  /// the steps between two such places to be taken. The half of a 256th makes the later cut to 256ths a rounding.
  @inline(__always)
  private static func fixed(_ pixels: Double) -> Int {
    let farthest = 1e6
    return Int(min(max(-farthest, pixels - (0.5 - 1 / 512)), farthest) * Double(1 << Place.shift))
  }
}

/// Neighbouring pixels of a row that are seen along a parabola: two divisions serve for all of them.
private struct Stretch {
  static let length = 16
  let start: Place
  /// From the first place to the second, and what every further step adds.
  let step: Place
  let bend: Place

  /// The pixels left and above of all its places.
  struct Area {
    let x0, y0, x1, y1: Int
  }

  /// Through three places, half the length apart.
  @inline(__always)
  init(from start: Place, over middle: Place, to end: Place) {
    self.start = start
    // f(t) = start + b·t + c·t² with t counted in pixels; a step is f(t+1) − f(t) = b + c + 2·c·t.
    func twiceBend(_ start: Int, _ middle: Int, _ end: Int) -> Int { (end &- 2 &* middle &+ start) &>> 6 }
    bend = Place(x: twiceBend(start.x, middle.x, end.x), y: twiceBend(start.y, middle.y, end.y))
    step = Place(
      x: (middle.x &- start.x) &>> 3 &- 7 &* bend.x / 2, y: (middle.y &- start.y) &>> 3 &- 7 &* bend.y / 2)
  }

  /// What its places read, if all of them have their four samples in the raster: the steps of one direction do not turn
  /// round, so that it is enough to look at the first and the last.
  @inline(__always)
  func area(in raster: Raster) -> Area? {
    let steps = Self.length - 1
    func ends(_ start: Int, _ step: Int, _ bend: Int, within count: Int) -> (Int, Int)? {
      let lastStep = step &+ bend &* (steps - 1)
      let last = start &+ step &* steps &+ bend &* (steps * (steps - 1) / 2)
      let (low, high) = (min(start, last) &>> Place.shift, max(start, last) &>> Place.shift)
      return (step >= 0) == (lastStep >= 0) && low >= 0 && high < count &- 1 ? (low, high) : nil
    }
    guard let across = ends(start.x, step.x, bend.x, within: raster.width),
      let down = ends(start.y, step.y, bend.y, within: raster.height)
    else { return nil }
    return Area(x0: across.0, y0: down.0, x1: across.1, y1: down.1)
  }
}

/// The channels of neighbouring pixels side by side in one word, sixteen bits each.
private enum Lanes {
  private static let mask: UInt64 = 0x00FF_00FF_00FF_00FF
  private static let half: UInt64 = 0x0080_0080_0080_0080

  /// Two neighbours of a row, the left one in the low half; the right one must be readable too.
  @inline(__always)
  static func pair(_ left: UnsafePointer<UInt32>) -> UInt64 {
    UnsafeRawPointer(left).loadUnaligned(as: UInt64.self)
  }

  @inline(__always)
  static func pair(_ left: UInt32, _ right: UInt32) -> UInt64 { UInt64(left) | UInt64(right) &<< 32 }

  /// Four neighbours, weighted by where between them the place lies: down first, two pixels at once, then across.
  @inline(__always)
  static func mean(_ upper: UInt64, _ lower: UInt64, at place: Place) -> UInt32 {
    let across = UInt64(truncatingIfNeeded: (place.x &>> (Place.shift - 8)) & 255)
    let down = UInt64(truncatingIfNeeded: (place.y &>> (Place.shift - 8)) & 255)
    let even = between(upper & mask, lower & mask, down)
    let odd = between((upper &>> 8) & mask, (lower &>> 8) & mask, down)
    // Blue and red of the left pixel beside its green and alpha, and the same of the right one.
    let left = (even & 0xFFFF_FFFF) | odd &<< 32
    let right = even &>> 32 | (odd & 0xFFFF_FFFF_0000_0000)
    let lanes = between(left, right, across)
    return UInt32(truncatingIfNeeded: lanes) | UInt32(truncatingIfNeeded: (lanes &>> 24) & 0xFF00_FF00)
  }

  /// `share` ÷ 256 of the way from one to the other. Lanes of the difference borrow from each other, but the sum has
  /// 0…65,408 in each, so that it is right as a whole.
  @inline(__always)
  private static func between(_ one: UInt64, _ two: UInt64, _ share: UInt64) -> UInt64 {
    ((one &<< 8 &+ (two &- one) &* share &+ half) &>> 8) & mask
  }
}
