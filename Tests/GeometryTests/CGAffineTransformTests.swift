// CGAffineTransformTests: the conventions and laws of flat maps.

import Foundation
import Geometry
import Testing

@Suite("CGAffineTransform") struct CGAffineTransformTests {
  static let samples = [
    CGAffineTransform.identity, CGAffineTransform(translationX: 3, y: -2), CGAffineTransform(scaleX: 2, y: 0.5),
    CGAffineTransform(rotationAngle: 0.7), CGAffineTransform(1, 2, 3, 4, 5, 6),
  ]
  static let point = CGPoint(x: 5, y: 7)

  @Test("A positive angle turns x towards y, which is clockwise with y down")
  func rotationDirection() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-15)
    #expect(turned.y == 1)
  }

  @Test("translatedBy, scaledBy and rotated act before the map itself")
  func prepending() {
    let scaled = CGAffineTransform(scaleX: 2, y: 3)
    #expect(CGPoint.zero.applying(scaled.translatedBy(x: 10, y: 10)) == CGPoint(x: 20, y: 30))
    #expect(
      CGPoint(x: 1, y: 1).applying(CGAffineTransform(translationX: 10, y: 10).scaledBy(x: 2, y: 3))
        == CGPoint(x: 12, y: 13))
    #expect(CGAffineTransform.identity.rotated(by: 0.3) == CGAffineTransform(rotationAngle: 0.3))
  }

  @Test("One map after another is their concatenation", arguments: samples, samples)
  func concatenation(one: CGAffineTransform, other: CGAffineTransform) {
    let both = Self.point.applying(one.concatenating(other))
    let steps = Self.point.applying(one).applying(other)
    #expect(abs(both.x - steps.x) < 1e-12 && abs(both.y - steps.y) < 1e-12)
  }

  @Test("A map and its inverse lead back", arguments: samples)
  func inverse(map: CGAffineTransform) {
    let back = Self.point.applying(map).applying(map.inverted())
    #expect(abs(back.x - 5) < 1e-12 && abs(back.y - 7) < 1e-12)
  }

  @Test("A map that flattens has no inverse and stays itself")
  func flat() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("Sizes are not moved; rectangles become the one around their corners")
  func sizesAndRects() {
    let map = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0)
    #expect(CGSize(width: 3, height: 4).applying(map) == CGSize(width: -4, height: 3))
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).applying(map) == CGRect(x: 94, y: 1, width: 4, height: 3))
    #expect(CGRect.null.applying(map).isNull)
  }
}
