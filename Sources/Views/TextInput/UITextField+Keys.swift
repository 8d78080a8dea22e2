// UITextField+Keys: what keys do to the text. Letters themselves arrive as text, not as keys.

import Foundation

extension UITextField {
  /// Does what a key means while the field is edited; false for a key that means nothing here.
  final func use(_ press: UIPress) -> Bool {
    guard let key = press.key else { return false }
    let flags = key.modifierFlags
    let extends = flags.contains(.shift)
    let jumps = !flags.isDisjoint(with: [.control, .command])
    // Jumps through a hidden text would tell where its words end.
    let step: EditedText.Step = !jumps ? .letter : isSecureTextEntry ? .line : .word
    if flags.contains(.alternate) { return !jumps && !key.types.isEmpty && !key.isArrow }
    switch key.keyCode {
    case .keyboardLeftArrow: move(step, forward: line.isRightToLeft, extends)
    case .keyboardRightArrow: move(step, forward: !line.isRightToLeft, extends)
    case .keyboardUpArrow, .keyboardHome: move(.line, forward: false, extends)
    case .keyboardDownArrow, .keyboardEnd: move(.line, forward: true, extends)
    case .keyboardDeleteOrBackspace: delete(step, forward: false)
    case .keyboardDeleteForward where extends && !jumps: cut(nil)
    case .keyboardDeleteForward: delete(step, forward: true)
    case .keyboardInsert where extends: paste(nil)
    case .keyboardInsert where jumps: copy(nil)
    case .keyboardReturnOrEnter, .keypadEnter: if !press.isRepeat { returnWasPressed() }
    case .keyboardTab, .keyboardEscape: return false
    default: return jumps ? useShortcut(key, shifted: extends) : !key.types.isEmpty
    }
    return true
  }

  /// Return keeps the text of a composition first; another one means what it says.
  private func returnWasPressed() {
    if hasMarkedText { unmarkText() } else { performReturn() }
  }

  private func move(_ step: EditedText.Step, forward: Bool, _ extends: Bool) {
    changeSelection { edited in
      edited.move(to: edited.destination(step, forward: forward, extending: extends), extending: extends)
    }
  }

  private func useShortcut(_ key: UIKey, shifted: Bool) -> Bool {
    switch key.shortcutLetter {
    case "a": selectAll(nil)
    case "c": copy(nil)
    case "x": cut(nil)
    case "v": paste(nil)
    case "z": if shifted { redo() } else { undo() }
    case "y": redo()
    default: return false
    }
    return true
  }
}

extension UIKey {
  /// What the key types, without the control characters that some keys stand for.
  fileprivate var types: String {
    characters.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control } ? "" : characters
  }

  fileprivate var isArrow: Bool { (0x4F...0x52).contains(keyCode.rawValue) }
}
