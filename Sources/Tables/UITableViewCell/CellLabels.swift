// CellLabels: the built-in labels and picture of a cell, made when they are first asked for.

import Foundation
import Geometry
import Views

/// The built-in views of one cell.
@MainActor
final class CellLabels {
  private(set) var text: UILabel?
  private(set) var detail: UILabel?
  private(set) var image: UIImageView?

  func text(of style: UITableViewCell.CellStyle, in content: UIView) -> UILabel {
    if let text { return text }
    let label = UILabel(frame: .zero)
    if style == .value2 {
      (label.font, label.textAlignment) = (.systemFont(ofSize: 12), .right)
      label.textColor = content.tintColor
    } else {
      label.font = .systemFont(ofSize: 17)
    }
    return add(label, to: \.text, in: content)
  }

  func detail(of style: UITableViewCell.CellStyle, in content: UIView) -> UILabel? {
    if let detail { return detail }
    let label = UILabel(frame: .zero)
    switch style {
    case .default: return nil
    case .value1:
      (label.font, label.textAlignment, label.textColor) = (.systemFont(ofSize: 17), .right, .secondaryLabel)
    case .value2: label.font = .systemFont(ofSize: 15)
    case .subtitle: label.font = .systemFont(ofSize: 12)
    }
    return add(label, to: \.detail, in: content)
  }

  func image(in content: UIView) -> UIImageView {
    if let image { return image }
    let view = UIImageView(frame: .zero)
    image = view
    content.addSubview(view)
    content.superview?.setNeedsLayout()
    return view
  }

  /// Takes views that a file describes in place of the built-in ones.
  func adopt(text: UILabel?, detail: UILabel?, image: UIImageView?, in content: UIView) {
    for view in [self.text, self.detail, self.image] as [UIView?] { view?.removeFromSuperview() }
    (self.text, self.detail, self.image) = (text, detail, image)
    for view in [image, text, detail] as [UIView?] {
      if let view, view.superview !== content { content.addSubview(view) }
    }
  }

  func setHighlighted(_ isHighlighted: Bool) {
    text?.isHighlighted = isHighlighted
    detail?.isHighlighted = isHighlighted
    image?.isHighlighted = isHighlighted
  }

  private func add(
    _ label: UILabel, to place: ReferenceWritableKeyPath<CellLabels, UILabel?>, in content: UIView
  ) -> UILabel {
    self[keyPath: place] = label
    content.addSubview(label)
    content.superview?.setNeedsLayout()
    return label
  }
}
