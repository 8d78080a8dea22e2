// Rows: carries out one drawing operation, row by row.

import Foundation

/// The rows of one operation. `rect` lies within the surface and is as wide as the buffers at most; every loop below
/// starts at a pixel of it and ends within it, and reads rasters only where they overlap it.
struct Rows {
  let surface: Surface
  let rect: PixelRect
  /// 1…256.
  let weight: Int
  /// 0…256.
  let brightness: Int
  let scratch: RowBuffers

  func fill(_ color: PixelColor) {
    if weight == 256 {
      let first = surface.pixels(rect.x0, rect.y0)
      Blend.fill(first, color.pixel, count: rect.width)
      for y in rect.y0 + 1..<max(rect.y1, rect.y0 + 1) { memcpy(surface.pixels(rect.x0, y), first, rect.width * 4) }
    } else {
      Blend.fill(scratch.one, color.pixel, count: rect.width)
      for y in rect.y0..<rect.y1 {
        Blend.fade(surface.pixels(rect.x0, y), scratch.one, count: rect.width, weight: weight)
      }
    }
  }

  func fill(_ shape: RoundedShape, _ color: PixelColor) {
    Blend.fill(scratch.one, color.pixel, count: rect.width)
    for y in rect.y0..<rect.y1 {
      shape.spans(inRow: y, columns: rect.x0..<rect.x1) { from, to, coverage in
        let share = (weight * coverage + 127) / 255
        if share == 256 {
          Blend.fill(surface.pixels(from, y), color.pixel, count: to - from)
        } else {
          Blend.fade(surface.pixels(from, y), scratch.one, count: to - from, weight: share)
        }
      }
    }
  }

  func lay(_ raster: Raster, _ x: Int, _ y: Int) {
    for row in max(rect.y0, y)..<max(rect.y0, y, min(rect.y1, y + raster.height)) {
      for run in raster.runs[row - y] {
        let (from, to) = (max(rect.x0, x + Int(run.start)), min(rect.x1, x + Int(run.end)))
        guard from < to else { continue }
        let source = UnsafePointer(raster.surface.pixels(from - x, row - y))
        lay(source, surface.pixels(from, row), count: to - from, isOpaque: run.isOpaque)
      }
    }
  }

  func mix(_ before: Raster, _ after: Raster, _ x: Int, _ y: Int, _ progress: Int) {
    let (width, height) = (min(before.width, after.width), min(before.height, after.height))
    let (from, to) = (max(rect.x0, x), min(rect.x1, x + width))
    guard from < to else { return }
    let isOpaque = before.isOpaque && after.isOpaque
    for row in max(rect.y0, y)..<max(rect.y0, y, min(rect.y1, y + height)) {
      let one = UnsafePointer(before.surface.pixels(from - x, row - y))
      let two = UnsafePointer(after.surface.pixels(from - x, row - y))
      if isOpaque, weight == 256, brightness == 256 {
        Blend.mix(surface.pixels(from, row), one, two, count: to - from, weight: progress)
      } else {
        Blend.mix(scratch.one, one, two, count: to - from, weight: progress)
        lay(UnsafePointer(scratch.one), surface.pixels(from, row), count: to - from, isOpaque: isOpaque)
      }
    }
  }

  /// Lays a row of pixels over the target's, darkened and faded as the operation says.
  func lay(
    _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, count: Int, isOpaque: Bool
  ) {
    var source = source
    if brightness < 256 {
      if isOpaque, weight == 256 {
        return Blend.mix(target, scratch.black, source, count: count, weight: brightness)
      }
      Blend.darken(scratch.two, source, count: count, brightness: brightness)
      source = UnsafePointer(scratch.two)
    }
    switch (isOpaque, weight) {
    case (true, 256): memcpy(target, source, count * 4)
    case (true, _): Blend.fade(target, source, count: count, weight: weight)
    case (false, _): Blend.over(target, source, count: count, weight: weight)
    }
  }
}
