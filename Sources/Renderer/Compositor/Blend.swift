// Blend: the loops that lay one row of pixels over another.

import Foundation

/// Arithmetic on rows of premultiplied pixels, written for the vectoriser or with two channels in one word.
///
/// Weights are 0…256, so that 0 and 256 are exact; every result is the nearest byte to the formula with that weight,
/// but for translucent pixels at a weight between, where it is less than one from it.
/// In bounds: each loop touches `count` pixels from the pointers on; callers clip to both pictures before.
enum Blend {
  typealias Row = UnsafeMutablePointer<UInt32>
  typealias Source = UnsafePointer<UInt32>

  /// Two of the four channels, each in sixteen bits of its own.
  private static let pair: UInt32 = 0x00FF_00FF

  /// Fills with one opaque or ready pixel.
  static func fill(_ row: Row, _ pixel: UInt32, count: Int) {
    guard count > 0 else { return }
    // Doubling copies keep this as fast as memcpy whatever the build.
    row[0] = pixel
    var done = 1
    while done < count {
      let next = min(done, count - done)
      memcpy(row + done, row, next * 4)
      done += next
    }
  }

  /// `over·w + under·(1 − w)` in place, for pixels that are opaque.
  static func fade(_ row: Row, _ over: Source, count: Int, weight: Int) {
    let target = UnsafeMutableRawPointer(row).assumingMemoryBound(to: UInt8.self)
    let source = UnsafeRawPointer(over).assumingMemoryBound(to: UInt8.self)
    let (up, down) = (UInt16(weight), UInt16(256 - weight))
    var index = 0
    let end = count * 4
    while index < end {
      // At most 255 · 256 + 128, which sixteen bits hold.
      let sum = UInt16(source[index]) &* up &+ UInt16(target[index]) &* down &+ 128
      target[index] = UInt8(truncatingIfNeeded: sum &>> 8)
      index &+= 1
    }
  }

  /// `after·w + before·(1 − w)`, channel by channel.
  static func mix(_ row: Row, _ before: Source, _ after: Source, count: Int, weight: Int) {
    let target = UnsafeMutableRawPointer(row).assumingMemoryBound(to: UInt8.self)
    let one = UnsafeRawPointer(before).assumingMemoryBound(to: UInt8.self)
    let two = UnsafeRawPointer(after).assumingMemoryBound(to: UInt8.self)
    let (up, down) = (UInt16(weight), UInt16(256 - weight))
    var index = 0
    let end = count * 4
    while index < end {
      let sum = UInt16(two[index]) &* up &+ UInt16(one[index]) &* down &+ 128
      target[index] = UInt8(truncatingIfNeeded: sum &>> 8)
      index &+= 1
    }
  }

  /// Porter and Duff's "over", with the upper pixels weighted: `over·w + under·(1 − overAlpha·w)`.
  static func over(_ row: Row, _ over: Source, count: Int, weight: Int) {
    if weight >= 256 { return self.over(row, over, count: count) }
    if weight <= 0 { return }
    var index = 0
    while index &+ Four.count <= count {
      Four.store(Four.weighted(Four.load(over + index), over: Four.load(row + index), weight: weight), to: row + index)
      index &+= Four.count
    }
    while index < count {
      row[index] = weighted(over[index], over: row[index], weight: UInt32(weight))
      index &+= 1
    }
  }

  /// Porter and Duff's "over": `over + under·(1 − overAlpha)`.
  static func over(_ row: Row, _ over: Source, count: Int) {
    var index = 0
    while index &+ Four.count <= count {
      Four.store(Four.over(Four.load(over + index), Four.load(row + index)), to: row + index)
      index &+= Four.count
    }
    while index < count {
      row[index] = over[index] &+ times(row[index], 255 &- over[index] &>> 24)
      index &+= 1
    }
  }

  /// The pixels with their colours, not their alpha, times `brightness`, 0…256.
  static func darken(_ row: Row, _ source: Source, count: Int, brightness: Int) {
    let factor = UInt32(brightness)
    var index = 0
    while index < count {
      let pixel = source[index]
      let redBlue = (((pixel & pair) &* factor &+ 0x0080_0080) &>> 8) & pair
      let green = ((((pixel &>> 8) & 0xFF) &* factor &+ 0x80) & 0xFF00)
      row[index] = (pixel & 0xFF00_0000) | redBlue | green
      index &+= 1
    }
  }

  /// One pixel laid over another with a weight of 0…256.
  ///
  /// What is left of the lower one is taken in 256ths too, which is exact for opaque and for see-through pixels, and
  /// within a half of them else: the result is less than one from the formula. The sum stays within sixteen bits because
  /// no colour exceeds its alpha: alpha·w + 255·(256 − alpha·w ÷ 255) + 128, whose rounding adds 127 at most.
  @inline(__always)
  static func weighted(_ pixel: UInt32, over under: UInt32, weight: UInt32) -> UInt32 {
    let cover = pixel &>> 24 &* weight &+ 128
    let down = 256 &- (cover &+ cover &>> 8) &>> 8
    let low = (((pixel & pair) &* weight &+ (under & pair) &* down &+ 0x0080_0080) &>> 8) & pair
    let high = ((pixel &>> 8) & pair) &* weight &+ ((under &>> 8) & pair) &* down &+ 0x0080_0080
    return low | (high & ~pair)
  }

  /// One pixel times `share` ÷ 255, each channel to the nearest.
  @inline(__always)
  static func times(_ pixel: UInt32, _ share: UInt32) -> UInt32 {
    var low = (pixel & pair) &* share &+ 0x0080_0080
    low = ((low &+ ((low &>> 8) & pair)) &>> 8) & pair
    var high = ((pixel &>> 8) & pair) &* share &+ 0x0080_0080
    high = (high &+ ((high &>> 8) & pair)) & ~pair
    return low | high
  }
}
