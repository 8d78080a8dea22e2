// UITextInput: places and ranges in a text, and what may be asked of a text by them.

import Foundation
import Geometry

/// A place in a text: between two letters, before the first or behind the last one.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A stretch of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Where the stretch begins and ends.
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
  /// Whether the stretch has no letters: a caret.
  open var isEmpty: Bool { true }
}

/// A responder whose text can be read, selected and changed by places in it. Offsets count UTF-16 units.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  /// What is selected; empty for a caret, nil while nothing is.
  var selectedTextRange: UITextRange? { get set }
  /// What an input method still works on.
  var markedTextRange: UITextRange? { get }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place so many UTF-16 units further on; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The rectangle of a range, and of the caret at a place, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  /// The place nearest to a point in the view's coordinates.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// A place in a text field, by its UTF-16 offset.
final class TextFieldPosition: UITextPosition {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextFieldPosition)?.offset == offset }
  override var hash: Int { offset }
}

/// A stretch of a text field's text.
final class TextFieldRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) { self.range = range }

  override var start: UITextPosition { TextFieldPosition(range.location) }
  override var end: UITextPosition { TextFieldPosition(range.location + range.length) }
  override var isEmpty: Bool { range.length == 0 }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextFieldRange)?.range == range }
  override var hash: Int { range.hashValue }
}
