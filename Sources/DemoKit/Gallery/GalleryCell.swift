// GalleryCell: a demo's picture, its title, and a line of what it shows.

import UIKit

/// A row of the gallery.
final class GalleryCell: UITableViewCell {
  static let identifier = "Demo"
  static let height: CGFloat = 96

  private enum Metrics {
    static let margin: CGFloat = 16
    static let gap: CGFloat = 14
    static let between: CGFloat = 3
    static let corner: CGFloat = 8
  }

  private let picture = UIImageView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let line = UILabel(frame: .zero)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    picture.contentMode = .scaleAspectFill
    picture.layer.cornerRadius = Metrics.corner
    picture.layer.masksToBounds = true
    picture.layer.borderColor = UIColor.separator.cgColor
    picture.layer.borderWidth = 0.5
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    line.font = .systemFont(ofSize: 13)
    line.textColor = .secondaryLabel
    line.numberOfLines = 2
    for part in [picture, title, line] { contentView.addSubview(part) }
    separatorInset = UIEdgeInsets(
      top: 0, left: Metrics.margin + Thumbnail.side + Metrics.gap, bottom: 0, right: 0)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ entry: GalleryEntry) {
    (title.text, line.text) = (entry.title, entry.line)
    picture.image = entry.thumbnail
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = Thumbnail.side
    picture.frame = CGRect(
      x: Metrics.margin, y: ((contentView.bounds.height - side) / 2).rounded(), width: side, height: side)
    let left = picture.frame.maxX + Metrics.gap
    let width = max(0, contentView.bounds.width - left - Metrics.gap / 2)
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let titleHeight = title.font.lineHeight.rounded(.up)
    let lineHeight = line.sizeThatFits(room).height.rounded(.up)
    let top = ((contentView.bounds.height - titleHeight - Metrics.between - lineHeight) / 2).rounded()
    title.frame = CGRect(x: left, y: top, width: width, height: titleHeight)
    line.frame = CGRect(x: left, y: title.frame.maxY + Metrics.between, width: width, height: lineHeight)
  }
}
