// AnimationTests: `UIView.animate`: curves, and what is shown while the model is final already.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("UIView.animate", .oneAtATime) final class AnimationTests {
  /// Made when a test first asks for it: other tests may have run since this one was set up.
  lazy var world = World()
  static let box = CGRect(x: 100, y: 100, width: 100, height: 100)

  /// A3, at the times of its table.
  nonisolated static let times = [0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9]
  nonisolated static let curves: [(UIView.AnimationOptions, [Double])] = [
    ([], [0.0197, 0.0817, 0.1292, 0.1874, 0.3319, 0.5, 0.6681, 0.8126, 0.8708, 0.9183, 0.9803]),
    (.curveEaseIn, [0.0170, 0.0623, 0.0935, 0.1296, 0.2149, 0.3154, 0.4291, 0.5548, 0.6219, 0.6916, 0.8394]),
    (.curveEaseOut, [0.1606, 0.3084, 0.3781, 0.4452, 0.5709, 0.6846, 0.7851, 0.8704, 0.9065, 0.9377, 0.9830]),
    (.curveLinear, times),
  ]

  @Test("A1, A2, A3: each curve at the times of the table", arguments: curves)
  func curve(options: UIView.AnimationOptions, expected: [Double]) {
    let view = world.view(Self.box)
    view.alpha = 0
    world.turn.run()
    UIView.animate(withDuration: 1, delay: 0, options: options) { view.alpha = 1 }
    world.turn.run()
    for (time, progress) in zip(Self.times, expected) {
      world.run(to: time)
      #expect(near(view.shownAlpha, progress), "at \(time)")
    }
  }

  @Test("Section 5: the bits of the options are UIKit's")
  func bits() {
    let options: [(UIView.AnimationOptions, UInt)] = [
      (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8), (.autoreverse, 16),
      (.overrideInheritedDuration, 32), (.overrideInheritedCurve, 64), (.allowAnimatedContent, 128),
      (.showHideTransitionViews, 256), (.overrideInheritedOptions, 512), (.curveEaseInOut, 0), (.curveEaseIn, 1 << 16),
      (.curveEaseOut, 2 << 16), (.curveLinear, 3 << 16), (.transitionFlipFromLeft, 1 << 20),
      (.transitionFlipFromRight, 2 << 20), (.transitionCurlUp, 3 << 20), (.transitionCurlDown, 4 << 20),
      (.transitionCrossDissolve, 5 << 20), (.transitionFlipFromTop, 6 << 20), (.transitionFlipFromBottom, 7 << 20),
    ]
    for (option, raw) in options { #expect(option.rawValue == raw) }
    #expect(UIView.AnimationOptions(rawValue: 0).curve == .easeInOut)
    #expect(UIView.AnimationOptions(rawValue: 0).transition == nil)
    #expect(UIView.AnimationOptions([.curveLinear, .transitionFlipFromTop]).transition == .flipFromTop)
  }

  @Test("A4: the model is final at once, the presentation follows")
  func modelIsFinal() {
    let view = world.view(Self.box)
    #expect(view.layer.presentation() == nil)
    world.turn.run()
    UIView.animate(withDuration: 1) {
      view.alpha = 0
      #expect(view.alpha == 0)
    }
    #expect(view.alpha == 0)
    world.turn.run()
    #expect(view.shownAlpha == 1)
    world.run(to: 0.5)
    #expect(near(view.shownAlpha, 0.5))
    world.run(to: 1)
    #expect(view.shownAlpha == 0)
  }

  @Test("A4: the frame shows what the presentation says")
  func frameShowsPresentation() {
    let view = world.view(Self.box)
    world.turn.run()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 250 }
    world.turn.run()
    world.run(to: 0.25)
    #expect(near(world.node(of: view.layer)?.position.x, 175))
  }

  @Test("A5: a value that is there already is not animated")
  func equalValue() {
    let view = world.view(Self.box)
    world.turn.run()
    UIView.animate(withDuration: 1) {
      view.alpha = 1
    } completion: { [world] in
      world.log.append("done \($0)")
    }
    #expect(view.layer.animationKeys() == nil)
    world.turn.run()
    #expect(world.log == ["done true"])
  }

  @Test("A6: without a change the completion comes at the end of the same turn, not inside the call")
  func nothingAnimated() {
    world.turn.enqueue(.blocks) { [world] in
      UIView.animate(withDuration: 5) {
      } completion: {
        world.log.append("done \($0)")
      }
      world.log.append("called")
    }
    world.turn.run()
    #expect(world.log == ["called", "done true"])
  }

  @Test("A7: frame, bounds, center, transform, alpha and background colour are animated; hidden is not")
  func animatableProperties() {
    let view = world.view(Self.box)
    world.turn.run()
    UIView.animate(withDuration: 1) {
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      view.transform = CGAffineTransform(rotationAngle: 1)
      view.alpha = 0.5
      view.backgroundColor = .red
      view.isHidden = true
    }
    #expect(
      Set(view.layer.animationKeys() ?? []) == ["position", "bounds", "transform", "opacity", "backgroundColor"])
    world.turn.run()
    #expect(view.layer.presentation()?.isHidden == true)
  }

  @Test("A8, A11, A12: during the delay the old value shows, although the model is final")
  func delay() {
    let view = world.view(Self.box)
    view.alpha = 0
    world.turn.run()
    UIView.animate(withDuration: 0.25, delay: 0.3) { view.alpha = 1 }
    world.turn.run()
    for time in [0.0, 0.1, 0.2999] {
      world.run(to: time)
      #expect(view.shownAlpha == 0)
      #expect(view.alpha == 1)
    }
    world.run(to: 0.3 + 0.0625)
    #expect(near(view.shownAlpha, 0.1292))
  }

  @Test("A11: duration 2, delay 2, linear from 1 to 0 is 0.5 after 3 seconds")
  func delayedLinear() {
    let view = world.view(Self.box)
    world.turn.run()
    UIView.animate(withDuration: 2, delay: 2, options: .curveLinear) { view.alpha = 0 }
    world.turn.run()
    world.run(to: 3)
    #expect(near(view.shownAlpha, 0.5))
  }

  @Test("S0.5, S0.6: a fade out of 0.25 s and a fade in after 0.3 s, with a gap between them")
  func questionFade() {
    let (old, new) = (world.view(Self.box), world.view(Self.box))
    new.alpha = 0
    world.turn.run()
    UIView.animate(withDuration: 0.25) { old.alpha = 0 }
    UIView.animate(withDuration: 0.25, delay: 0.3, options: []) { new.alpha = 1 }
    world.turn.run()
    for (offset, faded) in [(0.0625, 0.8708), (0.125, 0.5), (0.1875, 0.1292)] {
      world.run(to: offset)
      #expect(near(old.shownAlpha, faded))
      #expect(new.shownAlpha == 0)
    }
    world.run(to: 0.275)
    #expect(old.shownAlpha == 0 && new.shownAlpha == 0)
    for (offset, faded) in [(0.0625, 0.1292), (0.125, 0.5), (0.1875, 0.8708)] {
      world.run(to: 0.3 + offset)
      #expect(near(new.shownAlpha, faded))
    }
    world.run(to: 0.55)
    #expect(new.shownAlpha == 1)
  }

  @Test("A9: outside a block an added animation keeps its offset, an absolute one its own values")
  func changeDuringAnimation() {
    let view = world.view(Self.box)
    world.turn.run()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 250
      view.alpha = 0
    }
    world.turn.run()
    world.run(to: 0.5)
    view.center.x = 350
    view.alpha = 0.8
    world.turn.run()
    #expect(near(view.shownCenter.x, 300))
    #expect(near(view.shownAlpha, 0.5))
    world.run(to: 1)
    #expect(view.shownCenter.x == 350)
    #expect(near(view.shownAlpha, 0.8))
  }

  @Test("A10: without animations blocks run, changes are immediate and the completion says true")
  func disabled() {
    let view = world.view(Self.box)
    world.turn.run()
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 1, delay: 2) {
      view.alpha = 0
    } completion: { [world] in
      world.log.append("\($0)")
    }
    UIView.setAnimationsEnabled(true)
    #expect(view.layer.animationKeys() == nil)
    world.turn.run()
    #expect(view.shownAlpha == 0)
    #expect(world.log == ["true"])
  }

  @Test("A10: inside an animation, performWithoutAnimation changes at once")
  func performWithout() {
    let view = world.view(Self.box)
    world.turn.run()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.alpha = 0 }
      view.center.x = 0
    }
    #expect(view.layer.animationKeys() == ["position"])
    #expect(UIView.areAnimationsEnabled)
  }
}
