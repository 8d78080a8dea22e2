// TextFieldLine: the one line of a field with the place of each letter, by the measures that draw it.

import Essentials
import Foundation
import Geometry
import Layers

/// A measured line; all x are in points from its left end.
struct TextFieldLine {
  /// What is drawn: the text, or bullets for it.
  let string: String
  let font: UIFont
  let isRightToLeft: Bool
  let width: CGFloat
  private let spans: [LetterSpan]

  @MainActor
  init(_ string: String, font: UIFont, isRightToLeft: Bool) {
    (self.string, self.font, self.isRightToLeft) = (string, font, isRightToLeft)
    let host = Turn.current.host
    width = host.width(of: string, font: font.spec)
    spans = host.letterSpans(in: string, font: font.spec, isRightToLeft: isRightToLeft)
  }

  /// Where the caret stands at a place between letters: behind the letter that was read before it, where typing goes
  /// on. That tells on which side it is where scripts of two directions meet.
  func caret(at place: Int) -> CGFloat {
    if place > 0, !spans.isEmpty { return spans[min(place, spans.count) - 1].trailing }
    return spans.first?.leading ?? 0
  }

  /// Where a caret's left edge is, from where the caret stands: it leans away from the letter that it follows, or before
  /// the first one from that, so that it covers none.
  func caretLean(at place: Int) -> CGFloat {
    let (away, over) = (-0.5, 0.5 - TextFieldCaret.width)
    guard place > 0, !spans.isEmpty else {
      return spans.first.map { $0.leading > $0.trailing } ?? isRightToLeft ? away : over
    }
    let letter = spans[min(place, spans.count) - 1]
    return letter.leading > letter.trailing ? over : away
  }

  /// The place nearest to an x: before or behind the letter that stands there.
  func place(nearest x: CGFloat) -> Int {
    let distances = spans.map { max($0.left - x, x - $0.right, 0) }
    guard let nearest = distances.min(), let index = distances.firstIndex(of: nearest) else { return 0 }
    return abs(x - spans[index].leading) <= abs(x - spans[index].trailing) ? index : index + 1
  }

  /// The letter that stands at an x, or the nearest one.
  func letter(at x: CGFloat) -> Int {
    let place = place(nearest: x)
    guard place > 0, place <= spans.count else { return place }
    let before = spans[place - 1]
    return x >= before.left && x <= before.right ? place - 1 : place
  }

  /// The stretches of the line that a range of letters covers, from left to right: more than one where scripts of two
  /// directions stand side by side.
  func bands(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
    let parts = spans[range.clamped(to: spans.indices)].map { $0.left...$0.right }
      .sorted { $0.lowerBound < $1.lowerBound }
    return parts.reduce(into: []) { bands, part in
      if let last = bands.last, part.lowerBound <= last.upperBound + 0.01 {
        bands[bands.count - 1] = last.lowerBound...max(last.upperBound, part.upperBound)
      } else {
        bands.append(part)
      }
    }
  }
}
