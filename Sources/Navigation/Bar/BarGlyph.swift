// BarGlyph: the drawn signs of bar buttons.

import Foundation
import Geometry
import Views

/// A sign drawn from lines, in a square of 22 points.
enum BarGlyph: Sendable {
  case plus, cross, play, pause, rewind, fastForward

  /// The side of the square, in points.
  static let side: CGFloat = 22

  /// Draws the sign into `rect`, a square in points, in one colour.
  @MainActor
  func draw(in rect: CGRect, color: UIColor) {
    color.setStroke()
    color.setFill()
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    func line(_ from: CGPoint, _ to: CGPoint, width: CGFloat = 1.5) {
      let path = UIBezierPath()
      path.move(to: from)
      path.addLine(to: to)
      path.lineWidth = width
      path.stroke()
    }
    func triangle(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
      let path = UIBezierPath()
      path.move(to: a)
      path.addLine(to: b)
      path.addLine(to: c)
      path.close()
      path.fill()
    }
    switch self {
    case .plus:
      line(point(0.5, 0.1), point(0.5, 0.9))
      line(point(0.1, 0.5), point(0.9, 0.5))
    case .cross:
      line(point(0.2, 0.2), point(0.8, 0.8))
      line(point(0.8, 0.2), point(0.2, 0.8))
    case .play: triangle(point(0.2, 0.1), point(0.9, 0.5), point(0.2, 0.9))
    case .pause:
      line(point(0.32, 0.1), point(0.32, 0.9), width: 4)
      line(point(0.68, 0.1), point(0.68, 0.9), width: 4)
    case .rewind:
      triangle(point(0.5, 0.2), point(0, 0.5), point(0.5, 0.8))
      triangle(point(1, 0.2), point(0.5, 0.5), point(1, 0.8))
    case .fastForward:
      triangle(point(0, 0.2), point(0.5, 0.5), point(0, 0.8))
      triangle(point(0.5, 0.2), point(1, 0.5), point(0.5, 0.8))
    }
  }
}

/// Shows one sign in its tint.
@MainActor
final class BarGlyphView: UIView {
  var glyph: BarGlyph? {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { glyph?.draw(in: bounds, color: tintColor) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}

/// The chevron of a back button, pointing to where reading begins.
@MainActor
final class ChevronView: UIView {
  /// In points. Source: the back sign of iOS 7 and later, 12 by 21.
  static let size = CGSize(width: 12, height: 21)
  private static let lineWidth: CGFloat = 2.5

  /// Whether it points to the right.
  var isMirrored = false {
    didSet { if isMirrored != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let inset = Self.lineWidth / 2
    let path = UIBezierPath()
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: isMirrored ? bounds.width - x : x, y: y) }
    path.move(to: point(bounds.maxX - inset, bounds.minY + inset))
    path.addLine(to: point(bounds.minX + inset * 1.4, bounds.midY))
    path.addLine(to: point(bounds.maxX - inset, bounds.maxY - inset))
    path.lineWidth = Self.lineWidth
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    tintColor.setStroke()
    path.stroke()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
