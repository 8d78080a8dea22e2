// CacheTests: what is kept from frame to frame, and that nobody can see it.

import Foundation
import Geometry
import Layers
import Testing

@testable import Renderer

@Suite("Raster cache") struct CacheTests {
  private func screen(_ opacity: CGFloat, label: String = "Hello", x: CGFloat = 0) -> Frame {
    let text = textLayer(2, CGRect(x: 5, y: 5, width: 60, height: 20), label)
    let box = Frame.Node(3, CGRect(x: 5, y: 30, width: 10, height: 10), .red)
    let screen = Frame.Node(1, CGRect(x: x, y: 0, width: 80, height: 50), .white, children: [text, box])
    return Frame(80, 50, [screen.with { $0.opacity = opacity }])
  }

  @Test("R7: a fade paints its text once, rasterizes its screen once, and reuses it in every later frame")
  func counters() throws {
    let renderer = FrameRenderer(fonts: try pinnedFonts())
    _ = renderer.render(screen(0.1))
    #expect(renderer.statistics.painted == 1)
    #expect(renderer.statistics.rasterized == 1)
    #expect(renderer.statistics.reused == 0)
    for step in 2...9 {
      _ = renderer.render(screen(CGFloat(step) / 10))
      #expect(renderer.statistics.painted == 0)
      #expect(renderer.statistics.rasterized == 0)
      #expect(renderer.statistics.reused == 1)
      #expect(renderer.statistics.layersDrawn == 2)
    }
    #expect(renderer.totals.rasterized == 1)
    #expect(renderer.totals.reused == 8)
  }

  @Test("R8: a rasterized layer is painted while it waits, invisible, for its fade")
  func waiting() throws {
    let renderer = FrameRenderer(fonts: try pinnedFonts())
    func frame(_ opacity: CGFloat) -> Frame {
      var frame = screen(opacity)
      frame.nodes[0].shouldRasterize = true
      return frame
    }
    #expect(renderer.render(frame(0)) == Bitmap(width: 80, height: 50, pixel: .black))
    #expect(renderer.statistics.rasterized == 1)
    _ = renderer.render(frame(0.1))
    #expect(renderer.statistics.rasterized == 0)
    #expect(renderer.statistics.reused == 1)
  }

  @Test("R10: text and colours that change in mid-fade appear, as a renderer without memory draws them")
  func change() throws {
    let renderer = FrameRenderer(fonts: try pinnedFonts())
    _ = renderer.render(screen(0.3))
    let changed = screen(0.4, label: "Changed")
    #expect(renderer.render(changed) == (try changed.pixels()))
    #expect(renderer.statistics.rasterized == 1)
    var recoloured = screen(0.5)
    recoloured.nodes[0].children[1].backgroundColor = .green
    #expect(renderer.render(recoloured) == (try recoloured.pixels()))
  }

  @Test(
    "R10: a faded screen that slides by parts of pixels is drawn as without memory",
    arguments: [1, 1.5, 2] as [CGFloat])
  func slide(scale: CGFloat) throws {
    let renderer = FrameRenderer(fonts: try pinnedFonts())
    for step in 0..<7 {
      var frame = screen(0.5, x: CGFloat(step) * 3.3)
      frame.scale = scale
      #expect(renderer.render(frame) == (try frame.pixels()))
    }
  }

  @Test("R10: the value is compared, not only the number of the layer")
  func sameNumber() throws {
    let renderer = FrameRenderer(fonts: try pinnedFonts())
    let one = Frame(20, 20, [textLayer(1, CGRect(x: 0, y: 0, width: 20, height: 20), "A")])
    let two = Frame(20, 20, [textLayer(1, CGRect(x: 0, y: 0, width: 20, height: 20), "B")])
    let first = renderer.render(one)
    #expect(renderer.render(two) == (try two.pixels()))
    #expect(renderer.render(one) == first)
    #expect(renderer.statistics.painted == 0)
  }

  @Test("Han signs that were painted before another language was asked for are painted anew")
  func language() throws {
    let fonts = try FontLibrary()
    let renderer = FrameRenderer(fonts: fonts)
    let frame = Frame(80, 30, background: .white, [textLayer(1, CGRect(x: 0, y: 0, width: 80, height: 30), "直骨今")])
    for locale in ["ja_JP", "zh_CN", "ja_JP"] {
      fonts.follow(Locale(identifier: locale))
      #expect(renderer.render(frame) == FrameRenderer(fonts: fonts).render(frame))
      #expect(renderer.statistics.painted == 1)
    }
  }

  @Test("two frames that are equal are equal bits")
  func repeatable() throws {
    let frame = screen(0.7)
    let renderer = FrameRenderer(fonts: try pinnedFonts())
    let first = renderer.render(frame)
    #expect(renderer.render(frame) == first)
    #expect(try frame.pixels() == first)
  }

  @Test("what no frame uses is forgotten: after a while, and at once where memory is short")
  func bounded() {
    let cache = RasterCache(budget: 10_000)
    func key(_ id: UInt64) -> RasterCache.Key {
      RasterCache.Key(kind: .contents, id: id, rect: .empty, scale: 1, paintScale: 1)
    }
    for id in UInt64(0)..<4 {
      cache.keep(Raster(width: 40, height: 40), for: key(id), showing: .node(Frame.Node(id: id)))
      cache.endFrame()
    }
    #expect(cache.byteCount <= 10_000)
    #expect(cache.raster(for: key(3), showing: .node(Frame.Node(id: 3))) != nil)
    #expect(cache.raster(for: key(0), showing: .node(Frame.Node(id: 0))) == nil)
    for _ in 0..<100 { cache.endFrame() }
    #expect(cache.byteCount == 0)
  }

  @Test("the list leaves out what something opaque hides, and the picture stays the same")
  func hidden() throws {
    let under = (0..<5).map { Frame.Node(UInt64($0) + 10, CGRect(x: $0, y: $0, width: 10, height: 10), .red) }
    let cover = Frame.Node(1, CGRect(x: 0, y: 0, width: 20, height: 20), .green)
    let above = Frame.Node(2, CGRect(x: 5, y: 5, width: 5, height: 5), .blue)
    let renderer = FrameRenderer(fonts: try pinnedFonts())
    let bitmap = renderer.render(Frame(20, 20, under + [cover, above]))
    #expect(renderer.statistics.layersDrawn == 2)
    #expect(bitmap == (try Frame(20, 20, [cover, above]).pixels()))
  }
}
