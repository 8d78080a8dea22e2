// TextLayout: text, broken into lines. How the last line is shortened is in TextLayout+Truncation.swift.

import Essentials
import Foundation
import Geometry
import Layers

/// The lines of a text in a given width. Widths come from the host's scale-free measure, so that the same text breaks
/// at the same places on every screen.
package struct TextLayout: Equatable {
  /// What the lines depend on.
  package struct Request: Equatable {
    package var text: StyledText
    /// The width in points that a line may have; infinite for lines as the text has them.
    package var width: CGFloat
    /// The number of lines that may be used; 0 for any.
    package var maximumLines: Int
    package var lineBreakMode: NSLineBreakMode

    package init(text: StyledText, width: CGFloat, maximumLines: Int = 0, lineBreakMode: NSLineBreakMode) {
      (self.text, self.width) = (text, width)
      (self.maximumLines, self.lineBreakMode) = (maximumLines, lineBreakMode)
    }
  }

  /// A stretch of one style in a line.
  package struct Piece: Equatable {
    package var string: String
    package var style: StyledText.Style
    /// In points; `x` from the line's left end.
    package var x, width: CGFloat
  }

  /// One line.
  package struct Line: Equatable {
    /// From left to right.
    package var pieces: [Piece]
    package var isRightToLeft: Bool
    /// In points; `top` and `baseline` from the top of the first line.
    package var width, top, height, baseline: CGFloat

    /// What the line says, in reading order.
    package var string: String { (isRightToLeft ? pieces.reversed() : pieces).map(\.string).joined() }
  }

  package private(set) var lines: [Line] = []
  /// Whether some of the text is not shown.
  package private(set) var isTruncated = false

  /// The width of the widest line and the height of all, in points.
  package var size: CGSize {
    CGSize(width: lines.map(\.width).max() ?? 0, height: lines.last.map { $0.top + $0.height } ?? 0)
  }

  /// A hundredth of a point more than the room is no reason to break: sums of widths are not exact.
  static let tolerance: CGFloat = 0.01
}

// MARK: Breaking

extension TextLayout {
  /// Breaks the text into lines. Text without characters has none.
  @MainActor package init(_ request: Request) {
    let text = request.text
    guard !text.isEmpty else { return }
    let paragraphs = text.paragraphs
    for (number, paragraph) in paragraphs.enumerated() {
      let isRightToLeft = WritingDirection(firstStrongLetterOf: text.characters[paragraph]) == .rightToLeft
      var start = paragraph.lowerBound
      repeat {
        if request.maximumLines > 0, lines.count == request.maximumLines - 1 {
          let rest = start..<paragraph.upperBound
          isTruncated = addLastLine(rest, isLastParagraph: number == paragraphs.count - 1, isRightToLeft, request)
          return
        }
        let (line, next) = TextLayout.line(from: start..<paragraph.upperBound, request)
        add(text.pieces(in: line), style: text.style(at: start), isRightToLeft)
        start = next
      } while start < paragraph.upperBound
    }
  }

  /// What the first line of `range` shows, and where the next one begins.
  @MainActor
  static func line(from range: Range<Int>, _ request: Request) -> (line: Range<Int>, next: Int) {
    let text = request.text
    guard !range.isEmpty, request.width < .infinity else { return (range, range.upperBound) }
    // Only as much is measured as a line can take: a long text costs no more for each line than a short one.
    let near = range.prefix(enough(for: range, request))
    guard near != range || !fits(range, request) else { return (range, range.upperBound) }
    func fitsUpTo(_ end: Int) -> Bool { fits(text.trimmed(range.lowerBound..<end), request) }
    if request.lineBreakMode != .byCharWrapping,
      let end = LineBreaking.opportunities(in: text.characters[near]).last(fitting: fitsUpTo)
    {
      return (text.trimmed(range.lowerBound..<end), end)
    }
    // No word fits: as many letters as do, and at least one, so that the text goes on.
    let ends = Array(range.lowerBound + 1...near.upperBound)
    let end = ends.last(fitting: fitsUpTo) ?? range.lowerBound + 1
    return (range.lowerBound..<end, end)
  }

  /// A number of characters from the beginning of `range` that is more than its first line can show; all, if they fit.
  @MainActor
  private static func enough(for range: Range<Int>, _ request: Request) -> Int {
    var count = 64
    while count < range.count, fits(request.text.trimmed(range.prefix(count)), request) { count *= 2 }
    return min(count, range.count)
  }

  @MainActor static func fits(_ range: Range<Int>, _ request: Request) -> Bool {
    request.width == .infinity || request.text.width(of: range) <= request.width + tolerance
  }

  /// Adds a line under the others; `style` gives an empty one its height.
  @MainActor
  mutating func add(
    _ content: [StyledText.Piece], style: StyledText.Style, _ isRightToLeft: Bool
  ) {
    var (pieces, x): ([Piece], CGFloat) = ([], 0)
    for piece in isRightToLeft ? content.reversed() : content {
      let width = piece.width
      pieces.append(Piece(string: piece.string, style: piece.style, x: x, width: width))
      x += width
    }
    let metrics = (content.isEmpty ? [style] : content.map(\.style)).map(\.font.metrics)
    let height = metrics.map(\.lineHeight).max() ?? 0
    let (ascender, descender) = (metrics.map(\.ascender).max() ?? 0, metrics.map(\.descender).max() ?? 0)
    let top = lines.last.map { $0.top + $0.height } ?? 0
    // What a font asks for beyond its letters is shared above and below, so that one line stands in its middle.
    let baseline = top + ascender + (height - ascender - descender) / 2
    lines.append(
      Line(pieces: pieces, isRightToLeft: isRightToLeft, width: x, top: top, height: height, baseline: baseline))
  }
}

extension [Int] {
  /// The last element that fits, where all up to some element fit and none after it; nil where none does.
  func last(fitting fits: (Int) -> Bool) -> Int? {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if fits(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > startIndex ? self[low - 1] : nil
  }
}
