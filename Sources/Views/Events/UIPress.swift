// UIPress: one key while it is down, and the key itself.

import Foundation

/// A key that is down, or that has just come up.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// How far a press has come. Raw values are UIKit's.
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// How far the press has come.
  public package(set) var phase = Phase.began
  /// The key; nil for buttons that are none.
  public package(set) var key: UIKey?
  /// When the press last changed, in seconds of media time.
  public package(set) var timestamp: TimeInterval
  /// Who was asked first.
  public package(set) weak var responder: UIResponder?
  /// The window that has the keys.
  public package(set) weak var window: UIWindow?
  /// Whether the key is held down and the system repeats it.
  package let isRepeat: Bool

  package init(key: UIKey, timestamp: TimeInterval, isRepeat: Bool = false) {
    (self.key, self.timestamp, self.isRepeat) = (key, timestamp, isRepeat)
  }
}

/// A key of the keyboard with what it would type.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// Which key, by its place on the keyboard.
  public let keyCode: UIKeyboardHIDUsage
  /// The modifier keys that were down.
  public let modifierFlags: UIKeyModifierFlags
  /// What the key types with the modifiers that are down, and without any; empty for keys that type nothing.
  public let characters, charactersIgnoringModifiers: String

  package init(
    _ keyCode: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = [], characters: String = "",
    charactersIgnoringModifiers: String? = nil
  ) {
    (self.keyCode, modifierFlags, self.characters) = (keyCode, modifiers, characters)
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
  }
}

extension UIKey {
  /// The letter that a shortcut with this key means, whatever the layout: what the key types if that is ASCII, else the
  /// letter at its place on an American keyboard.
  package var shortcutLetter: Character? {
    if let letter = charactersIgnoringModifiers.lowercased().first, letter.isASCII { return letter }
    let place = keyCode.rawValue - UIKeyboardHIDUsage.keyboardA.rawValue
    guard (0..<26).contains(place) else { return nil }
    return Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(place)))
  }
}

/// The modifier keys. Raw values are UIKit's.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The key with the system's sign.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key by its place on the keyboard. Raw values are those of the USB HID usage tables, page 7, which are also SDL's
/// scan codes; keys without a name here have one by raw value.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let keyboardA = UIKeyboardHIDUsage(rawValue: 0x04)
  public static let keyboardC = UIKeyboardHIDUsage(rawValue: 0x06)
  public static let keyboardE = UIKeyboardHIDUsage(rawValue: 0x08)
  public static let keyboardS = UIKeyboardHIDUsage(rawValue: 0x16)
  public static let keyboardV = UIKeyboardHIDUsage(rawValue: 0x19)
  public static let keyboardX = UIKeyboardHIDUsage(rawValue: 0x1B)
  public static let keyboardY = UIKeyboardHIDUsage(rawValue: 0x1C)
  public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 0x1D)
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
  public static let keyboardInsert = UIKeyboardHIDUsage(rawValue: 0x49)
  public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 0x4A)
  public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 0x4B)
  public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 0x4C)
  public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 0x4D)
  public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 0x4E)
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
  public static let keypadEnter = UIKeyboardHIDUsage(rawValue: 0x58)
}
