// TextMask: a line of text as coverage, one byte a pixel, in the place where it was measured.

import Foundation
import Layers

/// How much of each pixel the letters of a line cover. A colour is laid through it once, so that a translucent one is
/// not darker where letters overlap.
struct TextMask {
  /// The pixels that it covers, relative to the start of the baseline.
  let rect: PixelRect
  /// Rows of `rect.width` bytes.
  let bytes: [UInt8]

  /// How much finer than pixels letters are placed and drawn across. Without it the distances between letters would
  /// jump by whole pixels at small sizes. Large letters need it less, and memory grows with it.
  private static func oversampling(_ size: Double) -> Int {
    switch size {
    case ...100: 8
    case ...200: 4
    case ...400: 2
    default: 1
    }
  }

  /// The slant of a font that has none of its own, across per down: 12°, as drawn obliques have. SDL_ttf's own style
  /// would lean by the fine pixels, an eighth as far.
  private static let slant = 0.2126

  /// Draws `line` at `size` pixels to an em; its left end lies `shift` (0…1) of a pixel to the right of a pixel's edge.
  /// nil where there is nothing to see.
  init?(_ line: TextLine, size: Double, shift: Double) {
    guard size >= 0.5, size <= 2_000 else { return nil }
    let fine = Self.oversampling(size)
    let pixels = FontFace.PixelSize(vertical: size, oversampling: fine)
    var canvas = Canvas(fine: fine)
    for run in line.runs where run.piece.text != " " {
      let start = Int(((run.x * size + shift) * Double(fine)).rounded())
      let bold = run.face.isEmboldened ? max(1, Int((size / 24 * Double(fine)).rounded())) : 0
      let slant = run.face.isSlanted ? Self.slant * Double(fine) : 0
      run.face.draw(run.piece, size: pixels) { bytes, width, pitch, height, origin, baseline in
        for row in 0..<height {
          let lean = Int((Double(baseline - row) * slant).rounded())
          canvas.add(bytes + row * pitch, count: width, at: start - origin + lean, row: row - baseline, bold: bold)
        }
      }
    }
    guard let result = canvas.finished() else { return nil }
    (rect, bytes) = result
  }

  /// Sums of coverage in pixels, grown as letters come.
  private struct Canvas {
    /// How many fine pixels a pixel has, as a power of two.
    private let fineBits: Int
    private var rect = PixelRect.empty
    private var sums: [UInt16] = []

    init(fine: Int) { fineBits = fine.trailingZeroBitCount }

    /// Adds a row of fine pixels, each one `bold` fine pixels wider to the right.
    mutating func add(_ source: UnsafePointer<UInt8>, count: Int, at start: Int, row: Int, bold: Int) {
      // In bounds: `source` holds `count` bytes; the blank ends are left away first.
      var (from, to) = (0, count)
      while from < to, source[from] == 0 { from += 1 }
      while to > from, source[to - 1] == 0 { to -= 1 }
      guard from < to else { return }
      let first = pixel(of: start + from)
      let last = pixel(of: start + to - 1 + bold)
      grow(PixelRect(x0: first, y0: row, x1: last + 1, y1: row + 1))
      let line = (row - rect.y0) * rect.width - rect.x0
      // In bounds: the canvas has just been grown to the pixels `first` to `last` of this row.
      sums.withUnsafeMutableBufferPointer { [fineBits] sums in
        if bold == 0 {
          for column in from..<to { sums[line &+ (start &+ column) &>> fineBits] &+= UInt16(source[column]) }
          return
        }
        for column in from..<to + bold {
          var value: UInt8 = 0
          for index in max(from, column - bold)...min(column, to - 1) { value = max(value, source[index]) }
          sums[line + (start + column) >> fineBits] &+= UInt16(value)
        }
      }
    }

    /// The pixel of a fine one, also to the left of the first.
    private func pixel(of fine: Int) -> Int { fine &>> fineBits }

    /// Makes room, in steps so that a line is copied a few times only.
    private mutating func grow(_ needed: PixelRect) {
      if rect.contains(needed), !rect.isEmpty { return }
      var larger = rect.union(needed)
      if larger.x1 > rect.x1 { larger.x1 += larger.width / 2 + 16 }
      if larger.y1 > rect.y1 { larger.y1 += 8 }
      if larger.y0 < rect.y0 { larger.y0 -= 8 }
      var moved = [UInt16](repeating: 0, count: larger.area)
      for y in rect.y0..<max(rect.y0, rect.y1) {
        let (from, to) = ((y - rect.y0) * rect.width, (y - larger.y0) * larger.width + rect.x0 - larger.x0)
        moved.replaceSubrange(to..<to + rect.width, with: sums[from..<from + rect.width])
      }
      (rect, sums) = (larger, moved)
    }

    /// The coverage in bytes: the mean of the fine pixels in each pixel.
    func finished() -> (PixelRect, [UInt8])? {
      guard !rect.isEmpty else { return nil }
      let half = UInt32(1 << fineBits) / 2
      let bits = UInt32(fineBits)
      return (rect, sums.map { UInt8(truncatingIfNeeded: min(255, (UInt32($0) &+ half) &>> bits)) })
    }
  }
}
