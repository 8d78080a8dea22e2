// GestureArena: every touch of one user interface on its way to the recognisers and then to the touched view.
//
// A touch goes to the recognisers of the touched view and of all views around it, innermost first. The view gets it
// afterwards, unless a recogniser has claimed it, holds it back, or a scroll view waits to see whether it is a drag.

import Essentials
import Foundation

/// Delivers touches and keeps the rules between the recognisers that follow them.
@MainActor
package final class GestureArena {
  /// The arena of the current user interface.
  package static var current: GestureArena { Turn.current.slot(GestureArena.self) { GestureArena() } }

  /// The recognisers that follow touches, or wait for the next tap or for another's failure; innermost views first.
  private(set) var members: [UIGestureRecognizer] = []
  private var deliveries: [TouchDelivery] = []

  /// Takes touches whose `phase` has just become began, moved, ended or cancelled; `touch.view` is the touched view.
  package func dispatch(_ touches: Set<UITouch>, phase: UITouch.Phase, with event: UIEvent) {
    if phase == .began { touches.forEach(enlist) }
    for member in members { member.deliver(touches, phase: phase, event: event) }
    for touch in touches {
      if phase == .began {
        let delivery = TouchDelivery(touch: touch, event: event)
        deliveries.append(delivery)
        delivery.start(followers: members.filter { $0.touches.contains { $0 === touch } })
      } else {
        deliveries.first { $0.touch === touch }?.advance(to: phase, event: event)
      }
    }
    settle()
  }

  /// Whether the touched view has been sent the touch and has not been told of its end.
  package func isWithView(_ touch: UITouch) -> Bool { deliveries.contains { $0.touch === touch && $0.isWithView } }

  /// Lets go of what is decided: held touches, and recognisers whose touches are up.
  func settle() {
    for delivery in deliveries { delivery.settle() }
    deliveries.removeAll(where: \.isOver)
    for member in members where member.touches.isEmpty {
      if member.isFinished {
        remove(member)
        member.becomePossible()
      } else if !member.awaitsMoreTouches && member.pendingStates.isEmpty {
        remove(member)
      }
    }
  }

  func remove(_ recognizer: UIGestureRecognizer) {
    members.removeAll { $0 === recognizer }
  }

  private func enlist(_ touch: UITouch) {
    guard let touched = touch.view else { return }
    for view in sequence(first: touched, next: \.superview) {
      for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
        guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false else { continue }
        recognizer.touches.append(touch)
        remove(recognizer)
        members.append(recognizer)
      }
    }
  }
}

// MARK: Between recognisers

extension GestureArena {
  /// Whether a gesture that must fail before `recognizer` may begin is still undecided.
  func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
    rivals(of: recognizer).contains { $0.state == .possible && recognizer.requiresFailure(of: $0) }
  }

  /// Whether a gesture that is under way forbids `recognizer` to begin.
  func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    rivals(of: recognizer).contains {
      $0.isRecognized && ($0.prevents(recognizer) || recognizer.requiresFailure(of: $0))
    }
  }

  func didRecognize(_ recognizer: UIGestureRecognizer) {
    for rival in rivals(of: recognizer) where rival.state == .possible {
      if recognizer.prevents(rival) || (!rival.pendingStates.isEmpty && rival.requiresFailure(of: recognizer)) {
        rival.fail()
      }
    }
    guard recognizer.cancelsTouchesInView else { return }
    for delivery in deliveries where recognizer.touches.contains(where: { $0 === delivery.touch }) {
      delivery.cancel()
    }
  }

  /// Lets the gestures begin that waited only for this one to fail.
  func didFail(_ recognizer: UIGestureRecognizer) {
    for member in members where !member.pendingStates.isEmpty && !mustWait(member) {
      member.begin(member.pendingStates, in: self)
    }
  }

  private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    members.filter { $0 !== recognizer }
  }
}

extension UIGestureRecognizer {
  /// Hands the recogniser those of the touches that it follows; touches that have ended are followed no more.
  package func deliver(_ arrived: Set<UITouch>, phase: UITouch.Phase, event: UIEvent) {
    let followed = Set(touches.filter(arrived.contains))
    guard !followed.isEmpty else { return }
    if !isFinished {
      switch phase {
      case .began: touchesBegan(followed, with: event)
      case .moved: touchesMoved(followed, with: event)
      case .ended: touchesEnded(followed, with: event)
      case .cancelled: touchesCancelled(followed, with: event)
      default: break
      }
    }
    guard phase == .ended || phase == .cancelled else { return }
    lastLocation = location(in: nil)
    touches.removeAll(where: followed.contains)
  }

  /// Runs `work` after `seconds` of media time and then lets the arena act on what it changed.
  func after(_ seconds: Double, _ work: @escaping @MainActor () -> Void) -> Turn.Ticket {
    Turn.current.schedule(at: Turn.current.now + seconds) {
      work()
      GestureArena.current.settle()
    }
  }
}
