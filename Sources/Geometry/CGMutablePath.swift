// CGMutablePath: an outline while it is being drawn.

import Foundation

/// An outline that grows step by step; coordinates are points, y down.
public final class CGMutablePath {
  /// The outline so far.
  package private(set) var path = CGPath()
  /// Where the present part began: closing goes back to it.
  private var start = CGPoint.zero

  public init() {}

  /// The outline so far, as a value.
  public func copy() -> CGPath? { path }

  public var isEmpty: Bool { path.isEmpty }

  /// Where the last step ended; zero before the first.
  public var currentPoint: CGPoint {
    switch path.elements.last {
    case .move(let end), .line(let end), .curve(let end, _, _): end
    case .close: start
    case nil: .zero
    }
  }

  public var boundingBox: CGRect { path.boundingBox }

  /// Begins a new part.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    start = point.applying(transform)
    path.elements.append(.move(to: start))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    beginIfNeeded(at: point.applying(transform))
    path.elements.append(.line(to: point.applying(transform)))
  }

  /// Adds lines between the points; the first one begins a new part.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    beginIfNeeded(at: control1.applying(transform))
    path.elements.append(
      .curve(
        to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform)))
  }

  /// Adds a quadratic curve, as the cubic that is the same curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    let (end, control) = (end.applying(transform), control.applying(transform))
    beginIfNeeded(at: control)
    let begin = currentPoint
    path.elements.append(
      .curve(
        to: end, control1: begin.movedTwoThirds(towards: control), control2: end.movedTwoThirds(towards: control)))
  }

  /// Joins the present part's end to its beginning.
  public func closeSubpath() {
    if !path.isEmpty, path.elements.last != .close { path.elements.append(.close) }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(CGPath(rect: rect), transform: transform)
  }

  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    for element in other.applying(transform).elements {
      if case .move(let end) = element { start = end }
      path.elements.append(element)
    }
  }

  public func addPath(_ other: CGMutablePath, transform: CGAffineTransform = .identity) {
    addPath(other.path, transform: transform)
  }

  private func beginIfNeeded(at point: CGPoint) {
    if path.isEmpty { move(to: point) }
  }
}

extension CGPoint {
  /// Raising a quadratic curve to a cubic one puts the control points two thirds of the way to the old one.
  fileprivate func movedTwoThirds(towards point: CGPoint) -> CGPoint {
    CGPoint(x: x + (point.x - x) * 2 / 3, y: y + (point.y - y) * 2 / 3)
  }
}
