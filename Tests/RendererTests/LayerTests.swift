// LayerTests: one layer and its children: backgrounds, borders, clipping, order, images, and edges between pixels.

import Foundation
import Geometry
import Layers
import Testing

@testable import Renderer

@Suite("Layers in pixels") struct LayerTests {
  @Test("a background fills exactly its pixels, above the window's")
  func background() throws {
    let bitmap = try Frame(10, 10, background: .blue, [Frame.Node(1, CGRect(x: 2, y: 3, width: 4, height: 5), .red)])
      .pixels()
    for y in 0..<10 {
      for x in 0..<10 {
        #expect(bitmap[x, y] == ((2..<6).contains(x) && (3..<8).contains(y) ? .pureRed : .pureBlue))
      }
    }
  }

  @Test(
    "where a picture leaves its layer free what is behind is seen, above, below and beside",
    arguments: [1, 4] as [CGFloat])
  func freeParts(size: CGFloat) throws {
    let full = CGRect(x: 0, y: 0, width: 40, height: 20)
    for bar in [
      CGRect(x: 0, y: 0, width: 40, height: size), CGRect(x: 0, y: 20 - size, width: 40, height: size),
      CGRect(x: 0, y: 8, width: 40, height: size), CGRect(x: 0, y: 0, width: 40 - size, height: 20),
    ] {
      let picture = Picture(commands: [.fill(rectangle(bar), .red, .winding)])
      let node = Frame.Node(1, full).with { $0.contents = .picture(picture) }
      let bitmap = try Frame(40, 20, background: .blue, [node]).pixels()
      for y in 0..<20 {
        for x in 0..<40 {
          let isInside = bar.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
          #expect(bitmap[x, y] == (isInside ? .pureRed : .pureBlue))
        }
      }
    }
  }

  @Test(
    "neighbours with edges between pixels leave no seam and do not overlap", arguments: [1, 1.5, 2, 3] as [CGFloat])
  func seams(scale: CGFloat) throws {
    var nodes: [Frame.Node] = []
    var x: CGFloat = 0
    for index in 0..<30 {
      let width = CGFloat(index % 7) * 0.37 + 0.9
      nodes.append(
        Frame.Node(UInt64(index) + 1, CGRect(x: x, y: 0, width: width, height: 4), index % 2 == 0 ? .red : .green))
      x += width
    }
    let bitmap = try Frame(
      x.rounded(.down), 4, scale: scale,
      [Frame.Node(100, CGRect(x: 0, y: 0, width: 200, height: 4), .blue, children: nodes)]
    ).pixels()
    for column in 0..<bitmap.width { #expect(bitmap[column, 2] == .pureRed || bitmap[column, 2] == .pureGreen) }
  }

  @Test(
    "a child that fills its parent fills its pixels, wherever the parent lies", arguments: [1, 1.5, 2] as [CGFloat])
  func filling(scale: CGFloat) throws {
    for step in 0..<20 {
      let place = CGRect(x: CGFloat(step) * 0.137 + 1, y: CGFloat(step) * 0.291 + 1, width: 10.2, height: 9.7)
      let child = Frame.Node(2, CGRect(origin: .zero, size: place.size), .green)
      let frame = Frame(20, 20, scale: scale, [Frame.Node(1, place, .red, children: [child])])
      let bitmap = try frame.pixels()
      for y in 0..<bitmap.height { for x in 0..<bitmap.width { #expect(bitmap[x, y] != .pureRed) } }
    }
  }

  @Test("drawn contents that fill their bounds fill their pixels", arguments: [1, 1.5, 2] as [CGFloat])
  func drawnFilling(scale: CGFloat) throws {
    let bounds = CGRect(x: 0, y: 0, width: 10.3, height: 9.7)
    let node = Frame.Node(1, bounds.offsetBy(dx: 2.2, dy: 3.1), .red).with {
      $0.contents = .picture(Picture(commands: [.fill(rectangle(bounds), .green, .winding)]))
    }
    let bitmap = try Frame(20, 20, scale: scale, [node]).pixels()
    for y in 0..<bitmap.height { for x in 0..<bitmap.width { #expect(bitmap[x, y].red == 0) } }
  }

  @Test("children are clipped where the layer says so, and only there", arguments: [true, false])
  func clipping(masks: Bool) throws {
    let child = Frame.Node(2, CGRect(x: -5, y: -5, width: 10, height: 10), .green)
    let node = Frame.Node(1, CGRect(x: 5, y: 5, width: 10, height: 10), .red, children: [child]).with {
      $0.masksToBounds = masks
    }
    let bitmap = try Frame(20, 20, [node]).pixels()
    #expect(bitmap[2, 2] == (masks ? .black : .pureGreen))
    #expect(bitmap[7, 7] == .pureGreen)
    #expect(bitmap[12, 12] == .pureRed)
  }

  @Test("clips of clips intersect")
  func nestedClips() throws {
    let deep = Frame.Node(3, CGRect(x: -20, y: -20, width: 60, height: 60), .green)
    let inner = Frame.Node(2, CGRect(x: 5, y: -5, width: 10, height: 10), children: [deep]).with {
      $0.masksToBounds = true
    }
    let outer = Frame.Node(1, CGRect(x: 2, y: 2, width: 8, height: 8), children: [inner]).with {
      $0.masksToBounds = true
    }
    let bitmap = try Frame(20, 20, [outer]).pixels()
    #expect(bitmap == (try Frame(20, 20, [Frame.Node(9, CGRect(x: 7, y: 2, width: 3, height: 5), .green)]).pixels()))
  }

  @Test("round corners: the middle is full, the corner empty, the rim in between, and the area that of the shape")
  func roundCorners() throws {
    let node = Frame.Node(1, CGRect(x: 0, y: 0, width: 40, height: 30), .white).with { $0.cornerRadius = 10 }
    let bitmap = try Frame(40, 30, [node]).pixels()
    #expect(bitmap[0, 0] == .black)
    #expect(bitmap[39, 29] == .black)
    #expect(bitmap[20, 15] == .white)
    #expect(bitmap[20, 0] == .white)
    let area = (0..<30).flatMap { y in (0..<40).map { x in Double(bitmap[x, y].green) / 255 } }.reduce(0, +)
    #expect(abs(area - (1200 - (4 - .pi) * 100)) < 2)
    for x in 0..<40 { #expect(bitmap[x, 2] == bitmap[39 - x, 27]) }
  }

  @Test("round clipping cuts children as the background is cut")
  func roundClip() throws {
    let child = Frame.Node(2, CGRect(x: -5, y: -5, width: 50, height: 40), .white)
    let clipped = Frame.Node(1, CGRect(x: 0, y: 0, width: 40, height: 30), children: [child]).with {
      $0.cornerRadius = 10
      $0.masksToBounds = true
    }
    let plain = Frame.Node(1, CGRect(x: 0, y: 0, width: 40, height: 30), .white).with { $0.cornerRadius = 10 }
    let difference = try #require(Frame(40, 30, [clipped]).pixels().difference(from: Frame(40, 30, [plain]).pixels()))
    #expect(difference.largest <= 1)
  }

  @Test(
    "a border is whole pixels, above the children, never thinner than one",
    arguments: [(0.5, 1, 1), (1, 1.5, 2), (2, 2, 4)])
  func border(width: CGFloat, scale: CGFloat, pixels: Int) throws {
    let node = Frame.Node(
      1, CGRect(x: 0, y: 0, width: 20, height: 20), .red,
      children: [
        Frame.Node(2, CGRect(x: 0, y: 0, width: 20, height: 20), .blue)
      ]
    ).with {
      $0.borderWidth = width
      $0.borderColor = .green
    }
    let bitmap = try Frame(20, 20, scale: scale, [node]).pixels()
    let middle = bitmap.height / 2
    for x in 0..<pixels { #expect(bitmap[x, middle] == .pureGreen) }
    #expect(bitmap[pixels, middle] == .pureBlue)
    #expect(bitmap[bitmap.width - 1, middle] == .pureGreen)
    #expect(bitmap[middle, 0] == .pureGreen)
  }

  @Test("children are drawn by zPosition, equal ones in their order")
  func order() throws {
    let whole = CGRect(x: 0, y: 0, width: 4, height: 4)
    let nodes = [
      Frame.Node(1, whole, .red).with { $0.zPosition = 1 }, Frame.Node(2, whole, .green).with { $0.zPosition = 1 },
      Frame.Node(3, whole, .blue),
    ]
    #expect(try Frame(4, 4, nodes).pixels()[1, 1] == .pureGreen)
    #expect(try Frame(4, 4, [Frame.Node(9, whole, children: nodes)]).pixels()[1, 1] == .pureGreen)
  }

  @Test("hidden layers and their children are not drawn")
  func hidden() throws {
    let node = Frame.Node(
      1, CGRect(x: 0, y: 0, width: 4, height: 4), .red,
      children: [
        Frame.Node(2, CGRect(x: 0, y: 0, width: 4, height: 4), .green)
      ]
    ).with { $0.isHidden = true }
    #expect(try Frame(4, 4, [node]).pixels()[1, 1] == .black)
  }

  @Test("the origin of the bounds scrolls the children")
  func scrolled() throws {
    let child = Frame.Node(2, CGRect(x: 0, y: 100, width: 10, height: 10), .green)
    let node = Frame.Node(1, CGRect(x: 0, y: 0, width: 10, height: 20), .red, children: [child]).with {
      $0.bounds.origin.y = 95
    }
    let bitmap = try Frame(10, 20, [node]).pixels()
    #expect(bitmap[5, 4] == .pureRed)
    #expect(bitmap[5, 5] == .pureGreen)
    #expect(bitmap[5, 14] == .pureGreen)
    #expect(bitmap[5, 15] == .pureRed)
  }

  @Test("brightness darkens the subtree")
  func brightness() throws {
    let node = Frame.Node(
      1, CGRect(x: 0, y: 0, width: 4, height: 4), .white,
      children: [
        Frame.Node(2, CGRect(x: 0, y: 0, width: 2, height: 4), CGColor(200, 100, 0))
      ]
    ).with { $0.brightness = 0.5 }
    let bitmap = try Frame(4, 4, [node]).pixels()
    #expect(bitmap[0, 0].isClose(100, 50, 0))
    #expect(bitmap[3, 0].isClose(127.5, 127.5, 127.5))
  }

  @Test(
    "an image in its own size is copied, and gravity says where it lies",
    arguments: [
      (Frame.ContentsGravity.topLeft, 0, 0), (.bottomRight, 8, 8), (.center, 4, 4), (.right, 8, 4),
    ])
  func gravity(gravity: Frame.ContentsGravity, x: Int, y: Int) throws {
    let image = Bitmap(width: 2, height: 2, pixel: .pureGreen).image
    let node = Frame.Node(1, CGRect(x: 0, y: 0, width: 10, height: 10), .red).with {
      $0.contents = .image(image)
      $0.contentsGravity = gravity
    }
    let bitmap = try Frame(10, 10, [node]).pixels()
    for row in 0..<10 {
      for column in 0..<10 {
        let isInside = (x..<x + 2).contains(column) && (y..<y + 2).contains(row)
        #expect(bitmap[column, row] == (isInside ? .pureGreen : .pureRed))
      }
    }
  }

  @Test("an image keeps its shape, or fills, or is stretched")
  func aspect() throws {
    let image = Bitmap(width: 2, height: 4, pixel: .pureGreen).image
    func green(_ gravity: Frame.ContentsGravity) throws -> Int {
      let node = Frame.Node(1, CGRect(x: 10, y: 10, width: 8, height: 8)).with {
        $0.contents = .image(image)
        $0.contentsGravity = gravity
      }
      let bitmap = try Frame(28, 28, [node]).pixels()
      return (0..<28).flatMap { y in (0..<28).filter { bitmap[$0, y] == .pureGreen } }.count
    }
    #expect(try green(.resizeAspect) == 4 * 8)
    #expect(try green(.resizeAspectFill) == 8 * 16)
    #expect(try green(.resize) == 8 * 8)
  }

  @Test("memory that is smaller than the frame is filled and not overrun")
  func smallMemory() throws {
    let renderer = FrameRenderer(fonts: try pinnedFonts())
    let frame = Frame(10, 10, background: .red, [])
    var bytes = [UInt8](repeating: 7, count: 8 * 16 + 16)
    bytes.withUnsafeMutableBytes { memory in
      renderer.render(frame, into: UnsafeMutableRawBufferPointer(rebasing: memory[..<128]), stride: 16)
    }
    #expect(bytes[..<4] == [0, 0, 255, 255])
    #expect(bytes[124..<128] == [0, 0, 255, 255])
    #expect(bytes[128...].allSatisfy { $0 == 7 })
  }
}

@Suite("Layers beyond all measure") struct HugeLayerTests {
  private let huge = CGRect(x: -500_000, y: -500_000, width: 1_000_000, height: 1_000_000)
  private let small = CGRect(x: 0, y: 0, width: 20, height: 20)

  /// Everything green within 20 × 20 points, by a layer a million points large.
  private func expectGreen(_ node: Frame.Node) throws {
    #expect(try Frame(20, 20, [node]).pixels() == Bitmap(width: 20, height: 20, pixel: .pureGreen))
  }

  @Test("round corners and borders cost what is seen of them, however large they are")
  func hugeShapes() throws {
    var round = Frame.Node(1, CGRect(x: -5, y: -5, width: 9e7, height: 9e7), .red)
    round.cornerRadius = 4e7
    var rim = Frame.Node(2, CGRect(x: 10, y: 10, width: 9e7, height: 9e7))
    (rim.borderWidth, rim.borderColor) = (4e7, .blue)
    let picture = try Frame(40, 30, background: .white, [round, rim]).pixels()
    #expect(picture[0, 0] == .white)
    #expect(picture[39, 29] == .pureBlue)
  }

  @Test("numbers that are none leave a layer as it is")
  func noNumbers() throws {
    let layer = Frame.Node(1, CGRect(x: 5, y: 5, width: 20, height: 10), .red).with { $0.brightness = .nan }
    #expect(try Frame(40, 30, background: .white, [layer]).pixels()[10, 10] == .pureRed)
  }

  @Test("a scale for rasterizing, or a capture, that asks for too much memory is followed as far as that goes")
  func boundedMemory() throws {
    var fine = Frame.Node(1, CGRect(x: 0, y: 0, width: 4_000, height: 3_000), .red)
    (fine.shouldRasterize, fine.rasterizationScale) = (true, 16)
    #expect(try Frame(40, 30, background: .white, [fine]).pixels() == Bitmap(width: 40, height: 30, pixel: .pureRed))
    let large = Frame.Node(2, CGRect(x: 0, y: 0, width: 60_000, height: 60_000), .blue)
    let holder = Frame.Node(3, CGRect(x: 0, y: 0, width: 60_001, height: 60_000)).with { $0.contents = .capture(large) }
    #expect(try Frame(40, 30, background: .white, [holder]).pixels() == Bitmap(width: 40, height: 30, pixel: .pureBlue))
    var tiny = Frame.Node(4, CGRect(x: 0, y: 0, width: 8e19, height: 6e19), .green)
    (tiny.shouldRasterize, tiny.rasterizationScale) = (true, 16)
    #expect(try Frame(8e19, 6e19, scale: 1e-18, background: .white, [tiny]).pixels()[40, 30] == .pureGreen)
  }

  @Test("huge pictures, images, captures and groups are painted as far as they are seen")
  func visibleParts() throws {
    let whole = CGRect(x: 0, y: 0, width: 1_000_000, height: 1_000_000)
    let picture = Frame.Contents.picture(Picture(commands: [.fill(rectangle(whole), .green, .winding)]))
    try expectGreen(Frame.Node(1, huge).with { $0.contents = picture })
    try expectGreen(
      Frame.Node(1, huge).with { $0.contents = .image(Bitmap(width: 2, height: 2, pixel: .pureGreen).image) })
    try expectGreen(Frame.Node(1, huge).with { $0.contents = .capture(Frame.Node(2, whole, .green)) })
    try expectGreen(Frame.Node(1, huge).with { $0.contents = .capture(Frame.Node(2, small, .green)) })
    try expectGreen(Frame.Node(1, small).with { $0.contents = .capture(Frame.Node(2, whole, .green)) })
    let inside = Frame.Node(2, whole, .green)
    try expectGreen(Frame.Node(1, huge, .red, children: [inside]).with { $0.shouldRasterize = true })
    try expectGreen(
      Frame.Node(1, huge, .red, children: [inside]).with {
        $0.shouldRasterize = true
        $0.rasterizationScale = 2
      })
    try expectGreen(
      Frame.Node(1, huge, .red, children: [inside]).with { $0.transform = CATransform3DMakeRotation(0.3, 0, 0, 1) })
  }

  @Test("a strip longer than Cairo draws is drawn where it is seen")
  func strip() throws {
    let long = CGRect(x: 0, y: -30_000, width: 20, height: 60_000)
    let path = rectangle(CGRect(x: 0, y: 0, width: 20, height: 60_000))
    try expectGreen(
      Frame.Node(1, long).with { $0.contents = .picture(Picture(commands: [.fill(path, .green, .winding)])) })
  }
}
