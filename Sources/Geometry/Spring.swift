// Spring: the motion of a mass on a damped spring, from 0 to rest at 1.

import Foundation

/// A damped spring that is let go at 0 and comes to rest at 1.
///
///     Spring(dampingRatio: 0.5, duration: 1).stiffness  // 161.72 kg·s⁻²
package struct Spring: Hashable, Sendable {
  /// The mass in kg and the stiffness in kg·s⁻², both above 0, and the damping in kg·s⁻¹, at least 0.
  package let mass, stiffness, damping: Double
  /// The speed at the start in whole distances per second, towards 1 if positive.
  package let velocity: Double

  /// Values that no spring can have are moved to the nearest that one can.
  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double = 0) {
    self.mass = max(mass, .leastNormalMagnitude)
    self.stiffness = max(stiffness, .leastNormalMagnitude)
    self.damping = max(damping, 0)
    self.velocity = velocity
  }

  /// A spring of mass 1 that is as good as at rest after `duration` seconds: within 0.001 ÷ `dampingRatio` (A33).
  ///
  /// Source: the stiffness seen in UIKit is that at which the sine part of the swing, ζ ÷ √(1 − ζ²) at the start, has
  /// decayed to a thousandth; the cosine part, the larger one below ζ = 0.7, is not counted.
  /// `dampingRatio` is moved into 0.01…1: below, a thousandth is out of reach in any number of swings worth showing.
  package init(dampingRatio: Double, duration: Double, velocity: Double = 0) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let duration = max(duration, 1e-6)
    let frequency =
      ratio < 1
      ? log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
      : Self.criticalDecay / duration
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
  }

  /// The solution x of (1 + x)·e^(−x) = 0.001: how far a critically damped spring decays to a thousandth (A33).
  private static let criticalDecay: Double = {
    var x = 9.0
    for _ in 0..<20 { x = log(1000 * (1 + x)) }
    return x
  }()

  /// The frequency without damping, in radians per second.
  package var frequency: Double { (stiffness / mass).squareRoot() }

  /// The damping ratio ζ = c ÷ 2√(k·m) (A32). Let go at rest, a spring overshoots only below 1.
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// Where the mass is after `time` seconds: 0 at the start, 1 at rest, above 1 when it overshoots.
  ///
  /// Source: the three solutions of m·ẍ + c·ẋ + k·x = 0 for the distance x from rest, with x(0) = 1 and ẋ(0) = −v.
  package func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    let (ratio, frequency) = (dampingRatio, frequency)
    let decay = ratio * frequency
    // Within a millionth of the critical ratio both other forms divide by almost nothing.
    if abs(ratio - 1) < 1e-6 {
      return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let phase = swing * time
      return 1 - exp(-decay * time) * (cos(phase) + (decay - velocity) / swing * sin(phase))
    }
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (spread - decay, -spread - decay)
    let share = (-velocity - fast) / (slow - fast)
    return 1 - share * exp(slow * time) - (1 - share) * exp(fast * time)
  }

  /// The time in seconds after which the mass stays within a thousandth of rest; infinite without damping.
  package var settlingDuration: Double {
    let (ratio, frequency) = (dampingRatio, frequency)
    guard ratio > 0 else { return .infinity }
    let decay = ratio * frequency
    if ratio < 1 - 1e-6 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let amplitude = (1 + pow((decay - velocity) / swing, 2)).squareRoot()
      return max(0, log(1000 * amplitude) / decay)
    }
    // No swings: the distance from rest shrinks for good after at most one crossing, so search backwards from a time
    // at which the slower of the two decays has certainly done its work.
    let slow = ratio > 1 ? decay - frequency * (ratio * ratio - 1).squareRoot() : frequency
    var (low, high) = (0.0, (log(1000 * (2 + abs(velocity) / frequency)) + 12) / slow)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if abs(1 - value(at: middle)) > 0.001 { low = middle } else { high = middle }
    }
    return high
  }
}
