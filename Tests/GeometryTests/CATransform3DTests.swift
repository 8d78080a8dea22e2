// CATransform3DTests: the conventions and laws of maps of space, and of mixing them.

import Foundation
import Geometry
import Testing

@Suite("CATransform3D") struct CATransform3DTests {
  static let samples = [
    CATransform3DIdentity, CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(2, 3, 4),
    CATransform3DMakeRotation(0.8, 1, 2, 3), perspective,
    CATransform3DRotate(perspective, 0.5, 0, 1, 0),
    CATransform3DTranslate(CATransform3DScale(CATransform3DMakeRotation(-2, 0, 1, 1), -1, 2, 1), 4, 5, 6),
  ]
  static let perspective: CATransform3D = {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    return transform
  }()

  /// Whether all numbers of two matrices agree to a billionth.
  func agree(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
    zip(one.elements, other.elements).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("Turns: z takes x to y, x takes y to z, y takes z to x")
  func rotationDirections() {
    let z = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(z.m12 - 1) < 1e-15 && abs(z.m21 + 1) < 1e-15)
    let x = CATransform3DMakeRotation(.pi / 2, 9, 0, 0)
    #expect(abs(x.m23 - 1) < 1e-15 && abs(x.m32 + 1) < 1e-15)
    let y = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(abs(y.m31 - 1) < 1e-15 && abs(y.m13 + 1) < 1e-15)
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == .identity)
  }

  @Test("A turn about z is the flat turn")
  func flatRotation() {
    let turn = CATransform3DMakeRotation(0.4, 0, 0, 1)
    #expect(CATransform3DIsAffine(turn))
    let (found, expected) = (CATransform3DGetAffineTransform(turn), CGAffineTransform(rotationAngle: 0.4))
    #expect(agree(CATransform3DMakeAffineTransform(found), CATransform3DMakeAffineTransform(expected)))
    #expect(!CATransform3DIsAffine(Self.perspective))
  }

  @Test("Concatenation is associative, and identity leaves alone", arguments: samples, samples)
  func laws(one: CATransform3D, other: CATransform3D) {
    let third = CATransform3DMakeRotation(0.3, 1, 0, 1)
    #expect(
      agree(
        CATransform3DConcat(CATransform3DConcat(one, other), third),
        CATransform3DConcat(one, CATransform3DConcat(other, third))))
    #expect(CATransform3DConcat(one, CATransform3DIdentity) == one)
    #expect(CATransform3DConcat(CATransform3DIdentity, one) == one)
  }

  @Test("A map and its inverse cancel", arguments: samples)
  func inverse(map: CATransform3D) {
    #expect(agree(CATransform3DConcat(map, CATransform3DInvert(map)), .identity))
    #expect(agree(CATransform3DConcat(CATransform3DInvert(map), map), .identity))
  }

  @Test("A map that flattens has no inverse and stays itself")
  func flat() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(flat.inverse == nil)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test("Translate, Scale and Rotate act before the map itself")
  func prepending() {
    let scale = CATransform3DMakeScale(2, 3, 4)
    #expect(CATransform3DTranslate(scale, 1, 1, 1).m41 == 2)
    #expect(CATransform3DScale(CATransform3DMakeTranslation(5, 0, 0), 2, 2, 2).m41 == 5)
    #expect(
      CATransform3DRotate(scale, 0.2, 0, 0, 1)
        == CATransform3DConcat(CATransform3DMakeRotation(0.2, 0, 0, 1), scale))
  }

  @Test("What comes towards the viewer grows: at half the distance it is twice as large")
  func perspectiveProjection() {
    let near = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 250), Self.perspective)
    let (point, w) = near.project(CGPoint(x: 10, y: -20))
    #expect(w == 0.5)
    #expect(point == CGPoint(x: 20, y: -40))
  }

  @Test("Taken apart and put together it is the same map", arguments: samples)
  func parts(map: CATransform3D) throws {
    let parts = try #require(TransformParts(map))
    #expect(agree(parts.transform, map))
  }

  @Test("The turns about the axes are read back", arguments: [(0.3, -0.4, 2.0), (-3.0, 1.2, 0.0), (0.0, 0.0, -0.9)])
  func angles(x: Double, y: Double, z: Double) {
    var parts = TransformParts()
    parts.angles = SIMD3(x, y, z)
    let found = parts.angles
    #expect(abs(found.x - x) < 1e-9 && abs(found.y - y) < 1e-9 && abs(found.z - z) < 1e-9)
    let expected = CATransform3DMakeRotation(x, 1, 0, 0)
      .concatenating(CATransform3DMakeRotation(y, 0, 1, 0)).concatenating(CATransform3DMakeRotation(z, 0, 0, 1))
    #expect(agree(parts.transform, expected))
  }

  @Test("Setting one part leaves the others")
  func settingOnePart() {
    var map = CATransform3DScale(CATransform3DMakeTranslation(7, 8, 0), 2, 3, 1)
    map.rotationZ = .pi / 6
    #expect(abs(map.scaleX - 2) < 1e-12 && abs(map.scaleY - 3) < 1e-12)
    #expect(abs(map.rotationZ - .pi / 6) < 1e-12)
    #expect(map.translation == CGSize(width: 7, height: 8))
    map.uniformScale = 4
    #expect(abs(map.scaleX - 4) < 1e-12 && abs(map.rotationZ - .pi / 6) < 1e-12)
  }

  @Test("Mixed turns keep their size: halfway to a half turn is a quarter turn", arguments: [Double.pi, -Double.pi])
  func mixedTurn(angle: Double) {
    let half = CATransform3DIdentity.mixed(with: CATransform3DMakeRotation(angle, 0, 0, 1), at: 0.5)
    #expect(agree(half, CATransform3DMakeRotation(angle / 2, 0, 0, 1)))
  }

  @Test("Mixed moves and stretches are mixed number by number, from nothing too")
  func mixedStretch() {
    let (small, large) = (CATransform3DMakeScale(0, 0, 1), CATransform3DMakeTranslation(10, 0, 0))
    let mix = small.mixed(with: large, at: 0.25)
    #expect(mix.m11 == 0.25 && mix.m22 == 0.25 && mix.m41 == 2.5)
  }

  @Test("The ends of a mix are exact", arguments: samples)
  func mixedEnds(map: CATransform3D) {
    #expect(map.mixed(with: Self.samples[6], at: 0) == map)
    #expect(Self.samples[6].mixed(with: map, at: 1) == map)
  }

  @Test("A turn under perspective stays under the same perspective")
  func mixedPerspective() {
    let turned = CATransform3DRotate(Self.perspective, 1, 0, 1, 0)
    let half = Self.perspective.mixed(with: turned, at: 0.5)
    #expect(agree(half, CATransform3DRotate(Self.perspective, 0.5, 0, 1, 0)))
  }

  @Test("A plane's map and its inverse lead back, perspective included", arguments: samples)
  func planeMap(map: CATransform3D) throws {
    let plane = PlaneMap(map)
    let there = try #require(plane.map(CGPoint(x: 3, y: 4)))
    let back = try #require(plane.inverse?.map(there))
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
  }

  @Test("A plane seen edge-on has no map back")
  func edgeOn() {
    #expect(PlaneMap(CATransform3DMakeScale(0, 1, 1)).inverse == nil)
  }
}
