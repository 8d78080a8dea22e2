// GestureStand: touches by hand, several at once, for recognisers on views in a window.

import Foundation
import Geometry

@testable import Views

/// A window with a view of 300 × 400 points and fingers to put on it.
@MainActor
final class GestureStand {
  let world = World()
  let view: UIView
  private var fingers: [Int: UITouch] = [:]

  init() { view = world.view(CGRect(x: 0, y: 0, width: 300, height: 400)) }

  var log: [String] {
    get { world.log }
    set { world.log = newValue }
  }

  /// A recogniser that notes its states, on the view or another.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ name: String, _ recognizer: Recognizer, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.addAction { [unowned self] in world.log.append("\(name) \($0.state)") }
    (view ?? self.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    let place = CGPoint(x: x, y: y)
    let touch = UITouch(
      at: place, in: world.window.hitTest(place, with: nil), of: world.window, timestamp: world.turn.now)
    fingers[finger] = touch
    send([touch])
  }

  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { change([finger: CGPoint(x: x, y: y)], .moved) }
  func up(finger: Int = 0) { end(finger, .ended) }
  func cancel(finger: Int = 0) { end(finger, .cancelled) }

  /// Moves several fingers in one event.
  func move(_ places: [Int: CGPoint]) { change(places, .moved) }

  /// A press and a release in one place.
  func tap(_ x: CGFloat = 50, _ y: CGFloat = 50) {
    down(x, y)
    up()
  }

  func run(to time: Double) { world.run(to: time) }

  private func change(_ places: [Int: CGPoint], _ phase: UITouch.Phase) {
    let touches = places.compactMap { finger, place in
      fingers[finger].map { touch in
        touch.update(phase: phase, location: place, timestamp: world.turn.now)
        return touch
      }
    }
    send(Set(touches))
  }

  private func end(_ finger: Int, _ phase: UITouch.Phase) {
    guard let touch = fingers.removeValue(forKey: finger) else { return }
    touch.update(phase: phase, location: touch.windowLocation, timestamp: world.turn.now)
    send([touch])
  }

  private func send(_ touches: Set<UITouch>) {
    let event = UIEvent(type: .touches, timestamp: world.turn.now)
    event.allTouches = touches
    world.application.sendEvent(event)
  }
}

/// Decides as its closures say.
@MainActor
final class GestureDecider: UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var isSimultaneous = false
  var waitsForOther = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waitsForOther }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
}
