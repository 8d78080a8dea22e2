// BlendTests: the arithmetic of laying one row of pixels over another.

import Foundation
import Testing

@testable import Renderer

@Suite("Blending") struct BlendTests {
  static let weights = [0, 1, 64, 127, 128, 129, 200, 255, 256]

  private func channels(_ pixel: UInt32) -> [Double] {
    [0, 8, 16, 24].map { (shift: UInt32) in Double((pixel >> shift) & 255) }
  }

  private func pixel(_ red: Int, _ green: Int, _ blue: Int, alpha: Int = 255) -> UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  @Test("R1, R3: an opaque row at weight w gives over·w + under·(1 − w), rounded once", arguments: weights)
  func fade(weight: Int) {
    let under = (0..<256).map { pixel($0, $0, $0) }
    let over = (0..<256).map { pixel(128, $0 * 7 % 256, 255 - $0) }
    var row = under
    Blend.fade(&row, over, count: row.count, weight: weight)
    for index in row.indices {
      for (result, (top, bottom)) in zip(channels(row[index]), zip(channels(over[index]), channels(under[index]))) {
        let exact = (top * Double(weight) + bottom * Double(256 - weight)) / 256
        #expect(abs(result - exact) <= 0.5)
      }
    }
  }

  @Test("a translucent row at weight w gives over·w + under·(1 − overAlpha·w) within one", arguments: weights)
  func translucent(weight: Int) {
    for alpha in stride(from: 0, through: 255, by: 5) {
      let over = (0..<52).map { pixel(min(alpha, $0 * 5), alpha / 2, alpha / 3, alpha: alpha) }
      let under = (0..<52).map { pixel($0 * 5, 255 - $0 * 5, 77) }
      var row = under
      Blend.over(&row, over, count: row.count, weight: weight)
      for index in row.indices {
        let keep = 1 - Double(alpha) / 255 * Double(weight) / 256
        for (result, (top, bottom)) in zip(channels(row[index]), zip(channels(over[index]), channels(under[index]))) {
          #expect(abs(result - (top * Double(weight) / 256 + bottom * keep)) < 1)
        }
      }
    }
  }

  @Test("whatever is laid over an opaque pixel, at whatever weight, leaves it opaque")
  func opaqueStaysOpaque() {
    let over = (0..<256).map { pixel($0, $0 / 2, 0, alpha: $0) }
    for weight in 0...256 {
      var row = (0..<256).map { pixel(255, 0, 255 - $0) }
      Blend.over(&row, over, count: row.count, weight: weight)
      #expect(row.allSatisfy { $0 >> 24 == 255 }, "weight \(weight)")
    }
  }

  @Test("an opaque pixel is laid the same whether its row is known to be opaque or not", arguments: weights)
  func opaqueAmongTranslucent(weight: Int) {
    let under = (0..<256).map { pixel(255 - $0, $0, 99) }
    let over = (0..<256).map { pixel($0, 128, $0 * 3 % 256) }
    var (known, unknown) = (under, under)
    Blend.fade(&known, over, count: 256, weight: weight)
    Blend.over(&unknown, over, count: 256, weight: weight)
    #expect(known == unknown)
  }

  @Test("four pixels at a time and one at a time are the same bits, whatever the row's length", arguments: weights)
  func tails(weight: Int) {
    var chance = Seeded(state: UInt64(weight))
    func premultiplied() -> UInt32 {
      let alpha = Int(chance.next() % 256)
      func channel() -> Int { Int(chance.next() % UInt64(alpha + 1)) }
      return pixel(channel(), channel(), channel(), alpha: alpha)
    }
    let over = (0..<203).map { _ in premultiplied() }
    let under = (0..<203).map { _ in premultiplied() }
    var (all, single) = (under, under)
    Blend.over(&all, over, count: 203, weight: weight)
    for index in 0..<203 {
      withUnsafeMutablePointer(to: &single[index]) { row in
        withUnsafePointer(to: over[index]) { Blend.over(row, $0, count: 1, weight: weight) }
      }
    }
    #expect(all == single)
  }

  @Test("weights 0 and 256 change nothing and copy bit for bit")
  func ends() {
    let under: [UInt32] = [0xFF12_3456, 0xFF00_0000, 0xFFFF_FFFF, 0x8040_2010]
    let over: [UInt32] = [0xFF65_4321, 0xFFFF_FFFF, 0xFF00_0000, 0xFF01_0203]
    var row = under
    Blend.fade(&row, over, count: 4, weight: 0)
    #expect(row == under)
    Blend.over(&row, over, count: 4, weight: 0)
    #expect(row == under)
    Blend.fade(&row, over, count: 4, weight: 256)
    #expect(row == over)
  }

  @Test("F5: a row mixed with itself does not change, at any weight")
  func mixWithItself() {
    let row = (0..<256).map { pixel($0, $0, $0, alpha: $0) }
    for weight in 0...256 {
      var result = [UInt32](repeating: 0, count: row.count)
      Blend.mix(&result, row, row, count: row.count, weight: weight)
      #expect(result == row)
    }
  }

  @Test("F10: darkening scales the colours, to the nearest, and leaves the alpha", arguments: weights)
  func darken(weight: Int) {
    let row = (0..<256).map { pixel($0, $0 / 2, $0 / 3, alpha: $0) }
    var result = row
    Blend.darken(&result, row, count: row.count, brightness: weight)
    for index in row.indices {
      let (before, after) = (channels(row[index]), channels(result[index]))
      #expect(after[3] == before[3])
      for part in 0..<3 { #expect(abs(after[part] - before[part] * Double(weight) / 256) <= 0.5) }
    }
  }

  @Test("a pixel times a share of 255 is rounded to the nearest, for every byte and share")
  func times() {
    for share in UInt32(0)...255 {
      for byte in UInt32(0)...255 {
        let exact = (Double(byte) * Double(share) / 255).rounded()
        #expect(Blend.times(byte * 0x0101_0101, share) == UInt32(exact) * 0x0101_0101)
      }
    }
  }
}
