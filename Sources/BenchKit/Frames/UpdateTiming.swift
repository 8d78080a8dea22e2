// UpdateTiming: what a small change costs: two frames in turn, drawn over one another as a window does it.

import Foundation
import Layers
import Renderer

/// Times the way from one frame to another that differs a little.
@MainActor
struct UpdateTiming {
  private static let runs = 60

  /// Milliseconds for what has changed.
  let update: Double
  /// Milliseconds for the whole frame.
  let full: Double
  /// The pixels that were drawn anew.
  let pixels: Int

  /// Every picture is compared with what a new renderer draws, and named after `row` if it differs.
  init(row: String, size: PixelSize, between frames: [Frame], fonts: FontLibrary) throws {
    let expected = frames.map { frame in
      let memory = PixelMemory(size)
      FrameRenderer.plain(fonts: fonts).render(frame, into: memory.bytes, stride: memory.stride)
      return memory
    }
    let renderer = FrameRenderer.plain(fonts: fonts)
    let whole = FrameRenderer.plain(fonts: fonts)
    let (memory, wholeMemory) = (PixelMemory(size), PixelMemory(size))
    var (updates, fulls, pixels): ([Double], [Double], [Double]) = ([], [], [])
    for run in 0..<Self.runs + frames.count {
      let (index, isWarm) = (run % frames.count, run >= frames.count)
      let frame = frames[index]
      let before = frames[(run + frames.count - 1) % frames.count]
      var areas: [PixelRect] = []
      func update(_ frame: Frame, isIntact: Bool = true) {
        areas = renderer.update(frame, in: memory.bytes, stride: memory.stride, isIntact: isIntact)
      }
      func drawWhole() { whole.render(frame, into: wholeMemory.bytes, stride: wholeMemory.stride) }
      // To and fro first, so that the caches hold what a run of changes alone would leave in them.
      update(before, isIntact: run > 0)
      update(frame)
      update(before)
      let time = Stopwatch.milliseconds { update(frame) }
      drawWhole()
      let wholeTime = Stopwatch.milliseconds { drawWhole() }
      guard memory == expected[index], wholeMemory == expected[index] else {
        throw WrongPicture(row: row, size: size, threads: 1, frame: run)
      }
      guard isWarm else { continue }
      updates.append(time)
      fulls.append(wholeTime)
      pixels.append(Double(areas.reduce(0) { $0 + $1.area }))
    }
    (update, full) = (updates.median ?? .nan, fulls.median ?? .nan)
    self.pixels = Int(pixels.median ?? 0)
  }
}
