// CellTextLayout: where the built-in labels of a cell stand. A pure function of style, room and text sizes.

import Foundation
import Views

/// The frames of a cell's two labels, in the content's points.
@MainActor
struct CellTextLayout {
  let style: UITableViewCell.CellStyle
  /// The part of the content that text may fill.
  let room: CGRect

  /// The gap between text and detail side by side, and the narrow column of `value2`; source: storyboards.
  private static let gap: CGFloat = 6
  private static let columnWidth: CGFloat = 91

  func frames(text: UILabel?, detail: UILabel?) -> (text: CGRect, detail: CGRect) {
    switch style {
    case .default: return (room, .zero)
    case .subtitle: return stacked(text, detail)
    case .value1: return sideBySide(text, detail)
    case .value2:
      let width = min(Self.columnWidth, room.width)
      let x = width + Self.gap
      return (
        CGRect(x: room.minX, y: room.minY, width: width, height: room.height),
        CGRect(x: room.minX + x, y: room.minY, width: max(0, room.width - x), height: room.height)
      )
    }
  }

  /// The height that the texts need.
  func textHeight(text: UILabel?, detail: UILabel?) -> CGFloat {
    switch style {
    case .default: return Self.height(of: text, width: room.width)
    case .subtitle: return Self.height(of: text, width: room.width) + Self.height(of: detail, width: room.width)
    case .value1, .value2:
      let frames = frames(text: text, detail: detail)
      return max(
        Self.height(of: text, width: frames.text.width), Self.height(of: detail, width: frames.detail.width))
    }
  }

  private func stacked(_ text: UILabel?, _ detail: UILabel?) -> (text: CGRect, detail: CGRect) {
    let detailHeight = Self.height(of: detail, width: room.width)
    guard detailHeight > 0 else { return (room, .zero) }
    let textHeight = min(Self.height(of: text, width: room.width), max(0, room.height - detailHeight))
    let scale = UIScreen.main.scale
    let top = max(0, ((room.height - textHeight - detailHeight) / 2 * scale).rounded() / scale)
    return (
      CGRect(x: room.minX, y: room.minY + top, width: room.width, height: textHeight),
      CGRect(x: room.minX, y: room.minY + top + textHeight, width: room.width, height: detailHeight)
    )
  }

  /// The text stands left, the detail right. Where both are too long the text keeps at least six tenths.
  private func sideBySide(_ text: UILabel?, _ detail: UILabel?) -> (text: CGRect, detail: CGRect) {
    let wanted = (text: Self.width(of: text), detail: Self.width(of: detail))
    let textWidth = min(wanted.text, max(room.width - Self.gap - wanted.detail, room.width * 0.6))
    let detailWidth = max(0, min(wanted.detail, room.width - Self.gap - textWidth))
    return (
      CGRect(x: room.minX, y: room.minY, width: textWidth, height: room.height),
      CGRect(x: room.maxX - detailWidth, y: room.minY, width: detailWidth, height: room.height)
    )
  }

  private static func height(of label: UILabel?, width: CGFloat) -> CGFloat {
    guard let label, label.text?.isEmpty == false, width > 0 else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }

  private static func width(of label: UILabel?) -> CGFloat {
    guard let label, label.text?.isEmpty == false else { return 0 }
    let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    return label.sizeThatFits(unbounded).width.rounded(.up)
  }
}
