// UITextField+Places: UIKit's positions and ranges as places between the letters of the text.

import Foundation
import Geometry

extension UITextField {
  public var beginningOfDocument: UITextPosition { TextFieldPosition(0) }
  public var endOfDocument: UITextPosition { position(at: edited.letters.count) }

  public func text(in range: UITextRange) -> String? { String(edited.letters[letters(in: range)]) }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard let one = fromPosition as? TextFieldPosition, let other = toPosition as? TextFieldPosition else { return nil }
    return TextFieldRange(
      NSRange(location: min(one.offset, other.offset), length: abs(one.offset - other.offset)))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = position as? TextFieldPosition else { return nil }
    let wanted = start.offset + offset
    guard (0...edited.utf16Offset(of: edited.letters.count)).contains(wanted) else { return nil }
    return self.position(at: edited.place(atUTF16: wanted, roundedUp: offset > 0))
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    guard let one = from as? TextFieldPosition, let other = toPosition as? TextFieldPosition else { return 0 }
    return other.offset - one.offset
  }

  final func position(at place: Int) -> UITextPosition { TextFieldPosition(edited.utf16Offset(of: place)) }

  /// The place between letters that a position means; the beginning for a position of another text input.
  final func place(_ position: UITextPosition) -> Int {
    edited.place(atUTF16: (position as? TextFieldPosition)?.offset ?? 0, roundedUp: false)
  }

  final func letters(in range: UITextRange) -> Range<Int> {
    let start = place(range.start)
    let end = (range.end as? TextFieldPosition)?.offset ?? 0
    return start..<max(start, edited.place(atUTF16: end, roundedUp: true))
  }

  /// Selects a range; nil takes the selection away, which leaves the caret at its end.
  final func select(_ range: UITextRange?) {
    let letters = range.map { self.letters(in: $0) }
    changeSelection { edited in
      if let letters { edited.select(letters) } else { edited.move(to: edited.selection.upperBound, extending: false) }
    }
  }
}
