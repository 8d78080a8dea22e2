// TransitionTests: `UIView.transition`: what is shown between two states of a view.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("UIView.transition", .oneAtATime) final class TransitionTests {
  /// Made when a test first asks for it: other tests may have run since this one was set up.
  lazy var world = World()

  private func container() -> (UIView, old: UIView, new: UIView) {
    let container = world.view(CGRect(x: 10, y: 20, width: 200, height: 100))
    let (old, new) = (UIView(frame: container.bounds), UIView(frame: container.bounds))
    old.backgroundColor = .red
    new.backgroundColor = .blue
    container.addSubview(old)
    world.turn.run()
    return (container, old, new)
  }

  private func dissolve(of view: UIView) -> (before: Frame.Node, after: Frame.Node, progress: CGFloat)? {
    guard case .mix(let before, let after, let progress) = world.node(of: view.layer)?.contents else { return nil }
    return (before, after, progress)
  }

  @Test("F1, F5: a dissolve mixes the container before with what it is after, along ease-in-out")
  func dissolve() throws {
    let (container, old, new) = container()
    UIView.transition(with: container, duration: 1, options: .transitionCrossDissolve) {
      old.removeFromSuperview()
      container.addSubview(new)
    } completion: { [world] in
      world.log.append("\(world.turn.now) \($0)")
    }
    world.turn.run()
    #expect(dissolve(of: container)?.progress == 0)
    world.run(to: 0.25)
    let shown = try #require(dissolve(of: container))
    #expect(near(shown.progress, 0.1292))
    #expect(shown.before.find(old.layer.id)?.backgroundColor == UIColor.red.cgColor)
    #expect(shown.before.find(new.layer.id) == nil)
    #expect(shown.after.find(new.layer.id)?.backgroundColor == UIColor.blue.cgColor)
    world.run(to: 1)
    #expect(dissolve(of: container)?.progress == 1)
    world.turn.run()
    #expect(dissolve(of: container) == nil)
    #expect(world.node(of: new.layer) != nil)
    #expect(world.log == ["1.0 true"])
  }

  @Test("F1: property changes in the block are not animated, unless animated content is allowed")
  func animatedContent() {
    for (options, keys) in [
      (UIView.AnimationOptions.transitionCrossDissolve, nil),
      ([.transitionCrossDissolve, .allowAnimatedContent], ["position"]),
    ] as [(UIView.AnimationOptions, [String]?)] {
      let (container, old, _) = container()
      UIView.transition(with: container, duration: 1, options: options) { old.center.x = 0 }
      #expect(old.layer.animationKeys() == keys)
    }
  }

  @Test("F3, S3.3: the after state is laid out, with navigation work that was put off")
  func afterStateIsLaidOut() throws {
    let (container, old, new) = container()
    new.frame = .zero
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let late = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    world.application.onNavigationFlush { new.addSubview(late) }
    let laidOut = LayoutCounter()
    new.addSubview(laidOut)
    UIView.transition(with: container, duration: 1, options: .transitionFlipFromLeft) {
      old.removeFromSuperview()
      container.addSubview(new)
      #expect(late.superview == nil)
    }
    #expect(late.superview === new)
    #expect(laidOut.count == 1)
  }

  @Test("F4: without a transition the block runs at once and the completion comes in the same turn")
  func withoutTransition() {
    let (container, old, new) = container()
    world.turn.enqueue(.blocks) { [world] in
      UIView.transition(with: container, duration: 1) {
        old.removeFromSuperview()
        container.addSubview(new)
      } completion: {
        world.log.append("\($0)")
      }
    }
    world.turn.run()
    #expect(dissolve(of: container) == nil)
    #expect(world.log == ["true"])
  }

  @Test("F6, F8: a flip shows the old face before half of the eased progress, the new one after it")
  func flip() throws {
    let (container, old, new) = container()
    UIView.transition(with: container, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) {
      old.removeFromSuperview()
      container.addSubview(new)
    }
    world.turn.run()
    world.run(to: 0.25)
    let first = try #require(world.node(of: container.layer)).children
    #expect(first.count == 1)
    #expect(first[0].find(old.layer.id) != nil)
    world.run(to: 0.75)
    let second = try #require(world.node(of: container.layer)).children
    #expect(second[0].find(new.layer.id) != nil)
    #expect(second[0].find(old.layer.id) == nil)
  }

  @Test("F12: transitions use the whole duration, with ease-in-out unless said otherwise", arguments: [0.3, 2.0])
  func duration(_ duration: Double) {
    let (container, old, _) = container()
    UIView.transition(with: container, duration: duration, options: .transitionCrossDissolve) { old.isHidden = true }
    world.turn.run()
    world.run(to: duration * 0.9)
    #expect(near(dissolve(of: container)?.progress, 0.9803))
    world.run(to: duration)
    #expect(dissolve(of: container)?.progress == 1)
    world.turn.run()
    #expect(dissolve(of: container) == nil)
  }

  @Test("F14: the container takes no touches during its transition, unless they are allowed")
  func interaction() {
    for (options, isHit) in [
      (UIView.AnimationOptions.transitionCrossDissolve, false),
      ([.transitionCrossDissolve, .allowUserInteraction], true),
    ] {
      let world = World()
      let container = world.view(CGRect(x: 0, y: 0, width: 100, height: 100))
      world.turn.run()
      UIView.transition(with: container, duration: 1, options: options) { container.backgroundColor = .red }
      world.turn.run()
      #expect((world.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === container) == isHit)
      world.run(to: 1)
      #expect(world.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === container)
    }
  }

  @Test("F15: with animations disabled a transition is immediate and its completion says true")
  func disabled() {
    let (container, old, new) = container()
    UIView.performWithoutAnimation {
      UIView.transition(from: old, to: new, duration: 1, options: .transitionFlipFromRight) { [world] in
        world.log.append("\($0)")
      }
    }
    #expect(new.superview === container && old.superview == nil)
    world.turn.run()
    #expect(world.log == ["true"])
  }

  @Test("F2: from one view to another: replaced in the superview")
  func replacing() {
    let (container, old, new) = container()
    UIView.transition(from: old, to: new, duration: 1, options: .transitionCrossDissolve) { [world] in
      world.log.append("\(world.turn.now) \($0)")
    }
    #expect(container.subviews == [new])
    #expect(old.superview == nil)
    world.turn.run()
    world.run(to: 2)
    #expect(world.log == ["1.0 true"])
  }

  @Test("F2: with showHideTransitionViews the views are hidden and shown")
  func showHide() {
    let (container, old, new) = container()
    container.addSubview(new)
    new.isHidden = true
    UIView.transition(from: old, to: new, duration: 1, options: [.transitionFlipFromTop, .showHideTransitionViews])
    #expect(container.subviews == [old, new])
    #expect(old.isHidden && !new.isHidden)
  }

  @Test("F2: a second transition of the same superview starts when the first has ended")
  func waiting() {
    let (container, old, new) = container()
    let third = UIView(frame: container.bounds)
    UIView.transition(from: old, to: new, duration: 1, options: .transitionCrossDissolve) { [world] _ in
      world.log.append("first \(world.turn.now)")
    }
    UIView.transition(from: new, to: third, duration: 1, options: .transitionCrossDissolve) { [world] _ in
      world.log.append("second \(world.turn.now)")
    }
    world.turn.run()
    #expect(container.subviews == [new])
    world.run(to: 1)
    #expect(container.subviews == [third])
    world.turn.run()
    world.run(to: 3)
    #expect(world.log == ["first 1.0", "second 2.0"])
  }

  @Test("F2: a view without a superview is not replaced: a log line, and the completion is called")
  func withoutSuperview() {
    let world = world
    let lines = Log.observing {
      UIView.transition(from: UIView(), to: UIView(), duration: 1, options: .transitionCrossDissolve) {
        world.log.append("\($0)")
      }
      world.turn.run()
    }.messages
    #expect(lines.count == 1)
    #expect(world.log == ["true"])
  }

  @Test("A14: leaving the window ends a transition with false")
  func leaving() {
    let (container, old, _) = container()
    UIView.transition(with: container, duration: 1, options: .transitionCrossDissolve) {
      old.isHidden = true
    } completion: { [world] in
      world.log.append("\($0)")
    }
    world.turn.run()
    world.run(to: 0.5)
    container.removeFromSuperview()
    world.turn.run()
    #expect(world.log == ["false"])
    #expect(container.interactionState.running == 0)
  }

  @Test("A snapshot shows what was on screen, and goes on showing it")
  func snapshot() throws {
    let (container, old, _) = container()
    let snapshot = try #require(container.snapshotView(afterScreenUpdates: false))
    #expect(snapshot.bounds.size == container.bounds.size)
    world.window.addSubview(snapshot)
    old.backgroundColor = .green
    world.turn.run()
    guard case .capture(let picture) = world.node(of: snapshot.layer)?.contents else {
      Issue.record("the snapshot shows no capture")
      return
    }
    #expect(picture.find(old.layer.id)?.backgroundColor == UIColor.red.cgColor)
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test("A snapshot of a part shows that part only")
  func partialSnapshot() throws {
    let (container, _, _) = container()
    let part = CGRect(x: 50, y: 20, width: 60, height: 30)
    let snapshot = try #require(
      container.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: .zero))
    #expect(snapshot.bounds.size == part.size)
    #expect(snapshot.clipsToBounds)
    #expect(snapshot.subviews.first?.frame == CGRect(x: -50, y: -20, width: 200, height: 100))
  }
}

/// Counts how often it is laid out.
final class LayoutCounter: UIView {
  var count = 0
  override func layoutSubviews() { count += 1 }
}
