// UIKeyInput: responders into which text is typed.

import Foundation

/// A responder into which text can be typed.
@preconcurrency @MainActor
public protocol UIKeyInput: UIResponder {
  /// Whether there is anything to delete.
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A text input that shows what an input method still works on.
@MainActor
package protocol MarkedTextInput: UIKeyInput {
  /// Whether a composition is under way.
  var hasMarkedText: Bool { get }
  /// Shows unfinished text in place of the earlier one; `selectedRange` lies in it, in UTF-16 units.
  /// Text that is empty takes the composition back.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Ends the composition and keeps its text.
  func unmarkText()
}
