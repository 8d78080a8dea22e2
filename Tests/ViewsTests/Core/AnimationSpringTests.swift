// AnimationSpringTests: springs, keyframes, and the animations of the system.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Springs and keyframes", .oneAtATime) final class AnimationSpringTests {
  /// Made when a test first asks for it: other tests may have run since this one was set up.
  lazy var world = World()
  static let box = CGRect(x: 100, y: 100, width: 100, height: 100)

  @Test("A31, A33: a spring is within a thousandth at its end, and overshoots only below a damping of 1")
  func springs() {
    for (damping, overshoots) in [(0.5, true), (0.8, true), (1.0, false)] {
      let world = World()
      let view = world.view(.zero)
      world.turn.run()
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0, options: []
      ) {
        view.center.x = 100
      } completion: {
        world.log.append("\(world.turn.now) \($0)")
      }
      world.turn.run()
      var highest = 0.0
      for step in 1..<100 {
        world.run(to: Double(step) / 100)
        highest = max(highest, view.shownCenter.x)
      }
      #expect((highest > 100.1) == overshoots)
      #expect(near(view.shownCenter.x, 100, within: 0.2))
      world.run(to: 1)
      #expect(view.shownCenter.x == 100)
      #expect(world.log == ["1.0 true"])
    }
  }

  @Test("A33: the spring is that of ζ .5 and D 1")
  func springConstants() throws {
    let view = world.view(.zero)
    world.turn.run()
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 2) {
      view.center.x = 100
    }
    let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(near(spring.stiffness, 161.719503, within: 1e-5))
    #expect(spring.mass == 1)
    #expect(spring.initialVelocity == 2)
  }

  @Test("Keyframes: each change happens in its own part of the whole")
  func keyframes() {
    let view = world.view(Self.box)
    view.alpha = 0
    world.turn.run()
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 10, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.2) { view.alpha = 1 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.5 }
    } completion: { [world] in
      world.log.append("\(world.turn.now) \($0)")
    }
    #expect(view.alpha == 0.5)
    world.turn.run()
    for (time, alpha) in [(1.0, 0.5), (2.0, 1.0), (4.0, 1.0), (5.0, 1.0), (7.5, 0.75), (10.0, 0.5)] {
      world.run(to: time)
      #expect(near(view.shownAlpha, alpha), "at \(time)")
    }
    #expect(world.log == ["10.0 true"])
  }

  @Test("The system's delete fades views and takes them away")
  func systemDelete() {
    let view = world.view(Self.box)
    world.turn.run()
    UIView.perform(.delete, on: [view], animations: nil) { [world] in world.log.append("\($0)") }
    world.turn.run()
    #expect(view.superview != nil)
    world.run(to: 1)
    #expect(view.superview == nil)
    #expect(world.log == ["true"])
  }
}
