// Four: four pixels at a time, for what each pixel's own alpha decides.

/// The same arithmetic as one pixel's, in vectors of a fixed type: those become instructions of the processor, while
/// generic ones become calls.
enum Four {
  typealias Pixels = SIMD4<UInt32>
  /// Two of the four channels of each pixel, in sixteen bits.
  private typealias Halves = SIMD8<UInt16>

  static let count = 4

  /// In bounds: the caller has four pixels from the pointer on; they need not be aligned to more than one.
  @inline(__always)
  static func load(_ pixels: UnsafePointer<UInt32>) -> Pixels {
    UnsafeRawPointer(pixels).loadUnaligned(as: Pixels.self)
  }

  @inline(__always)
  static func load(_ pixels: UnsafeMutablePointer<UInt32>) -> Pixels { load(UnsafePointer(pixels)) }

  @inline(__always)
  static func store(_ four: Pixels, to pixels: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pixels).storeBytes(of: four, as: Pixels.self)
  }

  /// `over + under·(1 − overAlpha)`; as `Blend.times` for the second part.
  @inline(__always)
  static func over(_ over: Pixels, _ under: Pixels) -> Pixels {
    let share = inBothHalves(Pixels(repeating: 255) &- over &>> Pixels(repeating: 24))
    @inline(__always) func times(_ channels: Halves) -> Halves {
      // At most 255 · 255 + 128 + 254, which sixteen bits hold.
      let product = channels &* share &+ Halves(repeating: 128)
      return product &+ product &>> eight
    }
    return over &+ gather(times(even(under)), times(odd(under)))
  }

  /// `over·w + under·(1 − overAlpha·w)` with w = weight ÷ 256 below 1; as `Blend.weighted`.
  @inline(__always)
  static func weighted(_ over: Pixels, over under: Pixels, weight: Int) -> Pixels {
    let up = Halves(repeating: UInt16(truncatingIfNeeded: weight))
    // At most 255 · 255 + 128 + 254.
    let cover = inBothHalves(over &>> Pixels(repeating: 24)) &* up &+ Halves(repeating: 128)
    let down = Halves(repeating: 256) &- (cover &+ cover &>> eight) &>> eight
    @inline(__always) func mix(_ over: Halves, _ under: Halves) -> Halves {
      over &* up &+ under &* down &+ Halves(repeating: 128)
    }
    return gather(mix(even(over), even(under)), mix(odd(over), odd(under)))
  }

  private static var eight: Halves {
    @inline(__always) get { Halves(repeating: 8) }
  }

  private static var mask: Pixels {
    @inline(__always) get { Pixels(repeating: 0x00FF_00FF) }
  }

  @inline(__always)
  private static func inBothHalves(_ bytes: Pixels) -> Halves {
    unsafeBitCast(bytes | bytes &<< Pixels(repeating: 16), to: Halves.self)
  }

  /// Blue and red.
  @inline(__always)
  private static func even(_ four: Pixels) -> Halves { unsafeBitCast(four & mask, to: Halves.self) }

  /// Green and alpha.
  @inline(__always)
  private static func odd(_ four: Pixels) -> Halves {
    unsafeBitCast(four &>> Pixels(repeating: 8) & mask, to: Halves.self)
  }

  /// The upper bytes of all sixteen bits as pixels.
  @inline(__always)
  private static func gather(_ even: Halves, _ odd: Halves) -> Pixels {
    unsafeBitCast(even &>> eight, to: Pixels.self) | unsafeBitCast(odd, to: Pixels.self) & ~mask
  }
}
