// UIApplication+Keys: what keys do that no responder has used, and the order in which Back is offered.

import Foundation

extension UIApplication {
  /// Does what the key means everywhere; false where it means nothing.
  func performDefault(for press: UIPress) -> Bool {
    guard let key = press.key, let window = press.window ?? keyWindow else { return false }
    if let text = window.firstResponder as? any UIKeyInput, key.keyCode == .keyboardDeleteOrBackspace {
      text.deleteBackward()
      return true
    }
    if key.keyCode == .keyboardLeftArrow, key.modifierFlags.contains(.alternate) { return goBack() }
    if key.keyCode == .keyboardRightArrow, key.modifierFlags.contains(.alternate) { return goForward() }
    if let request = key.undoRequest { return !press.isRepeat && askToUndo(request) }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    switch key.keyCode {
    case .keyboardEscape: return goBack()
    case .keyboardTab: return window.moveFocus(key.modifierFlags.contains(.shift) ? .backward : .forward)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      // A key that is held down uses the view once.
      return !press.isRepeat && window.activateFocusedView()
    case .keyboardUpArrow: return window.moveFocus(.up)
    case .keyboardDownArrow: return window.moveFocus(.down)
    case .keyboardLeftArrow: return window.moveFocus(.left)
    case .keyboardRightArrow: return window.moveFocus(.right)
    default: return false
    }
  }

  /// Offers Forward to the window's controllers.
  @discardableResult
  func goForward() -> Bool { input.touch == nil && keyWindow?.rootOwner?.ownerShouldHandleForward() == true }

  /// Offers Back to whoever has a use for it: a composition, an alert, a touch that is down, the window's controllers; then the
  /// controllers along the chain from the first responder or the focused view.
  @discardableResult
  package func goBack() -> Bool {
    guard let window = keyWindow else { return false }
    if let text = window.firstResponder as? any MarkedTextInput, text.hasMarkedText {
      text.unmarkText()
      return true
    }
    let isUsed = window.rootOwner?.ownerShouldTakeBackFirst() ?? false
    if isUsed || input.touch != nil {
      cancelTouch()
      return true
    }
    if window.rootOwner?.ownerShouldHandleBack() == true { return true }
    return sequence(first: window.keyTarget, next: \.next).contains { responder in
      guard let owner = responder as? any ViewOwner, owner !== window.rootOwner else { return false }
      return owner.ownerShouldHandleBack()
    }
  }
}
