// AnimationCompletionTests: when completions of animations are called, and with what.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Completions of animations", .oneAtATime) final class AnimationCompletionTests {
  /// Made when a test first asks for it: other tests may have run since this one was set up.
  lazy var world = World()
  static let box = CGRect(x: 100, y: 100, width: 100, height: 100)

  @Test("A13: the completion comes at delay + duration, in the turn of that instant")
  func completionTime() {
    let view = world.view(Self.box)
    world.turn.run()
    UIView.animate(withDuration: 0.25, delay: 0.3) {
      view.alpha = 0
    } completion: { [world] in
      world.log.append("\(world.turn.now) \($0)")
    }
    world.turn.run()
    world.run(to: 0.5499)
    #expect(world.log.isEmpty)
    world.run(to: 2)
    #expect(world.log == ["0.55 true"])
  }

  @Test("A14: taken away, a completion is called once, with false")
  func removed() {
    let view = world.view(Self.box)
    world.turn.run()
    UIView.animate(withDuration: 1) {
      view.alpha = 0
      view.center = .zero
    } completion: { [world] in
      world.log.append("\($0)")
    }
    world.turn.run()
    world.run(to: 0.5)
    view.layer.removeAllAnimations()
    world.turn.run()
    #expect(world.log == ["false"])
    world.run(to: 2)
    #expect(world.log == ["false"])
  }

  @Test("A15: without duration the change is immediate and the completion comes in the next turn")
  func zeroDuration() {
    let view = world.view(Self.box)
    world.turn.run()
    let turns = world.turn.count
    world.turn.enqueue(.blocks) { [world] in
      UIView.animate(withDuration: 0, delay: 0) {
        view.alpha = 0
      } completion: {
        world.log.append("turn \(world.turn.count - turns) \($0)")
      }
    }
    world.turn.run()
    #expect(view.shownAlpha == 0)
    #expect(world.log.isEmpty)
    world.turn.run()
    #expect(world.log == ["turn 1 true"])
  }

  @Test("A15: a delay without duration delays the completion")
  func zeroDurationWithDelay() {
    let view = world.view(Self.box)
    world.turn.run()
    UIView.animate(withDuration: 0, delay: 0.5) {
      view.alpha = 0
    } completion: { [world] _ in
      world.log.append("\(world.turn.now)")
    }
    #expect(view.layer.animationKeys() == nil)
    world.turn.run()
    #expect(world.log.isEmpty)
    world.run(to: 1)
    #expect(world.log == ["0.5"])
  }

  @Test("A16: completions due together come by end time, then by creation")
  func completionOrder() {
    let views = (0..<4).map { _ in world.view(Self.box) }
    world.turn.run()
    for (name, view, duration) in zip(["late", "first", "second", "early"], zip(views, [0.4, 0.3, 0.3, 0.2]))
      .map({ ($0, $1.0, $1.1) })
    {
      UIView.animate(withDuration: duration) {
        view.alpha = 0
      } completion: { [world] _ in
        world.log.append(name)
      }
    }
    world.turn.run()
    world.clock.step(to: 1)
    world.turn.run()
    #expect(world.log == ["early", "first", "second", "late"])
  }

  @Test("A17: leaving the window ends an animation with false; out and in again in one turn does not")
  func leavingTheWindow() {
    let (leaving, moving) = (world.view(Self.box), world.view(Self.box))
    world.turn.run()
    for (name, view) in [("leaving", leaving), ("moving", moving)] {
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { [world] in
        world.log.append("\(name) \($0)")
      }
    }
    world.turn.run()
    world.run(to: 0.5)
    leaving.removeFromSuperview()
    moving.removeFromSuperview()
    world.window.addSubview(moving)
    world.turn.run()
    #expect(world.log == ["leaving false"])
    #expect(near(moving.shownAlpha, 0.5))
    world.run(to: 2)
    #expect(world.log == ["leaving false", "moving true"])
  }
}
