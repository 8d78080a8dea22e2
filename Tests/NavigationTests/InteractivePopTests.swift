// InteractivePopTests: a pop that a finger, or two on a touchpad, drives: poses, letting go, cancelling, and when it may be.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing
import Views

@testable import Navigation

@MainActor
@Suite("Interactive pop", .oneAtATime) struct InteractivePopTests {
  @Test("N11, N12: let go at 30 % it returns with the calls of a cancelled pop, and the stack is as it was")
  func cancel() {
    let hands = Hands()
    hands.hold(at: 12 + 0.3 * 320)
    #expect(hands.navigation.viewControllers == [hands.a])
    #expect(hands.navigation.navigationBar.items?.map(\.title) == ["A"])
    hands.release(at: 12 + 0.3 * 320)
    hands.scene.settle()
    #expect(hands.record.take() == Hands.cancelled)
    #expect(hands.a.imbalances + hands.b.imbalances == [])
    #expect(hands.navigation.viewControllers == [hands.a, hands.b])
    #expect(hands.navigation.navigationBar.items?.map(\.title) == ["A", "B"])
    #expect(hands.navigation.state.screens.subviews == [hands.b.view])
    #expect(hands.b.parent === hands.navigation)
    #expect(hands.offset(of: hands.b) == 0)
    #expect(!hands.scene.turn.isTicking)
    #expect(!UIApplication.shared.isInTransition)
  }

  @Test("N8: let go at 60 % it completes with the calls of a pop")
  func complete() {
    let hands = Hands()
    hands.hold(at: 12 + 0.6 * 320)
    hands.release(at: 12 + 0.6 * 320)
    hands.scene.settle()
    #expect(hands.record.take() == Hands.completed)
    #expect(hands.navigation.viewControllers == [hands.a])
    #expect(hands.navigation.state.screens.subviews == [hands.a.view])
    #expect(hands.offset(of: hands.a) == 0)
    #expect(!UIApplication.shared.isInTransition)
  }

  @Test("a flick completes from 20 %, and one backwards returns from 80 %", arguments: [true, false])
  func flick(forwards: Bool) {
    let hands = Hands()
    hands.hold(at: forwards ? 40 : 300)
    for step in 1...4 {
      hands.scene.run(for: 1.0 / 60)
      let x: CGFloat = forwards ? 40 + 12 * CGFloat(step) : 300 - 12 * CGFloat(step)
      hands.send(.pointer(.moved, at: CGPoint(x: x, y: 300)))
    }
    hands.release(at: forwards ? 88 : 252)
    hands.scene.settle()
    #expect(hands.record.take() == (forwards ? Hands.completed : Hands.cancelled))
  }

  @Test("screens, shade and bar follow the finger, at each quarter", arguments: [0, 0.25, 0.5, 0.75, 1] as [CGFloat])
  func poses(p: CGFloat) throws {
    let hands = Hands()
    hands.hold(at: 12 + 320 * max(p, 0.01))
    hands.send(.pointer(.moved, at: CGPoint(x: 12 + 320 * p, y: 300)))
    #expect(abs(hands.offset(of: hands.b) - 320 * p) < 1e-9)
    #expect(abs(hands.offset(of: hands.a) + 0.3 * 320 * (1 - p)) < 1e-9)
    let bar = hands.navigation.navigationBar.state
    let (old, new) = (try #require(bar.oldContent), try #require(bar.content))
    #expect(abs(Double(old.middle.layer.presentation()?.opacity ?? 9) - Double(1 - p)) < 1e-6)
    #expect(abs(Double(new.middle.layer.presentation()?.opacity ?? 9) - Double(p)) < 1e-6)
    let title = (old.middle.layer.presentation()?.position.x ?? .nan) - old.middle.layer.position.x
    #expect(abs(title - 160 * p) < 1e-9)
    hands.scene.run(for: 1)
    #expect(!hands.scene.turn.isTicking, "nothing runs while the finger rests")
    #expect(abs(hands.offset(of: hands.b) - 320 * p) < 1e-9)
  }

  @Test("the spring starts where and as fast as the finger was, and never goes past its end")
  func handOver() {
    let hands = Hands()
    hands.drag(to: 12 + 0.6 * 320)
    hands.release(at: 12 + 0.6 * 320)
    var places = [hands.offset(of: hands.b)]
    #expect(abs(places[0] - 192) < 1e-6)
    for _ in 1...20 {
      hands.scene.run(for: 1.0 / 60)
      places.append(hands.offset(of: hands.b))
      if hands.b.view.window == nil { break }
    }
    // A spring at ω = 23.1 gains 4.6 points in its first frame from rest; the finger's 3.4 come on top.
    #expect(places[1] - places[0] > 6 && places[1] - places[0] < 12)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0.0 <= $0.1 || $0.1 == 0 })
    #expect(places.allSatisfy { $0 <= 320 })
  }

  @Test("Back during the drag pops once", arguments: ["escape", "mouse", "button"])
  func backDuringDrag(by way: String) {
    let hands = Hands()
    let c = Recorder("C", hands.record)
    hands.navigation.pushViewController(c, animated: false)
    hands.scene.settle()
    if way == "button" { hands.scroll(by: -60) } else { hands.hold(at: 60) }
    for _ in 0..<3 {
      switch way {
      case "escape": hands.key(.keyboardEscape)
      case "mouse": hands.send(.back)
      default:
        hands.send(.pointer(.down, at: CGPoint(x: 20, y: 22)))
        hands.send(.pointer(.up, at: CGPoint(x: 20, y: 22)))
      }
    }
    hands.scene.settle()
    hands.send(.pointer(.moved, at: CGPoint(x: 200, y: 300)))
    hands.release(at: 200)
    hands.scene.settle()
    #expect(hands.navigation.viewControllers == [hands.a, hands.b])
    #expect(c.parent == nil)
    #expect(c.imbalances + hands.b.imbalances == [])
  }

  @Test("a window that loses the keyboard takes the drag back")
  func focusLost() {
    let hands = Hands()
    hands.hold(at: 280)
    hands.send(.focusLost)
    hands.scene.settle()
    #expect(hands.record.take() == Hands.cancelled)
  }

  @Test("the finger goes on at the same share when the window changes its size")
  func resize() {
    let hands = Hands()
    hands.hold(at: 12 + 160)
    UIApplication.shared.resize(to: CGSize(width: 600, height: 400))
    hands.scene.turn.run()
    #expect(abs(hands.offset(of: hands.b) - 300) < 1e-9)
    #expect(hands.a.view.frame == CGRect(x: 0, y: 0, width: 600, height: 400))
  }

  @Test("N22: a push by code during the drag is shown once the finger has let go", arguments: [60, 280] as [CGFloat])
  func pushDuringDrag(x: CGFloat) {
    let hands = Hands()
    hands.hold(at: x)
    let c = Recorder("C", hands.record)
    hands.navigation.pushViewController(c, animated: true)
    #expect(hands.navigation.viewControllers == [hands.a, c])
    hands.release(at: x)
    hands.scene.run(for: 2)
    #expect(hands.navigation.viewControllers == [hands.a, c])
    #expect(hands.navigation.state.screens.subviews == [c.view])
    #expect(hands.navigation.navigationBar.items?.map(\.title) == ["A", "C"])
    #expect([hands.a, hands.b, c].flatMap(\.imbalances) == [])
    #expect(hands.b.parent == nil)
  }

  @Test("a navigation controller that leaves the window in mid-drag ends the drag")
  func leavesWindow() {
    let hands = Hands()
    hands.hold(at: 200)
    hands.scene.window.rootViewController = UIViewController()
    hands.scene.settle()
    #expect(hands.navigation.state.running == nil)
    #expect(hands.navigation.state.hand == nil)
    #expect(!UIApplication.shared.isInTransition)
  }

  @Test("fifty drags that are taken back leave nothing behind")
  func fifty() {
    let hands = Hands()
    func count(_ layer: CALayer) -> Int { 1 + (layer.sublayers ?? []).map(count).reduce(0, +) }
    let before = count(hands.scene.window.layer)
    for _ in 0..<50 {
      hands.hold(at: 100)
      hands.release(at: 100)
      hands.scene.settle()
    }
    #expect(count(hands.scene.window.layer) == before)
    #expect(hands.record.take() == Array(repeating: Hands.cancelled, count: 50).flatMap { $0 })
  }

  @Test(
    "coordinated animations run when the finger lets go and goes on, and not when it takes the pop back",
    arguments: [60, 280] as [CGFloat])
  func coordinated(x: CGFloat) {
    let hands = Hands()
    let mark = UIView()
    var ends: [Bool] = []
    hands.a.reactions["willAppear"] = { controller in
      controller.transitionCoordinator?.animate(alongsideTransition: { _ in mark.alpha = 0.5 }) {
        ends.append($0.isCancelled)
      }
    }
    hands.hold(at: x)
    #expect(mark.alpha == 1)
    hands.release(at: x)
    hands.scene.settle()
    #expect(mark.alpha == (x > 160 ? 0.5 : 1))
    #expect(ends == [x < 160])
  }
}

@MainActor
@Suite("When a pop may be driven by hand", .oneAtATime) struct InteractivePopRuleTests {
  /// Decides over the gesture as users' delegates do.
  @MainActor
  private final class Judge: UIGestureRecognizerDelegate {
    let answer: Bool
    init(_ answer: Bool) { self.answer = answer }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer }
  }

  /// Pops by drag or by scrolling, and answers whether it worked.
  private func pops(_ hands: Hands, byScroll: Bool) -> Bool {
    let before = hands.navigation.viewControllers.count
    if byScroll {
      hands.scroll(by: -250)
      hands.scene.run(for: 0.2)
    } else {
      hands.hold(at: 280)
      hands.release(at: 280)
    }
    hands.scene.settle()
    return hands.navigation.viewControllers.count == before - 1
  }

  @Test("the recogniser is a screen edge pan on the navigation controller's view")
  func kind() {
    let hands = Hands()
    let recognizer = hands.navigation.interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer
    #expect(recognizer?.edges == .left)
    #expect(recognizer?.view === hands.navigation.view)
  }

  @Test("it works where a back button is offered", arguments: [false, true])
  func offered(byScroll: Bool) { #expect(pops(Hands(), byScroll: byScroll)) }

  @Test("not at the root, whoever judges", arguments: [false, true])
  func root(byScroll: Bool) {
    let hands = Hands()
    let judge = Judge(true)
    hands.navigation.interactivePopGestureRecognizer?.delegate = judge
    hands.navigation.popViewController(animated: false)
    hands.scene.settle()
    #expect(!pops(hands, byScroll: byScroll))
    #expect(hands.navigation.viewControllers == [hands.a])
    #expect(hands.navigation.state.running == nil)
  }

  @Test("not when it is switched off", arguments: [false, true])
  func disabled(byScroll: Bool) {
    let hands = Hands()
    hands.navigation.interactivePopGestureRecognizer?.isEnabled = false
    #expect(!pops(hands, byScroll: byScroll))
  }

  @Test("not where the back button is hidden or replaced, unless the delegate says so", arguments: [false, true])
  func hidden(byScroll: Bool) {
    for change: @MainActor (Hands) -> Void in [
      { $0.b.navigationItem.hidesBackButton = true },
      {
        $0.b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
      },
      { $0.navigation.isNavigationBarHidden = true },
    ] {
      let hands = Hands()
      change(hands)
      hands.scene.settle()
      #expect(!pops(hands, byScroll: byScroll))
      let judge = Judge(true)
      hands.navigation.interactivePopGestureRecognizer?.delegate = judge
      #expect(pops(hands, byScroll: byScroll))
    }
  }

  @Test("left items that supplement the back button leave it", arguments: [false, true])
  func supplemented(byScroll: Bool) {
    let hands = Hands()
    hands.b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X", style: .plain, target: nil, action: nil)
    hands.b.navigationItem.leftItemsSupplementBackButton = true
    #expect(pops(hands, byScroll: byScroll))
  }

  @Test("a delegate that refuses is obeyed", arguments: [false, true])
  func refused(byScroll: Bool) {
    let hands = Hands()
    let judge = Judge(false)
    hands.navigation.interactivePopGestureRecognizer?.delegate = judge
    #expect(!pops(hands, byScroll: byScroll))
  }

  @Test("a drag from elsewhere, or upwards, or a scroll that is more up than sideways, is none")
  func otherDrags() {
    let hands = Hands()
    hands.send(.pointer(.down, at: CGPoint(x: 100, y: 300)))
    hands.send(.pointer(.moved, at: CGPoint(x: 300, y: 300)))
    hands.release(at: 300)
    hands.send(.pointer(.down, at: CGPoint(x: 2, y: 300)))
    hands.send(.pointer(.moved, at: CGPoint(x: 10, y: 100)))
    hands.send(.pointer(.moved, at: CGPoint(x: 300, y: 100)))
    hands.release(at: 300)
    hands.send(.scroll(dx: -100, dy: 120, at: CGPoint(x: 160, y: 300)))
    hands.scene.settle()
    #expect(hands.navigation.viewControllers == [hands.a, hands.b])
    #expect(hands.record.take().isEmpty)
  }

  @Test("from right to left the right edge goes back, and the screens move the other way")
  func mirrored() {
    let hands = Hands(locale: "ar")
    #expect((hands.navigation.interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer)?.edges == .right)
    hands.press(at: 318)
    hands.scene.run(for: 0.1)
    hands.send(.pointer(.moved, at: CGPoint(x: 308 - 160, y: 300)))
    #expect(abs(hands.offset(of: hands.b) + 160) < 1e-9)
    #expect(abs(hands.offset(of: hands.a) - 48) < 1e-9)
    hands.scene.run(for: 0.2)
    hands.release(at: 148)
    hands.scene.settle()
    #expect(hands.record.take() == Hands.completed)
    hands.scroll(by: -250)
    hands.scene.run(for: 0.2)
    hands.scene.settle()
    #expect(hands.navigation.viewControllers == [hands.a, hands.b], "scrolling the other way goes forward")
  }
}
