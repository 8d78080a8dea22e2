// SpringTests: springs against observed constants, and the laws of their motion.

import Foundation
import Geometry
import Testing

@Suite("Springs") struct SpringTests {
  @Test(
    "A33: duration and damping ratio give the stiffness that UIKit was seen to use",
    arguments: [
      (0.5, 1.0, 161.719503), (0.8, 1.0, 80.897372), (0.6, 0.8, 190.214275), (1.0, 1.0, 85.255929),
    ])
  func observedStiffness(ratio: Double, duration: Double, stiffness: Double) {
    let spring = Spring(dampingRatio: ratio, duration: duration)
    #expect(abs(spring.stiffness - stiffness) < 0.000001 * stiffness)
    #expect(spring.mass == 1)
    #expect(abs(spring.damping - 2 * ratio * spring.frequency) < 1e-9)
    #expect(abs(spring.dampingRatio - ratio) < 1e-9)
  }

  @Test("A33: within 0.001 over the damping ratio of rest at the duration", arguments: [0.1, 0.3, 0.5, 0.8, 1])
  func settlesAtDuration(ratio: Double) {
    let spring = Spring(dampingRatio: ratio, duration: 0.7)
    for step in 0..<200 {
      let time = 0.7 + Double(step) / 100
      #expect(abs(spring.value(at: time) - 1) <= 0.0010001 / ratio, "at \(time)")
    }
  }

  @Test("A31, A33: overshoots if and only if the damping ratio is below 1", arguments: [0.2, 0.5, 0.9, 1])
  func overshoot(ratio: Double) {
    let spring = Spring(dampingRatio: ratio, duration: 1)
    let highest = (0...2000).map { spring.value(at: Double($0) / 1000) }.max() ?? 0
    // The first overshoot of a spring let go at rest is e^(−πζ/√(1−ζ²)).
    let expected = ratio < 1 ? 1 + exp(-.pi * ratio / (1 - ratio * ratio).squareRoot()) : 1
    #expect(ratio < 1 ? abs(highest - expected) < 1e-4 : highest <= 1)
  }

  @Test("A31: the velocity is that of the whole distance per second at the start", arguments: [0.4, 1, 1.5])
  func initialVelocity(ratio: Double) {
    let spring = Spring(mass: 2, stiffness: 200, damping: 2 * ratio * 20, velocity: 3)
    #expect(spring.value(at: 0) == 0)
    #expect(abs(spring.value(at: 1e-6) / 1e-6 - 3) < 0.001)
  }

  @Test("The motion obeys m·ẍ + c·ẋ + k·x = 0", arguments: [0.25, 1, 3])
  func equationOfMotion(ratio: Double) {
    let spring = Spring(mass: 1, stiffness: 100, damping: 20 * ratio, velocity: 1)
    let step = 1e-4
    for time in [0.05, 0.1, 0.3] {
      let (before, at, after) = (
        1 - spring.value(at: time - step), 1 - spring.value(at: time), 1 - spring.value(at: time + step)
      )
      let speed = (after - before) / (2 * step)
      let acceleration = (after - 2 * at + before) / (step * step)
      #expect(abs(spring.mass * acceleration + spring.damping * speed + spring.stiffness * at) < 0.01)
    }
  }

  @Test("A ratio next to the critical one moves as the critical one does")
  func nearlyCritical() {
    let critical = Spring(mass: 1, stiffness: 100, damping: 20)
    for damping in [20 * (1 - 1e-5), 20 * (1 + 1e-5)] {
      let near = Spring(mass: 1, stiffness: 100, damping: damping)
      #expect(abs(near.value(at: 0.2) - critical.value(at: 0.2)) < 1e-4)
    }
  }

  @Test("The settling time is when the distance stays below a thousandth", arguments: [0.3, 1, 2])
  func settlingDuration(ratio: Double) {
    let spring = Spring(mass: 1, stiffness: 100, damping: 20 * ratio)
    let settled = spring.settlingDuration
    for step in 1...100 {
      #expect(abs(1 - spring.value(at: settled * (1 + Double(step) / 50))) <= 0.001)
    }
    #expect((0...100).contains { abs(1 - spring.value(at: settled * (0.8 + Double($0) / 500))) > 0.0008 })
  }

  @Test("Without damping it swings for ever")
  func undamped() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 0)
    #expect(spring.settlingDuration == .infinity)
    #expect(abs(spring.value(at: .pi / 10) - 2) < 1e-9)
  }
}
