// AlertLayout: where the parts of an alert or an action sheet lie, as pure arithmetic.

import Foundation

/// The places of an alert's parts, in points, in a view that is as large as all its cards together.
struct AlertLayout: Equatable {
  /// The measures of one style, in points. Source: measured on iOS 13 to 15.
  struct Measures: Equatable {
    /// The width where there is room, and what stays free at least beside it, and above and below.
    let width, sideGap, endGap: CGFloat
    /// The height of a button, and the room that its title keeps to the sides.
    let row, titleGap: CGFloat
    /// Around the texts, and between title and message.
    let textSide, textTop, textBottom, textGap: CGFloat

    static let alert = Measures(
      width: 270, sideGap: 16, endGap: 16, row: 44, titleGap: 8, textSide: 16, textTop: 20, textBottom: 20, textGap: 3)
    static let sheet = Measures(
      width: 398, sideGap: 8, endGap: 8, row: 57, titleGap: 16, textSide: 16, textTop: 14, textBottom: 14, textGap: 6)
  }

  /// The radius of a card's corners, in points.
  static let cornerRadius: CGFloat = 14
  /// Between the cards of an action sheet, in points.
  static let cardGap: CGFloat = 8
  /// The height of a text field, and the room above the first, in points.
  static let fieldHeight: CGFloat = 30
  static let fieldGap: CGFloat = 16

  /// What is laid out: heights and widths in points, at the width that the style takes.
  struct Content: Equatable {
    /// The heights of the texts; 0 for none.
    var title: CGFloat = 0
    var message: CGFloat = 0
    /// How many text fields there are.
    var fields = 0
    /// The widths of the titles of the buttons in the main card.
    var buttons: [CGFloat] = []
    /// Whether a cancel button stands in a card of its own.
    var hasCancelCard = false
  }

  /// The size of all cards together.
  let size: CGSize
  /// The cards: the main one, zero where it is empty, and that of the cancel button.
  let card: CGRect
  let cancelCard: CGRect?
  /// In the card: what is seen of the texts and of the buttons. Where one is smaller than its content it scrolls.
  let texts, buttons: CGRect
  let textsHeight: CGFloat
  /// In the content of `texts`.
  let title, message: CGRect
  /// In the content of `texts`: the box of the text fields, empty without any.
  let fields: CGRect
  /// In the content of `buttons`.
  let rows: [CGRect]
  let isSideBySide: Bool

  /// The width of a style in `room`, a size in points.
  static func width(_ measures: Measures, in room: CGSize) -> CGFloat {
    max(0, min(measures.width, room.width - 2 * measures.sideGap))
  }

  /// Lays out in `room`, the part of the window that nothing covers, in points.
  init(_ content: Content, _ measures: Measures, in room: CGSize, canStandSideBySide: Bool) {
    let width = Self.width(measures, in: room)
    let textWidth = max(0, width - 2 * measures.textSide)
    let hasWords = content.title > 0 || content.message > 0
    let hasTexts = hasWords || content.fields > 0
    var y = measures.textTop
    title = CGRect(x: measures.textSide, y: y, width: textWidth, height: content.title)
    y += content.title
    if content.title > 0, content.message > 0 { y += measures.textGap }
    message = CGRect(x: measures.textSide, y: y, width: textWidth, height: content.message)
    y += content.message
    if hasWords, content.fields > 0 { y += Self.fieldGap }
    fields = CGRect(x: measures.textSide, y: y, width: textWidth, height: CGFloat(content.fields) * Self.fieldHeight)
    let textsHeight = hasTexts ? fields.maxY + measures.textBottom : 0
    self.textsHeight = textsHeight

    let half = width / 2
    isSideBySide =
      canStandSideBySide && content.buttons.count == 2
      && content.buttons.allSatisfy { $0 <= half - 2 * measures.titleGap }
    if isSideBySide {
      rows = (0..<2).map { CGRect(x: CGFloat($0) * half, y: 0, width: half, height: measures.row) }
    } else {
      rows = content.buttons.indices.map {
        CGRect(x: 0, y: CGFloat($0) * measures.row, width: width, height: measures.row)
      }
    }

    let cancelHeight = content.hasCancelCard ? measures.row : 0
    let hasCard = hasTexts || !rows.isEmpty
    let gap = hasCard && content.hasCancelCard ? Self.cardGap : 0
    let most = max(0, room.height - 2 * measures.endGap - cancelHeight - gap)
    let buttonsHeight = rows.last?.maxY ?? 0
    // Where not all fits, one and a half buttons stay in sight, so that one sees that there are more.
    let least = min(buttonsHeight, (1.5 * measures.row).rounded())
    let shownButtons = min(most, max(least, min(buttonsHeight, most - textsHeight)))
    let shownTexts = min(textsHeight, most - shownButtons)
    texts = CGRect(x: 0, y: 0, width: width, height: shownTexts)
    buttons = CGRect(x: 0, y: shownTexts, width: width, height: shownButtons)
    card = CGRect(x: 0, y: 0, width: width, height: shownTexts + shownButtons)
    cancelCard =
      content.hasCancelCard ? CGRect(x: 0, y: card.maxY + gap, width: width, height: cancelHeight) : nil
    size = CGSize(width: width, height: cancelCard?.maxY ?? card.maxY)
  }
}
