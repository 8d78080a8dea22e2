// UILongPressGestureRecognizer: a finger that stays down, and may then be dragged.

import Essentials
import Foundation

/// Recognises a long press; continuous: began after the time, changed as the finger moves, ended when it goes up.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the press must last, in seconds; 0.5 by default.
  open var minimumPressDuration = 0.5
  /// How far the finger may stray before the press is recognised, in points; 10 by default.
  open var allowableMovement: CGFloat = 10
  /// How many fingers must press; 1 by default.
  open var numberOfTouchesRequired = 1
  /// How many taps must go before the press; 0 by default.
  open var numberOfTapsRequired = 0

  private var taps = 0
  private var fingers = 0
  private var start = CGPoint.zero
  private var timer: Turn.Ticket?

  package override var awaitsMoreTouches: Bool { state == .possible && taps > 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    stopTimer()
    fingers = max(fingers, numberOfTouches)
    guard fingers <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    start = location(in: nil)
    guard fingers == numberOfTouchesRequired else { return }
    if taps < numberOfTapsRequired {
      wait(UITapGestureRecognizer.longestPress, then: .failed)
    } else if minimumPressDuration <= 0 {
      state = .began
    } else {
      wait(minimumPressDuration, then: .began)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    let place = location(in: nil)
    if hypot(place.x - start.x, place.y - start.y) > allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .ended
      return
    }
    guard touches.count == numberOfTouches else { return }
    stopTimer()
    guard pendingStates.isEmpty, fingers == numberOfTouchesRequired, taps < numberOfTapsRequired else {
      state = .failed
      return
    }
    (taps, fingers) = (taps + 1, 0)
    wait(UITapGestureRecognizer.longestPause, then: .failed)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    stopTimer()
    (taps, fingers) = (0, 0)
  }

  private func wait(_ seconds: Double, then next: State) {
    timer = after(seconds) { [weak self] in self?.state = next }
  }

  private func stopTimer() {
    if let timer { Turn.current.cancel(timer) }
    timer = nil
  }
}
