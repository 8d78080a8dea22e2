// AnimationOverlapTests: animations that run at once, one inside the other, or again and again.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Animations that overlap", .oneAtATime) final class AnimationOverlapTests {
  /// Made when a test first asks for it: other tests may have run since this one was set up.
  lazy var world = World()
  static let box = CGRect(x: 100, y: 100, width: 100, height: 100)

  @Test("A18: animations of geometry add up; both run to their ends")
  func additive() {
    let view = world.view(CGRect(x: 0, y: 0, width: 0, height: 0))
    world.turn.run()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      view.center.x = 100
    } completion: {
      [world] in
      world.log.append("first \($0)")
    }
    world.turn.run()
    world.run(to: 1)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      view.center.x = 200
    } completion: {
      [world] in
      world.log.append("second \($0)")
    }
    world.turn.run()
    #expect(near(view.shownCenter.x, 50))
    world.run(to: 2)
    #expect(near(view.shownCenter.x, 150))
    world.run(to: 3)
    #expect(view.shownCenter.x == 200)
    #expect(world.log == ["first true", "second true"])
  }

  @Test("A18: transforms add up too")
  func additiveTransform() {
    let view = world.view(Self.box)
    world.turn.run()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(translationX: 100, y: 0)
    }
    world.turn.run()
    world.run(to: 1)
    #expect(near(view.layer.presentation()?.transform.m41, 50))
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.transform = .identity }
    world.turn.run()
    #expect(near(view.layer.presentation()?.transform.m41, 50))
  }

  @Test("A21: a linear way back stands still until the way there ends")
  func linearReversal() {
    let view = world.view(CGRect(x: 120, y: 0, width: 0, height: 0))
    world.turn.run()
    UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) { view.center.x = 240 }
    world.turn.run()
    world.run(to: 1.5)
    UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) { view.center.x = 120 }
    world.turn.run()
    for time in [1.5, 2, 2.5, 2.999] {
      world.run(to: time)
      #expect(near(view.shownCenter.x, 180, within: 0.05), "at \(time)")
    }
    world.run(to: 3.75)
    #expect(near(view.shownCenter.x, 150, within: 0.05))
  }

  @Test("A19: opacity is replaced: from the model value, and the old completion says false")
  func replacement() {
    let view = world.view(Self.box)
    world.turn.run()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 0
    } completion: {
      [world] in
      world.log.append("old \($0)")
    }
    world.turn.run()
    world.run(to: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 1
    } completion: {
      [world] in
      world.log.append("new \($0)")
    }
    world.turn.run()
    #expect(view.shownAlpha == 0)
    #expect(world.log == ["old false"])
    world.run(to: 2)
    #expect(world.log == ["old false", "new true"])
  }

  @Test("A19, A22: with beginFromCurrentState the new one starts from what is on screen")
  func beginFromCurrentState() {
    let view = world.view(Self.box)
    world.turn.run()
    UIView.animate(withDuration: 10, delay: 0, options: .curveLinear) { view.alpha = 0 }
    world.turn.run()
    world.run(to: 5)
    UIView.animate(withDuration: 10, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { view.alpha = 1 }
    world.turn.run()
    #expect(near(view.shownAlpha, 0.5))
    world.run(to: 10)
    #expect(near(view.shownAlpha, 0.75))
  }

  @Test("A23: an inner animation inherits duration and curve, not the delay; overrides keep its own")
  func nesting() {
    let (outer, inner, own) = (world.view(Self.box), world.view(Self.box), world.view(Self.box))
    world.turn.run()
    UIView.animate(withDuration: 2, delay: 1, options: .curveLinear) {
      outer.alpha = 0
      UIView.animate(withDuration: 1) {
        #expect(UIView.inheritedAnimationDuration == 2)
        inner.alpha = 0
      }
      UIView.animate(
        withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]
      ) { own.alpha = 0 }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    world.turn.run()
    world.run(to: 0.5)
    #expect(outer.shownAlpha == 1)
    #expect(near(inner.shownAlpha, 0.75))
    #expect(near(own.shownAlpha, 1 - 0.3154))
  }

  @Test("A24: an inner completion is independent of the outer one")
  func nestedCompletion() {
    let (outer, inner) = (world.view(Self.box), world.view(Self.box))
    world.turn.run()
    UIView.animate(withDuration: 1) { [world] in
      outer.alpha = 0
      UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedDuration) {
        inner.alpha = 0
      } completion: {
        _ in
        world.log.append("inner \(world.turn.now)")
      }
    } completion: { [world] _ in
      world.log.append("outer \(world.turn.now)")
    }
    world.turn.run()
    world.run(to: 2)
    #expect(world.log == ["inner 0.5", "outer 1.0"])
  }

  @Test("A26: autoreverse without repeat plays there and back, then shows the model")
  func autoreverse() {
    let view = world.view(Self.box)
    world.turn.run()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) {
      view.alpha = 0
    } completion: {
      [world] _ in
      world.log.append("\(world.turn.now)")
    }
    world.turn.run()
    world.run(to: 0.75)
    #expect(near(view.shownAlpha, 0.25))
    world.run(to: 1.75)
    #expect(near(view.shownAlpha, 0.75))
    world.run(to: 2.5)
    #expect(view.shownAlpha == 0)
    #expect(world.log == ["2.0"])
  }

  @Test("A26: repeat goes on until it is taken away")
  func repeats() {
    let view = world.view(Self.box)
    world.turn.run()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) {
      view.alpha = 0
    } completion: {
      [world] in
      world.log.append("\($0)")
    }
    world.turn.run()
    world.run(to: 100.25)
    #expect(near(view.shownAlpha, 0.75))
    #expect(world.log.isEmpty)
    view.layer.removeAllAnimations()
    world.turn.run()
    #expect(world.log == ["false"])
  }

  @Test("modifyAnimations gives a part of a block its own number of runs")
  func modified() {
    let (once, twice) = (world.view(Self.box), world.view(Self.box))
    world.turn.run()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { twice.alpha = 0 }
      once.alpha = 0
    } completion: { [world] _ in
      world.log.append("\(world.turn.now)")
    }
    world.turn.run()
    world.run(to: 1.5)
    #expect(once.shownAlpha == 0)
    #expect(near(twice.shownAlpha, 0.5))
    world.run(to: 3)
    #expect(world.log == ["2.0"])
  }

  @Test("A27: with layoutSubviews, subviews move within the animation")
  func layoutInside() {
    let view = HalfWidthView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    world.window.addSubview(view)
    world.turn.run()
    #expect(view.inner.frame.width == 50)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
      view.frame.size.width = 200
    }
    #expect(view.inner.bounds.width == 100)
    world.turn.run()
    world.run(to: 0.5)
    #expect(near(view.inner.layer.presentation()?.bounds.width, 75))
  }
}

/// A view whose inner view is half as wide as itself.
private final class HalfWidthView: UIView {
  let inner = UIView()

  override func layoutSubviews() {
    if inner.superview == nil { addSubview(inner) }
    inner.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10)
  }
}
