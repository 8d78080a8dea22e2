// PainterTests: display lists into pixels, and pictures as files.

import Essentials
import Foundation
import Geometry
import Layers
import Testing

@testable import Renderer

@Suite("Painting") struct PainterTests {
  private func paint(_ commands: [Picture.Command], scale: CGFloat = 1) throws -> Bitmap {
    let node = Frame.Node(1, CGRect(x: 0, y: 0, width: 20, height: 20)).with {
      $0.contents = .picture(Picture(commands: commands))
    }
    return try Frame(20, 20, scale: scale, [node]).pixels()
  }

  private let square = rectangle(CGRect(x: 4, y: 4, width: 8, height: 8))

  @Test("filled paths, at every scale", arguments: [1, 2, 3] as [CGFloat])
  func fill(scale: CGFloat) throws {
    let bitmap = try paint([.fill(square, .red, .winding)], scale: scale)
    let s = Int(scale)
    #expect(bitmap[4 * s, 4 * s] == .pureRed)
    #expect(bitmap[12 * s - 1, 12 * s - 1] == .pureRed)
    #expect(bitmap[12 * s, 4 * s] == .black)
    #expect(bitmap[4 * s - 1, 4 * s] == .black)
  }

  @Test(
    "even-odd filling leaves the middle of two outlines empty, winding does not",
    arguments: [CGPathFillRule.evenOdd, .winding])
  func rules(rule: CGPathFillRule) throws {
    let both = CGPath(elements: square.elements + rectangle(CGRect(x: 6, y: 6, width: 4, height: 4)).elements)
    let bitmap = try paint([.fill(both, .red, rule)])
    #expect(bitmap[5, 5] == .pureRed)
    #expect(bitmap[8, 8] == (rule == .evenOdd ? .black : .pureRed))
  }

  @Test("strokes lie on both sides of their path")
  func stroke() throws {
    let line = CGPath(elements: [.move(to: CGPoint(x: 2, y: 10)), .line(to: CGPoint(x: 18, y: 10))])
    let bitmap = try paint([.stroke(line, .green, lineWidth: 2, roundEnds: false)])
    #expect(bitmap[10, 9] == .pureGreen)
    #expect(bitmap[10, 10] == .pureGreen)
    #expect(bitmap[10, 8] == .black)
    #expect(bitmap[1, 10] == .black)
  }

  @Test("transforms and clips end at restore, and a restore too many harms nothing")
  func states() throws {
    let bitmap = try paint([
      .restore, .save, .concat(CGAffineTransform(translationX: 10, y: 0)), .clip(square, .winding),
      .fill(rectangle(CGRect(x: 0, y: 0, width: 20, height: 20)), .red, .winding), .restore, .restore,
      .fill(rectangle(CGRect(x: 0, y: 0, width: 2, height: 2)), .green, .winding),
    ])
    #expect(bitmap[0, 0] == .pureGreen)
    #expect(bitmap[14, 4] == .pureRed)
    #expect(bitmap[13, 4] == .black)
    #expect(bitmap[5, 5] == .black)
  }

  @Test("a transform that flattens everything hides what follows up to its restore")
  func flattened() throws {
    let bitmap = try paint([
      .save, .concat(CGAffineTransform(scaleX: 0, y: 1)), .fill(square, .red, .winding), .restore,
      .fill(square, .green, .winding),
    ])
    #expect(bitmap[5, 5] == .pureGreen)
  }

  @Test("clearing makes see-through again")
  func clear() throws {
    let bitmap = try paint([.fill(square, .red, .winding), .clear(CGRect(x: 6, y: 6, width: 2, height: 2))])
    #expect(bitmap[5, 5] == .pureRed)
    #expect(bitmap[6, 6] == .black)
    #expect(bitmap[8, 8] == .pureRed)
  }

  @Test("a stencil takes the alpha of its image and one colour")
  func stencil() throws {
    var shape = Bitmap(width: 2, height: 1)
    shape[0, 0] = .white
    let bitmap = try paint([.stencil(shape.image, in: CGRect(x: 4, y: 4, width: 2, height: 1), .green)])
    #expect(bitmap[4, 4] == .pureGreen)
    #expect(bitmap[5, 4] == .black)
  }

  @Test("a colour is the same as a background and as a fill, for every grey")
  func sameColour() throws {
    for step in 0...50 {
      let gray = CGColor(gray: CGFloat(step) / 50, alpha: 1)
      let drawn = try paint([.fill(rectangle(CGRect(x: 0, y: 0, width: 20, height: 20)), gray, .winding)])
      #expect(try Frame(20, 20, [Frame.Node(1, CGRect(x: 0, y: 0, width: 20, height: 20), gray)]).pixels() == drawn)
    }
  }

  @Test("a PNG gives the same bitmap back, translucent pixels too")
  func roundTrip() throws {
    var bitmap = Bitmap(width: 256, height: 256)
    for alpha in 0..<256 {
      for color in 0...alpha {
        bitmap[color, alpha] = Bitmap.Pixel(red: UInt8(color), green: UInt8(color / 2), blue: 0, alpha: UInt8(alpha))
      }
    }
    #expect(try Bitmap(png: bitmap.pngData()) == bitmap)
  }

  @Test("bytes that are no PNG are refused in words")
  func refused() throws {
    let cut = try Bitmap(width: 8, height: 8, pixel: .pureRed).pngData().prefix(40)
    for bytes in [Data(), Data("no picture".utf8), Data(cut)] {
      #expect(throws: BitmapError.self) { try Bitmap(png: bytes) }
    }
    let observed = Log.observing { Bitmap(decoding: Data([0xFF, 0xD8, 0xFF, 0xE0])) }
    #expect(observed.result == nil)
    #expect(observed.messages.count == 1)
    #expect(observed.messages.first?.contains("JPEG") == true)
  }

  @Test("a difference says how many pixels, how far, and where")
  func difference() throws {
    var one = Bitmap(width: 10, height: 10, pixel: .black)
    let two = one
    one[3, 4] = Bitmap.Pixel(red: 9, green: 0, blue: 0)
    one[6, 5] = Bitmap.Pixel(red: 0, green: 2, blue: 0)
    let all = try #require(one.difference(from: two))
    #expect(all.count == 2)
    #expect(all.largest == 9)
    #expect(all.rect == CGRect(x: 3, y: 4, width: 4, height: 2))
    #expect(try #require(one.difference(from: two, tolerance: 2)).count == 1)
    #expect(try #require(one.difference(from: one)).isEmpty)
    #expect(one.difference(from: Bitmap(width: 9, height: 10)) == nil)
  }

  @MainActor @Test("the host measures, decodes, rasterizes and encodes")
  func host() throws {
    let fonts = try pinnedFonts()
    let host = RenderingHost(fonts: fonts)
    let font = FontSpec(size: 20)
    #expect(host.width(of: "Hello", font: font) == fonts.width(of: "Hello", font: font))
    let image = try #require(
      host.rasterize(Picture(commands: [.fill(square, .red, .winding)]), size: CGSize(width: 20, height: 10), scale: 2))
    #expect(image.width == 40)
    #expect(image.height == 20)
    let png = try #require(host.pngData(of: image))
    let decoded = try #require(host.image(from: png).flatMap { Bitmap($0) })
    #expect(decoded[8, 8] == .pureRed)
    #expect(decoded[0, 0].alpha == 0)
    host.pasteboard = "kept"
    #expect(host.pasteboard == "kept")
  }
}
