// NavigationStackTests: the stack as a model: it holds at once, whatever is seen.

import Essentials
import Foundation
import OneAtATime
import Testing
import Views

@testable import Navigation

@MainActor
@Suite("Navigation stack", .oneAtATime) struct NavigationStackTests {
  let record = Record()
  let a, b, c, d: Recorder
  let scene = TestScene()

  init() {
    (a, b) = (Recorder("A", record), Recorder("B", record))
    (c, d) = (Recorder("C", record), Recorder("D", record))
  }

  @Test("N1: the root is contained, and its view is not loaded")
  func rootIsNotLoaded() {
    let navigation = UINavigationController(rootViewController: a)
    #expect(navigation.viewControllers == [a])
    #expect(navigation.children == [a])
    #expect(a.navigationController === navigation)
    #expect(!a.isViewLoaded)
    #expect(record.take() == ["A.willMove(parent)"])
  }

  @Test("N2, N4: a push changes the stack at once, and loads and calls nothing yet")
  func pushIsDeferred() {
    let navigation = UINavigationController(rootViewController: a)
    scene.show(navigation)
    _ = record.take()
    navigation.pushViewController(b, animated: true)
    #expect(navigation.viewControllers == [a, b])
    #expect(navigation.topViewController === b)
    #expect(navigation.children == [a, b])
    #expect(!b.isViewLoaded)
    #expect(record.take() == ["B.willMove(parent)"])
  }

  @Test("N6: a forced layout does the deferred work")
  func forcedLayoutFlushes() {
    let navigation = UINavigationController(rootViewController: a)
    scene.show(navigation)
    _ = record.take()
    navigation.pushViewController(b, animated: false)
    navigation.view.layoutIfNeeded()
    #expect(
      record.take() == [
        "B.willMove(parent)", "B.didLoad", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear",
        "B.didMove(parent)",
      ])
  }

  @Test("N5: outside a window only the stack changes; the top is shown when the window comes")
  func outsideAWindow() {
    let navigation = UINavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: true)
    scene.turn.run()
    #expect(!a.isViewLoaded)
    #expect(!b.isViewLoaded)
    _ = record.take()
    scene.show(navigation)
    #expect(
      record.take() == ["B.didLoad", "B.willAppear", "B.didAppear", "A.didMove(parent)", "B.didMove(parent)"])
    #expect(!a.isViewLoaded)
  }

  @Test("a pop while a modal screen covers the stack lets the popped screen go before it is uncovered")
  func popWhileCovered() {
    let navigation = UINavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    scene.show(navigation)
    scene.settle()
    let cover = UIViewController()
    navigation.present(cover, animated: true)
    scene.run(for: 0.1)
    navigation.popViewController(animated: true)
    scene.settle()
    #expect(b.parent == nil)
    #expect(b.phase == .disappeared)
    navigation.dismiss(animated: true)
    scene.settle()
    #expect((a.phase, b.phase) == (.appeared, .disappeared))
    #expect((a.imbalances + b.imbalances).isEmpty)
  }

  @Test("N14: the root is never popped")
  func popAtRoot() {
    let navigation = UINavigationController(rootViewController: a)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: true) == nil)
    #expect(navigation.viewControllers == [a])
  }

  @Test("N14, N15: pops return what they took, the lowest first")
  func popResults() {
    let navigation = UINavigationController(rootViewController: a)
    navigation.setViewControllers([a, b, c, d], animated: false)
    #expect(navigation.popViewController(animated: false) === d)
    #expect(navigation.popToViewController(a, animated: false) == [b, c])
    navigation.setViewControllers([a, b, c], animated: false)
    #expect(navigation.popToRootViewController(animated: false) == [b, c])
    #expect(navigation.viewControllers == [a])
  }

  @Test("N16: popping to a stranger is a fault and changes nothing")
  func popToStranger() {
    let navigation = UINavigationController(rootViewController: a)
    let (result, messages) = Fault.observing { navigation.popToViewController(b, animated: true) }
    #expect(result == nil)
    #expect(messages.first?.hasPrefix("Tried to pop to a view controller that doesn't exist.") == true)
    #expect(navigation.viewControllers == [a])
  }

  @Test("N17: pushing what is in the stack is a fault and changes nothing")
  func pushTwice() {
    let navigation = UINavigationController(rootViewController: a)
    let messages = Fault.observing { navigation.pushViewController(a, animated: true) }.messages
    #expect(
      messages.first?.hasPrefix("Pushing the same view controller instance more than once is not supported") == true)
    #expect(navigation.viewControllers == [a])
  }

  @Test("N19: a navigation controller is not pushed")
  func pushNavigationController() {
    let navigation = UINavigationController(rootViewController: a)
    let other = UINavigationController(rootViewController: b)
    let messages = Fault.observing { navigation.pushViewController(other, animated: true) }.messages
    #expect(messages == ["Pushing a navigation controller is not supported"])
    #expect(navigation.viewControllers == [a])
  }

  @Test("N21: duplicates are a fault, an empty stack is not")
  func setViewControllers() {
    let navigation = UINavigationController(rootViewController: a)
    #expect(Fault.observing { navigation.setViewControllers([b, b], animated: false) }.messages.count == 1)
    #expect(navigation.viewControllers == [a])
    navigation.viewControllers = []
    #expect(navigation.viewControllers.isEmpty)
    #expect(navigation.topViewController == nil)
    scene.show(navigation)
    navigation.pushViewController(b, animated: true)
    scene.settle()
    #expect(b.phase == .appeared)
  }

  @Test("N3: those in the middle of a popped stack get willMove and didMove, too")
  func middleMembers() {
    let navigation = UINavigationController(rootViewController: a)
    navigation.setViewControllers([a, b, c], animated: false)
    scene.show(navigation)
    _ = record.take()
    navigation.popToRootViewController(animated: false)
    #expect(record.take() == ["B.willMove(nil)", "C.willMove(nil)"])
    scene.turn.run()
    let lines = record.take()
    #expect(lines.suffix(2) == ["B.didMove(nil)", "C.didMove(nil)"])
    #expect(!lines.contains("B.willAppear"))
    #expect(navigation.children == [a])
  }

  @Test("N28: show pushes in the nearest navigation controller, and presents where there is none")
  func show() {
    let navigation = UINavigationController(rootViewController: a)
    scene.show(navigation)
    let inner = Recorder("I", record)
    a.addChild(inner)
    inner.show(b, sender: nil)
    #expect(navigation.viewControllers == [a, b])

    let lone = Recorder("L", record)
    let other = TestScene(showing: lone)
    lone.show(c, sender: nil)
    #expect(lone.presentedViewController === c)
    other.settle()
  }
}
