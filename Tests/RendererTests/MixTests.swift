// MixTests: cross-dissolves and captured pictures of layers.

import Foundation
import Geometry
import Layers
import Testing

@testable import Renderer

@Suite("Mixes and captures") struct MixTests {
  private let whole = CGRect(x: 0, y: 0, width: 20, height: 20)

  private func mix(_ before: Frame.Node, _ after: Frame.Node, _ progress: CGFloat, scale: CGFloat = 1) -> Frame {
    let slot = Frame.Node(9, whole).with { $0.contents = .mix(before: before, after: after, progress: progress) }
    return Frame(20, 20, scale: scale, [slot])
  }

  @Test("F5: (1−p)·before + p·after, within 1", arguments: [0, 0.25, 0.5, 0.75, 1] as [CGFloat])
  func closedForm(progress: CGFloat) throws {
    let frame = mix(Frame.Node(1, whole, CGColor(200, 30, 90)), Frame.Node(2, whole, CGColor(10, 250, 91)), progress)
    let p = Double(progress)
    let pixel = try frame.pixels()[7, 7]
    #expect(pixel.isClose(200 + p * (10 - 200), 30 + p * (250 - 30), 90 + p))
  }

  @Test("F5: a screen dissolved into itself changes no pixel, at any p and scale", arguments: [1, 1.5, 2] as [CGFloat])
  func intoItself(scale: CGFloat) throws {
    let screen = Frame.Node(
      1, whole, .white,
      children: [
        textLayer(2, CGRect(x: 1.3, y: 0.7, width: 18, height: 18), "Ag"),
        Frame.Node(3, CGRect(x: 3.3, y: 12.2, width: 5.5, height: 3.1), .red),
      ])
    let renderer = FrameRenderer(fonts: try pinnedFonts())
    let plain = renderer.render(Frame(20, 20, scale: scale, [screen]))
    for step in 0...8 {
      let frame = mix(screen, screen.with { $0.id = 5 }, CGFloat(step) / 8, scale: scale)
      #expect(renderer.render(frame) == plain)
    }
  }

  @Test("F5: translucent pictures are mixed as pictures, then laid over what is behind")
  func translucent() throws {
    let half = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5)
    let slot = Frame.Node(9, whole).with {
      $0.contents = .mix(before: Frame.Node(1, whole, half), after: Frame.Node(2, whole), progress: 0.5)
    }
    let bitmap = try Frame(20, 20, background: .blue, [slot]).pixels()
    // A quarter of white over blue.
    #expect(bitmap[5, 5].isClose(63.75, 63.75, 255))
  }

  @Test("F5: a dissolve of two kept screens paints nothing anew")
  func cached() throws {
    let one = Frame.Node(1, whole, .white, children: [textLayer(3, whole, "A")])
    let two = Frame.Node(2, whole, .white, children: [textLayer(4, whole, "B")])
    let renderer = FrameRenderer(fonts: try pinnedFonts())
    _ = renderer.render(mix(one, two, 0.25))
    #expect(renderer.statistics.rasterized == 2)
    _ = renderer.render(mix(one, two, 0.5))
    #expect(renderer.statistics.rasterized == 0)
    #expect(renderer.statistics.reused == 2)
    // The after-picture is alive: what changes in it is seen.
    let changed = two.with { $0.children[0] = textLayer(4, whole, "C") }
    #expect(renderer.render(mix(one, changed, 0.75)) == (try mix(one, changed, 0.75).pixels()))
  }

  @Test(
    "the ends of a dissolve are the plain screens, bit for bit, also between pixels",
    arguments: [1, 1.5, 2, 3] as [CGFloat])
  func ends(scale: CGFloat) throws {
    let place = CGRect(x: 1.3, y: 2.45, width: 14.3, height: 13.7)
    let inner = [
      textLayer(3, CGRect(x: 0.4, y: 0.2, width: 13, height: 12), "Ag"),
      Frame.Node(4, CGRect(x: 3.3, y: 9.9, width: 4.4, height: 3.3), .red),
    ]
    let one = Frame.Node(1, place, .white, children: inner)
    let slot = Frame.Node(9, place).with {
      $0.contents = .mix(before: one, after: Frame.Node(2, place, .green), progress: 0)
    }
    #expect(try Frame(20, 20, scale: scale, [slot]).pixels() == Frame(20, 20, scale: scale, [one]).pixels())
  }

  @Test("a captured layer looks as the layer does, and is stretched where the bounds differ")
  func capture() throws {
    let left = Frame.Node(2, CGRect(x: 0, y: 0, width: 5, height: 10), .red)
    let source = Frame.Node(1, CGRect(x: 70, y: 90, width: 10, height: 10), .green, children: [left])
    let same = Frame.Node(9, CGRect(x: 3, y: 4, width: 10, height: 10)).with { $0.contents = .capture(source) }
    let plain = source.with { $0.position = CGPoint(x: 8, y: 9) }
    #expect(try Frame(20, 20, [same]).pixels() == Frame(20, 20, [plain]).pixels())
    let wide = Frame.Node(9, whole).with { $0.contents = .capture(source) }
    let bitmap = try Frame(20, 20, [wide]).pixels()
    #expect(bitmap[0, 0] == .pureRed)
    #expect(bitmap[8, 19] == .pureRed)
    #expect(bitmap[12, 0] == .pureGreen)
    #expect(bitmap[19, 19] == .pureGreen)
  }

  @Test("F3: a capture shows no more than its bounds")
  func captureClips() throws {
    let outside = Frame.Node(2, CGRect(x: -10, y: -10, width: 30, height: 30), .red)
    let source = Frame.Node(1, CGRect(x: 0, y: 0, width: 10, height: 10), children: [outside])
    let slot = Frame.Node(9, CGRect(x: 5, y: 5, width: 10, height: 10)).with { $0.contents = .capture(source) }
    let bitmap = try Frame(20, 20, [slot]).pixels()
    #expect(bitmap == (try Frame(20, 20, [Frame.Node(3, CGRect(x: 5, y: 5, width: 10, height: 10), .red)]).pixels()))
  }
}
