// EventTranslator: what SDL tells, in the words of the core.

import CSDL2
import Foundation
import Views

/// Turns SDL's events into input. All coordinates pass through one factor, points to a unit of the display server.
@MainActor
struct EventTranslator {
  /// The points of content that one notch of a mouse wheel moves: three lines of text, as desktops do.
  private static let pointsPerNotch: CGFloat = 57

  /// What one of SDL's events means here.
  enum Meaning {
    case input(InputEvent)
    /// The window has another size or lies on another display.
    case resized
    /// The window's pixels were lost or covered.
    case exposed
    /// What was kept on the graphics device is lost.
    case deviceReset
    case close
  }

  var pointsPerUnit: CGFloat = 1

  func meaning(of event: SDL_Event) -> Meaning? {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: .close
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: .deviceReset
    case SDL_WINDOWEVENT: windowMeaning(of: event.window)
    case SDL_MOUSEBUTTONDOWN: buttonMeaning(of: event.button, phase: .down)
    case SDL_MOUSEBUTTONUP: buttonMeaning(of: event.button, phase: .up)
    case SDL_MOUSEMOTION:
      .input(.pointer(.moved, at: point(event.motion.x, event.motion.y), modifiers: modifiers))
    case SDL_MOUSEWHEEL: .input(scroll(event.wheel))
    case SDL_KEYDOWN: .input(.keyDown(key(event.key)))
    case SDL_KEYUP: .input(.keyUp(key(event.key)))
    case SDL_TEXTINPUT: .input(.text(text(event.text.text)))
    case SDL_TEXTEDITING:
      .input(EventTranslator.composition(text(event.edit.text), start: event.edit.start, length: event.edit.length))
    case SDL_TEXTEDITING_EXT: longCompositionMeaning(of: event.editExt)
    default: nil
    }
  }

  private func windowMeaning(of event: SDL_WindowEvent) -> Meaning? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_CLOSE: .close
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: .resized
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED: .exposed
    case SDL_WINDOWEVENT_FOCUS_LOST: .input(.focusLost)
    case SDL_WINDOWEVENT_FOCUS_GAINED: .input(.focusGained)
    default: nil
    }
  }

  private func buttonMeaning(of event: SDL_MouseButtonEvent, phase: PointerInput.Phase) -> Meaning? {
    let button: PointerInput.Button
    switch Int32(event.button) {
    case SDL_BUTTON_LEFT: button = .primary
    case SDL_BUTTON_RIGHT: button = .secondary
    case SDL_BUTTON_MIDDLE: button = .middle
    case SDL_BUTTON_X1: return phase == .down ? .input(.back) : nil
    case SDL_BUTTON_X2: return phase == .down ? .input(.forward) : nil
    default: return nil
    }
    return .input(
      .pointer(
        phase, at: point(event.x, event.y), button: button, clickCount: max(1, Int(event.clicks)), modifiers: modifiers)
    )
  }

  private func scroll(_ event: SDL_MouseWheelEvent) -> InputEvent {
    // SDL counts a positive y away from the user, which shows what lies further up.
    let turned: CGFloat = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    let delta = CGPoint(x: CGFloat(event.preciseX) * turned, y: -CGFloat(event.preciseY) * turned)
    return .scroll(
      dx: delta.x * EventTranslator.pointsPerNotch, dy: delta.y * EventTranslator.pointsPerNotch,
      at: point(event.mouseX, event.mouseY), isPrecise: delta.y != delta.y.rounded() || delta.x != delta.x.rounded())
  }

  private func key(_ event: SDL_KeyboardEvent) -> KeyInput {
    // SDL's scan codes are the USB usages that UIKit's key codes are.
    KeyInput(
      UIKeyboardHIDUsage(rawValue: Int(event.keysym.scancode.rawValue)),
      modifiers: EventTranslator.modifiers(SDL_Keymod(UInt32(event.keysym.mod))),
      characters: EventTranslator.characters(event.keysym.sym), isRepeat: event.repeat != 0)
  }

  private func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x) * pointsPerUnit, y: CGFloat(y) * pointsPerUnit)
  }

  private var modifiers: UIKeyModifierFlags { EventTranslator.modifiers(SDL_GetModState()) }

  /// A composition of more than 31 bytes, whose text is ours to free.
  private func longCompositionMeaning(of event: SDL_TextEditingExtEvent) -> Meaning? {
    guard let text = event.text else { return nil }
    defer { SDL_free(text) }
    return .input(EventTranslator.composition(String(cString: text), start: event.start, length: event.length))
  }

  /// A composition, whose selection SDL counts in scalars and the core in UTF-16 units.
  static func composition(_ text: String, start: Int32, length: Int32) -> InputEvent {
    let scalars = text.unicodeScalars
    func offset(_ count: Int) -> Int { scalars.prefix(max(0, count)).reduce(0) { $0 + $1.utf16.count } }
    let (low, high) = (offset(Int(start)), offset(Int(start) + max(0, Int(length))))
    return .composition(text, selection: NSRange(location: low, length: max(0, high - low)))
  }

  /// The text of one of SDL's arrays of characters, which end with a zero.
  private func text<Characters>(_ characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// The character of a key code that stands for one; function keys have a bit that no character has.
  private static func characters(_ code: SDL_Keycode) -> String {
    guard code > 0, code & Int32(bitPattern: UInt32(SDLK_SCANCODE_MASK)) == 0, let scalar = Unicode.Scalar(UInt32(code))
    else { return "" }
    return String(Character(scalar))
  }

  private static func modifiers(_ state: SDL_Keymod) -> UIKeyModifierFlags {
    let pairs: [(SDL_Keymod, UIKeyModifierFlags)] = [
      (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control), (KMOD_RCTRL, .control),
      (KMOD_LALT, .alternate), (KMOD_RALT, .alternate), (KMOD_LGUI, .command), (KMOD_RGUI, .command),
      (KMOD_CAPS, .alphaShift),
    ]
    return pairs.reduce(into: []) { flags, pair in
      if state.rawValue & pair.0.rawValue != 0 { flags.insert(pair.1) }
    }
  }
}
