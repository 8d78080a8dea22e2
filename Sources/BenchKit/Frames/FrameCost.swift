// FrameCost: rows of frames that are no transitions' medians: how steadily they come, and what little changes cost.

import Foundation
import Layers
import Renderer
import Stage
import UIKit

/// Rows of frames that are drawn.
@MainActor
enum FrameCost {
  static let rows: [Row] = [
    .values(
      "caret", unit: "% of a full frame", "one blink of a caret in a window of 3840x2160, drawn over what was there",
      further: [("redrawn", "pixels")]
    ) { try caret($0.fonts()) },
    .values(
      "late frames", unit: "of 600",
      "cross-dissolves at 3840x2160 and 60 Hz on two threads: frames that came too late, but for first ones",
      further: [("first", "of \(count / framesEach), which bring another screen"), ("longest", "ms")]
    ) { try lateFrames($0.fonts()) },
  ]

  private static let rate = 60.0
  private static let count = 600
  /// How many of them each dissolve takes.
  private static let framesEach = Int(TransitionScene.crossDissolve.duration * rate)

  /// What a blink costs as a share of the whole frame, and the pixels that it changes.
  private static func caret(_ fonts: FontLibrary) throws -> [Double] {
    let stage = try Stage(size: .large)
    try BookEditor.open(on: stage)
    let first = stage.frame
    var second = first
    // A caret that is lit goes out within a second or so.
    for _ in 0..<40 where second == first {
      stage.advance(by: 0.05)
      second = stage.frame
    }
    let timing = try UpdateTiming(row: "caret", size: .large, between: [first, second], fonts: fonts)
    return [timing.update / timing.full * 100, Double(timing.pixels)]
  }

  /// Plays dissolves as a display without a screen would show them: each frame is sampled and drawn when its turn
  /// begins, and late if it is not done when the next turn begins.
  private static func lateFrames(_ fonts: FontLibrary) throws -> [Double] {
    let size = PixelSize.large
    let stage = try Stage(size: size)
    let renderer = FrameRenderer(fonts: fonts, threads: 2)
    let memory = PixelMemory(size)
    try Dissolves.prepare(stage)
    let duration = TransitionScene.crossDissolve.duration
    // Reading storyboards is measured by another row.
    var screens = try (0..<(count + framesEach - 1) / framesEach).map { _ in try Dissolves.makeScreen() }
    var (late, lateFirst, longest) = (0, 0, 0.0)
    var next = Stopwatch.now
    for index in 0..<count {
      Stopwatch.sleep(until: next)
      let time = Stopwatch.milliseconds {
        if index.isMultiple(of: framesEach) {
          Dissolves.begin(on: stage, to: screens.removeLast(), duration: duration)
        }
        stage.advance(by: 1 / rate)
        renderer.render(stage.frame, into: memory.bytes, stride: memory.stride)
      }
      longest = max(longest, time)
      next += 1 / rate
      if Stopwatch.now > next {
        if index.isMultiple(of: framesEach) { lateFirst += 1 } else { late += 1 }
        // A display shows the old frame once more and goes on at its next turn.
        next += ((Stopwatch.now - next) * rate).rounded(.down) / rate
      }
    }
    return [Double(late), Double(lateFirst), longest]
  }
}
