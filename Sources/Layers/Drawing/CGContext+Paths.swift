// CGContext+Paths: outlines, filled, stroked or cut along.

import Foundation
import Geometry

extension CGContext {
  // MARK: The outline under construction

  /// The outline so far; nil where there is none.
  public var path: CGPath? { outline.isEmpty ? nil : outline.path }

  public func beginPath() { outline = CGMutablePath() }
  public func move(to point: CGPoint) { outline.move(to: point) }
  public func addLine(to point: CGPoint) { outline.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { outline.addLines(between: points) }
  public func addRect(_ rect: CGRect) { outline.addRect(rect) }
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { outline.addQuadCurve(to: end, control: control) }
  /// Adds part of a circle; angles are radians, and `clockwise` is Quartz's word for decreasing ones.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    outline.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  public func addPath(_ path: CGPath) { outline.addPath(path) }
  public func addPath(_ path: CGMutablePath) { outline.addPath(path) }
  public func closePath() { outline.closeSubpath() }

  // MARK: Using it up

  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }
  public func strokePath() { stroke(takePath()) }
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill: fill(path, .winding)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, .winding)
      stroke(path)
    case .eoFillStroke:
      fill(path, .evenOdd)
      stroke(path)
    }
  }
  /// Draws from here on only inside the outline.
  public func clip(using rule: CGPathFillRule = .winding) { clip(to: takePath(), rule) }

  // MARK: Shapes

  public func fill(_ rect: CGRect) { fill(CGPath(rect: rect), .winding) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect), .winding) }
  public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect)) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let kept = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = kept
  }
  public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect)) }
  /// Strokes a line between each two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    let lines = CGMutablePath()
    for (start, end) in zip(points, points.dropFirst()).enumerated().filter({ $0.offset % 2 == 0 }).map(\.element) {
      lines.addLines(between: [start, end])
    }
    stroke(lines.path)
  }
  /// Makes a rectangle see-through again.
  public func clear(_ rect: CGRect) { record(.clear(rect)) }

  /// Fills an outline with the fill colour.
  package func fill(_ path: CGPath, _ rule: CGPathFillRule) {
    if !path.isEmpty { record(.fill(path, faded(state.fillColor), rule)) }
  }

  /// Strokes an outline with the stroke colour.
  package func stroke(_ path: CGPath) {
    guard !path.isEmpty, state.lineWidth > 0 else { return }
    record(
      .stroke(path, faded(state.strokeColor), lineWidth: state.lineWidth, roundEnds: state.lineCap == .round))
  }

  private func takePath() -> CGPath {
    let path = outline.path
    beginPath()
    return path
  }
}
