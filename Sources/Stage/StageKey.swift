// StageKey: keys by the names that scripts use.

import Foundation
import Views

/// The names of keys.
enum StageKey {
  private static let named: [String: UIKeyboardHIDUsage] = [
    "return": .keyboardReturnOrEnter, "enter": .keyboardReturnOrEnter, "escape": .keyboardEscape,
    "backspace": .keyboardDeleteOrBackspace, "delete": .keyboardDeleteForward, "tab": .keyboardTab,
    "space": .keyboardSpacebar, "home": .keyboardHome, "end": .keyboardEnd, "pageup": .keyboardPageUp,
    "pagedown": .keyboardPageDown, "left": .keyboardLeftArrow, "right": .keyboardRightArrow,
    "up": .keyboardUpArrow, "down": .keyboardDownArrow,
  ]

  private static let modifiers: [String: UIKeyModifierFlags] = [
    "ctrl": .control, "shift": .shift, "alt": .alternate, "super": .command,
  ]

  /// The key of that name, as in "escape", "alt+left", "ctrl+shift+z" or "7".
  static func input(named name: String) throws(StageError) -> KeyInput {
    var parts = name.lowercased().split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    let last = parts.popLast() ?? ""
    var flags: UIKeyModifierFlags = []
    for part in parts {
      guard let flag = modifiers[part] else { throw unknown(name) }
      flags.insert(flag)
    }
    if let code = named[last] { return KeyInput(code, modifiers: flags, characters: last == "space" ? " " : "") }
    guard let code = letterOrDigit(last) else { throw unknown(name) }
    return KeyInput(code, modifiers: flags, characters: last)
  }

  /// Letters follow one another from 4 in the USB usage tables, digits from 30 with 0 as the last.
  private static func letterOrDigit(_ text: String) -> UIKeyboardHIDUsage? {
    guard text.utf8.count == 1, let byte = text.utf8.first else { return nil }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return UIKeyboardHIDUsage(rawValue: 4 + Int(byte - UInt8(ascii: "a")))
    case UInt8(ascii: "1")...UInt8(ascii: "9"): return UIKeyboardHIDUsage(rawValue: 30 + Int(byte - UInt8(ascii: "1")))
    case UInt8(ascii: "0"): return UIKeyboardHIDUsage(rawValue: 39)
    default: return nil
    }
  }

  private static func unknown(_ name: String) -> StageError {
    .unknownKey(name: name, known: named.keys.sorted() + ["a–z", "0–9", "back", "shake"])
  }
}
