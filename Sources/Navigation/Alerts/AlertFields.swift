// AlertFields: the box of an alert's text fields, and the field that is a line of it.

import Foundation
import Geometry
import Views

/// Text fields one below the other, between hairlines, in a round box.
@MainActor
final class AlertFields: UIView {
  /// The radius of the box's corners, in points.
  private static let cornerRadius: CGFloat = 6

  private var fields: [UITextField] = []
  private var lines: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = AlertLook.field
    layer.cornerRadius = Self.cornerRadius
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows these fields, top to bottom.
  func show(_ fields: [UITextField]) {
    guard fields != self.fields else { return }
    for view in self.fields + lines { view.removeFromSuperview() }
    self.fields = fields
    lines = fields.dropFirst().map { _ in
      let line = UIView(frame: .zero)
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      return line
    }
    for field in fields {
      // Inside, as the box cuts its corners off.
      field.focusRing = FocusRing(inset: 1, cornerRadius: Self.cornerRadius - 1)
    }
    for view in fields + lines { addSubview(view) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / UIScreen.main.scale
    layer.borderWidth = pixel
    layer.borderColor = UIColor.separator.cgColor
    for (index, field) in fields.enumerated() {
      let row = CGRect(
        x: 0, y: CGFloat(index) * AlertLayout.fieldHeight, width: bounds.width, height: AlertLayout.fieldHeight)
      field.frame = row
      if index > 0 { lines[index - 1].frame = CGRect(x: 0, y: row.minY, width: row.width, height: pixel) }
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()  // the lines have another width or colour now
  }
}

/// A line of the box: a text field whose text keeps clear of the box's sides.
@MainActor
final class AlertTextField: UITextField {
  /// The room that the text keeps to the sides, and its size, in points.
  private static let gap: CGFloat = 7
  private static let textSize: CGFloat = 13

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: Self.textSize)
  }

  required init?(coder: NSCoder) { nil }

  override func textRect(forBounds bounds: CGRect) -> CGRect { inset(super.textRect(forBounds: bounds)) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { inset(super.editingRect(forBounds: bounds)) }

  private func inset(_ rect: CGRect) -> CGRect { rect.insetBy(dx: min(Self.gap, rect.width / 2), dy: 0) }
}
