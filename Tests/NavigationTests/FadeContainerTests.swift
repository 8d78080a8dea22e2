// FadeContainerTests: a container of the user's own that fades its children, as the quiz does (S0.7, S0.8).

import Essentials
import Foundation
import OneAtATime
import Testing
import Views

@testable import Navigation

/// A stack whose top fades in after the former top has faded out: the appearance calls come from its views.
@MainActor
private final class FadeStack: UIViewController {
  private(set) var stack: [UIViewController] = []

  func set(_ new: [UIViewController], animated: Bool) {
    let old = stack
    let removed = old.filter { one in !new.contains { $0 === one } }
    let added = new.filter { one in !old.contains { $0 === one } }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    stack = new
    let top = new.last
    if let former = old.last, former !== top {
      UIView.animate(withDuration: animated ? 0.25 : 0, delay: 0, options: []) {
        former.view.alpha = 0
      } completion: { _ in
        former.view.removeFromSuperview()
        for controller in removed { controller.removeFromParent() }
      }
    }
    guard let top, old.last !== top else { return }
    top.view.frame = view.bounds
    view.addSubview(top.view)
    top.view.alpha = 0
    UIView.animate(withDuration: animated ? 0.25 : 0, delay: animated ? 0.3 : 0, options: []) {
      top.view.alpha = 1
    } completion: { _ in
      for controller in added { controller.didMove(toParent: self) }
    }
  }
}

@MainActor
@Suite("A fading container", .oneAtATime) struct FadeContainerTests {
  let record = Record()

  @Test("S0.7: push A→B, each call at its time")
  func push() {
    let (container, a, b) = (FadeStack(), Recorder("A", record), Recorder("B", record))
    let scene = TestScene(showing: container)
    container.set([a], animated: false)
    scene.settle()
    _ = record.take()

    container.set([a, b], animated: true)
    #expect(record.take() == ["B.willMove(parent)", "B.didLoad", "B.willAppear"])
    scene.turn.run()
    #expect(record.take() == ["B.didAppear"])
    scene.run(for: 0.24)
    #expect(record.take().isEmpty)
    scene.run(for: 0.02)
    #expect(record.take() == ["A.willDisappear", "A.didDisappear"])
    scene.run(for: 0.28)
    #expect(record.take().isEmpty)
    scene.run(for: 0.02)
    #expect(record.take() == ["B.didMove(parent)"])
  }

  @Test("S0.8: unwind C→A of [A, B, C], each call at its time")
  func pop() {
    let container = FadeStack()
    let (a, b, c) = (Recorder("A", record), Recorder("B", record), Recorder("C", record))
    let scene = TestScene(showing: container)
    container.set([a], animated: false)
    scene.settle()
    container.set([a, b], animated: true)
    scene.settle()
    container.set([a, b, c], animated: true)
    scene.settle()
    _ = record.take()

    container.set([a], animated: true)
    #expect(record.take() == ["B.willMove(nil)", "C.willMove(nil)", "A.willAppear"])
    scene.turn.run()
    #expect(record.take() == ["A.didAppear"])
    scene.run(for: 0.26)
    #expect(record.take() == ["C.willDisappear", "C.didDisappear", "B.didMove(nil)", "C.didMove(nil)"])
    scene.run(for: 0.4)
    #expect(record.take().isEmpty)
    #expect(a.view.superview === container.view)
    #expect(a.view.alpha == 1)
  }
}
