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

  func mix(_ before: Source, _ after: Source, _ x: Int, _ y: Int, _ progress: Int) {
    let common = before.bounds.intersection(after.bounds).offset(x: x, y: y)
    let rect = rect.intersection(common)
    guard !rect.isEmpty else { return }
    let part = rect.offset(x: -x, y: -y)
    let (one, two) = (pixels(of: before, part, band: 0), pixels(of: after, part, band: 1))
    let isOpaque = before.isOpaque && after.isOpaque
    for row in part.y0..<part.y1 {
      let (before, after) = (UnsafePointer(one.pixels(part.x0, row)), UnsafePointer(two.pixels(part.x0, row)))
      let target = surface.pixels(rect.x0, row + y)
      if isOpaque, weight == 256, brightness == 256 {
        Blend.mix(target, before, after, count: part.width, weight: progress)
      } else {
        Blend.mix(scratch.one, before, after, count: part.width, weight: progress)
        lay(UnsafePointer(scratch.one), target, count: part.width, isOpaque: isOpaque)
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
