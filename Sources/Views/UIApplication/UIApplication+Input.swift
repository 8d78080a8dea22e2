// UIApplication+Input: what a host tells, on its way to the views that it concerns.

import Essentials
import Foundation
import Geometry

/// What is held down, and what keeps input from being used.
@MainActor
final class InputState {
  /// The touch of the primary button, from press to release.
  var touch: UITouch?
  /// The keys that are down and were delivered.
  var presses: [UIKeyboardHIDUsage: UIPress] = [:]
  var ignoreCount = 0
  /// The open transitions, each with the end of its time.
  var transitions: [Int: Turn.Ticket] = [:]
  var lastTransition = 0
  /// Whether the user's keys go to this application.
  var isActive = true
}

extension UIApplication {
  /// Takes one thing that the user did; it is worked off in the input phase of this turn or the next.
  package func send(_ event: InputEvent) {
    turn.enqueue(.input) { [unowned self] in
      if event == .focusLost || event == .focusGained { setActive(event == .focusGained) }
      if !isIgnoringInteractionEvents && !isInTransition { handle(event) }
    }
  }

  private func handle(_ event: InputEvent) {
    switch event {
    case .pointer(let pointer): handle(pointer)
    case .scroll(let scroll): handle(scroll)
    case .keyDown(let key): keyDown(key)
    case .keyUp(let key): keyUp(key)
    case .text(let text): (keyWindow?.firstResponder as? any UIKeyInput)?.insertText(text)
    case .composition(let text, let selection):
      (keyWindow?.firstResponder as? any MarkedTextInput)?.setMarkedText(text, selectedRange: selection)
    case .back: goBack()
    case .forward: goForward()
    case .shake: shake()
    case .focusLost: cancelInput()
    case .focusGained: break
    }
  }

  /// Cancels the touch and the keys that are down.
  func cancelInput() {
    cancelTouch()
    let presses = Set(input.presses.values)
    input.presses = [:]
    guard !presses.isEmpty else { return }
    for press in presses { update(press, to: .cancelled) }
    sendEvent(UIPressesEvent(presses: presses, timestamp: turn.now))
  }

  // MARK: Pointer

  private func handle(_ pointer: PointerInput) {
    guard pointer.button == .primary else { return }
    switch pointer.phase {
    case .down: pointerDown(pointer)
    case .moved:
      guard let touch = input.touch else { return shapePointer(at: pointer.location) }
      if touch.windowLocation != windowPoint(pointer.location, in: touch.window) {
        change(touch, to: .moved, by: pointer)
      }
    case .up:
      guard let touch = input.touch else { return }
      input.touch = nil
      change(touch, to: .ended, by: pointer)
    case .cancelled: cancelTouch()
    }
  }

  private func pointerDown(_ pointer: PointerInput) {
    cancelTouch()
    let event = touchEvent(by: pointer)
    guard let (window, point, hit) = hit(at: pointer.location, with: event) else { return }
    window.pointerWentDown(on: hit)
    let touch = UITouch(at: point, in: hit, of: window, timestamp: turn.now)
    touch.tapCount = pointer.clickCount
    touch.gestureRecognizers = sequence(first: hit, next: \.superview).flatMap { $0.gestureRecognizers ?? [] }
    input.touch = touch
    event.allTouches = [touch]
    sendEvent(event)
  }

  private func change(_ touch: UITouch, to phase: UITouch.Phase, by pointer: PointerInput) {
    touch.update(phase: phase, location: windowPoint(pointer.location, in: touch.window), timestamp: turn.now)
    let event = touchEvent(by: pointer)
    event.allTouches = [touch]
    sendEvent(event)
  }

  private func touchEvent(by pointer: PointerInput) -> UIEvent {
    let event = UIEvent(type: .touches, timestamp: turn.now)
    event.modifierFlags = pointer.modifiers
    event.buttonMask = pointer.phase == .up ? [] : .primary
    return event
  }

  func cancelTouch() {
    guard let touch = input.touch else { return }
    input.touch = nil
    touch.update(phase: .cancelled, location: touch.windowLocation, timestamp: turn.now)
    let event = UIEvent(type: .touches, timestamp: turn.now)
    event.allTouches = [touch]
    sendEvent(event)
  }

  /// The view that answers at a point of the screen, in the frontmost window that has one, with the window and the
  /// point in its coordinates.
  private func hit(at point: CGPoint, with event: UIEvent) -> (UIWindow, CGPoint, UIView)? {
    for window in visibleWindows.reversed() {
      let inside = windowPoint(point, in: window)
      if let view = window.hitTest(inside, with: event) { return (window, inside, view) }
    }
    return nil
  }

  private func shapePointer(at location: CGPoint) {
    let found = hit(at: location, with: UIEvent(type: .hover, timestamp: turn.now))
    shapePointer(over: found?.2, at: found.map { $0.2.convert($0.1, from: $0.0) } ?? .zero)
  }

  private func windowPoint(_ point: CGPoint, in window: UIWindow?) -> CGPoint {
    window?.layer.convert(point, from: nil) ?? point
  }

  private func handle(_ scroll: ScrollInput) {
    let event = UIEvent(type: .scroll, timestamp: turn.now)
    guard let (_, point, view) = hit(at: scroll.location, with: event) else { return }
    var scroll = scroll
    scroll.location = point
    _ = view.handleScroll(scroll)
  }

  // MARK: Keys

  private func keyDown(_ key: KeyInput) {
    guard let window = keyWindow else { return }
    let uiKey = UIKey(key.code, modifiers: key.modifiers, characters: key.characters)
    let press = UIPress(key: uiKey, timestamp: turn.now, isRepeat: key.isRepeat)
    (press.window, press.responder) = (window, window.keyTarget)
    input.presses[key.code] = press
    sendEvent(UIPressesEvent(presses: [press], timestamp: turn.now))
  }

  private func keyUp(_ key: KeyInput) {
    guard let press = input.presses.removeValue(forKey: key.code) else { return }
    update(press, to: .ended)
    sendEvent(UIPressesEvent(presses: [press], timestamp: turn.now))
  }

  private func update(_ press: UIPress, to phase: UIPress.Phase) { (press.phase, press.timestamp) = (phase, turn.now) }

  private func shake() {
    guard let window = keyWindow else { return }
    let target = window.firstResponder ?? window
    let event = UIEvent(type: .motion, subtype: .motionShake, timestamp: turn.now)
    target.motionBegan(.motionShake, with: event)
    target.motionEnded(.motionShake, with: event)
  }
}
