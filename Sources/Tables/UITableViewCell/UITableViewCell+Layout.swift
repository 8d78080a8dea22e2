// UITableViewCell+Layout: where content, labels and accessory stand, and how high the cell wants to be.

import Foundation
import Geometry
import Views

extension UITableViewCell {
  func layoutParts() {
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    lights.background?.frame = bounds
    updateAccessory()
    placeParts(in: bounds.size)
    separators.place(in: bounds.size, inset: ownSeparatorInset)
    separators.bringToFront(of: self)
    placeEditingParts()
  }

  private func placeParts(in size: CGSize) {
    contentView.frame = contentFrame(in: size)
    placeAccessory()
    let text = CellTextLayout(style: style, room: textRoom(in: contentView.bounds.size))
    if let image = labels.image { image.frame = imageFrame(of: image, height: contentView.bounds.height) }
    let frames = text.frames(text: labels.text, detail: labels.detail)
    labels.text?.frame = frames.text
    labels.detail?.frame = frames.detail
  }

  /// The part of the cell that editing and the accessory leave to the content.
  func contentFrame(in size: CGSize) -> CGRect {
    let left = editing.indent
    let right = accessoryRoom
    return CGRect(
      x: left - editing.confirmationWidth, y: 0, width: max(0, size.width - left - right), height: size.height)
  }

  /// The part of the content that text may fill: inside the margins, after indentation and picture.
  private func textRoom(in size: CGSize) -> CGRect {
    var left = leftEdge
    if let image = labels.image, image.image != nil {
      left = imageFrame(of: image, height: size.height).maxX + TableMetrics.imageGap
    }
    // An accessory keeps its own distance: the text goes up to the content's end.
    let right = accessoryRoom > 0 ? 0 : TableMetrics.margin
    return CGRect(x: left, y: 0, width: max(0, size.width - left - right), height: size.height)
  }

  private var leftEdge: CGFloat {
    // Content that editing has moved in stands directly beside the control.
    (editing.indent > 0 ? 0 : TableMetrics.margin) + CGFloat(indentationLevel) * indentationWidth
  }

  private func imageFrame(of view: UIImageView, height: CGFloat) -> CGRect {
    guard let size = view.image?.size, size.width > 0, size.height > 0 else { return .zero }
    let factor = min(1, height / size.height)
    let fitted = CGSize(width: size.width * factor, height: size.height * factor)
    let scale = UIScreen.main.scale
    let y = ((height - fitted.height) / 2 * scale).rounded() / scale
    return CGRect(x: leftEdge, y: y, width: fitted.width, height: fitted.height)
  }

  /// The height in points that the content wants in a row of the given width: by its constraints where it has some,
  /// else by its texts and picture, and at least 44.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    UIView.withoutAnimationReturning {
      let content = contentFrame(in: CGSize(width: width, height: bounds.height))
      if !contentView.constraints.isEmpty {
        let size = contentView.systemLayoutSizeFitting(
          CGSize(width: content.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        if size.height > 0 { return size.height }
      }
      let room = textRoom(in: CGSize(width: content.width, height: .greatestFiniteMagnitude))
      let text = CellTextLayout(style: style, room: room).textHeight(text: labels.text, detail: labels.detail)
      let picture = labels.image?.image?.size.height ?? 0
      return max(TableMetrics.rowHeight, text + 2 * TableMetrics.textPadding, picture)
    }
  }

  // MARK: Backgrounds

  /// Takes the table's colour unless the cell has one.
  func adoptDefaultBackground(of tableStyle: UITableView.Style) {
    guard backgroundColor == nil else { return }
    backgroundColor = tableStyle == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  func setSeparators(_ look: CellSeparators) { separators.show(look, in: self) }

  func replaceBackground(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }
}
