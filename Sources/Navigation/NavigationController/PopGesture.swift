// PopGesture: the two ways in which hands drive a navigation controller: a drag from the edge, and scrolling sideways.

import Essentials
import Foundation
import Geometry
import Views

/// Turns drags and scroll steps into the progress of a pop, or of going forward again.
@MainActor
final class PopGesture: UIGestureRecognizerDelegate {
  /// How long after the last step of a scroll the hand has let go, in seconds: steps come without a beginning or an end.
  static let pause = 0.15

  let recognizer = EdgePanRecognizer()
  private unowned let navigation: UINavigationController
  /// How far scrolling has come since its first step, in points towards the end of the transition.
  private var scrolled: CGFloat = 0
  private var speed = ScrollSpeed()
  private var ending: Turn.Ticket?
  /// What scrolling drives.
  private weak var scrollHand: StackHand?

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addAction { [weak self] in self?.follow($0) }
  }

  /// The edge from which a drag goes back: where reading begins.
  func updateEdge() {
    let edge = navigation.isMirrored ? UIRectEdge.right : .left
    if recognizer.edges != edge { recognizer.edges = edge }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { navigation.offersWayBack }

  private var width: CGFloat { max(navigation.viewIfLoaded?.bounds.width ?? 0, 1) }
  private var sign: CGFloat { navigation.isMirrored ? -1 : 1 }

  // MARK: Dragging

  private func follow(_ pan: EdgePanRecognizer) {
    switch pan.state {
    case .began:
      pan.hand = navigation.takeHold(.pop)
      fallthrough
    case .changed: pan.hand?.move(to: sign * pan.translation(in: navigation.viewIfLoaded).x / width)
    case .ended: letGo(pan.hand, velocity: sign * pan.velocity(in: navigation.viewIfLoaded).x)
    default: letGo(pan.hand, velocity: nil)
    }
  }

  /// Lets go at `velocity`, in points a second towards the end; nil gives up.
  private func letGo(_ hand: StackHand?, velocity: CGFloat?) {
    guard let hand else { return }
    let completes = velocity.map { HandOver.completes(progress: hand.progress, velocity: $0) } ?? false
    hand.letGo(completing: completes, velocity: (velocity ?? 0) / width)
  }

  // MARK: Scrolling

  /// Takes a step that nothing inside has used; true if it was one sideways with somewhere to go.
  func follow(_ scroll: ScrollInput) -> Bool {
    if let hand = navigation.state.hand { return hand === scrollHand && hand.isHolding && step(scroll, of: hand) }
    guard abs(scroll.delta.dx) > abs(scroll.delta.dy), recognizer.isEnabled else { return false }
    let isBack = scroll.delta.dx * sign < 0
    guard isBack ? mayPop : true, let hand = navigation.takeHold(isBack ? .pop : .push) else { return false }
    (scrollHand, scrolled, speed) = (hand, 0, ScrollSpeed())
    return step(scroll, of: hand)
  }

  private var mayPop: Bool { recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true }

  private func step(_ scroll: ScrollInput, of hand: StackHand) -> Bool {
    let way = scroll.delta.dx * sign * (hand.operation == .pop ? -1 : 1)
    scrolled = min(max(scrolled + way, 0), width)
    speed.add(way, at: Turn.current.now)
    hand.move(to: scrolled / width)
    if let ending { Turn.current.cancel(ending) }
    ending = Turn.current.schedule(at: Turn.current.now + Self.pause) { [weak self, weak hand] in
      guard let self else { return }
      letGo(hand, velocity: speed.value)
    }
    return true
  }
}

/// The speed of scrolling at its last step.
struct ScrollSpeed {
  /// How long a step counts, in seconds; as for fingers.
  private static let window = 0.1
  private var steps: [(way: CGFloat, time: Double)] = []

  mutating func add(_ way: CGFloat, at time: Double) {
    steps.append((way, time))
    steps.removeAll { $0.time <= time - Self.window }
  }

  /// In points a second; 0 where the steps came at one moment, as they do from a single notch.
  var value: CGFloat {
    guard let first = steps.first, let last = steps.last, last.time > first.time else { return 0 }
    return steps.dropFirst().reduce(0) { $0 + $1.way } / (last.time - first.time)
  }
}

/// The drag from the edge. Other drags inside the screens wait for it.
@MainActor
final class EdgePanRecognizer: UIScreenEdgePanGestureRecognizer {
  /// What the drag drives.
  weak var hand: StackHand?

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && !(otherGestureRecognizer is EdgePanRecognizer)
  }

  override func reset() {
    super.reset()
    hand = nil
  }
}

/// A navigation controller's view. While a hand drives the screens nothing on them can be used; the back button ends it.
@MainActor
final class NavigationContainerView: UIView {
  weak var navigation: UINavigationController?

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer is EdgePanRecognizer, let navigation else { return true }
    return navigation.canTakeHold(.pop)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && navigation?.state.hand?.isHolding == true ? self : hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let navigation, navigation.state.hand?.isHolding == true, let touch = touches.first,
      let back = navigation.navigationBar.state.oldContent?.back, !back.isHidden,
      back.bounds.contains(touch.location(in: back))
    else { return super.touchesEnded(touches, with: event) }
    _ = navigation.endDragWithBack()
  }
}
