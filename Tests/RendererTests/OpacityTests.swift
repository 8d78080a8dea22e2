// OpacityTests: how a subtree fades: as one picture, layer by layer, or from a bitmap.

import Foundation
import Geometry
import Layers
import Testing

@testable import Renderer

@Suite("Group opacity and rasterizing") struct OpacityTests {
  /// A red parent with a green child inside, at half opacity over blue.
  private func overlap(_ change: (inout Frame.Node) -> Void = { _ in }) -> Frame {
    let child = Frame.Node(2, CGRect(x: 4, y: 4, width: 8, height: 8), .green)
    let parent = Frame.Node(1, CGRect(x: 2, y: 2, width: 16, height: 16), .red, children: [child])
    return Frame(20, 20, background: .blue, [parent.with { $0.opacity = 0.5 }.with(change)])
  }

  @Test("R5: without grouping the parent shows through: ½ C + ¼ P + ¼ G")
  func multipliedDown() throws {
    let bitmap = try overlap { $0.allowsGroupOpacity = false }.pixels()
    #expect(bitmap[3, 3].isClose(127.5, 0, 127.5))
    #expect(bitmap[10, 10].isClose(63.75, 127.5, 63.75))
    #expect(bitmap[0, 0] == .pureBlue)
  }

  @Test("R5: as a group the child alone is over the ground: ½ C + ½ G")
  func grouped() throws {
    let bitmap = try overlap().pixels()
    #expect(bitmap[3, 3].isClose(127.5, 0, 127.5))
    #expect(bitmap[10, 10].isClose(0, 127.5, 127.5))
  }

  @Test("R11b: rasterizing without grouping looks as grouping does")
  func rasterizedIsGrouped() throws {
    let rasterized = overlap {
      $0.allowsGroupOpacity = false
      $0.shouldRasterize = true
    }
    #expect(try rasterized.pixels() == overlap().pixels())
  }

  @Test("R3: an ungrouped half passes through layers that have no opacity of their own")
  func inherited() throws {
    let inner = Frame.Node(3, CGRect(x: 0, y: 0, width: 4, height: 4), .blue)
    let child = Frame.Node(2, CGRect(x: 4, y: 4, width: 8, height: 8), .green, children: [inner])
    let parent = Frame.Node(1, CGRect(x: 0, y: 0, width: 20, height: 20), .red, children: [child])
    let frame = Frame(
      20, 20,
      [
        parent.with {
          $0.opacity = 0.5
          $0.allowsGroupOpacity = false
        }
      ])
    let bitmap = try frame.pixels()
    // Over black: ½ red, then half of that under ½ green, then half of all under ½ blue.
    #expect(bitmap[5, 5].isClose(31.875, 63.75, 127.5, tolerance: 1.5))
  }

  @Test("opacities 0 and 1 are exact")
  func ends() throws {
    let plain = try overlap { $0.opacity = 1 }.pixels()
    #expect(plain[3, 3] == .pureRed)
    #expect(plain[10, 10] == .pureGreen)
    let gone = try overlap { $0.opacity = 0 }.pixels()
    #expect(gone == Bitmap(width: 20, height: 20, pixel: .pureBlue))
  }

  @Test("S0.6: a flat screen that fades is the closed form within 1, at every alpha")
  func flatFade() throws {
    let renderer = FrameRenderer(fonts: try pinnedFonts())
    for step in 0...100 {
      let alpha = Double(step) / 100
      let screen = Frame.Node(1, CGRect(x: 0, y: 0, width: 4, height: 4), CGColor(200, 30, 90)).with {
        $0.opacity = alpha
        $0.shouldRasterize = true
      }
      let bitmap = renderer.render(Frame(4, 4, background: .white, [screen]))
      let rest = 255 * (1 - alpha)
      #expect(bitmap[2, 2].isClose(200 * alpha + rest, 30 * alpha + rest, 90 * alpha + rest))
    }
  }

  /// A screen with text and edges, for comparing sharp and blurred.
  private func detailed(_ change: (inout Frame.Node) -> Void = { _ in }) -> Frame {
    let text = textLayer(2, CGRect(x: 2, y: 4, width: 76, height: 24), "Blurred?", color: .black)
    let box = Frame.Node(3, CGRect(x: 10, y: 30, width: 20, height: 6), .red)
    let screen = Frame.Node(1, CGRect(x: 0, y: 0, width: 80, height: 40), .white, children: [text, box])
    return Frame(80, 40, scale: 2, [screen.with(change)])
  }

  @Test("R11d: rasterized at the screen's scale and opaque, a layer looks as it does plain")
  func rasterizedAtScreenScale() throws {
    let rasterized = detailed {
      $0.shouldRasterize = true
      $0.rasterizationScale = 2
    }
    #expect(try rasterized.pixels() == detailed().pixels())
  }

  @Test("R2, R11c: rasterized at scale 1 on a screen of 2, a layer is its pixels averaged and stretched again")
  func blurred() throws {
    let sharp = try detailed { $0.children.remove(at: 0) }.pixels()
    let blurred = try detailed {
      $0.children.remove(at: 0)
      $0.shouldRasterize = true
    }.pixels()
    #expect(blurred != sharp)
    func average(_ x: Int, _ y: Int) -> Double {
      let (x, y) = (min(max(x, 0), 79), min(max(y, 0), 39))
      return [(0, 0), (1, 0), (0, 1), (1, 1)].reduce(0) { $0 + Double(sharp[2 * x + $1.0, 2 * y + $1.1].green) } / 4
    }
    for y in 0..<80 {
      for x in 0..<160 {
        // Half a pixel of the small picture is a quarter of the way to its neighbour.
        let (left, top) = ((x - 1) >> 1, (y - 1) >> 1)
        let (across, down) = (x % 2 == 1 ? 0.25 : 0.75, y % 2 == 1 ? 0.25 : 0.75)
        let upper = average(left, top) * (1 - across) + average(left + 1, top) * across
        let lower = average(left, top + 1) * (1 - across) + average(left + 1, top + 1) * across
        #expect(abs(Double(blurred[x, y].green) - (upper * (1 - down) + lower * down)) <= 2)
      }
    }
  }

  @Test("R9: text rasterized at scale 1 on a screen of 2 is blurred, at scale 2 it is not")
  func blurredText() throws {
    let sharp = try detailed().pixels()
    let soft = try detailed { $0.shouldRasterize = true }.pixels()
    let difference = try #require(sharp.difference(from: soft, tolerance: 30))
    #expect(difference.count > 200)
  }

  @Test("R12: a rasterized layer that does not clip holds what its children draw outside of it")
  func overflow() throws {
    let child = Frame.Node(2, CGRect(x: -5, y: 12, width: 10, height: 10), .green)
    let frame = Frame(
      30, 30,
      [
        Frame.Node(1, CGRect(x: 8, y: 2, width: 12, height: 12), .red, children: [child]).with {
          $0.shouldRasterize = true
          $0.opacity = 0.5
        }
      ])
    let bitmap = try frame.pixels()
    #expect(bitmap[4, 20].isClose(0, 127.5, 0))
    #expect(bitmap[15, 5].isClose(127.5, 0, 0))
    #expect(bitmap[25, 5] == .black)
  }

  @Test("PITFALL 30: translucent text is nowhere darker than its colour allows")
  func translucentText() throws {
    let half = CGColor(gray: 0, alpha: 0.5)
    let text = textLayer(
      1, CGRect(x: 0, y: 0, width: 80, height: 30), "WAVE fjord", size: 20, baseline: 22, color: half)
    let bitmap = try Frame(80, 30, background: .white, [text]).pixels()
    let darkest = (0..<30).flatMap { y in (0..<80).map { x in bitmap[x, y].green } }.min()
    #expect(darkest == 127 || darkest == 128)
  }
}
