// MemoryGrowth: what many transitions leave behind.

import DemoKit
import Foundation
import Renderer
import Stage

/// Opens demos from the gallery and leaves them again, on a stage of 1920x1080.
@MainActor
enum MemoryGrowth {
  private static let transitions = 10_000
  /// After so many all that is kept is there.
  private static let warmUp = 1000

  /// The megabytes by which this process has grown from the thousandth transition to the last.
  static func megabytes(fonts: FontLibrary) throws -> Double {
    let stage = try Stage(size: CGSize(width: PixelSize.full.width, height: PixelSize.full.height))
    let renderer = FrameRenderer.plain(fonts: fonts)
    let memory = PixelMemory(.full)
    stage.show(try DemoScreens.root(of: nil))
    let identifier = ProcessInfo.processInfo.processIdentifier
    var before = 0.0
    for transition in 0..<transitions {
      if transition == warmUp { before = try ProcessFacts.residentMegabytes(of: identifier) }
      if transition.isMultiple(of: 2) {
        try stage.tap(row: "Swap, a New Child")
      } else {
        try stage.tap("All Demos")
      }
      stage.advance(by: 0.2)
      // Every frame would take minutes, and what a frame leaves behind is seen by these.
      if transition.isMultiple(of: 5) { renderer.render(stage.frame, into: memory.bytes, stride: memory.stride) }
      stage.advance(by: 0.5)
    }
    return try ProcessFacts.residentMegabytes(of: identifier) - before
  }
}
