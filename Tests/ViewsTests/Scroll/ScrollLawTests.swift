// ScrollLawTests: the laws of glide, spring and rubber band in closed form, without views.

import Foundation
import OneAtATime
import Testing

@testable import Views

@Suite("Laws of scrolling", .oneAtATime) struct ScrollLawTests {
  private func glide(
    from start: Double = 0, _ velocity: Double, high: Double = 10_000, rate: Double = 0.998, bounces: Bool = true
  ) -> ScrollGlide {
    ScrollGlide(from: start, velocity: velocity, low: 0, high: high, rate: rate, bounces: bounces)
  }

  @Test("A glide loses 2 ‰ of its speed each millisecond, a fast one 10 ‰")
  func decay() {
    for rate in [0.998, 0.99] {
      let glide = glide(1000, rate: rate)
      let all = -1000 / (1000 * log(rate))
      for time in [0, 0.05, 0.1, 0.25, 0.4] {
        let left = pow(rate, 1000 * time)
        #expect(near(glide.position(at: time), all * (1 - left), within: 1e-9))
        #expect(near(glide.velocity(at: time), 1000 * left, within: 1e-9))
      }
    }
    #expect(near(glide(1000).position(at: 0.1), 90.6259, within: 1e-3))
  }

  @Test("A glide stops at 8 points a second, without a jump")
  func end() {
    let glide = glide(1000)
    let decay = 1000 * log(0.998)
    #expect(near(glide.duration, log(0.008) / decay, within: 1e-9))
    #expect(near(glide.target, -992 / decay, within: 1e-9))
    #expect(near(glide.position(at: glide.duration - 1e-6), glide.target, within: 1e-4))
    #expect(glide.position(at: 100) == glide.target)
    #expect(self.glide(7.9).duration == 0)
    #expect(self.glide(from: 5, 7.9).position(at: 1) == 5)
  }

  @Test("Backwards is the mirror of forwards")
  func mirror() {
    let (there, back) = (glide(600), glide(from: 5000, -600))
    for time in [0.1, 0.5, 3] { #expect(near(there.position(at: time), 5000 - back.position(at: time), within: 1e-9)) }
  }

  @Test("At an edge a glide runs on into a critically damped spring with the speed that is left")
  func edge() {
    let glide = glide(1000, high: 200)
    let left = 1 + 200 * log(0.998)  // share of 1,000 points a second at the edge
    let time = log(left) / (1000 * log(0.998))
    #expect(near(glide.position(at: time), 200, within: 1e-9))
    for passed in [0.02, 1 / 11, 0.3] as [Double] {
      let beyond = 1000 * left * passed * exp(-11 * passed)
      #expect(near(glide.position(at: time + passed), 200 + beyond, within: 1e-9))
    }
    // The speed has no jump at the edge, and turns around at 1 ÷ ω.
    #expect(near(glide.velocity(at: time + 1e-9), 1000 * left, within: 1e-3))
    #expect(near(glide.velocity(at: time + 1 / 11), 0, within: 1e-9))
    #expect(glide.target == 200)
    #expect(near(glide.duration, time + 1, within: 1e-9))
  }

  @Test("Without bouncing a glide ends at the edge")
  func noBounce() {
    let glide = glide(1000, high: 200, bounces: false)
    #expect(glide.position(at: glide.duration - 1e-7) < 200)
    #expect(glide.position(at: 5) == 200)
  }

  @Test("Let go beyond an edge, content springs back, whatever way it moves")
  func beyond() {
    for velocity in [0, 300, -300] as [Double] {
      let glide = glide(from: -60, velocity)
      for time in [0, 0.1, 0.5] as [Double] {
        let place = (-60 + (velocity - 660) * time) * exp(-11 * time)
        #expect(near(glide.position(at: time), place, within: 1e-9))
      }
      #expect(glide.target == 0)
      #expect(glide.duration == 1)
    }
  }

  @Test("The rubber band gives 0.55 of the way at first, never the view's length, and is undone exactly")
  func rubberBand() {
    #expect(near(RubberBand.shown(0.01, size: 480), 0.0055, within: 1e-6))
    let share = 1 - 1 / (55.0 / 480 + 1)
    #expect(near(RubberBand.shown(100, size: 480), 480 * share, within: 1e-12))
    #expect(RubberBand.shown(-100, size: 480) == -RubberBand.shown(100, size: 480))
    #expect(RubberBand.shown(1e9, size: 480) < 480)
    for way in [-300, -1, 0, 20, 900] as [Double] {
      #expect(near(RubberBand.asked(RubberBand.shown(way, size: 480), size: 480), way, within: 1e-9))
    }
    #expect(RubberBand.shown(5, size: 0) == 0)
  }

  @Test("The way to a chosen place starts with the finger's speed, and does not run past the place")
  func approach() {
    let approach = ScrollApproach(from: 100, to: 320, velocity: 900, slowest: 15)
    let speed = (approach.position(at: 1e-6) - 100) / 1e-6
    #expect(near(speed, 900, within: 0.1))
    var last = 100.0
    for step in 1...200 {
      let place = approach.position(at: Double(step) / 100)
      #expect(place >= last && place <= 320)
      last = place
    }
    #expect(last == 320)
    #expect(abs(approach.position(at: approach.duration - 1e-9) - 320) < 0.25)
    #expect(ScrollApproach(from: 5, to: 5, velocity: 0, slowest: 4).duration == 0)
  }
}
