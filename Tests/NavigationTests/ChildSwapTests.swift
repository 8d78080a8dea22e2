// ChildSwapTests: transition(from:to:…).

import Essentials
import Foundation
import OneAtATime
import Testing
import Views

@testable import Navigation

@MainActor
@Suite("transition(from:to:)", .oneAtATime) struct ChildSwapTests {
  let record = Record()
  let parent, one, two: Recorder
  let scene: TestScene

  init() {
    scene = TestScene()
    (parent, one, two) = (Recorder("P", record), Recorder("1", record), Recorder("2", record))
    scene.show(parent)
    parent.addChild(one)
    parent.view.addSubview(one.view)
    one.didMove(toParent: parent)
    scene.turn.run()
    _ = record.take()
  }

  @Test(
    "swapped back in the middle of a swap, the end of the first leaves the second alone",
    arguments: [UIView.AnimationOptions.transitionCrossDissolve, .transitionFlipFromLeft], [0.3, 0])
  func backInTheMiddle(options: UIView.AnimationOptions, duration: TimeInterval) {
    parent.addChild(two)
    parent.transition(from: one, to: two, duration: 0.3, options: options, animations: nil)
    scene.run(for: 0.1)
    parent.transition(from: two, to: one, duration: duration, options: options, animations: nil)
    scene.settle()
    #expect(parent.view.subviews == [one.view])
    #expect((one.phase, two.phase) == (.appeared, .disappeared))
    #expect((one.imbalances + two.imbalances).isEmpty)
  }

  @Test("a swap that is begun in the completion of another ends by itself", arguments: [0.3, 0])
  func inTheCompletion(duration: TimeInterval) {
    parent.addChild(two)
    parent.transition(from: one, to: two, duration: 0.3, options: [], animations: nil) { [parent, one, two, record] _ in
      parent.transition(from: two, to: one, duration: duration, options: [], animations: nil)
      record.add("begun")
    }
    scene.settle()
    #expect(parent.view.subviews == [one.view])
    #expect((one.phase, two.phase) == (.appeared, .disappeared))
    var calls = ["2.willDisappear", "1.willAppear", "2.didDisappear", "1.didAppear"]
    calls.insert("begun", at: duration > 0 ? 2 : 4)
    #expect(record.take().suffix(5) == calls[...])
  }

  @Test("S2.1, T4, T6: the whole order; did-calls follow the user's completion, and reach who was removed in it")
  func order() {
    parent.addChild(two)
    one.willMove(toParent: nil)
    two.view.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
    _ = record.take()
    parent.transition(
      from: one, to: two, duration: 0.5, options: .transitionCrossDissolve, animations: nil
    ) { [one, two, parent, record] finished in
      record.add("completion \(finished)")
      one.removeFromParent()
      two.didMove(toParent: parent)
    }
    #expect(record.take() == ["1.willDisappear", "2.willAppear"])
    scene.run(for: 0.45)
    #expect(record.take().isEmpty)
    scene.run(for: 0.1)
    #expect(
      record.take() == [
        "completion true", "1.didMove(nil)", "2.didMove(parent)", "1.didDisappear", "2.didAppear",
      ])
    #expect(two.view.superview === parent.view)
    #expect(two.view.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
    #expect(one.view.superview == nil)
  }

  @Test("T5: without a transition option the block itself is the animation")
  func block() {
    parent.addChild(two)
    parent.transition(from: one, to: two, duration: 0.5, options: [], animations: { [one] in one.view.alpha = 0 })
    #expect(two.view.superview === parent.view)
    #expect(one.view.superview === parent.view)
    scene.run(for: 0.6)
    #expect(one.view.superview == nil)
    #expect(two.phase == .appeared)
  }

  @Test("T7: duration 0 exchanges at once")
  func atOnce() {
    parent.addChild(two)
    var finished: Bool?
    parent.transition(from: one, to: two, duration: 0, completion: { finished = $0 })
    #expect(finished == true)
    #expect(two.phase == .appeared)
    #expect(one.phase == .disappeared)
  }

  @Test("T1: both must be children of the receiver")
  func commonParent() {
    let messages = Fault.observing { parent.transition(from: one, to: two, duration: 0.5) }.messages
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasSuffix(
        "must have a common parent view controller when calling -[UIViewController "
          + "transitionFromViewController:toViewController:duration:options:animations:completion:]") == true)
    #expect(record.take().isEmpty)
  }

  @Test("T2: a receiver that forwards by hand cannot use it")
  func manualForwarding() {
    final class Manual: Recorder {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let manual = Manual("M", record)
    manual.addChild(two)
    let other = Recorder("O", record)
    manual.addChild(other)
    #expect(Fault.observing { manual.transition(from: two, to: other, duration: 1) }.messages.count == 1)
  }

  @Test("T8, T9: what cannot be exchanged is told, and nothing is sent")
  func diagnosed() {
    parent.addChild(two)
    _ = record.take()
    let same = Log.observing { parent.transition(from: one, to: one, duration: 1) }.messages
    let absent = Log.observing { parent.transition(from: two, to: one, duration: 1) }.messages
    #expect(same.count == 1)
    #expect(absent.count == 1)
    #expect(record.take().isEmpty)
    #expect(one.phase == .appeared)
  }

  @Test("T10: parents stay as they are")
  func parents() {
    parent.addChild(two)
    _ = record.take()
    parent.transition(from: one, to: two, duration: 0.2)
    scene.settle()
    #expect(!record.take().contains { $0.contains("Move") })
    #expect(parent.children == [one, two])
  }
}
