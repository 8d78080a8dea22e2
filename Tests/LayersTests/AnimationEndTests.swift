// AnimationEndTests: who is told of an animation's end, when, in which order, and how often.

import Essentials
import Foundation
import Layers
import OneAtATime
import Testing

@MainActor
@Suite("The end of animations", .oneAtATime) struct AnimationEndTests {
  let diary = Diary()

  @Test("A13, A14: the end is told after delay and duration, finished, in the completions phase")
  func naturalEnd() {
    let screen = LayerScreen()
    var phase: Turn.Phase?
    let layer = screen.addLayer()
    let fade = animation("opacity", from: 0, to: 1, duration: 0.25) { _ in phase = screen.turn.phase }
    fade.delay = 0.3
    fade.delegate = diary
    layer.add(fade, forKey: "fade")
    screen.play(to: 0.54)
    #expect(diary.lines == ["start"])
    screen.play(to: 0.55)
    #expect(diary.lines == ["start", "stop true"])
    #expect(phase == .completions)
    #expect(layer.animationKeys() == nil)
  }

  @Test("A14: an animation that is taken away is told so once, unfinished, and not again at its end")
  func removal() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    layer.add(animation("opacity", from: 0, to: 1, onStop: diary.stop("fade")), forKey: "fade")
    screen.turn.run()
    screen.go(to: 0.5)
    layer.removeAllAnimations()
    #expect(diary.lines.isEmpty, "not inside the call")
    #expect(layer.animation(forKey: "fade") == nil)
    screen.turn.run()
    #expect(diary.lines == ["fade false"])
    screen.go(to: 2)
    #expect(diary.lines == ["fade false"])
    #expect(screen.shown(layer)?.opacity == 1)
  }

  @Test("A19: an animation under the same key replaces the former, which is told unfinished")
  func replacement() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    layer.add(animation("opacity", from: 0, to: 1, onStop: diary.stop("first")), forKey: "opacity")
    screen.turn.run()
    screen.go(to: 0.5)
    layer.add(animation("opacity", from: 1, to: 0, onStop: diary.stop("second")), forKey: "opacity")
    screen.turn.run()
    #expect(diary.lines == ["first false"])
    #expect(screen.shown(layer)?.opacity == 1)
    screen.go(to: 1.5)
    #expect(diary.lines == ["first false", "second true"])
  }

  @Test("A19: a replaced animation that still waited for its delay is told unfinished too")
  func replacementDuringDelay() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    let late = animation("opacity", from: 0, to: 1, onStop: diary.stop("late"))
    late.delay = 5
    layer.add(late, forKey: "opacity")
    screen.turn.run()
    layer.add(animation("opacity", from: 1, to: 0, onStop: diary.stop("now")), forKey: "opacity")
    screen.play(to: 10)
    #expect(diary.lines == ["late false", "now true"])
  }

  @Test("Without a key animations stand side by side")
  func withoutKey() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    layer.add(animation("opacity", from: 0, to: 1, onStop: diary.stop("first")), forKey: nil)
    layer.add(animation("opacity", from: 0.5, to: 0.5, onStop: diary.stop("second")), forKey: nil)
    screen.turn.run()
    #expect(screen.shown(layer)?.opacity == 0.5, "the later one acts last")
    screen.go(to: 1)
    #expect(diary.lines == ["first true", "second true"])
  }

  @Test("A16: ends due in one turn are told by end time, then by creation")
  func order() {
    let screen = LayerScreen()
    let (one, other) = (screen.addLayer(), screen.addLayer())
    one.add(animation("opacity", from: 0, to: 1, duration: 0.55, onStop: diary.stop("late")), forKey: nil)
    other.add(animation("opacity", from: 0, to: 1, duration: 0.25, onStop: diary.stop("early")), forKey: nil)
    one.add(animation("zPosition", from: 0, to: 1, duration: 0.25, onStop: diary.stop("early, younger")), forKey: nil)
    screen.turn.run()
    screen.go(to: 1)
    #expect(diary.lines == ["early true", "early, younger true", "late true"])
  }

  @Test("A17: leaving the window at commit ends animations unfinished")
  func leavingWindow() {
    let screen = LayerScreen()
    let (layer, inner) = (screen.addLayer(), CALayer())
    layer.addSublayer(inner)
    inner.add(animation("opacity", from: 0, to: 1, onStop: diary.stop("fade")), forKey: nil)
    screen.turn.run()
    layer.removeFromSuperlayer()
    #expect(diary.lines.isEmpty)
    screen.turn.run()
    #expect(diary.lines == ["fade false"])
    #expect(!LayerCommit.current.hasRunningAnimations)
  }

  @Test("A17: leaving and coming back in the same turn goes on")
  func leavingAndReturning() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    layer.add(animation("opacity", from: 0, to: 1, onStop: diary.stop("fade")), forKey: nil)
    screen.turn.run()
    screen.go(to: 0.5)
    layer.removeFromSuperlayer()
    screen.root.addSublayer(layer)
    screen.turn.run()
    #expect(screen.shown(layer)?.opacity == 0.5)
    screen.go(to: 1)
    #expect(diary.lines == ["fade true"])
  }

  @Test("A14, A17: an animation on a layer that no window holds is told unfinished, and lets go of the layer")
  func neverOnScreen() {
    let screen = LayerScreen()
    weak var gone: CALayer?
    do {
      let layer = CALayer()
      gone = layer
      layer.add(animation("opacity", from: 0, to: 1, onStop: diary.stop("fade")), forKey: nil)
    }
    screen.turn.run()
    #expect(diary.lines == ["fade false"])
    #expect(gone == nil)
  }

  @Test("An end that another end takes away was due all the same: it is told finished")
  func removalAmongEnds() {
    let screen = LayerScreen()
    let (one, other) = (screen.addLayer(), screen.addLayer())
    one.add(animation("opacity", from: 0, to: 1) { _ in other.removeAllAnimations() }, forKey: nil)
    other.add(animation("opacity", from: 0, to: 1, onStop: diary.stop("other")), forKey: nil)
    screen.turn.run()
    screen.go(to: 1)
    #expect(diary.lines == ["other true"])
  }

  @Test("What an end takes away is told in the same phase")
  func removalByAnEnd() {
    let screen = LayerScreen()
    let (one, other) = (screen.addLayer(), screen.addLayer())
    one.add(animation("opacity", from: 0, to: 1) { _ in other.removeAllAnimations() }, forKey: nil)
    other.add(animation("opacity", from: 0, to: 1, duration: 9, onStop: diary.stop("other")), forKey: nil)
    screen.turn.run()
    screen.go(to: 1)
    #expect(diary.lines == ["other false"])
  }

  @Test("An animation that an end begins runs from the next turn on")
  func chain() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    layer.add(
      animation("opacity", from: 0, to: 0) { _ in layer.add(animation("opacity", from: 0.5, to: 0.5), forKey: nil) },
      forKey: nil)
    screen.turn.run()
    screen.go(to: 1)
    #expect(screen.turn.hasWork, "a turn is asked for")
    screen.go(to: 1.5)
    #expect(screen.shown(layer)?.opacity == 0.5)
  }

  @Test("The layer keeps a copy: changing the animation afterwards changes nothing")
  func copies() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    let fade = animation("opacity", from: 0, to: 0)
    layer.add(fade, forKey: "fade")
    fade.fromValue = 0.7
    screen.turn.run()
    #expect(screen.shown(layer)?.opacity == 0)
    #expect(layer.animation(forKey: "fade") !== fade)
    #expect(layer.animationKeys() == ["fade"])
  }
}
