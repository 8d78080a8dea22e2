// UIPinchGestureRecognizer: two fingers that part or meet.

import Essentials
import Foundation

/// Recognises a pinch of two fingers; continuous. A mouse has one finger only and cannot pinch.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers as a factor of the distance at which the pinch was recognised; may be set during the
  /// gesture, which then counts on from there.
  open var scale: CGFloat {
    get { base > 0 ? distance / base : 1 }
    set { if newValue > 0 { base = distance / newValue } }
  }

  /// How fast the scale changes, in factors a second.
  open var velocity: CGFloat {
    base > 0 ? speedometer.velocity(at: Turn.current.now).x / base : 0
  }

  /// How much the fingers must part or meet before it is a pinch, in points.
  static let slop: CGFloat = 8

  private var base: CGFloat = 0
  private var distance: CGFloat = 0
  private var speedometer = Speedometer()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= 2 else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard numberOfTouches == 2 else { return }
    distance = measure()
    base = distance
    speedometer.start(at: CGPoint(x: distance, y: 0), time: Turn.current.now)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    distance = measure()
    speedometer.add(CGPoint(x: distance, y: 0), time: Turn.current.now)
    if state != .possible {
      state = .changed
      return
    }
    guard abs(distance - base) >= Self.slop, pendingStates.isEmpty else { return }
    base += distance > base ? Self.slop : -Self.slop
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .ended
    } else if touches.count == numberOfTouches && pendingStates.isEmpty {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() { (base, distance) = (0, 0) }

  private func measure() -> CGFloat {
    let points = touches.map { $0.location(in: nil) }
    guard let one = points.first, let other = points.last else { return 0 }
    return hypot(one.x - other.x, one.y - other.y)
  }
}
