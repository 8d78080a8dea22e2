// CGPathTests: outlines, what they hold and how far they reach.

import Foundation
import Geometry
import Testing

@Suite("CGPath") struct CGPathTests {
  @Test("A rectangle runs clockwise from its top left corner")
  func rectangle() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      path.elements == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 4, y: 2)), .line(to: CGPoint(x: 4, y: 6)),
        .line(to: CGPoint(x: 1, y: 6)), .close,
      ])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("An empty outline has no box and holds nothing")
  func empty() {
    #expect(CGPath().isEmpty)
    #expect(CGPath().boundingBox.isNull)
    #expect(!CGPath().contains(.zero))
  }

  @Test("An ellipse stays within 0.03 % of its radius")
  func ellipse() {
    let path = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))
    #expect(path.elements.count == 6)
    for point in path.polygons(stepsPerCurve: 50)[0] {
      #expect(abs(hypot(point.x, point.y) - 100) < 0.03)
    }
  }

  @Test("A rounded rectangle is the rectangle without its corners")
  func roundedRectangle() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerWidth: 10, cornerHeight: 10)
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 4, y: 4)))
    #expect(path.contains(CGPoint(x: 50, y: 0.5)))
    #expect(path.elements.count == 10)
  }

  @Test("Corners larger than half a side are cut down to it, none at all leave a rectangle")
  func cornerLimits() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(
      CGPath(roundedRect: rect, cornerWidth: 99, cornerHeight: 99)
        == CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 10))
    #expect(CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 5) == CGPath(rect: rect))
  }

  @Test("Winding counts both squares, even-odd leaves out what lies in both")
  func fillRules() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let inner = CGPoint(x: 15, y: 15)
    #expect(path.path.contains(inner, using: .winding))
    #expect(!path.path.contains(inner, using: .evenOdd))
    #expect(path.path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
  }

  @Test("A quadratic curve is the same curve as a cubic one")
  func quadratic() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    let middle = path.path.polygons(stepsPerCurve: 2)[0][1]
    #expect(abs(middle.x - 5) < 1e-12 && abs(middle.y - 5) < 1e-12)
  }

  @Test(
    "Arcs go the way they are told: not clockwise means rising angles",
    arguments: [(0.0, Double.pi / 2, false, 1.0, 1.0), (0.0, Double.pi / 2, true, -1.0, -1.0)])
  func arcs(start: Double, end: Double, clockwise: Bool, x: Double, y: Double) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    let points = path.path.polygons(stepsPerCurve: 40)[0]
    let middle = points[points.count / 2]
    let diagonal = 10 / 2.0.squareRoot()
    #expect(abs(middle.x - x * diagonal) < 0.1 && abs(middle.y - y * diagonal) < 0.1)
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
  }

  @Test("An arc between tangents touches both lines")
  func tangentArc() {
    for side in [10.0, -10.0] {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: side), radius: 4)
      #expect(abs(path.currentPoint.x - 10) < 1e-9)
      #expect(abs(path.currentPoint.y - (side > 0 ? 4 : -4)) < 1e-9)
      let center = CGPoint(x: 6, y: side > 0 ? 4 : -4)
      for point in path.path.polygons(stepsPerCurve: 20)[0].dropFirst(2) {
        #expect(abs(hypot(point.x - center.x, point.y - center.y) - 4) < 0.01)
      }
    }
  }

  @Test("Closing goes back to the part's beginning, and only once")
  func closing() {
    let path = CGMutablePath()
    path.closeSubpath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 3, y: 3))
    path.addLine(to: CGPoint(x: 9, y: 3))
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.path.elements.count == 3)
    #expect(path.currentPoint == CGPoint(x: 3, y: 3))
  }

  @Test("A map moves every point of the outline")
  func transformed() {
    var map = CGAffineTransform(translationX: 10, y: 20)
    let rect = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(CGPath(rect: rect, transform: &map) == CGPath(rect: rect.offsetBy(dx: 10, dy: 20)))
    #expect(CGPath(ellipseIn: rect, transform: &map).boundingBoxOfPath.midX == 12.5)
  }
}
