// BarLayout: where the parts of a bar's content lie, as pure arithmetic (G10–G18).

import Foundation

/// The horizontal places of a bar's parts, in points from the left, for one width.
struct BarLayout: Equatable {
  /// The distances that iOS uses, in points: of items from the bar's edges and from each other, of the chevron from
  /// the edge and of its text from it, of the title from what is beside it. Source: measured on iOS 7 and later.
  static let margin: CGFloat = 16
  static let spacing: CGFloat = 16
  static let backMargin: CGFloat = 8
  static let chevronWidth: CGFloat = 12
  static let chevronGap: CGFloat = 6
  static let titleGap: CGFloat = 8
  /// The heights in points. Source: G18, G20.
  static let height: CGFloat = 44
  static let promptHeight: CGFloat = 30

  /// One part's place.
  struct Span: Equatable {
    var x: CGFloat
    var width: CGFloat
    var end: CGFloat { x + width }
  }

  /// What the content consists of: widths in points.
  struct Content {
    var left: [CGFloat] = []
    var right: [CGFloat] = []
    var back: BackButtonTitle?
    /// The width of an image in place of the back button's text; 0 for none.
    var backImage: CGFloat = 0
    var title: CGFloat = 0
  }

  /// Left items from the leading edge inwards, right items from the trailing edge inwards: index 0 is the outermost.
  let left, right: [Span]
  /// The back button with its chevron, and the text that fits beside it; nil and empty where there is none.
  let back: Span?
  let backText: String
  let title: Span

  init(_ content: Content, in width: CGFloat, textWidth: (String) -> CGFloat) {
    var edge = width - Self.margin
    right = content.right.map { itemWidth in
      defer { edge -= itemWidth + Self.spacing }
      return Span(x: edge - itemWidth, width: itemWidth)
    }
    let rightEdge = right.last?.x ?? width - Self.margin + Self.titleGap

    var leftEdge: CGFloat = 0
    if let candidates = content.back {
      let textX = Self.backMargin + Self.chevronWidth + Self.chevronGap
      let beside = (width - content.title) / 2 - Self.titleGap - textX
      let whole = rightEdge - Self.titleGap - textX
      backText = candidates.fitting(min(beside, whole), width: textWidth)
      let label = backText.isEmpty ? content.backImage : textWidth(backText)
      let span = Span(x: Self.backMargin, width: Self.chevronWidth + (label > 0 ? Self.chevronGap + label : 0))
      back = span
      leftEdge = span.end
    } else {
      (back, backText) = (nil, "")
    }

    var start = back.map { $0.end + Self.spacing } ?? Self.margin
    left = content.left.map { itemWidth in
      defer { start += itemWidth + Self.spacing }
      return Span(x: start, width: itemWidth)
    }
    leftEdge = max(leftEdge, left.last?.end ?? 0)
    if leftEdge == 0 { leftEdge = Self.margin - Self.titleGap }

    let low = leftEdge + Self.titleGap
    let room = max(0, rightEdge - Self.titleGap - low)
    let titleWidth = min(content.title, room)
    let centred = ((width - titleWidth) / 2).rounded()
    title = Span(x: min(max(centred, low), low + room - titleWidth), width: titleWidth)
  }
}
