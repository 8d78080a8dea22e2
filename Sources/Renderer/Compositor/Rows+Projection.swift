// Rows+Projection: draws a turned picture.

import Foundation

extension Rows {
  func project(_ projection: Projection) {
    let isOpaque = projection.raster.isOpaque
    // What is laid down unchanged needs no row of its own on the way.
    let isPlain = isOpaque && weight == 256 && brightness == 256
    for y in rect.y0..<rect.y1 {
      let columns = projection.columns(inRow: y)
      let touched = columns.touched.clamped(to: rect.x0..<rect.x1)
      guard !touched.isEmpty else { continue }
      let covered = columns.covered.clamped(to: touched)
      let target = surface.pixels(0, y)
      func rim(_ columns: Range<Int>) {
        guard !columns.isEmpty else { return }
        let pixels = scratch.one
        projection.sample(row: y, from: columns.lowerBound, count: columns.count, into: pixels)
        if brightness < 256 { Blend.darken(pixels, pixels, count: columns.count, brightness: brightness) }
        for x in columns {
          let share = (weight * projection.coverage(x: x, y: y) + 128) / 256
          let pixel = pixels[x - columns.lowerBound]
          if share > 0, pixel != 0 { target[x] = Blend.weighted(pixel, over: target[x], weight: UInt32(share)) }
        }
      }
      if covered.isEmpty {
        rim(touched)
        continue
      }
      rim(touched.lowerBound..<covered.lowerBound)
      let inner = target + covered.lowerBound
      let pixels = isPlain ? inner : scratch.one
      projection.sample(row: y, from: covered.lowerBound, count: covered.count, into: pixels)
      if !isPlain { lay(UnsafePointer(pixels), inner, count: covered.count, isOpaque: isOpaque) }
      rim(covered.upperBound..<touched.upperBound)
    }
  }
}
