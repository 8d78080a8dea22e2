// ScrollPopTests: a pop that scrolling sideways drives, going forward again, and how what is let go comes to rest.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing
import Views

@testable import Navigation

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
    #expect(hands.record.take() == Hands.cancelled)
    for _ in 0..<4 {
      hands.scroll(by: -50)
      hands.scene.run(for: 0.1)
    }
    hands.scene.settle()
    #expect(hands.record.take() == Hands.completed)
  }

  @Test("quick steps are a flick; steps to and fro end where they end")
  func flick() {
    let hands = Hands()
    for _ in 0..<3 {
      hands.scroll(by: -20)
      hands.scene.run(for: 1.0 / 60)
    }
    hands.scene.settle()
    #expect(hands.record.take() == Hands.completed)
    hands.navigation.pushViewController(hands.b, animated: false)
    hands.scene.settle()
    _ = hands.record.take()
    hands.scroll(by: -200)
    hands.scene.run(for: 0.12)
    hands.scroll(by: 150)
    hands.scene.run(for: 0.12)
    hands.scene.settle()
    #expect(hands.record.take() == Hands.cancelled)
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
