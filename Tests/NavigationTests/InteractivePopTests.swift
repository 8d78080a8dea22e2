// InteractivePopTests: a pop that a finger, or two on a touchpad, drives: poses, letting go, cancelling, going forward.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing
import Views

@testable import Navigation

/// A navigation controller with A and B on it, and hands.
@MainActor
private struct Hands {
  let record = Record()
  let a, b: Recorder
  let navigation: UINavigationController
  let scene: TestScene

  init(locale: String = "en", size: CGSize = CGSize(width: 320, height: 568)) {
    scene = TestScene(size: size)
    scene.turn.host = PlainHost(environment: Environment(size: size, locale: Locale(identifier: locale)))
    (a, b) = (Recorder("A", record), Recorder("B", record))
    navigation = UINavigationController(rootViewController: a)
    scene.show(navigation)
    navigation.pushViewController(b, animated: false)
    scene.settle()
    _ = record.take()
  }

  func send(_ event: InputEvent) {
    UIApplication.shared.send(event)
    scene.turn.run()
  }

  func press(at x: CGFloat) { send(.pointer(.down, at: CGPoint(x: x, y: 300))) }
  func release(at x: CGFloat) { send(.pointer(.up, at: CGPoint(x: x, y: 300))) }

  /// Presses at the left edge and drags to `x`, a drag that is measured from x = 12, in a second.
  func drag(to x: CGFloat) {
    press(at: 2)
    for step in 1...60 {
      scene.run(for: 1.0 / 60)
      send(.pointer(.moved, at: CGPoint(x: 2 + (x - 2) * CGFloat(step) / 60, y: 300)))
    }
  }

  /// Drags and rests, so that the finger has no speed.
  func hold(at x: CGFloat) {
    drag(to: x)
    scene.run(for: 0.2)
  }

  func key(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    send(.keyDown(KeyInput(code, modifiers: modifiers)))
    send(.keyUp(KeyInput(code, modifiers: modifiers)))
  }

  func scroll(by dx: CGFloat) { send(.scroll(dx: dx, dy: 0, at: CGPoint(x: 160, y: 300))) }

  /// How far the screen of a controller is seen from where it is laid out, in points.
  func offset(of controller: UIViewController) -> CGFloat {
    (controller.view.layer.presentation()?.position.x ?? .nan) - controller.view.layer.position.x
  }
}

private let cancelled = [
  "B.willMove(nil)", "B.willDisappear", "A.willAppear", "A.willDisappear", "A.didDisappear", "B.willAppear",
  "B.didAppear", "B.didMove(parent)",
]
private let completed = [
  "B.willMove(nil)", "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear", "B.didMove(nil)",
]

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
    #expect(hands.record.take() == cancelled)
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
    #expect(hands.record.take() == completed)
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
    #expect(hands.record.take() == (forwards ? completed : cancelled))
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
    #expect(hands.record.take() == cancelled)
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
    #expect(hands.record.take() == Array(repeating: cancelled, count: 50).flatMap { $0 })
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
    #expect(hands.record.take() == completed)
    hands.scroll(by: -250)
    hands.scene.run(for: 0.2)
    hands.scene.settle()
    #expect(hands.navigation.viewControllers == [hands.a, hands.b], "scrolling the other way goes forward")
  }
}

@MainActor
@Suite("Scrolling sideways and going forward", .oneAtATime) struct ScrollPopTests {
  @Test("steps move the pop; 150 ms without one lets go, at half the way on, below it back")
  func steps() {
    let hands = Hands()
    hands.scroll(by: -64)
    #expect(abs(hands.offset(of: hands.b) - 64) < 1e-9)
    hands.scene.run(for: 0.14)
    hands.scroll(by: -16)
    #expect(abs(hands.offset(of: hands.b) - 80) < 1e-9)
    hands.scene.run(for: 0.14)
    #expect(hands.navigation.state.hand?.isHolding == true)
    hands.scene.run(for: 0.02)
    #expect(hands.navigation.state.hand?.isHolding == false)
    hands.scene.settle()
    #expect(hands.record.take() == cancelled)
    for _ in 0..<4 {
      hands.scroll(by: -50)
      hands.scene.run(for: 0.1)
    }
    hands.scene.settle()
    #expect(hands.record.take() == completed)
  }

  @Test("quick steps are a flick; steps to and fro end where they end")
  func flick() {
    let hands = Hands()
    for _ in 0..<3 {
      hands.scroll(by: -20)
      hands.scene.run(for: 1.0 / 60)
    }
    hands.scene.settle()
    #expect(hands.record.take() == completed)
    hands.navigation.pushViewController(hands.b, animated: false)
    hands.scene.settle()
    _ = hands.record.take()
    hands.scroll(by: -200)
    hands.scene.run(for: 0.12)
    hands.scroll(by: 150)
    hands.scene.run(for: 0.12)
    hands.scene.settle()
    #expect(hands.record.take() == cancelled)
  }

  @Test("forward again by Alt+→ after a pop by the user, as often as there were pops")
  func forwardByKey() {
    let hands = Hands()
    let c = Recorder("C", hands.record)
    hands.navigation.pushViewController(c, animated: false)
    hands.scene.settle()
    for _ in 0..<2 {
      hands.send(.back)
      hands.scene.settle()
    }
    #expect(hands.navigation.viewControllers == [hands.a])
    for _ in 0..<3 {
      hands.key(.keyboardRightArrow, .alternate)
      hands.scene.settle()
    }
    #expect(hands.navigation.viewControllers == [hands.a, hands.b, c])
    #expect([hands.a, hands.b, c].flatMap(\.imbalances) == [])
    hands.key(.keyboardLeftArrow, .alternate)
    hands.scene.settle()
    #expect(hands.navigation.viewControllers == [hands.a, hands.b])
    hands.send(.forward)
    hands.scene.settle()
    #expect(hands.navigation.viewControllers == [hands.a, hands.b, c])
  }

  @Test("forward again by scroll, and taken back without a trace")
  func forwardByScroll() {
    let hands = Hands()
    hands.send(.back)
    hands.scene.settle()
    _ = hands.record.take()
    hands.scroll(by: 80)
    #expect(abs(hands.offset(of: hands.b) - 240) < 1e-9)
    #expect(abs(hands.offset(of: hands.a) + 24) < 1e-9)
    hands.scene.run(for: 0.2)
    hands.scene.settle()
    #expect(
      hands.record.take() == [
        "B.willMove(parent)", "A.willDisappear", "B.willAppear", "B.willDisappear", "B.didDisappear", "A.willAppear",
        "A.didAppear", "B.willMove(nil)", "B.didMove(nil)",
      ])
    #expect(hands.navigation.viewControllers == [hands.a])
    #expect(hands.navigation.navigationBar.items?.map(\.title) == ["A"])
    hands.scroll(by: 200)
    hands.scene.run(for: 0.2)
    hands.scene.settle()
    #expect(hands.navigation.viewControllers == [hands.a, hands.b])
    #expect(
      hands.record.take() == [
        "B.willMove(parent)", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear", "B.didMove(parent)",
      ])
  }

  @Test("what code does to the stack ends the way forward, and what code pops is not kept (N8)")
  func forgotten() {
    let hands = Hands()
    hands.send(.back)
    hands.scene.settle()
    let c = Recorder("C", hands.record)
    hands.navigation.pushViewController(c, animated: false)
    hands.navigation.popViewController(animated: false)
    hands.scene.settle()
    hands.key(.keyboardRightArrow, .alternate)
    hands.scroll(by: 250)
    hands.scene.settle()
    #expect(hands.navigation.viewControllers == [hands.a])
    #expect(hands.navigation.state.forward.isEmpty)
  }

  @Test("an inner view that scrolls sideways keeps its steps")
  func inner() {
    let hands = Hands()
    let scroll = UIScrollView(frame: hands.b.view.bounds)
    scroll.contentSize = CGSize(width: 1000, height: 100)
    scroll.contentOffset.x = 100
    hands.b.view.addSubview(scroll)
    hands.scene.settle()
    hands.scroll(by: -60)
    #expect(scroll.contentOffset.x == 40)
    #expect(hands.navigation.state.hand == nil)
    hands.scroll(by: -60)
    hands.scroll(by: -60)
    #expect(scroll.contentOffset.x == 0)
    #expect(hands.navigation.state.hand != nil, "at its end the outer way goes on")
  }

  @Test("a custom animator has no built-in hand: the pop runs by itself")
  func custom() {
    @MainActor
    final class Quick: UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        context.completeTransition(true)
      }
    }
    let hands = Hands()
    let quick = Quick()
    hands.navigation.delegate = quick
    hands.hold(at: 60)
    hands.release(at: 60)
    hands.scene.settle()
    #expect(hands.navigation.viewControllers == [hands.a])
    #expect(hands.navigation.state.hand == nil)
  }
}

@Suite("Letting go") struct HandOverTests {
  @Test("half the way, or a flick, decides")
  func decision() {
    #expect(!HandOver.completes(progress: 0.3, velocity: 0))
    #expect(!HandOver.completes(progress: 0.49, velocity: 599))
    #expect(HandOver.completes(progress: 0.5, velocity: -599))
    #expect(HandOver.completes(progress: 0.05, velocity: 600))
    #expect(!HandOver.completes(progress: 0.95, velocity: -600))
  }

  @Test("the spring keeps the speed and never overshoots", arguments: [0, 1, 5, 30, 200] as [CGFloat])
  func spring(velocity: CGFloat) throws {
    let spring = try #require(HandOver.spring(from: 0.2, to: 1, velocity: velocity))
    #expect(spring.velocity == min(Double(velocity / 0.8), 60))
    #expect(stride(from: 0, through: 1, by: 0.001).allSatisfy { spring.value(at: $0) <= 1 })
    #expect(abs(spring.value(at: spring.settlingDuration) - 1) <= 0.001 + 1e-9)
  }

  @Test("there is none where the end has been reached")
  func none() { #expect(HandOver.spring(from: 1, to: 1, velocity: 3) == nil) }
}
