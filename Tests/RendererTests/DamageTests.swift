// DamageTests: drawing what changed gives the bits of drawing all, on however many threads, with whatever is kept.

import Foundation
import Geometry
import Layers
import Testing

@testable import Renderer

@Suite("What is drawn anew") struct DamageTests {
  /// Memory that frames are drawn into one after the other, as a window's.
  private final class Screen {
    let renderer: FrameRenderer
    private(set) var bytes: [UInt8] = []
    private(set) var changed: [PixelRect] = []

    init(_ renderer: FrameRenderer) { self.renderer = renderer }

    func show(_ frame: Frame) -> Bitmap {
      let (width, height) = FrameRenderer.pixelSize(of: frame)
      let isIntact = bytes.count == width * height * 4
      if !isIntact { bytes = [UInt8](repeating: 0x55, count: width * height * 4) }
      changed = bytes.withUnsafeMutableBytes {
        renderer.update(frame, in: $0, stride: width * 4, isIntact: isIntact)
      }
      return Bitmap(width: width, height: height, bytes: bytes)
    }
  }

  @Test(
    "R10: after any change of any property, what was kept and what was left standing show what a new renderer draws",
    arguments: [1, 1.5, 2] as [CGFloat])
  func randomChanges(scale: CGFloat) throws {
    let fonts = try pinnedFonts()
    for seed in UInt64(1)...8 {
      var tree = RandomTree(seed: seed, scale: scale)
      let screen = Screen(FrameRenderer(fonts: fonts))
      for step in 0..<25 {
        let shown = screen.show(tree.frame)
        let fresh = FrameRenderer(fonts: fonts, threads: 1).render(tree.frame)
        #expect(shown == fresh, "seed \(seed), step \(step): \(shown.firstDifference(from: fresh) ?? "")")
        if shown != fresh { return }
        // Nothing that comes over the opaque background may leave a pixel of it less than that.
        #expect(stride(from: 3, to: shown.bytes.count, by: 4).allSatisfy { shown.bytes[$0] == 255 })
        tree.change()
      }
    }
  }

  @Test("the bits do not depend on the number of threads", arguments: [2, 3, 4, 7])
  func threads(count: Int) throws {
    let fonts = try pinnedFonts()
    let many = FrameRenderer(fonts: fonts, workers: BandWorkers(count: count - 1))
    // Large enough to be shared out.
    var tree = RandomTree(seed: UInt64(100 + count), width: 800, height: 700)
    tree.enlarge(by: 6)
    for _ in 0..<4 {
      #expect(many.render(tree.frame) == FrameRenderer(fonts: fonts, threads: 1).render(tree.frame))
      tree.change()
    }
  }

  @Test("a blinking caret costs its own pixels and no others")
  func caret() throws {
    let text = textLayer(2, CGRect(x: 5, y: 5, width: 60, height: 20), "Typed")
    func frame(_ isOn: Bool) -> Frame {
      let caret = Frame.Node(3, CGRect(x: 40, y: 6, width: 2, height: 18), .blue).with { $0.opacity = isOn ? 1 : 0 }
      return Frame(200, 100, scale: 2, background: .white, [text, caret])
    }
    let screen = Screen(FrameRenderer(fonts: try pinnedFonts()))
    _ = screen.show(frame(true))
    #expect(screen.renderer.statistics.pixelsDrawn == 400 * 200)
    for isOn in [false, true, false] {
      #expect(screen.show(frame(isOn)) == (try frame(isOn).pixels()))
      #expect(screen.changed == [PixelRect(x0: 80, y0: 12, x1: 84, y1: 48)])
      #expect(screen.renderer.statistics.pixelsDrawn == 4 * 36)
    }
    #expect(screen.show(frame(false)) == (try frame(false).pixels()))
    #expect(screen.changed.isEmpty)
    #expect(screen.renderer.statistics.pixelsDrawn == 0)
  }

  @Test("of ten thousand layers, one that moves has its old and its new place drawn")
  func oneOfMany() throws {
    func frame(_ x: CGFloat) -> Frame {
      var nodes = (0..<10_000).map { index in
        Frame.Node(
          UInt64(index + 1), CGRect(x: index % 100 * 4, y: index / 100 * 4, width: 3, height: 3),
          CGColor(index % 256, index / 256, 99))
      }
      nodes[5_000].position.x += x
      return Frame(400, 400, background: .white, nodes)
    }
    let screen = Screen(FrameRenderer(fonts: try pinnedFonts()))
    _ = screen.show(frame(0))
    #expect(screen.show(frame(100)) == (try frame(100).pixels()))
    #expect(screen.renderer.statistics.pixelsDrawn == 18)
  }

  @Test("changes far apart stay apart, near ones become one, many become few")
  func rectangles() {
    func list(_ places: [(Int, Int)]) -> [DrawOperation] {
      places.map { x, y in
        DrawOperation(
          paint: .color(PixelColor(.black)), rect: PixelRect(x0: x, y0: y, x1: x + 10, y1: y + 10), weight: 256)
      }
    }
    var kept = Damage()
    func damage(_ before: [DrawOperation], _ after: [DrawOperation]) -> [PixelRect] {
      kept.become(from: before, to: after)
      return kept.rects
    }
    #expect(damage([], list([(0, 0), (500, 500)])).count == 2)
    #expect(damage([], list([(0, 0), (10, 0)])) == [PixelRect(x0: 0, y0: 0, x1: 20, y1: 10)])
    let many = damage(list((0..<50).map { ($0 * 40, $0 * 30) }), [])
    #expect((1...8).contains(many.count))
    for index in 0..<50 {
      let rect = PixelRect(x0: index * 40, y0: index * 30, x1: index * 40 + 10, y1: index * 30 + 10)
      #expect(many.contains { $0.contains(rect) })
    }
  }

  @Test("a stopped worker does not hold up a job, and a job inside another is done too")
  func workers() {
    let workers = BandWorkers(count: 3)
    for round in 0..<200 {
      let helpers = 1 + round % 3
      let inner = Counts(8)
      let counts = Counts(64)
      counts.onPiece = { piece in
        if piece == 5 { workers.run(inner, count: 8, helpers: 3) }
      }
      workers.run(counts, count: 64, helpers: helpers)
      #expect(counts.values == Array(repeating: 1, count: 64))
      #expect(inner.values == Array(repeating: 1, count: 8))
      #expect(counts.workers.isSubset(of: 0...helpers))
      #expect(inner.workers == [0], "a job inside another is done by whoever brings it")
    }
  }

  /// How often each piece was done and as which worker, counted from several threads.
  private final class Counts: BandJob, @unchecked Sendable {
    private let lock = NSLock()
    private(set) var values: [Int]
    private(set) var workers: Set<Int> = []
    var onPiece: (Int) -> Void = { _ in }

    init(_ count: Int) { values = [Int](repeating: 0, count: count) }

    func doPiece(_ piece: Int, as worker: Int) {
      onPiece(piece)
      lock.withLock {
        values[piece] += 1
        workers.insert(worker)
      }
    }
  }
}

extension Bitmap {
  /// Where two pictures differ first, in words.
  fileprivate func firstDifference(from other: Bitmap) -> String? {
    guard width == other.width, height == other.height else { return "sizes differ" }
    for y in 0..<height {
      for x in 0..<width where self[x, y] != other[x, y] { return "at \(x), \(y): \(self[x, y]), \(other[x, y])" }
    }
    return nil
  }
}
