// TextFieldWorld: a user interface with one text field, 200 × 40 points without a border, in a font of 20 points: each
// letter is 10 points wide.

import Essentials
import Foundation
import Geometry
import Layers

@testable import Views

/// A field with the keyboard and the mouse before it, and a delegate that notes what it is told.
@MainActor
final class TextFieldWorld: UITextFieldDelegate {
  let world = World()
  let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
  var log: [String] = []
  /// What the delegate says to what it is asked.
  var mayBegin = true, mayEnd = true, mayChange = true, mayClear = true, mayReturn = true

  init(_ text: String = "", edits: Bool = true) {
    field.font = .systemFont(ofSize: 20)
    field.text = text
    world.window.addSubview(field)
    field.delegate = self
    world.turn.run()
    if edits { field.becomeFirstResponder() }
    world.turn.run()
    log = []
  }

  var host: PlainHost { world.host }
  var text: String { field.edited.string }
  var selection: Range<Int> { field.edited.selection }

  func type(_ text: String) { world.send(.text(text)) }

  /// Presses keys with the same modifiers.
  func press(_ codes: UIKeyboardHIDUsage..., with modifiers: UIKeyModifierFlags = []) {
    for code in codes { world.send(.keyDown(KeyInput(code, modifiers: modifiers)), .keyUp(KeyInput(code))) }
  }

  func shortcut(_ letter: String, shift: Bool = false) {
    let flags: UIKeyModifierFlags = shift ? [.control, .shift] : .control
    let code = UIKeyboardHIDUsage(rawValue: 4 + Int(letter.utf8.first ?? 97) - 97)
    world.send(.keyDown(KeyInput(code, modifiers: flags, characters: letter)), .keyUp(KeyInput(code)))
  }

  func compose(_ text: String, at location: Int? = nil) {
    world.send(.composition(text, selection: NSRange(location: location ?? text.utf16.count, length: 0)))
  }

  /// A point over the field's text, `x` points from the field's left edge.
  func point(_ x: CGFloat) -> CGPoint { CGPoint(x: field.frame.minX + x, y: field.frame.midY) }

  func click(_ x: CGFloat, count: Int = 1, with modifiers: UIKeyModifierFlags = []) {
    for clicks in 1...count {
      world.send(.pointer(.down, at: point(x), clickCount: clicks, modifiers: modifiers))
      world.send(.pointer(.up, at: point(x), clickCount: clicks, modifiers: modifiers))
    }
  }

  // MARK: The delegate

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.append("should begin")
    return mayBegin
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.append("should end")
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("did end") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    log.append("should change \(range.location)+\(range.length) to \"\(string)\"")
    return mayChange
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection \(selection)") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    log.append("should clear")
    return mayClear
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("should return")
    return mayReturn
  }
}
