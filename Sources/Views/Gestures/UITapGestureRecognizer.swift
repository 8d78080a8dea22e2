// UITapGestureRecognizer: one or more taps in one place.

import Essentials
import Foundation

/// Recognises taps; discrete.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture; 1 by default.
  open var numberOfTapsRequired = 1
  /// How many fingers must tap together; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The longest that a finger may stay down and that the next tap may keep waiting, in seconds, and how far a finger
  /// may stray, in points. Source: what UIKit's own recogniser is seen to use.
  static let longestPress = 0.75, longestPause = 0.35, allowableMovement = 45.0

  private var taps = 0
  private var fingers = 0
  private var start = CGPoint.zero
  private var timer: Turn.Ticket?

  package override var awaitsMoreTouches: Bool { state == .possible && taps > 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    stopTimer()
    fingers = max(fingers, numberOfTouches)
    guard fingers <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    let place = location(in: nil)
    if taps == 0 {
      start = place
    } else if strays(place) {
      state = .failed
      return
    }
    wait(Self.longestPress)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == fingers && strays(location(in: nil)) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.count == numberOfTouches else { return }
    stopTimer()
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    fingers = 0
    taps += 1
    if taps < numberOfTapsRequired {
      wait(Self.longestPause)
    } else {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    stopTimer()
    (taps, fingers) = (0, 0)
  }

  /// A tap does not end the hope for more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func strays(_ place: CGPoint) -> Bool {
    hypot(place.x - start.x, place.y - start.y) > Self.allowableMovement
  }

  private func wait(_ seconds: Double) {
    timer = after(seconds) { [weak self] in self?.state = .failed }
  }

  private func stopTimer() {
    if let timer { Turn.current.cancel(timer) }
    timer = nil
  }
}
