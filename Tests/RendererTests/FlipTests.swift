// FlipTests: layers turned in space.

import Foundation
import Geometry
import Layers
import Testing

@testable import Renderer

@Suite("Flips") struct FlipTests {
  static let width = 320.0
  static let height = 240.0
  /// Eighths of the way, without the half, at which there is nothing to see.
  static let eighths = [0.125, 0.25, 0.375, 0.625, 0.75, 0.875]

  /// The frame of a flip from the left at eased progress `p`, as F7 and F10 have it: one face before the half, the
  /// other after.
  private func flip(_ p: Double, front: Frame.Node, back: Frame.Node) -> Frame {
    let showsBack = p >= 0.5
    let angle = (showsBack ? p - 1 : p) * .pi
    let face = (showsBack ? back : front).with {
      $0.isDoubleSided = false
      $0.brightness = 1 - 0.25 * abs(sin(angle))
      $0.transform = CATransform3DConcat(
        CATransform3DMakeRotation(angle, 0, 1, 0),
        CATransform3DMakeTranslation(0, 0, -Self.width / 2 * abs(sin(angle))))
    }
    let host = Frame.Node(100, CGRect(x: 0, y: 0, width: Self.width, height: Self.height), children: [face]).with {
      $0.sublayerTransform.m34 = -1 / (3 * Self.width)
    }
    return Frame(Self.width, Self.height, [host])
  }

  private func face(_ id: UInt64, _ color: CGColor) -> Frame.Node {
    Frame.Node(id, CGRect(x: 0, y: 0, width: Self.width, height: Self.height), color)
  }

  /// Where F10 puts the left and the right edge: their x from the middle and their half height.
  private func edges(_ p: Double) -> (left: (x: Double, half: Double), right: (x: Double, half: Double)) {
    let angle = (p >= 0.5 ? p - 1 : p) * .pi
    func seen(_ x: Double) -> (x: Double, half: Double) {
      let depth = -x * sin(angle) - Self.width / 2 * abs(sin(angle))
      let factor = 3 * Self.width / (3 * Self.width - depth)
      return (x * cos(angle) * factor, Self.height / 2 * factor)
    }
    return (seen(-Self.width / 2), seen(Self.width / 2))
  }

  @Test("F6, F10: the four corners are where the closed form has them, within half a pixel", arguments: eighths)
  func corners(p: Double) throws {
    let bitmap = try flip(p, front: face(1, .white), back: face(2, .white)).pixels()
    let (left, right) = edges(p)
    let full = 255 * (1 - 0.25 * abs(sin(p * .pi)))
    func cover(_ x: Int, _ y: Int) -> Double { Double(bitmap[x, y].green) / full }
    let (midX, midY) = (Int(Self.width) / 2, Int(Self.height) / 2)
    // The sum of the shares along half a row or column is how far the picture reaches from the middle.
    #expect(abs((0..<midX).reduce(0) { $0 + cover($1, midY) } + left.x) < 0.5)
    #expect(abs((midX..<2 * midX).reduce(0) { $0 + cover($1, midY) } - right.x) < 0.5)
    for edge in [left, right] {
      // The column just inside of the edge, and the height that the straight side has there.
      let column = Int((edge.x + Double(midX) + (edge.x < 0 ? 2 : -2)).rounded(.down))
      let share = (Double(column) + 0.5 - Double(midX) - left.x) / (right.x - left.x)
      let half = left.half + share * (right.half - left.half)
      #expect(abs((0..<midY).reduce(0) { $0 + cover(column, $1) } - half) < 0.5)
      #expect(abs((midY..<2 * midY).reduce(0) { $0 + cover(column, $1) } - half) < 0.5)
    }
    // F10: the near edge is exactly as high as the container, the far one shorter.
    let (near, far) = p < 0.5 ? (left, right) : (right, left)
    #expect(abs(near.half - Self.height / 2) < 1e-9)
    #expect(far.half < near.half)
  }

  @Test("F8: edge-on there is nothing")
  func half() throws {
    let bitmap = try flip(0.5, front: face(1, .white), back: face(2, .white)).pixels()
    #expect(bitmap == Bitmap(width: 320, height: 240, pixel: .black))
  }

  @Test("PITFALL 33: the first and the last frame are the plain screens, bit for bit")
  func ends() throws {
    func screen(_ id: UInt64, _ text: String) -> Frame.Node {
      face(id, .white).with {
        $0.children = [textLayer(id + 1, CGRect(x: 10.3, y: 20.7, width: 200, height: 40), text, size: 17)]
      }
    }
    let (front, back) = (screen(10, "Front"), screen(20, "Back"))
    #expect(try flip(0, front: front, back: back).pixels() == Frame(320, 240, [front]).pixels())
    #expect(try flip(1, front: front, back: back).pixels() == Frame(320, 240, [back]).pixels())
  }

  @Test("F9: the back is not mirrored")
  func back() throws {
    let sides = face(2, .blue).with {
      $0.children = [Frame.Node(3, CGRect(x: 0, y: 0, width: Self.width / 2, height: Self.height), .red)]
    }
    let bitmap = try flip(0.75, front: face(1, .white), back: sides).pixels()
    let (left, right) = edges(0.75)
    let (x1, x2) = (Int(160 + left.x) + 4, Int(160 + right.x) - 4)
    #expect(bitmap[x1, 120].red > 180 && bitmap[x1, 120].blue == 0)
    #expect(bitmap[x2, 120].blue > 180 && bitmap[x2, 120].red == 0)
  }

  @Test("a one-sided layer seen from behind is not drawn, a two-sided one is mirrored", arguments: [true, false])
  func sides(isDoubleSided: Bool) throws {
    let left = Frame.Node(2, CGRect(x: 0, y: 0, width: 10, height: 20), .red)
    let turned = Frame.Node(1, CGRect(x: 0, y: 0, width: 20, height: 20), .green, children: [left]).with {
      $0.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      $0.isDoubleSided = isDoubleSided
    }
    let bitmap = try Frame(20, 20, [turned]).pixels()
    #expect(bitmap[4, 10] == (isDoubleSided ? .pureGreen : .black))
    #expect(bitmap[15, 10] == (isDoubleSided ? .pureRed : .black))
  }

  @Test("a child that is turned back inside a turned layer faces the viewer")
  func backInside() throws {
    let inner = Frame.Node(2, CGRect(x: 0, y: 0, width: 20, height: 20), .green).with {
      $0.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      $0.isDoubleSided = false
    }
    let flat = Frame.Node(3, CGRect(x: 0, y: 0, width: 20, height: 10), .red).with { $0.isDoubleSided = false }
    let turned = Frame.Node(1, CGRect(x: 0, y: 0, width: 20, height: 20), .white, children: [inner, flat]).with {
      $0.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    }
    let bitmap = try Frame(20, 20, [turned]).pixels()
    #expect(bitmap == Bitmap(width: 20, height: 20, pixel: .pureGreen))
  }

  @Test("F10: the shading is a factor on the colours", arguments: eighths)
  func brightness(p: Double) throws {
    let bitmap = try flip(p, front: face(1, .white), back: face(2, .white)).pixels()
    let expected = 255 * (1 - 0.25 * abs(sin(p * .pi)))
    let (left, right) = edges(p)
    let middle = Int(160 + (left.x + right.x) / 2)
    #expect(bitmap[middle, 120].isClose(expected, expected, expected))
  }

  @Test("edges of a turned layer are smooth: they cover what the shape covers, within a hundredth")
  func smoothEdges() throws {
    let square = Frame.Node(1, CGRect(x: 50, y: 50, width: 100, height: 100), .white).with {
      $0.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
    }
    let bitmap = try Frame(200, 200, [square]).pixels()
    let values = (0..<200).flatMap { y in (0..<200).map { x in Double(bitmap[x, y].green) } }
    #expect(abs(values.reduce(0, +) / 255 - 10_000) < 100)
    #expect(values.filter { $0 > 20 && $0 < 235 }.count > 200)
  }

  @Test("a layer that reaches behind the viewer is cut there, and nothing traps")
  func behindTheViewer() throws {
    let face = face(1, .white).with {
      $0.transform = CATransform3DMakeRotation(1.5, 0, 1, 0)
    }
    let host = Frame.Node(2, CGRect(x: 0, y: 0, width: 320, height: 240), children: [face]).with {
      $0.sublayerTransform.m34 = -1 / 100
    }
    let bitmap = try Frame(320, 240, [host]).pixels()
    #expect(bitmap != Bitmap(width: 320, height: 240, pixel: .black))
    #expect(bitmap[319, 0] == .black)
  }

  @Test("numbers that are none draw nothing and trap nothing")
  func undefined() throws {
    let broken = face(1, .white).with { $0.transform.m11 = .nan }
    let far = face(2, .white).with { $0.position.x = .infinity }
    let bitmap = try Frame(20, 20, [broken, far]).pixels()
    #expect(bitmap.width == 20)
    #expect(bitmap[10, 10] == .black || bitmap[10, 10] == .white)
  }
}
