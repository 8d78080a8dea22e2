// UIPanGestureRecognizer: fingers that are dragged.

import Essentials
import Foundation
import Geometry

/// Recognises a drag; continuous. Its path is measured from where the drag was recognised.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers must, and how many may, be down; from 1 to any number by default.
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers must go before it is a drag, in points. Source: observed on UIKit.
  static let slop: CGFloat = 10

  /// Where the path is measured from, and where the fingers are, in window coordinates.
  private(set) var origin = CGPoint.zero
  private(set) var place = CGPoint.zero
  private var speedometer = Speedometer()

  /// How far the fingers went since the drag was recognised, in points of `view`'s coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    let (from, to) = (local(origin, in: view), local(place, in: view))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Counts on from `translation`, in points of `view`'s coordinates; the velocity starts anew.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let to = local(place, in: view)
    let from = CGPoint(x: to.x - translation.x, y: to.y - translation.y)
    origin = view.map { $0.convert(from, to: nil) } ?? from
    speedometer.start(at: place, time: Turn.current.now)
  }

  /// How fast the fingers go, in points of `view`'s coordinates a second.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = speedometer.velocity(at: Turn.current.now)
    let (from, to) = (local(.zero, in: view), local(velocity, in: view))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches {
      if state == .possible { state = .failed }
      for touch in touches { ignore(touch, for: event) }
      return
    }
    let old = place
    place = location(in: nil)
    if state == .possible {
      origin = place
    } else {
      origin = CGPoint(x: origin.x + place.x - old.x, y: origin.y + place.y - old.y)
    }
    speedometer.start(at: place, time: Turn.current.now)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    place = location(in: nil)
    speedometer.add(place, time: Turn.current.now)
    if state != .possible {
      state = .changed
      return
    }
    let (dx, dy) = (place.x - origin.x, place.y - origin.y)
    let length = hypot(dx, dy)
    guard length >= Self.slop, numberOfTouches >= minimumNumberOfTouches, pendingStates.isEmpty else {
      return followPending()
    }
    guard isAllowed(CGVector(dx: dx, dy: dy)) else {
      state = .failed
      return
    }
    let old = origin
    origin = CGPoint(x: old.x + dx / length * Self.slop, y: old.y + dy / length * Self.slop)
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    place = location(in: nil)
    guard touches.count == numberOfTouches else { return carryOn(without: touches) }
    state = state == .possible && pendingStates.isEmpty ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  /// Begins at once, as where a finger stops what is moving.
  func beginWithoutSlop() {
    place = location(in: nil)
    origin = place
    speedometer.start(at: place, time: Turn.current.now)
    state = .began
  }

  /// Whether a drag that starts in this direction is the gesture; always, unless a subclass says otherwise.
  package func isAllowed(_ direction: CGVector) -> Bool { true }

  /// Keeps a drag that waits for another gesture to fail up to date.
  private func followPending() {
    if !pendingStates.isEmpty { state = .changed }
  }

  /// Lets the middle of the fingers jump, when one of several goes up, without moving what is dragged.
  private func carryOn(without ended: Set<UITouch>) {
    let rest = self.touches.filter { !ended.contains($0) }.map { $0.location(in: nil) }
    let sum = rest.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    let middle = CGPoint(x: sum.x / CGFloat(rest.count), y: sum.y / CGFloat(rest.count))
    origin = CGPoint(x: origin.x + middle.x - place.x, y: origin.y + middle.y - place.y)
    place = middle
    speedometer.start(at: place, time: Turn.current.now)
  }

  private func local(_ point: CGPoint, in view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: nil) } ?? point
  }
}

/// The speed of a moving point over the last tenth of a second.
struct Speedometer {
  /// How long a sample counts, in seconds; a finger that rests this long stands still.
  static let window = 0.1

  private var samples: [(point: CGPoint, time: Double)] = []

  mutating func start(at point: CGPoint, time: Double) { samples = [(point, time)] }

  mutating func add(_ point: CGPoint, time: Double) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((point, time))
    while samples.count > 2 && samples[1].time <= time - Self.window { samples.removeFirst() }
  }

  /// Points a second along each axis, as seen at `time`.
  func velocity(at time: Double) -> CGPoint {
    guard let last = samples.last, time - last.time < Self.window else { return .zero }
    let recent = samples.first { $0.time > last.time - Self.window } ?? last
    let from = recent.time < last.time ? recent : samples.dropLast().last ?? last
    let span = last.time - from.time
    guard span > 0 else { return .zero }
    return CGPoint(x: (last.point.x - from.point.x) / span, y: (last.point.y - from.point.y) / span)
  }
}
