// AnimationTimeTests: when an animation acts, how often, and what shows before and after.

import Foundation
import Layers
import OneAtATime
import Testing

@MainActor
@Suite("The time of animations", .oneAtATime) struct AnimationTimeTests {
  @Test("A11, A12: a delay shows the first value backwards where the fill mode says so, the model elsewhere")
  func delayAndFill() {
    let screen = LayerScreen()
    let (filled, plain) = (screen.addLayer(), screen.addLayer())
    for (layer, mode) in [(filled, CAMediaTimingFillMode.both), (plain, .removed)] {
      let fade = animation("opacity", from: 0, to: 0.5)
      (fade.delay, fade.fillMode) = (0.3, mode)
      layer.add(fade, forKey: nil)
    }
    screen.turn.run()
    #expect(screen.shown(filled)?.opacity == 0)
    #expect(screen.shown(plain)?.opacity == 1)
    screen.go(to: 0.8)
    #expect(screen.shown(filled)?.opacity == 0.25)
    #expect(screen.shown(plain)?.opacity == 0.25)
    screen.go(to: 1.3)
    #expect(screen.shown(filled)?.opacity == 0.5, "the last value until the layer lets go")
    #expect(screen.shown(plain)?.opacity == 1)
  }

  @Test("A11: with a delay the model is final at once, and 2 s after a delay of 2 s a fade of 2 s is half way at 3 s")
  func longDelay() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    let fade = animation("opacity", from: 1, to: 0, duration: 2)
    (fade.delay, fade.fillMode) = (2, .both)
    layer.alpha = 0
    layer.removeAllAnimations()
    layer.add(fade, forKey: "opacity")
    screen.go(to: 0)
    #expect(layer.opacity == 0)
    screen.go(to: 3)
    #expect(screen.shown(layer)?.opacity == 0.5)
  }

  @Test("fillMode forwards keeps the last value of an animation that is not removed, removed does not")
  func forwards() {
    let screen = LayerScreen()
    let (kept, gone) = (screen.addLayer(), screen.addLayer())
    for (layer, mode) in [(kept, CAMediaTimingFillMode.forwards), (gone, .removed)] {
      let fade = animation("opacity", from: 0, to: 0.25)
      (fade.fillMode, fade.isRemovedOnCompletion) = (mode, false)
      layer.add(fade, forKey: "fade")
    }
    screen.turn.run()
    screen.go(to: 1)
    screen.go(to: 7)
    #expect(screen.shown(kept)?.opacity == 0.25)
    #expect(screen.shown(gone)?.opacity == 1)
    #expect(kept.animation(forKey: "fade") != nil)
    #expect(!LayerCommit.current.hasRunningAnimations)
  }

  @Test("A26: an autoreversed animation runs back, then snaps to the model")
  func autoreverse() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    let fade = animation("opacity", from: 0, to: 0.8)
    fade.autoreverses = true
    layer.add(fade, forKey: nil)
    screen.turn.run()
    for (time, opacity) in [(0.5, 0.4), (1, 0.8), (1.75, 0.2), (2, 1)] as [(Double, CGFloat)] {
      screen.go(to: time)
      #expect(abs((screen.shown(layer)?.opacity ?? -1) - opacity) < 1e-12, "at \(time)")
    }
  }

  @Test("A13: a repeated animation runs count times, a fraction ends midway, and its end is told then")
  func repetition() {
    let screen = LayerScreen()
    let diary = Diary()
    let layer = screen.addLayer()
    let fade = animation("opacity", from: 0, to: 0.8, onStop: diary.stop("fade"))
    fade.repeatCount = 2.5
    layer.add(fade, forKey: nil)
    screen.turn.run()
    for (time, opacity) in [(0.5, 0.4), (1.25, 0.2), (2.25, 0.2)] as [(Double, CGFloat)] {
      screen.go(to: time)
      #expect(abs((screen.shown(layer)?.opacity ?? -1) - opacity) < 1e-12, "at \(time)")
    }
    #expect(diary.lines.isEmpty)
    screen.go(to: 2.5)
    #expect(diary.lines == ["fade true"])
  }

  @Test("repeatDuration ends an animation whatever its count")
  func repeatDuration() {
    var timing = MediaTiming()
    (timing.duration, timing.repeatDuration, timing.repeatCount) = (1, 2.25, 99)
    #expect(timing.endTime == 2.25)
    #expect(timing.point(at: 2)?.time == 0)
    #expect(timing.point(at: 2.25) == nil)
  }

  @Test("A26: an endless repeat never ends")
  func endless() {
    let screen = LayerScreen()
    let diary = Diary()
    let layer = screen.addLayer()
    let fade = animation("opacity", from: 0, to: 1, onStop: diary.stop("fade"))
    fade.repeatCount = .infinity
    layer.add(fade, forKey: nil)
    screen.turn.run()
    screen.go(to: 1_000_000.25)
    #expect(abs((screen.shown(layer)?.opacity ?? -1) - 0.25) < 1e-6)
    #expect(diary.lines.isEmpty)
    #expect(LayerCommit.current.nextAnimationInstant == nil)
    #expect(screen.turn.isTicking)
  }

  @Test("speed shortens an animation, timeOffset begins within it and wraps around")
  func speedAndOffset() {
    let screen = LayerScreen()
    let (fast, shifted) = (screen.addLayer(), screen.addLayer())
    let double = animation("opacity", from: 0, to: 0.8)
    double.speed = 2
    fast.add(double, forKey: nil)
    let offset = animation("opacity", from: 0, to: 0.8)
    offset.timeOffset = 0.75
    shifted.add(offset, forKey: nil)
    screen.turn.run()
    #expect(abs((screen.shown(shifted)?.opacity ?? -1) - 0.6) < 1e-12)
    screen.go(to: 0.25)
    #expect(abs((screen.shown(fast)?.opacity ?? -1) - 0.4) < 1e-12)
    screen.go(to: 0.5)
    #expect(screen.shown(fast)?.opacity == 1)
    #expect(abs((screen.shown(shifted)?.opacity ?? -1) - 0.2) < 1e-12)
  }

  @Test("A layer of speed 0 holds its subtree's animations at its timeOffset; letting go ends them")
  func scrubbing() {
    let screen = LayerScreen()
    let diary = Diary()
    let layer = screen.addLayer()
    screen.root.speed = 0
    layer.add(animation("opacity", from: 0, to: 0.8, onStop: diary.stop("fade")), forKey: nil)
    screen.go(to: 3)
    #expect(screen.shown(layer)?.opacity == 0)
    #expect(!screen.turn.isTicking, "nothing moves")
    screen.root.timeOffset = 0.5
    screen.go(to: 4)
    #expect(abs((screen.shown(layer)?.opacity ?? -1) - 0.4) < 1e-12)
    #expect(diary.lines.isEmpty)
    screen.root.speed = 1
    screen.root.beginTime = 4
    screen.go(to: 4.25)
    #expect(abs((screen.shown(layer)?.opacity ?? -1) - 0.6) < 1e-12)
    #expect(LayerCommit.current.nextAnimationInstant == 4.5)
    screen.play(to: 5)
    #expect(diary.lines == ["fade true"])
  }

  @Test("Time converts between layers and media time")
  func conversion() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    (layer.speed, layer.beginTime, layer.timeOffset) = (2, 1, 10)
    #expect(layer.convertTime(3, from: nil) == 14)
    #expect(layer.convertTime(14, to: nil) == 3)
    #expect(layer.convertTime(14, to: screen.root) == 3)
  }

  @Test("The begin of an animation is the commit after it was added, whatever time it was added at")
  func beginAtCommit() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    layer.add(animation("opacity", from: 0, to: 0.8), forKey: "fade")
    screen.go(to: 10)
    #expect(screen.shown(layer)?.opacity == 0)
    #expect(layer.animation(forKey: "fade")?.beginTime == 10)
    screen.go(to: 10.5)
    #expect(abs((screen.shown(layer)?.opacity ?? -1) - 0.4) < 1e-12)
  }

  @Test("A clock that goes from instant to instant meets begin and end")
  func instants() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    let fade = animation("opacity", from: 0, to: 1, duration: 0.25)
    fade.delay = 0.3
    layer.add(fade, forKey: nil)
    screen.turn.run()
    #expect(screen.turn.nextDue == 0.3)
    #expect(!screen.turn.isTicking, "nothing moves during the delay")
    screen.go(to: 0.3)
    #expect(screen.turn.nextDue == 0.55)
    #expect(screen.turn.isTicking)
    screen.go(to: 0.55)
    screen.turn.run()
    #expect(screen.turn.nextDue == nil)
    #expect(!screen.turn.isTicking)
    #expect(!screen.turn.hasWork)
  }

  @Test("0.1 + 0.2 has reached 0.3")
  func decimalFractions() {
    let screen = LayerScreen()
    let diary = Diary()
    let layer = screen.addLayer()
    screen.go(to: 0.1)
    layer.add(animation("opacity", from: 0, to: 1, duration: 0.2, onStop: diary.stop("fade")), forKey: nil)
    screen.turn.run()
    screen.go(to: 0.3)
    #expect(diary.lines == ["fade true"])
  }
}
