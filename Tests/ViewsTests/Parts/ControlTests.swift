// ControlTests: what a control sends while the pointer or a key presses it, and to whom.

import Essentials
import Foundation
import Geometry
import OneAtATime
import Testing

@testable import Views

/// A control of 100 × 50 points at (50, 50) that notes every event.
@MainActor
private final class ControlWorld {
  let world = World()
  let control: UIControl

  init(_ control: UIControl = UIControl(frame: .zero)) {
    self.control = control
    control.frame = CGRect(x: 50, y: 50, width: 100, height: 50)
    world.window.addSubview(control)
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
      (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "upInside"),
      (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"), (.valueChanged, "changed"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names {
      control.addAction(UIAction { [weak self] _ in self?.world.log.append(name) }, for: event)
    }
    world.turn.run()
  }

  func pointer(_ phase: PointerInput.Phase, _ x: CGFloat, _ y: CGFloat, clicks: Int = 1) {
    world.send(.pointer(phase, at: CGPoint(x: x, y: y), clickCount: clicks))
  }
}

/// A target with actions of both kinds.
@MainActor
private final class Target: UIResponder {
  var log: [String] = []
  weak var sender: UIControl?

  override class var connections: [Connection] {
    super.connections + [
      .action("plain", Target.plain), .action("tap:", Target.tap), .action("tap:forEvent:", Target.tapWithEvent),
    ]
  }

  func plain() { log.append("plain") }
  func tap(_ sender: UIControl) {
    log.append("tap")
    self.sender = sender
  }
  func tapWithEvent(_ sender: UIControl, _ event: UIEvent) { log.append("event \(event.allTouches?.count ?? 0)") }
}

@MainActor @Suite("Control events", .oneAtATime) struct ControlEventTests {
  @Test("A click sends touchDown, then touchUpInside with the primary action")
  func click() {
    let it = ControlWorld()
    it.pointer(.down, 60, 60)
    #expect(it.world.log == ["down"])
    #expect(it.control.isHighlighted && it.control.isTracking && it.control.isTouchInside)
    it.pointer(.up, 60, 60)
    #expect(it.world.log == ["down", "upInside", "primary"])
    #expect(!it.control.isHighlighted && !it.control.isTracking)
  }

  @Test("A drag goes out 70 points beyond the edge, comes back, and is lifted outside")
  func drag() {
    let it = ControlWorld()
    it.pointer(.down, 60, 60)
    it.pointer(.moved, 61, 60)
    it.pointer(.moved, 219, 60)
    #expect(it.world.log == ["down", "inside", "inside"])
    #expect(it.control.isHighlighted)
    it.pointer(.moved, 221, 60)
    #expect(!it.control.isHighlighted)
    it.pointer(.moved, 222, 60)
    it.pointer(.moved, 200, 60)
    #expect(it.control.isHighlighted)
    it.pointer(.moved, 250, 60)
    it.pointer(.up, 250, 60)
    #expect(
      it.world.log == [
        "down", "inside", "inside", "outside", "exit", "outside", "inside", "enter", "outside", "exit", "upOutside",
      ])
  }

  @Test("The second click of two sends touchDownRepeat beside touchDown")
  func doubleClick() {
    let it = ControlWorld()
    it.pointer(.down, 60, 60, clicks: 2)
    #expect(it.world.log == ["down", "repeat"])
  }

  @Test("A control that leaves its window, or is disabled, lets go with touchCancel", arguments: [true, false])
  func cancel(leaves: Bool) {
    let it = ControlWorld()
    it.pointer(.down, 60, 60)
    if leaves { it.control.removeFromSuperview() } else { it.control.isEnabled = false }
    it.pointer(.up, 60, 60)
    #expect(it.world.log == ["down", "cancel"])
    #expect(!it.control.isHighlighted && !it.control.isTracking)
  }

  @Test("A disabled control sends nothing")
  func disabled() {
    let it = ControlWorld()
    it.control.isEnabled = false
    it.pointer(.down, 60, 60)
    it.pointer(.up, 60, 60)
    #expect(it.world.log.isEmpty)
    #expect(it.control.state == .disabled)
  }

  @Test(
    "Return, Enter and Space press a focused control and use it when they come up",
    arguments: [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar])
  func keys(code: UIKeyboardHIDUsage) {
    let it = ControlWorld()
    it.world.window.setFocus(it.control, showsRing: true)
    it.world.send(.keyDown(KeyInput(code)))
    #expect(it.control.isHighlighted && it.world.log.isEmpty)
    it.world.send(.keyDown(KeyInput(code, isRepeat: true)), .keyUp(KeyInput(code)))
    #expect(!it.control.isHighlighted)
    #expect(it.world.log == ["upInside", "primary"])
  }

  @Test("A key with Control, and a key that is taken back, use nothing")
  func keysThatDoNot() {
    let it = ControlWorld()
    it.world.window.setFocus(it.control, showsRing: true)
    it.world.send(
      .keyDown(KeyInput(.keyboardSpacebar, modifiers: .alternate)), .keyDown(KeyInput(.keyboardReturnOrEnter)),
      .focusLost)
    #expect(!it.control.isHighlighted)
    #expect(!it.world.log.contains("upInside"))
  }

  @Test("X27: an action goes to its target with sender and event as its colons say; the same one counts once")
  func selectors() {
    let it = ControlWorld()
    let target = Target()
    it.control.addTarget(target, action: "plain", for: .touchDown)
    it.control.addTarget(target, action: "plain", for: .touchDown)
    it.control.addTarget(target, action: "tap:", for: .touchUpInside)
    it.control.addTarget(target, action: "tap:forEvent:", for: [.touchDown, .touchUpInside])
    it.pointer(.down, 60, 60)
    it.pointer(.up, 60, 60)
    #expect(target.log == ["plain", "event 1", "tap", "event 1"])
    #expect(target.sender === it.control)
    #expect(it.control.actions(forTarget: target, forControlEvent: .touchDown) == ["plain", "tap:forEvent:"])
    it.control.removeTarget(target, action: nil, for: .allEvents)
    #expect(it.control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
  }

  @Test("X27: without a target an action goes along the responder chain")
  func nilTarget() {
    /// A superview that has the action.
    final class Listener: UIView {
      var taps = 0
      override class var connections: [Connection] { super.connections + [.action("tapped", Listener.tapped)] }
      func tapped() { taps += 1 }
    }
    let it = ControlWorld()
    let listener = Listener(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    it.world.window.addSubview(listener)
    listener.addSubview(it.control)
    it.control.addTarget(nil, action: "tapped", for: .touchUpInside)
    it.control.sendActions(for: .touchUpInside)
    #expect(listener.taps == 1)
  }

  @Test("A target is not kept alive, and its actions are forgotten with it")
  func weakTarget() {
    let it = ControlWorld()
    var target: Target? = Target()
    weak let kept = target
    it.control.addTarget(target, action: "plain", for: .touchDown)
    it.control.addTarget(target ?? Target(), action: Target.plain, for: .touchDown)
    it.control.sendActions(for: .touchDown)
    #expect(target?.log == ["plain", "plain"])
    target = nil
    #expect(kept == nil)
    it.control.sendActions(for: .touchDown)
    #expect(it.control.allTargets.isEmpty)
  }

  @Test("An action with the same identifier is replaced; a mask of two events runs it once")
  func actions() {
    let it = ControlWorld()
    let control = UIControl(frame: .zero)
    let identifier = UIAction.Identifier("it")
    control.addAction(UIAction(identifier: identifier) { _ in it.world.log.append("old") }, for: .touchDown)
    control.addAction(
      UIAction(identifier: identifier) { action in
        it.world.log.append(action.sender === control ? "new" : "?")
      }, for: [.touchDown, .touchUpInside])
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(it.world.log == ["new"])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    control.removeAction(identifiedBy: identifier, for: .touchDown)
    #expect(control.allControlEvents == .touchUpInside)
  }
}
