// CGPath+Measuring: where an outline ends, how far it reaches, what it holds, what a map makes of it.

import Foundation

extension CGPath {
  /// Whether the outline has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the last step ends, in points; zero without steps.
  public var currentPoint: CGPoint {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let end): (start, current) = (end, end)
      case .line(let end), .curve(let end, _, _): current = end
      case .close: current = start
      }
    }
    return current
  }

  /// The smallest rectangle around all points of the outline, control points too; null without steps.
  public var boundingBox: CGRect {
    CGRect(
      around: elements.flatMap { element -> [CGPoint] in
        switch element {
        case .move(let end), .line(let end): [end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .close: []
        }
      })
  }

  /// The smallest rectangle around the outline itself, to a hundredth of its curves; null without steps.
  public var boundingBoxOfPath: CGRect { CGRect(around: polygons(stepsPerCurve: 64).flatMap { $0 }) }

  /// What the map makes of the outline.
  package func applying(_ transform: CGAffineTransform) -> CGPath {
    if transform.isIdentity { return self }
    return CGPath(
      elements: elements.map { element in
        switch element {
        case .move(let end): .move(to: end.applying(transform))
        case .line(let end): .line(to: end.applying(transform))
        case .curve(let end, let control1, let control2):
          .curve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
        case .close: .close
        }
      })
  }

  /// What the map makes of the outline; nil asks for a plain copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    transform.map { applying($0.pointee) } ?? self
  }

  /// Whether the point, in points and after `transform`, lies within the outline, whose parts count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    var winding = 0
    for polygon in polygons(stepsPerCurve: 32) {
      for (index, end) in polygon.enumerated() {
        let start = polygon[index == 0 ? polygon.count - 1 : index - 1]
        // A ray to the right crosses the edge once if the edge has one end above it, or on it, and one below.
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let side = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
        if end.y > start.y, side > 0 { winding += 1 }
        if end.y < start.y, side < 0 { winding -= 1 }
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// The parts of the outline as corner points, each curve cut into `stepsPerCurve` straight pieces.
  package func polygons(stepsPerCurve: Int) -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      if polygons.isEmpty { polygons.append([current]) }
      polygons[polygons.count - 1].append(point)
      current = point
    }
    for element in elements {
      switch element {
      case .move(let end):
        (start, current) = (end, end)
        polygons.append([end])
      case .line(let end): add(end)
      case .curve(let end, let control1, let control2):
        let begin = current
        for step in 1...stepsPerCurve {
          add(Self.point(on: (begin, control1, control2, end), at: CGFloat(step) / CGFloat(stepsPerCurve)))
        }
      case .close: add(start)
      }
    }
    return polygons
  }

  /// The point of a cubic curve at `t`, 0…1, in Bernstein's form.
  private static func point(on curve: (CGPoint, CGPoint, CGPoint, CGPoint), at t: CGFloat) -> CGPoint {
    let rest = 1 - t
    let weights = (rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t)
    return CGPoint(
      x: weights.0 * curve.0.x + weights.1 * curve.1.x + weights.2 * curve.2.x + weights.3 * curve.3.x,
      y: weights.0 * curve.0.y + weights.1 * curve.1.y + weights.2 * curve.2.y + weights.3 * curve.3.y)
  }
}
