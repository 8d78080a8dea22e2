// InputEvent: what a host tells of mouse, wheel and keyboard, before anyone knows whom it concerns.

import Foundation
import Geometry

/// A step of the mouse wheel, or of two fingers on a touchpad.
public struct ScrollInput: Hashable, Sendable {
  /// Where the pointer is, in window points.
  public var location: CGPoint
  /// How far the content's offset is to grow, in points: a positive `dy` shows what lies further down.
  public var delta: CGVector
  /// Whether the steps are fine, as from a touchpad, so that they are followed without being smoothed.
  public var isPrecise: Bool
  /// The modifier keys that are down.
  public var modifierFlags: UIKeyModifierFlags

  public init(
    location: CGPoint, delta: CGVector, isPrecise: Bool = false, modifierFlags: UIKeyModifierFlags = []
  ) {
    (self.location, self.delta) = (location, delta)
    (self.isPrecise, self.modifierFlags) = (isPrecise, modifierFlags)
  }
}

/// A key with what it would type.
package struct KeyInput: Hashable, Sendable {
  package var code: UIKeyboardHIDUsage
  package var modifiers: UIKeyModifierFlags
  /// What the key types, empty where nothing; text itself arrives as `InputEvent.text`.
  package var characters: String
  /// Whether the key is held down and the system repeats it.
  package var isRepeat: Bool

  package init(
    _ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = [], characters: String = "", isRepeat: Bool = false
  ) {
    (self.code, self.modifiers, self.characters, self.isRepeat) = (code, modifiers, characters, isRepeat)
  }
}

/// The pointer at one moment.
package struct PointerInput: Hashable, Sendable {
  package enum Phase: Hashable, Sendable { case down, moved, up, cancelled }
  package enum Button: Hashable, Sendable { case primary, secondary, middle }

  package var phase: Phase
  /// In window points.
  package var location: CGPoint
  package var button: Button
  /// How many presses at one place came quickly one after the other, from 1.
  package var clickCount: Int
  package var modifiers: UIKeyModifierFlags

  package init(
    _ phase: Phase, at location: CGPoint, button: Button = .primary, clickCount: Int = 1,
    modifiers: UIKeyModifierFlags = []
  ) {
    (self.phase, self.location, self.button) = (phase, location, button)
    (self.clickCount, self.modifiers) = (clickCount, modifiers)
  }
}

/// One thing that the user did with the devices of the host.
package enum InputEvent: Hashable, Sendable {
  case pointer(PointerInput)
  case scroll(ScrollInput)
  case keyDown(KeyInput)
  case keyUp(KeyInput)
  /// Finished text, from a key or an input method.
  case text(String)
  /// Text that an input method still works on, and the part of it that is selected, in UTF-16 units; empty text takes
  /// it back. What the input method makes of it arrives as `text`, before or after that.
  case composition(String, selection: NSRange)
  /// The mouse's back button or a gesture that means Back; the keys Escape and Alt+← arrive as keys.
  case back
  /// The mouse's forward button; the key Alt+→ arrives as a key.
  case forward
  /// The device was shaken: a key of the host's that stands for it.
  case shake
  /// The window lost the keyboard: what is held down is over.
  case focusLost
  /// The window has the keyboard again.
  case focusGained

  /// A press, a move or a release of the pointer.
  package static func pointer(
    _ phase: PointerInput.Phase, at location: CGPoint, button: PointerInput.Button = .primary, clickCount: Int = 1,
    modifiers: UIKeyModifierFlags = []
  ) -> InputEvent {
    .pointer(PointerInput(phase, at: location, button: button, clickCount: clickCount, modifiers: modifiers))
  }

  /// A step of the wheel by so many points of content.
  package static func scroll(dx: CGFloat = 0, dy: CGFloat, at location: CGPoint, isPrecise: Bool = false) -> InputEvent
  {
    .scroll(ScrollInput(location: location, delta: CGVector(dx: dx, dy: dy), isPrecise: isPrecise))
  }
}
