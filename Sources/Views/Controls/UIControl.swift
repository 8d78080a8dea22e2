// UIControl: a view that follows one touch or a key and tells its targets. Who is told is in UIControl+Targets.swift.

import Essentials
import Foundation
import Geometry

/// A view that is used: it follows a touch, shows that it is pressed, and sends actions.
///
/// Return or Space press a focused control; a touch that begins inside and is lifted at most 70 points outside does.
@preconcurrency @MainActor
open class UIControl: UIView {
  // MARK: State

  /// Whether the control can be used.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateChanged() } }
  }

  /// Whether the control is chosen; most show it, none sets it by itself.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }

  /// Whether the control is pressed: set and unset while a touch goes in and out.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  /// All that the control is in.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// How content stands between top and bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// How content stands between left and right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Whether a touch is being followed.
  public private(set) var isTracking = false
  /// Whether the followed touch is inside, or at most 70 points outside.
  public private(set) var isTouchInside = false

  /// Who is told of what.
  var actions: [ControlAction] = []
  private weak var trackedTouch: UITouch?
  private var pressedKey: UIKeyboardHIDUsage?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that does `primaryAction` when it is used for what it is there for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the state. Called after each change of `state`.
  func stateChanged() {
    setNeedsLayout()
    if !isEnabled, isTracking || pressedKey != nil { letGo(with: nil) }
  }

  /// What lifting a touch inside, or a key, means.
  var activationEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  // MARK: Following a touch

  /// Begins to follow a touch; false leaves it alone.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Goes on following a touch that moved; false ends it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Ends following a touch that was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Ends following a touch that the system took back.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first, beginTracking(touch, with: event) else { return }
    (trackedTouch, isTracking, isTouchInside, isHighlighted) = (touch, true, true, true)
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return letGo(with: event) }
    switch (wasInside, isTouchInside) {
    case (true, true): send(.touchDragInside, with: event)
    case (false, true): send([.touchDragInside, .touchDragEnter], with: event)
    case (true, false): send([.touchDragOutside, .touchDragExit], with: event)
    case (false, false): send(.touchDragOutside, with: event)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isNear(touch)
    (trackedTouch, isTracking, isTouchInside, isHighlighted) = (nil, false, false, false)
    endTracking(touch, with: event)
    send(isInside ? activationEvents : .touchUpOutside, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    letGo(with: event)
  }

  /// Ends what is going on without using the control.
  private func letGo(with event: UIEvent?) {
    let wasTracking = isTracking
    (trackedTouch, isTracking, isTouchInside, pressedKey) = (nil, false, false, nil)
    isHighlighted = false
    guard wasTracking else { return }
    cancelTracking(with: event)
    send(.touchCancel, with: event)
  }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Theme.dragSlop, dy: -Theme.dragSlop).contains(touch.location(in: self))
  }

  // MARK: Keys

  open override var canBecomeFocused: Bool { isEnabled && isUserInteractionEnabled }

  /// Uses the control as a press of Return does; false where it cannot be used.
  @discardableResult
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    send(activationEvents, with: nil)
    return true
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isEnabled, let key = presses.compactMap(\.key).first(where: isActivating) else {
      return super.pressesBegan(presses, with: event)
    }
    (pressedKey, isHighlighted) = (key.keyCode, true)
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let pressedKey, presses.contains(where: { $0.key?.keyCode == pressedKey }) else {
      return super.pressesEnded(presses, with: event)
    }
    (self.pressedKey, isHighlighted) = (nil, false)
    _ = accessibilityActivate()
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard pressedKey != nil else { return super.pressesCancelled(presses, with: event) }
    letGo(with: event)
  }

  /// Whether a key presses a control: Return, Enter or Space without Control, Alt or Command.
  private func isActivating(_ key: UIKey) -> Bool {
    [.keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar].contains(key.keyCode)
      && key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { letGo(with: nil) }
  }

  // MARK: Sending

  /// Sends one action; override it to watch or change what a control sends. A nil target means the responder chain.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs one action.
  open func sendAction(_ action: UIAction) { action.run(from: self) }

  /// Tells everyone who wants to know of any of the events; each action once.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }
}
