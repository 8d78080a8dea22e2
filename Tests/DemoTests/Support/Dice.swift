// Dice: numbers that look random and are the same on every machine.

/// A generator of its own, so that a seed that fails can be run again.
struct Dice {
  private var state: UInt64

  /// Seeds that lie side by side give runs that have nothing in common.
  init(seed: Int) { state = (UInt64(bitPattern: Int64(seed)) &+ 1) &* 0x9E37_79B9_7F4A_7C15 }

  /// A whole number from 0 up to but without `sides`.
  mutating func roll(_ sides: Int) -> Int {
    // A linear congruential generator with the constants of Knuth's MMIX; its high bits are good enough for dice.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, sides)))
  }

  /// A number from 0 up to `bound`, in ten thousand steps.
  mutating func roll(upTo bound: Double) -> Double { bound * Double(roll(10_001)) / 10_000 }
}
