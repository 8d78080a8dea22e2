// TextLayout+Truncation: the last line that may be used, when not all of the text fits into it.

import Foundation
import Layers

@MainActor
extension TextLayout {
  /// Adds the last line, which begins with `rest` of its paragraph, and returns whether something is left out.
  mutating func addLastLine(
    _ rest: Range<Int>, isLastParagraph: Bool, _ isRightToLeft: Bool, _ request: Request
  ) -> Bool {
    let text = request.text
    let style = text.style(at: rest.lowerBound)
    // A space at the end that sticks out is not missed.
    let shown = TextLayout.fits(rest, request) ? rest : text.trimmed(rest)
    if isLastParagraph, TextLayout.fits(shown, request) {
      add(text.pieces(in: shown), style: style, isRightToLeft)
      return false
    }
    switch request.lineBreakMode {
    case .byWordWrapping, .byCharWrapping:
      add(text.pieces(in: TextLayout.line(from: rest, request).line), style: style, isRightToLeft)
    case .byClipping:
      add(text.pieces(in: rest), style: style, isRightToLeft)
    case .byTruncatingTail:
      add(TextLayout.head(of: rest, request), style: style, isRightToLeft)
    case .byTruncatingHead:
      add(TextLayout.tail(of: rest.lowerBound..<text.range.upperBound, request), style: style, isRightToLeft)
    case .byTruncatingMiddle:
      add(TextLayout.ends(of: rest.lowerBound..<text.range.upperBound, request), style: style, isRightToLeft)
    }
    return true
  }

  /// The beginning of the range, then "…".
  private static func head(of range: Range<Int>, _ request: Request) -> [StyledText.Piece] {
    let text = request.text
    func content(_ count: Int) -> [StyledText.Piece] {
      let kept = text.trimmed(range.prefix(count))
      return (text.pieces(in: kept) + [ellipsis(text, at: kept.isEmpty ? range.lowerBound : kept.upperBound - 1)])
        .merged
    }
    return content(longest(range.count, request, content))
  }

  /// "…", then the end of the range.
  private static func tail(of range: Range<Int>, _ request: Request) -> [StyledText.Piece] {
    let text = request.text
    func content(_ count: Int) -> [StyledText.Piece] {
      let kept = text.untilEnd(of: range, last: count)
      return ([ellipsis(text, at: kept.first ?? range.lowerBound)] + text.pieces(in: kept)).merged
    }
    return content(longest(range.count, request, content))
  }

  /// The beginning of the range, "…", and its end; an odd letter goes to the beginning.
  private static func ends(of range: Range<Int>, _ request: Request) -> [StyledText.Piece] {
    let text = request.text
    func content(_ count: Int) -> [StyledText.Piece] {
      let head = text.trimmed(range.prefix((count + 1) / 2))
      let tail = text.untilEnd(of: range, last: count / 2)
      let cut = ellipsis(text, at: head.isEmpty ? range.lowerBound : head.upperBound - 1)
      return (text.pieces(in: head) + [cut] + text.pieces(in: tail)).merged
    }
    return content(longest(range.count, request, content))
  }

  /// How many letters of `count` can be kept; none where not even "…" fits.
  private static func longest(_ count: Int, _ request: Request, _ content: (Int) -> [StyledText.Piece]) -> Int {
    Array(0...count).last(fitting: { content($0).reduce(0) { $0 + $1.width } <= request.width + tolerance }) ?? 0
  }

  private static func ellipsis(_ text: StyledText, at index: Int) -> StyledText.Piece {
    StyledText.Piece(string: "…", style: text.style(at: index))
  }
}
