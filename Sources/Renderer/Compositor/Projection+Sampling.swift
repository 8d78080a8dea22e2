// Projection+Sampling: the colours of a turned picture, row by row.

import Foundation
import Geometry

extension Projection {
  /// Writes the pixels of row `y` from column `from` on: bilinear, and at the picture's rim its outermost colours.
  ///
  /// In bounds: `target` holds `count` pixels; a stretch is read without clamping only where its first and its last
  /// place, between which it runs one way, have all four samples inside, and every other sample is clamped.
  func sample(row y: Int, from: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    let path = Path(self, row: y, from: from, count: count)
    var place = path.place(at: 0)
    var index = 0
    while index + Stretch.length <= count, path.isGentle {
      let end = path.place(at: index + Stretch.length)
      let stretch = Stretch(from: place, over: path.place(at: index + Stretch.length / 2), to: end)
      if stretch.isInside(raster) {
        sample(stretch, into: target + index)
      } else {
        for step in 0..<Stretch.length { target[index + step] = clampedSample(at: path.place(at: index + step)) }
      }
      place = end
      index += Stretch.length
    }
    while index < count {
      target[index] = clampedSample(at: path.place(at: index))
      index += 1
    }
  }

  /// The pixels of a stretch that lies inside.
  @inline(__always)
  private func sample(_ stretch: Stretch, into target: UnsafeMutablePointer<UInt32>) {
    let base = UnsafePointer(raster.surface.pixels(0, 0))
    let width = raster.width
    var (place, step) = (stretch.start, stretch.step)
    for index in 0..<Stretch.length {
      let corner = base + ((place.y &>> Place.shift) &* width &+ (place.x &>> Place.shift))
      target[index] = Self.mean(corner[0], corner[1], corner[width], corner[width &+ 1], at: place)
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
    return Self.mean(upper[left], upper[right], lower[left], lower[right], at: place)
  }

  /// Four neighbours, weighted by where between them the place lies.
  @inline(__always)
  private static func mean(_ one: UInt32, _ two: UInt32, _ three: UInt32, _ four: UInt32, at place: Place) -> UInt32 {
    if (one ^ two) | (one ^ three) | (one ^ four) == 0 { return one }  // most of a screen is flat
    let across = UInt64(truncatingIfNeeded: (place.x &>> (Place.shift - 8)) & 255)
    let down = UInt64(truncatingIfNeeded: (place.y &>> (Place.shift - 8)) & 255)
    let above = Lanes.between(Lanes.spread(one), Lanes.spread(two), across)
    let below = Lanes.between(Lanes.spread(three), Lanes.spread(four), across)
    return Lanes.gather(Lanes.between(above, below, down))
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
  /// The place at the middle of the first pixel before the division, and what a pixel more adds to it.
  private let start: PlaneMap.Projected
  private let step: PlaneMap.Projected
  /// Whether a parabola through three places, half a stretch apart, stays within a 512th of a pixel of the path: half
  /// of what sampling can tell apart.
  ///
  /// With s the share by which the depth changes from pixel to pixel, places a whole pixel apart and h pixels between
  /// the three, a path c ÷ (1 + s·t) leaves the parabola by at most h³·6·s² ÷ (9·√3): 197·s² for h = 8. The bound
  /// leaves room for places two pixels apart.
  let isGentle: Bool

  init(_ projection: Projection, row: Int, from: Int, count: Int) {
    let map = projection.inverse
    start = map.apply(Double(from) + 0.5, Double(row) + 0.5)
    step = PlaneMap.Projected(x: map.a11, y: map.a12, w: map.a13)
    let (first, last) = (start.w, start.w + step.w * Double(count))
    isGentle = first * last > 0 && abs(step.w) < min(abs(first), abs(last)) * 2e-3
  }

  /// The place of one pixel, counted from the first.
  @inline(__always)
  func place(at index: Int) -> Place {
    let distance = Double(index)
    let scale = 1 / (start.w + step.w * distance)
    return Place(
      x: Self.fixed((start.x + step.x * distance) * scale), y: Self.fixed((start.y + step.y * distance) * scale))
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

  /// Whether all places have their four samples in the raster: the steps of one direction do not turn round, so that it
  /// is enough to look at the first and the last.
  @inline(__always)
  func isInside(_ raster: Raster) -> Bool {
    let steps = Self.length - 1
    func runs(_ start: Int, _ step: Int, _ bend: Int, within count: Int) -> Bool {
      let lastStep = step &+ bend &* (steps - 1)
      let last = start &+ step &* steps &+ bend &* (steps * (steps - 1) / 2)
      let isOneWay = (step >= 0) == (lastStep >= 0)
      return isOneWay && min(start, last) >= 0 && max(start, last) &>> Place.shift < count &- 1
    }
    return runs(start.x, step.x, bend.x, within: raster.width) && runs(start.y, step.y, bend.y, within: raster.height)
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
