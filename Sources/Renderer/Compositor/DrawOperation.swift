// DrawOperation: one step of putting a frame together, in pixels.

import Foundation
import Geometry

/// An opaque colour as a pixel.
struct PixelColor: Hashable {
  let pixel: UInt32

  /// The colour without its alpha, each component times `brightness`, 0…1.
  init(_ color: CGColor, brightness: Double = 1) {
    func byte(_ share: CGFloat) -> UInt32 {
      guard share.isFinite else { return 0 }
      return UInt32((min(max(Double(share), 0), 1) * brightness * 255).rounded())
    }
    pixel = 0xFF00_0000 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
  }
}

/// What is laid down where, over all that came before.
struct DrawOperation {
  enum Paint {
    case color(PixelColor)
    /// A colour within a rounded outline.
    case shape(RoundedShape, PixelColor)
    /// A picture whose top left pixel comes to a column and a row.
    case raster(Raster, x: Int, y: Int)
    /// (1−p)·before + p·after, p in 0…256, both of the same size.
    case mix(Raster, Raster, x: Int, y: Int, progress: Int)
    /// A picture turned in space.
    case projected(Projection)
  }

  var paint: Paint
  /// All that it may touch, clipped.
  var rect: PixelRect
  /// Its opacity, 1…256.
  var weight: Int
  /// The factor on its colours, 0…256; colours of `color` and `shape` have it already.
  var brightness = 256

  /// Whether nothing under `rect` can be seen.
  var hidesAllBelow: Bool {
    guard weight == 256 else { return false }
    switch paint {
    case .color: return true
    case .raster(let raster, _, _): return raster.isOpaque
    case .mix(let before, let after, _, _, _): return before.isOpaque && after.isOpaque
    case .shape, .projected: return false
    }
  }
}

extension [DrawOperation] {
  /// Leaves out what lies wholly under an opaque rectangle that comes later.
  mutating func removeHidden() {
    var covers: [PixelRect] = []
    var kept: [DrawOperation] = []
    for operation in reversed() where !covers.contains(where: { $0.contains(operation.rect) }) {
      kept.append(operation)
      // A few large covers catch nearly everything; more would only cost time.
      if covers.count < 8, operation.hidesAllBelow { covers.append(operation.rect) }
    }
    self = kept.reversed()
  }
}
