// TransitionTests: the poses of view transitions, as they come from layers, in pixels.

import Foundation
import Geometry
import Layers
import Testing

@testable import Renderer

@Suite("Transitions in pixels") struct TransitionTests {
  private let place = CGRect(x: 20, y: 30, width: 160, height: 120)

  /// A screen whose picture is the same seen in a mirror.
  private func symmetric(_ id: UInt64, _ color: CGColor) -> Frame.Node {
    let band = Frame.Node(id + 1, CGRect(x: 40, y: 20, width: 80, height: 30), .black)
    return Frame.Node(id, place, color, children: [band])
  }

  private func screen(_ id: UInt64, _ text: String) -> Frame.Node {
    Frame.Node(id, place, .white, children: [textLayer(id + 1, CGRect(x: 8, y: 8, width: 140, height: 40), text)])
  }

  private func frame(
    _ style: LayerTransition.Style, _ before: Frame.Node, _ after: Frame.Node, _ progress: Double
  ) -> Frame {
    let transition = LayerTransition(style: style, before: before.asPicture, contentID: 900)
    return Frame(200, 180, background: .blue, [transition.pose(of: after, at: progress)])
  }

  static let styles: [LayerTransition.Style] = [
    .dissolve, .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom,
  ]

  @Test("F5, F9: the first and the last pose are the plain screens, bit for bit", arguments: styles)
  func ends(style: LayerTransition.Style) throws {
    let (before, after) = (screen(10, "Before"), screen(20, "After"))
    #expect(try frame(style, before, after, 0).pixels() == Frame(200, 180, background: .blue, [before]).pixels())
    #expect(try frame(style, before, after, 1).pixels() == Frame(200, 180, background: .blue, [after]).pixels())
  }

  @Test("F8, F11: at half of a flip only what is behind is seen", arguments: styles.dropFirst())
  func half(style: LayerTransition.Style) throws {
    let bitmap = try frame(style, screen(10, "Before"), screen(20, "After"), 0.5).pixels()
    #expect(bitmap == Bitmap(width: 200, height: 180, pixel: .pureBlue))
  }

  @Test(
    "F6: a flip from the right mirrors one from the left, one from the bottom one from the top",
    arguments: [0.1, 0.25, 0.4, 0.6, 0.75, 0.9])
  func mirrored(progress: Double) throws {
    let (before, after) = (symmetric(10, .white), symmetric(20, .green))
    let left = try frame(.flipFromLeft, before, after, progress).pixels()
    let right = try frame(.flipFromRight, before, after, progress).pixels()
    var mirror = left
    for y in 0..<180 { for x in 0..<200 { mirror[x, y] = left[199 - x, y] } }
    let difference = try #require(mirror.difference(from: right))
    #expect(difference.largest <= 2)
  }

  @Test("F5: halfway a dissolve of two colours is their mean, and outside of the container nothing changes")
  func dissolve() throws {
    let (before, after) = (Frame.Node(10, place, CGColor(200, 100, 0)), Frame.Node(20, place, CGColor(100, 200, 50)))
    let bitmap = try frame(.dissolve, before, after, 0.5).pixels()
    #expect(bitmap[100, 90].isClose(150, 150, 25))
    #expect(bitmap[19, 90] == .pureBlue)
    #expect(bitmap[180, 90] == .pureBlue)
  }
}
