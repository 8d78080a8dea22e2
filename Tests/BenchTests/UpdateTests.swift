// UpdateTests: what is measured of small changes.

import Foundation
import Geometry
import Layers
import OneAtATime
import Renderer
import Testing

@testable import BenchKit

@MainActor
@Suite("Measured changes", .oneAtATime) struct UpdateTests {
  private func frame(x: CGFloat) -> Frame {
    var node = Frame.Node(id: 1)
    node.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    node.position = CGPoint(x: x, y: 20)
    node.backgroundColor = .white
    return Frame(size: CGSize(width: 60, height: 40), scale: 1, nodes: [node])
  }

  @Test("The pixels that a change draws anew are counted")
  func pixels() throws {
    let timing = try UpdateTiming(
      row: "moved", size: PixelSize(width: 60, height: 40), between: [frame(x: 20), frame(x: 23)],
      fonts: try FontLibrary())
    // Ten columns that it leaves and ten that it comes to, seven of them the same.
    #expect(timing.pixels == 13 * 10)
    #expect(timing.update > 0)
    #expect(timing.full > 0)
  }
}
