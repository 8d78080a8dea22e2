// Hands: a navigation controller that is driven by hand: drags from the edge, scrolling, keys.

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
struct Hands {
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

/// What the controllers hear, from the drag's beginning to its rest.
extension Hands {
  static let cancelled = [
    "B.willMove(nil)", "B.willDisappear", "A.willAppear", "A.willDisappear", "A.didDisappear", "B.willAppear",
    "B.didAppear", "B.didMove(parent)",
  ]
  static let completed = [
    "B.willMove(nil)", "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear", "B.didMove(nil)",
  ]
}
