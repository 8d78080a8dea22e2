// SectionTitleLook: font, colours and place of a section's title, by the table's style.

import Foundation
import Geometry
import Views

/// How one header's or footer's title looks.
@MainActor
struct SectionTitleLook {
  let font: UIFont
  let color: UIColor
  let background: UIColor?
  /// The room around the title's text, in points.
  private let top, bottom: CGFloat
  /// Whether the text stands in the middle of its room, as in a plain table, or at its end, as grouped headers do.
  private let isCentred: Bool

  init(style: UITableView.Style, place: SectionPlace, isFirst: Bool) {
    if style == .plain {
      (font, color, background) = (.systemFont(ofSize: 17, weight: .semibold), .label, .systemGroupedBackground)
      (top, bottom, isCentred) = (4, 4, true)
    } else {
      (font, color, background) = (.systemFont(ofSize: 13), .secondaryLabel, nil)
      isCentred = false
      bottom = place.isHeader ? TableMetrics.titleBottom : TableMetrics.footerPadding
      top =
        !place.isHeader
        ? TableMetrics.footerPadding : isFirst ? TableMetrics.firstTitleTop : TableMetrics.titleTop
    }
  }

  /// The height that a title needs in a table of the given width.
  func height(of title: String, width: CGFloat) -> CGFloat {
    let label = UILabel(frame: .zero)
    (label.font, label.text, label.numberOfLines) = (font, title, 0)
    return top + textHeight(of: label, width: width) + bottom
  }

  func titleFrame(in size: CGSize, of label: UILabel) -> CGRect {
    let width = max(0, size.width - 2 * TableMetrics.margin)
    let height = min(size.height, textHeight(of: label, width: size.width))
    let y = isCentred ? (size.height - height) / 2 : max(0, size.height - bottom - height)
    return CGRect(x: TableMetrics.margin, y: y, width: width, height: height)
  }

  private func textHeight(of label: UILabel, width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(0, width - 2 * TableMetrics.margin), height: .greatestFiniteMagnitude)
    return label.sizeThatFits(room).height.rounded(.up)
  }
}
