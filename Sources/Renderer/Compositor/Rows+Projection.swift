// Rows+Projection: draws a turned picture, on every core where that pays.

import Dispatch
import Foundation

extension Rows {
  /// Below this many pixels, about half a millisecond's worth, a second core would be woken for nothing.
  private static let pixelsWorthSharing = 1 << 16
  /// Rows taken at a time: many more bands than cores, since those in the middle of a turned picture are the longest.
  private static let rowsPerBand = 32

  func project(_ projection: Projection) {
    guard rect.area >= Self.pixelsWorthSharing, ProcessInfo.processInfo.activeProcessorCount > 1 else {
      return project(projection, rows: rect.y0..<rect.y1, over: scratch.one)
    }
    // Bands share no row of the target, and the picture is only read, so nothing is written by two at once.
    nonisolated(unsafe) let shared = (rows: self, projection: projection)
    let bands = (rect.height + Self.rowsPerBand - 1) / Self.rowsPerBand
    DispatchQueue.concurrentPerform(iterations: bands) { band in
      let (all, projection) = shared
      let start = all.rect.y0 + band * Self.rowsPerBand
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: all.rect.width) { buffer in
        guard let row = buffer.baseAddress else { return }
        all.project(projection, rows: start..<min(start + Self.rowsPerBand, all.rect.y1), over: row)
      }
    }
  }

  /// The given rows, each gathered in `buffer` first, which has room for the width of `rect`.
  private func project(_ projection: Projection, rows: Range<Int>, over buffer: UnsafeMutablePointer<UInt32>) {
    for y in rows {
      let columns = projection.columns(inRow: y)
      let touched = columns.touched.clamped(to: rect.x0..<rect.x1)
      guard !touched.isEmpty else { continue }
      let covered = columns.covered.clamped(to: touched)
      projection.sample(row: y, from: touched.lowerBound, count: touched.count, into: buffer)
      if brightness < 256 { Blend.darken(buffer, buffer, count: touched.count, brightness: brightness) }
      let start = buffer - touched.lowerBound
      let target = surface.pixels(0, y)
      func rim(_ x: Int) {
        let share = (weight * projection.coverage(x: x, y: y) + 128) / 256
        if share > 0, start[x] != 0 {
          target[x] = Blend.weighted(start[x], over: target[x], weight: UInt32(share))
        }
      }
      for x in touched.lowerBound..<(covered.isEmpty ? touched.upperBound : covered.lowerBound) { rim(x) }
      if covered.isEmpty { continue }
      Blend.over(target + covered.lowerBound, start + covered.lowerBound, count: covered.count, weight: weight)
      for x in covered.upperBound..<max(covered.upperBound, touched.upperBound) { rim(x) }
    }
  }
}
