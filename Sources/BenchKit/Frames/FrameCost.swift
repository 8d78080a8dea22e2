// FrameCost: rows of frames that are no transitions' medians: how steadily they come, and what little changes cost.

import Foundation
import Layers
import Renderer
import Stage
import UIKit

/// Rows of drawn frames.
@MainActor
enum FrameCost {
  static let rows: [Row] = [
    .values(
      "late frames", unit: "of 600",
      "a cross-dissolve at 3840x2160 and 60 Hz on two threads: frames that came too late",
      further: [("longest", "ms")]
    ) { try lateFrames($0.fonts()) }
  ]

  private static let rate = 60.0
  private static let count = 600

  /// Plays dissolves as a display without a screen would show them: each frame is sampled and drawn when its turn
  /// begins, and late if it is not done when the next turn begins.
  private static func lateFrames(_ fonts: FontLibrary) throws -> [Double] {
    let size = PixelSize.large
    let stage = try Stage(size: size)
    let renderer = FrameRenderer.fast(fonts: fonts, threads: 2)
    let memory = PixelMemory(size)
    try Dissolves.prepare(stage)
    let duration = TransitionScene.crossDissolve.duration
    let perDissolve = Int(duration * rate)
    var (late, longest) = (0, 0.0)
    var next = Stopwatch.now
    for index in 0..<count {
      Stopwatch.sleep(until: next)
      let time = try Stopwatch.milliseconds {
        if index.isMultiple(of: perDissolve) { try Dissolves.begin(on: stage, duration: duration) }
        stage.advance(by: 1 / rate)
        renderer.render(stage.frame, into: memory.bytes, stride: memory.stride)
      }
      longest = max(longest, time)
      next += 1 / rate
      if Stopwatch.now > next {
        late += 1
        // A display shows the old frame once more and goes on at its next turn.
        next += ((Stopwatch.now - next) * rate).rounded(.down) / rate
      }
    }
    return [Double(late), longest]
  }
}
