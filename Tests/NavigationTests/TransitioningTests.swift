// TransitioningTests: animators, hands and coordinators of the user's own.

import Essentials
import Foundation
import OneAtATime
import Testing
import Views

@testable import Navigation

/// Fades the incoming view in, and writes down what it sees.
@MainActor
private final class FadeIn: UIViewControllerAnimatedTransitioning {
  let record: Record
  var completes = true
  init(_ record: Record) { self.record = record }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    record.add("animate")
    if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      to.alpha = 0
      context.containerView.addSubview(to)
      UIView.animate(withDuration: 0.5) {
        to.alpha = 1
      } completion: { [weak self] _ in
        guard self?.completes == true else { return }
        if context.transitionWasCancelled { to.alpha = 1 }
        context.completeTransition(!context.transitionWasCancelled)
      }
    } else {
      context.completeTransition(true)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { record.add("ended \(transitionCompleted)") }
}

/// Supplies `FadeIn` for navigation and presentation, with or without a hand.
@MainActor
private final class Supplier: UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
  let animator: FadeIn
  var hand: UIPercentDrivenInteractiveTransition?
  var operations: [UINavigationController.Operation] = []
  init(_ record: Record) { animator = FadeIn(record) }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }
}

@MainActor
@Suite("Custom transitions", .oneAtATime) struct TransitioningTests {
  let record = Record()
  let a, b: Recorder
  let navigation: UINavigationController
  let scene: TestScene
  private let supplier: Supplier

  init() {
    scene = TestScene()
    (a, b) = (Recorder("A", record), Recorder("B", record))
    navigation = UINavigationController(rootViewController: a)
    supplier = Supplier(record)
    scene.show(navigation)
    navigation.delegate = supplier
    _ = record.take()
  }

  @Test("N13: the animator is asked first, and the order is that of any push")
  func push() {
    navigation.pushViewController(b, animated: true)
    scene.turn.run()
    #expect(supplier.operations == [.push])
    #expect(
      record.take() == ["B.willMove(parent)", "B.didLoad", "A.willDisappear", "B.willAppear", "animate"])
    scene.run(for: 0.6)
    #expect(record.take() == ["ended true", "A.didDisappear", "B.didAppear", "B.didMove(parent)"])
  }

  @Test("N11, N12: a cancelled interactive pop restores the stack with the calls of a cancelled pop")
  func cancelledPop() {
    navigation.pushViewController(b, animated: false)
    scene.settle()
    _ = record.take()
    let hand = UIPercentDrivenInteractiveTransition()
    supplier.hand = hand
    navigation.popViewController(animated: true)
    scene.turn.run()
    #expect(navigation.viewControllers == [a])
    hand.update(0.4)
    scene.run(for: 0.2)
    hand.cancel()
    scene.settle()
    #expect(navigation.viewControllers == [a, b])
    #expect(b.parent === navigation)
    #expect(
      record.take() == [
        "B.willMove(nil)", "B.willDisappear", "A.willAppear", "animate", "ended false", "A.willDisappear",
        "A.didDisappear", "B.willAppear", "B.didAppear", "B.didMove(parent)",
      ])
    #expect(b.view.window != nil)
    #expect(a.view.superview == nil)
  }

  @Test("N12: a finished interactive pop is a pop")
  func finishedPop() {
    navigation.pushViewController(b, animated: false)
    scene.settle()
    let hand = UIPercentDrivenInteractiveTransition()
    supplier.hand = hand
    navigation.popViewController(animated: true)
    scene.turn.run()
    hand.update(0.5)
    scene.run(for: 2)
    #expect(a.phase == .appearing)
    hand.finish()
    scene.settle()
    #expect(a.phase == .appeared)
    #expect(b.phase == .disappeared)
    #expect(navigation.viewControllers == [a])
    #expect((a.imbalances + b.imbalances).isEmpty)
  }

  @Test("An animator that never says that it is done is ended by a limit")
  func silentAnimator() {
    supplier.animator.completes = false
    navigation.pushViewController(b, animated: true)
    scene.run(for: 0.5 + TransitionGuard.patience + 0.1)
    #expect(b.phase == .appeared)
    #expect(navigation.state.running == nil)
  }

  @Test("A presentation's own animator runs both ways")
  func presentation() {
    let root = Recorder("R", record)
    scene.show(root)
    _ = record.take()
    b.transitioningDelegate = supplier
    b.modalPresentationStyle = .custom
    root.present(b, animated: true)
    scene.settle()
    #expect(record.take() == ["B.didLoad", "B.willAppear", "animate", "ended true", "B.didAppear"])
    root.dismiss(animated: true)
    scene.settle()
    #expect(record.take() == ["B.willDisappear", "animate", "ended true", "B.didDisappear"])
  }

  @Test("Blocks alongside a transition run with it, and their completions after it")
  func coordinator() {
    var seen: [String] = []
    b.reactions["willAppear"] = { controller in
      controller.transitionCoordinator?.animate(
        alongsideTransition: { context in
          seen.append("alongside \(context.transitionDuration)")
        },
        completion: { context in
          seen.append("completion \(context.isCancelled)")
        })
    }
    navigation.delegate = nil
    navigation.pushViewController(b, animated: true)
    scene.turn.run()
    #expect(navigation.transitionCoordinator != nil)
    #expect(seen == ["alongside 0.35"])
    scene.settle()
    #expect(seen == ["alongside 0.35", "completion false"])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("A presentation controller of one's own frames the view and hears of both ways")
  func presentationController() {
    final class Half: UIPresentationController {
      var record: Record?
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 0, y: 284, width: 320, height: 284)
      }
      override func presentationTransitionWillBegin() { record?.add("will present") }
      override func presentationTransitionDidEnd(_ completed: Bool) { record?.add("did present \(completed)") }
      override func dismissalTransitionWillBegin() { record?.add("will dismiss") }
      override func dismissalTransitionDidEnd(_ completed: Bool) { record?.add("did dismiss \(completed)") }
    }
    final class Framing: UIViewControllerTransitioningDelegate {
      let record: Record
      init(_ record: Record) { self.record = record }
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        let half = Half(presentedViewController: presented, presenting: presenting)
        half.record = record
        return half
      }
    }
    let framing = Framing(record)
    let card = UIViewController()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = framing
    navigation.present(card, animated: true)
    scene.settle()
    #expect(card.view.frame == CGRect(x: 0, y: 284, width: 320, height: 284))
    navigation.dismiss(animated: true)
    scene.settle()
    #expect(record.take() == ["will present", "did present true", "will dismiss", "did dismiss true"])
  }
}
