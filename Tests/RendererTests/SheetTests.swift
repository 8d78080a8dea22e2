// SheetTests: pictures that are drawn on the way are the same pictures.

import Foundation
import Geometry
import Layers
import Testing

@testable import Renderer

@Suite("Pictures drawn on the way") struct SheetTests {
  private let whole = CGRect(x: 0, y: 0, width: 40, height: 30)

  /// Draws every opaque picture on the way that is new, however small.
  private func sheets(threads: Int = 1) throws -> FrameRenderer {
    FrameRenderer(fonts: try pinnedFonts(), workers: BandWorkers(count: threads - 1), leastSheet: 1)
  }

  private func keeping() throws -> FrameRenderer {
    FrameRenderer(fonts: try pinnedFonts(), workers: BandWorkers(count: 0), leastSheet: nil)
  }

  private func screen(_ id: UInt64, _ color: CGColor, _ text: String) -> Frame.Node {
    Frame.Node(
      id, whole, color,
      children: [
        textLayer(id + 1, CGRect(x: 2.3, y: 1.6, width: 30, height: 18), text),
        Frame.Node(id + 2, CGRect(x: 5, y: 20, width: 20.5, height: 6), .red).with { $0.cornerRadius = 2 },
      ])
  }

  private func dissolve(
    _ before: Frame.Node, _ after: Frame.Node, _ progress: CGFloat, _ change: (inout Frame.Node) -> Void = { _ in }
  ) -> Frame {
    var slot = Frame.Node(9, whole).with { $0.contents = .mix(before: before, after: after, progress: progress) }
    change(&slot)
    return Frame(60, 40, background: .blue, [slot])
  }

  @Test(
    "R10: after any change of any property they show what kept pictures show, on one thread and on three",
    arguments: [1, 1.5, 2] as [CGFloat])
  func randomChanges(scale: CGFloat) throws {
    var spared = 0
    for seed in UInt64(31)...40 {
      var tree = RandomTree(seed: seed, scale: scale)
      let (drawn, kept) = (try sheets(threads: seed.isMultiple(of: 2) ? 1 : 3), try keeping())
      for step in 0..<20 {
        #expect(drawn.render(tree.frame) == kept.render(tree.frame), "seed \(seed), step \(step)")
        tree.change()
      }
      spared += kept.totals.rasterized - drawn.totals.rasterized
    }
    #expect(spared > 0, "some were drawn on the way")
  }

  @Test("the frames of a dissolve are the same bits, placed on pixels and between them, dimmed and faded")
  func dissolves() throws {
    let (one, two) = (screen(10, .white, "Ag"), screen(20, CGColor(200, 220, 90), "fj"))
    let changes: [(inout Frame.Node) -> Void] = [
      { _ in }, { $0.position.x += 0.4 }, { $0.position.y -= 7.5 }, { $0.brightness = 0.8 }, { $0.opacity = 0.6 },
      { ($0.brightness, $0.opacity) = (0.5, 0.5) },
    ]
    for change in changes {
      let (drawn, kept) = (try sheets(), try keeping())
      for step in 0...8 {
        let frame = dissolve(one, two, CGFloat(step) / 8, change)
        #expect(drawn.render(frame) == kept.render(frame))
      }
    }
  }

  @Test("a change draws both screens on the way, then keeps one in each of the next two frames")
  func spread() throws {
    let (one, two) = (screen(10, .white, "Ag"), screen(20, CGColor(200, 220, 90), "fj"))
    let renderer = try sheets()
    let made = (1...5).map { step in
      _ = renderer.render(dissolve(one, two, CGFloat(step) / 8))
      return renderer.statistics.rasterized
    }
    #expect(made == [0, 1, 1, 0, 0])
  }

  @Test("a screen that moves while it dissolves is not kept frame by frame in vain")
  func moving() throws {
    let (renderer, kept) = (try sheets(), try keeping())
    let still = screen(10, .white, "Ag")
    var made = 0
    for step in 1...6 {
      let moving = screen(20, .green, "fj").with { $0.children[1].position.x += CGFloat(step) }
      let frame = dissolve(still, moving, CGFloat(step) / 8)
      #expect(renderer.render(frame) == kept.render(frame))
      made += renderer.statistics.rasterized
    }
    #expect(made == 1, "the one that stands still")
  }

  @Test("a screen that fades as one is drawn on the way, and its picture kept where it stays")
  func fade() throws {
    let (renderer, kept) = (try sheets(), try keeping())
    let made = (1...4).map { step in
      let frame = Frame(60, 40, background: .blue, [screen(10, .white, "Ag").with { $0.opacity = CGFloat(step) / 5 }])
      #expect(renderer.render(frame) == kept.render(frame))
      return renderer.statistics.rasterized
    }
    #expect(made == [0, 1, 0, 0])
  }

  @Test("what shows something below, is turned inside, or asks to be kept, is kept")
  func kept() throws {
    let turned = screen(10, .white, "Ag").with {
      $0.children[1].transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    }
    let seeThrough = screen(10, CGColor(red: 1, green: 1, blue: 1, alpha: 0.5), "Ag")
    let round = screen(10, .white, "Ag").with { ($0.cornerRadius, $0.masksToBounds) = (8, true) }
    let rasterized = screen(10, .white, "Ag").with { $0.shouldRasterize = true }
    // What is turned is a picture of its own besides.
    for (node, count) in [(turned, 2), (seeThrough, 1), (round, 1), (rasterized, 1)] {
      let renderer = try sheets()
      _ = renderer.render(Frame(60, 40, background: .blue, [node.with { $0.opacity = 0.5 }]))
      #expect(renderer.statistics.rasterized == count)
    }
  }

  @Test("a picture larger than sixteen megabytes is drawn on the way every time")
  func huge() {
    var memory = SheetMemory()
    func asks(width: Int) -> Bool {
      let rect = PixelRect(x0: 0, y0: 0, x1: width, y1: 2048)
      let key = RasterCache.Key(kind: .slot, id: 1, rect: rect, scale: 1, paintScale: 1)
      defer { memory.endFrame() }
      return memory.mayDraw(key, .node(screen(10, .white, "Ag")))
    }
    #expect((0..<3).map { _ in asks(width: 2049) } == [true, true, true])
    #expect((0..<3).map { _ in asks(width: 2048) } == [true, false, true])
  }

  @Test("a great many small layers are kept as a picture: looking through them for every band would take longer")
  func many() throws {
    let dots = (0..<400).map { Frame.Node(100 + UInt64($0), CGRect(x: $0 % 40, y: $0 / 40, width: 1, height: 1), .red) }
    for (count, made) in [(2, 0), (400, 1)] {
      let renderer = try sheets()
      let group = Frame.Node(10, whole, .white, children: Array(dots.prefix(count))).with { $0.opacity = 0.5 }
      _ = renderer.render(Frame(60, 40, background: .blue, [group]))
      #expect(renderer.statistics.rasterized == made)
    }
  }

  @Test("a layer that shows itself as it was is not mistaken for what it was")
  func itself() throws {
    let full = CGRect(x: 0, y: 0, width: 2100, height: 2000)
    let before = Frame.Node(
      5, full, .green, children: [Frame.Node(77, CGRect(x: 50, y: 50, width: 100, height: 100), .red)])
    let holder = Frame.Node(
      6, full, nil, children: [Frame.Node(7, CGRect(x: 300, y: 0, width: 50, height: 50), .blue)]
    ).with { $0.contents = .capture(before) }
    let after = Frame.Node(
      5, full, .white, children: [holder, Frame.Node(8, CGRect(x: 0, y: 500, width: 900, height: 900), .black)])
    let other = Frame.Node(
      6, CGRect(x: 1000, y: 1000, width: 60, height: 60), .red,
      children: [Frame.Node(10, CGRect(x: 0, y: 0, width: 9, height: 9), .white)])
    let renderer = FrameRenderer(fonts: try pinnedFonts(), threads: 1)
    for nodes in [[after], [after], [after, other], [after, other], [before], [before]] {
      let frame = Frame(2100, 2000, background: .white, nodes)
      #expect(renderer.render(frame) == (try keeping().render(frame)))
    }
  }
}
