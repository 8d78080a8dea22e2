// EditedText: a text while it is edited: its letters, what is selected, what an input method still works on.
//
// It is a value: each change is a new one, so that undo keeps old values and tests need no view. Places are counted in
// grapheme clusters, so that nothing can come between the parts of one.

import Foundation

/// A line of text with a selection.
struct EditedText: Equatable {
  /// The text as a reader counts it: one element for each grapheme cluster.
  private(set) var letters: [Character]
  /// Where the selection began, and where it is moved: the caret. Both 0…`letters.count`, equal where nothing is
  /// selected.
  private(set) var anchor, head: Int
  /// What an input method still works on.
  private(set) var marked: Range<Int>?

  /// A text with the caret at its end.
  init(_ string: String = "") {
    letters = Array(string)
    (anchor, head) = (letters.count, letters.count)
  }

  var string: String { String(letters) }
  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var hasSelection: Bool { anchor != head }
  var selectedString: String { String(letters[selection]) }
}

// MARK: Selecting

extension EditedText {
  /// Selects from `anchor` to `head`, each brought into the text.
  mutating func select(from anchor: Int, to head: Int) { (self.anchor, self.head) = (bounded(anchor), bounded(head)) }

  mutating func select(_ range: Range<Int>) { select(from: range.lowerBound, to: range.upperBound) }

  mutating func selectAll() { select(0..<letters.count) }

  /// Moves the caret; the selection goes with it or begins anew.
  mutating func move(to place: Int, extending: Bool) { select(from: extending ? anchor : place, to: place) }

  func bounded(_ place: Int) -> Int { min(max(place, 0), letters.count) }
}

// MARK: Ways

extension EditedText {
  /// How far a key goes.
  enum Step {
    case letter, word, line
  }

  /// Where a step from the caret ends. From a selection that is not extended, a step of one letter goes to its edge.
  func destination(_ step: Step, forward: Bool, extending: Bool) -> Int {
    switch step {
    case .letter where hasSelection && !extending: return forward ? selection.upperBound : selection.lowerBound
    case .letter: return bounded(forward ? head + 1 : head - 1)
    case .word: return forward ? Words(letters).end(after: head) : Words(letters).start(before: head)
    case .line: return forward ? letters.count : 0
    }
  }

  /// What a key that deletes takes away: the selection, or else what lies a step from the caret.
  func deletion(_ step: Step, forward: Bool) -> Range<Int> {
    if hasSelection { return selection }
    let end = destination(step, forward: forward, extending: true)
    return min(head, end)..<max(head, end)
  }
}

// MARK: Changing

extension EditedText {
  /// Puts a string in a range's place and the caret behind it. A composition ends.
  mutating func replace(_ range: Range<Int>, with string: String) {
    let range = range.clamped(to: 0..<letters.count)
    let before = String(letters[..<range.lowerBound]) + string
    // Letters at the seams may grow together: a mark joins the letter before it, two halves of a flag each other.
    let whole = before + String(letters[range.upperBound...])
    marked = nil
    letters = Array(whole)
    let place = self.place(atUTF16: before.utf16.count, roundedUp: true)
    (anchor, head) = (place, place)
  }

  /// Shows unfinished text in place of the earlier one, or of the selection. `selection` lies in it, in UTF-16 units.
  mutating func setMarked(_ string: String, selection: NSRange) {
    let range = marked ?? self.selection
    let start = utf16Offset(of: range.lowerBound)
    replace(range, with: string)
    guard !string.isEmpty else { return }
    let length = string.utf16.count
    let low = min(max(selection.location, 0), length)
    // `NSNotFound` and more is a place that some ask for.
    let (end, isBeyond) = selection.location.addingReportingOverflow(max(selection.length, 0))
    let high = isBeyond ? length : min(max(end, low), length)
    marked = place(atUTF16: start, roundedUp: false)..<head
    select(
      from: place(atUTF16: start + low, roundedUp: true), to: place(atUTF16: start + high, roundedUp: true))
  }

  /// Ends a composition and keeps its text.
  mutating func unmark() { marked = nil }
}

// MARK: UTF-16, in which UIKit counts

extension EditedText {
  /// How many UTF-16 units lie before a place.
  func utf16Offset(of place: Int) -> Int { letters[..<bounded(place)].reduce(0) { $0 + $1.utf16.count } }

  /// The place at a UTF-16 offset; inside a letter it is before or, rounded up, behind it.
  func place(atUTF16 offset: Int, roundedUp: Bool) -> Int {
    var passed = 0
    for (index, letter) in letters.enumerated() {
      if passed >= offset { return index }
      passed += letter.utf16.count
      if passed > offset { return roundedUp ? index + 1 : index }
    }
    return letters.count
  }

  /// A range in UTF-16 units.
  func utf16Range(of range: Range<Int>) -> NSRange {
    let start = utf16Offset(of: range.lowerBound)
    return NSRange(location: start, length: utf16Offset(of: range.upperBound) - start)
  }
}
