// NavigationTransitionTests: pushes and pops as they are seen: the order of calls, merging, and their ends.

import Essentials
import Foundation
import OneAtATime
import Testing
import Views

@testable import Navigation

/// A navigation delegate that writes down what it is told.
@MainActor
private final class RecordingDelegate: UINavigationControllerDelegate {
  let record: Record
  init(_ record: Record) { self.record = record }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { record.add("willShow \((viewController as? Recorder)?.name ?? "?")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { record.add("didShow \((viewController as? Recorder)?.name ?? "?")") }
}

@MainActor
@Suite("Navigation transitions", .oneAtATime) struct NavigationTransitionTests {
  let record = Record()
  let a, b, c, d: Recorder
  let navigation: UINavigationController
  let scene: TestScene
  private let delegate: RecordingDelegate

  init() {
    scene = TestScene()
    (a, b) = (Recorder("A", record), Recorder("B", record))
    (c, d) = (Recorder("C", record), Recorder("D", record))
    navigation = UINavigationController(rootViewController: a)
    delegate = RecordingDelegate(record)
    scene.show(navigation)
    navigation.delegate = delegate
    _ = record.take()
  }

  private var imbalances: [String] { [a, b, c, d].flatMap(\.imbalances) }

  @Test("N7: push A→B")
  func push() {
    navigation.pushViewController(b, animated: true)
    scene.turn.run()
    #expect(
      record.take() == ["B.willMove(parent)", "B.didLoad", "A.willDisappear", "B.willAppear", "willShow B"])
    scene.run(for: 0.3)
    #expect(record.take().isEmpty)
    scene.run(for: 0.1)
    #expect(record.take() == ["A.didDisappear", "B.didAppear", "didShow B", "B.didMove(parent)"])
    #expect(a.view.superview == nil)
    #expect(b.view.window === scene.window)
  }

  @Test("N8: pop B→A, and B is told that it has left after it has disappeared")
  func pop() {
    navigation.pushViewController(b, animated: false)
    scene.settle()
    _ = record.take()
    navigation.popViewController(animated: true)
    #expect(record.take() == ["B.willMove(nil)"])
    scene.turn.run()
    #expect(record.take() == ["B.willDisappear", "A.willAppear", "willShow A"])
    scene.settle()
    #expect(record.take() == ["B.didDisappear", "A.didAppear", "didShow A", "B.didMove(nil)"])
    #expect(navigation.children == [a])
  }

  @Test("N10: without animation the same order, all in one turn")
  func notAnimated() {
    navigation.pushViewController(b, animated: false)
    scene.turn.run()
    #expect(
      record.take() == [
        "B.willMove(parent)", "B.didLoad", "A.willDisappear", "B.willAppear", "willShow B", "A.didDisappear",
        "B.didAppear", "didShow B", "B.didMove(parent)",
      ])
  }

  @Test("N9: popping several shows only the old and the new top")
  func popSeveral() {
    navigation.setViewControllers([a, b, c], animated: false)
    scene.settle()
    _ = record.take()
    navigation.popToRootViewController(animated: true)
    scene.settle()
    #expect(
      record.take() == [
        "B.willMove(nil)", "C.willMove(nil)", "C.willDisappear", "A.willAppear", "willShow A", "C.didDisappear",
        "A.didAppear", "didShow A", "B.didMove(nil)", "C.didMove(nil)",
      ])
  }

  @Test("N20: the same top needs no transition; a lower one pops, a new one pushes")
  func setKinds() {
    navigation.setViewControllers([b, a], animated: true)
    scene.turn.run()
    #expect(navigation.state.running == nil)
    navigation.setViewControllers([a, c], animated: true)
    scene.turn.run()
    #expect(navigation.state.running?.operation == .push)
    scene.settle()
    navigation.setViewControllers([d, a], animated: true)
    scene.turn.run()
    #expect(navigation.state.running?.operation == .pop)
    scene.settle()
    #expect(a.phase == .appeared)
    #expect(imbalances.isEmpty)
  }

  @Test("N23: two pushes in one turn show only the last; the first never appears")
  func twoPushes() {
    navigation.pushViewController(b, animated: false)
    navigation.pushViewController(c, animated: true)
    scene.settle()
    let lines = record.take()
    #expect(!lines.contains("B.didLoad"))
    #expect(!lines.contains("B.willAppear"))
    #expect(lines.contains("B.didMove(parent)"))
    #expect(c.phase == .appeared)
    #expect(navigation.viewControllers == [a, b, c])
  }

  @Test("N22: a second push during the first is shown after it, and reported once")
  func nestedPush() {
    let messages = Log.observing {
      navigation.pushViewController(b, animated: true)
      scene.run(for: 0.1)
      navigation.pushViewController(c, animated: true)
      navigation.pushViewController(d, animated: true)
      #expect(navigation.viewControllers == [a, b, c, d])
      scene.run(for: 0.1)
      #expect(c.phase == .disappeared)
      scene.settle()
      scene.settle()
    }.messages
    #expect(messages == ["nested push animation can result in corrupted navigation bar"])
    #expect(d.phase == .appeared)
    #expect(c.phase == .disappeared)
    #expect(imbalances.isEmpty)
    #expect(navigation.navigationBar.items?.map(\.title) == ["A", "B", "C", "D"])
  }

  @Test("N22: a pop during a push takes back what was pushed, and all is balanced")
  func popDuringPush() {
    let messages = Log.observing {
      navigation.pushViewController(b, animated: true)
      scene.run(for: 0.1)
      navigation.popViewController(animated: true)
      scene.settle()
      scene.settle()
    }.messages
    #expect(messages.count == 1)
    #expect(navigation.viewControllers == [a])
    #expect(navigation.children == [a])
    #expect(a.phase == .appeared)
    #expect(b.phase == .disappeared)
    #expect(imbalances.isEmpty)
  }

  @Test("N22: the same controller popped and pushed again in a transition stays a member")
  func popAndPushAgain() {
    navigation.pushViewController(b, animated: false)
    scene.settle()
    navigation.popViewController(animated: true)
    scene.run(for: 0.1)
    navigation.pushViewController(b, animated: true)
    scene.settle()
    scene.settle()
    #expect(navigation.viewControllers == [a, b])
    #expect(b.parent === navigation)
    #expect(b.phase == .appeared)
    #expect(imbalances.isEmpty)
  }

  @Test("A push from viewDidAppear starts after the running one and is no nested one")
  func pushFromDidAppear() {
    b.reactions["didAppear"] = { [c] in $0.navigationController?.pushViewController(c, animated: true) }
    let messages = Log.observing {
      navigation.pushViewController(b, animated: true)
      scene.settle()
      scene.settle()
    }.messages
    #expect(messages.isEmpty)
    #expect(c.phase == .appeared)
    #expect(imbalances.isEmpty)
  }

  @Test("B23: who moves to and from the parent, inside the appearance calls")
  func movement() {
    var seen: [String] = []
    for controller in [a, b] {
      for call in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
        controller.reactions[call] = {
          seen.append("\($0.name).\(call) \($0.isMovingToParent) \($0.isMovingFromParent)")
        }
      }
    }
    navigation.pushViewController(b, animated: true)
    scene.settle()
    #expect(
      seen == [
        "A.willDisappear false false", "B.willAppear true false", "A.didDisappear false false",
        "B.didAppear true false",
      ])
    seen = []
    navigation.popViewController(animated: true)
    scene.settle()
    #expect(
      seen == [
        "B.willDisappear false true", "A.willAppear false false", "B.didDisappear false true",
        "A.didAppear false false",
      ])
    #expect(!b.isMovingFromParent)
  }

  @Test("B33: the pushed view is in no window when it will appear, and in one when it has appeared")
  func windows() {
    var seen: [Bool] = []
    b.reactions["willAppear"] = { seen.append($0.view.window != nil) }
    b.reactions["didAppear"] = { seen.append($0.view.window != nil) }
    navigation.pushViewController(b, animated: true)
    scene.settle()
    #expect(seen == [false, true])
  }

  @Test("Every transition ends, also if the view leaves its window meanwhile")
  func leavesWindow() {
    navigation.pushViewController(b, animated: true)
    scene.run(for: 0.1)
    scene.window.rootViewController = UIViewController()
    #expect(navigation.state.running == nil)
    scene.settle()
    #expect([a, b].map(\.phase) == [.disappeared, .disappeared])
    #expect(imbalances.isEmpty)
    scene.window.rootViewController = navigation
    scene.settle()
    #expect(b.phase == .appeared)
    #expect(imbalances.isEmpty)
  }

  @Test("A resize in mid-push lays both screens out for the new size and ends there")
  func resize() {
    navigation.pushViewController(b, animated: true)
    scene.run(for: 0.15)
    UIApplication.shared.resize(to: CGSize(width: 500, height: 400), scale: 1, statusBarHeight: 0)
    scene.turn.run()
    #expect(a.view.bounds.size == CGSize(width: 500, height: 400))
    #expect(b.view.bounds.size == CGSize(width: 500, height: 400))
    scene.settle()
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 500, height: 400))
    #expect(b.phase == .appeared)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 500, height: 44))
  }

  @Test("The user's input is dropped from the start of a transition to its end")
  func inputIsDropped() {
    navigation.pushViewController(b, animated: true)
    scene.turn.run()
    #expect(UIApplication.shared.isInTransition)
    scene.settle()
    #expect(!UIApplication.shared.isInTransition)
  }

  @Test("Two quick clicks on the back button pop once")
  func doubleClick() {
    navigation.setViewControllers([a, b, c], animated: false)
    scene.settle()
    for _ in 0..<2 {
      UIApplication.shared.send(.pointer(.down, at: CGPoint(x: 20, y: 22)))
      UIApplication.shared.send(.pointer(.up, at: CGPoint(x: 20, y: 22)))
      scene.run(for: 0.05)
    }
    scene.settle()
    #expect(navigation.viewControllers == [a, b])
    UIApplication.shared.send(.pointer(.down, at: CGPoint(x: 20, y: 22)))
    UIApplication.shared.send(.pointer(.up, at: CGPoint(x: 20, y: 22)))
    scene.settle()
    #expect(navigation.viewControllers == [a])
  }

  @Test("The user's input is dropped during a transition: a double tap on Back pops once")
  func doubleBack() {
    navigation.setViewControllers([a, b, c], animated: false)
    scene.settle()
    navigation.navigationBar.backButtonTapped()
    navigation.navigationBar.backButtonTapped()
    scene.run(for: 0.1)
    navigation.navigationBar.backButtonTapped()
    scene.settle()
    #expect(navigation.viewControllers == [a, b])
  }

  @Test("A push with animations disabled is not animated")
  func animationsDisabled() {
    UIView.performWithoutAnimation { navigation.pushViewController(b, animated: true) }
    scene.turn.run()
    #expect(b.phase == .appeared)
  }

  @Test("S3.3: a push inside a view transition is done when the block's changes are laid out")
  func pushInsideTransition() {
    UIView.transition(with: navigation.view, duration: 0.3, options: .transitionFlipFromLeft) {
      navigation.pushViewController(b, animated: false)
    }
    #expect(b.view.window === scene.window)
    scene.settle()
    #expect(b.phase == .appeared)
    #expect(imbalances.isEmpty)
  }
}
