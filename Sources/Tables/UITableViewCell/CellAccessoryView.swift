// CellAccessoryView: the signs at a cell's right edge, and its round buttons, drawn from paths.

import Foundation
import Geometry
import Layers
import Views

/// A sign at a cell's right edge.
@MainActor
final class CellAccessoryView: UIView {
  private let glyph: Glyph
  /// The sign's colour; nil means the tint.
  private let color: UIColor?

  init(_ glyph: Glyph, color: UIColor?) {
    (self.glyph, self.color) = (glyph, color)
    super.init(frame: CGRect(origin: .zero, size: glyph.size))
    isOpaque = false
    isUserInteractionEnabled = false
  }

  /// The arrow that says: there is more behind this row.
  static func disclosure() -> CellAccessoryView { CellAccessoryView(Glyphs.disclosure, color: .systemGray3) }

  static func checkmark() -> CellAccessoryView { CellAccessoryView(Glyphs.checkmark, color: nil) }

  required init?(coder: NSCoder) { return nil }

  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.append(glyph.commands(color: (color ?? tintColor).cgColor))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}

/// A round control of a cell: the detail button, or one that deletes or inserts.
@MainActor
final class CellRoundButton: UIControl {
  /// What the button shows.
  enum Sign {
    case detail, delete, insert
  }

  private let sign: Sign

  init(_ sign: Sign, onPress: @escaping @MainActor () -> Void) {
    self.sign = sign
    let side = TableMetrics.editControlSize
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    isOpaque = false
    addAction(UIAction { _ in onPress() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { return nil }

  /// A finger and a mouse get more room than the circle has.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -11).contains(point)
  }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.4 : 1 } }

  override func draw(_ rect: CGRect) {
    let circle = bounds.insetBy(dx: 1, dy: 1)
    switch sign {
    case .detail: UIGraphicsGetCurrentContext()?.append(Glyphs.detail.commands(color: tintColor.cgColor))
    case .delete: drawBar(in: circle, color: .systemRed, isCrossed: false)
    case .insert: drawBar(in: circle, color: .systemGreen, isCrossed: true)
    }
  }

  private func drawBar(in circle: CGRect, color: UIColor, isCrossed: Bool) {
    color.setFill()
    UIBezierPath(ovalIn: circle).fill()
    UIColor.white.setFill()
    UIBezierPath(rect: CGRect(x: circle.midX - 5, y: circle.midY - 1, width: 10, height: 2)).fill()
    if isCrossed { UIBezierPath(rect: CGRect(x: circle.midX - 1, y: circle.midY - 5, width: 2, height: 10)).fill() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
