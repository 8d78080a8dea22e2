// UIBezierPath: an outline that is built, filled, stroked and cut along.

import Foundation
import Geometry
import Layers

/// Corners of a rectangle. Raw values are UIKit's.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the origin.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner right of it.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner below it.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner across from it.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// The corners of strokes. Raw values are those of Core Graphics.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Pointed.
  case miter
  /// A part of a circle.
  case round
}

/// An outline with the way in which it is drawn. Coordinates are points, y down; angles are radians, clockwise on
/// screen from the positive x axis.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  /// The width of strokes in points.
  open var lineWidth: CGFloat = 1
  /// The ends of strokes. A stroke is round at ends and corners or at neither: round where either property says so.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of strokes; see `lineCapStyle`.
  open var lineJoinStyle = CGLineJoin.miter
  /// Whether fills and cuts use the even-odd rule.
  open var usesEvenOddFillRule = false

  private var outline = CGMutablePath()

  public override init() {}

  /// The outline of a rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect)) }

  /// The outline of the ellipse that touches the rectangle's sides.
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect)) }

  /// The outline of a rectangle whose corners have a radius in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius))
  }

  /// The outline of a rectangle some of whose corners are round; radii in points, at most half a side.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let (width, height) = (min(cornerRadii.width, rect.width / 2), min(cornerRadii.height, rect.height / 2))
    let places: [(UIRectCorner, CGPoint, CGVector)] = [
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 1, dy: 1)),
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 1)),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: -1, dy: -1)),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: -1)),
    ]
    for (number, (corner, point, inward)) in places.enumerated() {
      let isRound = corners.contains(corner)
      let (dx, dy) = isRound ? (inward.dx * width, inward.dy * height) : (0, 0)
      // Around the rectangle each second corner is reached along its horizontal side.
      let along = CGPoint(x: point.x + dx, y: point.y)
      let down = CGPoint(x: point.x, y: point.y + dy)
      let (first, last) = number % 2 == 0 ? (down, along) : (along, down)
      if number == 0 { move(to: first) } else { addLine(to: first) }
      guard isRound else { continue }
      // A quarter of an ellipse: the handles reach this far towards the corner.
      let handle: CGFloat = 0.552_284_749_831
      addCurve(
        to: last,
        controlPoint1: CGPoint(x: first.x + (point.x - first.x) * handle, y: first.y + (point.y - first.y) * handle),
        controlPoint2: CGPoint(x: last.x + (point.x - last.x) * handle, y: last.y + (point.y - last.y) * handle))
    }
    close()
  }

  /// Part of a circle; angles in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// An outline from a value.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline.addPath(cgPath)
  }

  /// The outline as a value.
  open var cgPath: CGPath {
    get { outline.copy() ?? CGPath() }
    set {
      outline = CGMutablePath()
      outline.addPath(newValue)
    }
  }

  /// Whether the outline has no steps.
  open var isEmpty: Bool { outline.isEmpty }
  /// The rectangle around the outline.
  open var bounds: CGRect { cgPath.boundingBoxOfPath }
  /// Where the last step ended.
  open var currentPoint: CGPoint { outline.currentPoint }

  // MARK: Building

  /// Begins a new part.
  open func move(to point: CGPoint) { outline.move(to: point) }
  /// Adds a straight line from where the last step ended.
  open func addLine(to point: CGPoint) { outline.addLine(to: point) }
  /// Adds a cubic curve from where the last step ended.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve from where the last step ended.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds part of a circle; angles in radians, `clockwise` as seen on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics calls increasing angles anticlockwise, as its y axis points up.
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Joins the present part's end to its beginning.
  open func close() { outline.closeSubpath() }
  /// Takes all steps away.
  open func removeAllPoints() { outline = CGMutablePath() }
  /// Adds another outline's steps.
  open func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.cgPath) }
  /// Moves all steps.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(cgPath, transform: transform)
    outline = moved
  }

  /// Whether a point lies inside the outline.
  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// Fills the outline with the current context's fill colour.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.fill(cgPath, usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Strokes the outline with the current context's stroke colour.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle == .round || lineJoinStyle == .round ? .round : .butt)
    context.stroke(cgPath)
    context.restoreGState()
  }

  /// Draws from here on only inside the outline.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
