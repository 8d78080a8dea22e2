// NoticeView: a few lines above a table that say what went wrong.

import UIKit

/// A text on a pale ground, as high as it needs.
final class NoticeView: UIView {
  private static let margin: CGFloat = 16
  private let label = UILabel(frame: .zero)

  /// What the notice says, and the width in points that its height belongs to.
  let text: String
  let madeForWidth: CGFloat

  /// A notice as wide as the table above whose rows it stands, in points.
  init(_ text: String, width: CGFloat) {
    (self.text, madeForWidth) = (text, width)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.textColor = .systemRed
    label.numberOfLines = 0
    addSubview(label)
    let room = CGSize(width: max(0, width - 2 * Self.margin), height: .greatestFiniteMagnitude)
    let height = label.sizeThatFits(room).height.rounded(.up) + 2 * Self.margin
    frame = CGRect(x: 0, y: 0, width: width, height: height)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.margin, dy: Self.margin)
  }
}
