// TextFieldParts: the small views inside a text field: what the text is drawn on, and the button that empties it.

import Foundation
import Geometry
import Layers

/// Shows the field's text, cut off at its room.
final class TextFieldCanvas: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
    clipsToBounds = true
    contentMode = .redraw
  }

  override func draw(_ rect: CGRect) {
    guard let field = superview as? UITextField else { return }
    if field.edited.letters.isEmpty { field.drawPlaceholder(in: bounds) } else { field.drawText(in: bounds) }
  }
}

/// A cross on a grey disc.
final class TextFieldClearButton: UIControl {
  /// The disc's width in points. Source: iOS 7 and later.
  private static let side: CGFloat = 15

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isHidden = true
    accessibilityLabel = "Clear text"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var canBecomeFocused: Bool { false }

  override func stateChanged() {
    super.stateChanged()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let disc = CGRect(
      x: bounds.midX - Self.side / 2, y: bounds.midY - Self.side / 2, width: Self.side, height: Self.side)
    let arm = Self.side * 0.19
    let cross = CGMutablePath()
    for (dx, dy) in [(arm, arm), (arm, -arm)] {
      cross.move(to: CGPoint(x: disc.midX - dx, y: disc.midY - dy))
      cross.addLine(to: CGPoint(x: disc.midX + dx, y: disc.midY + dy))
    }
    let shade: UIColor = isHighlighted ? .systemGray : .systemGray3
    UIGraphicsGetCurrentContext()?.append([
      .fill(CGPath(ellipseIn: disc), shade.cgColor, .winding),
      .stroke(cross.copy() ?? CGPath(), UIColor.systemBackground.cgColor, lineWidth: 1.5, roundEnds: true),
    ])
  }
}
