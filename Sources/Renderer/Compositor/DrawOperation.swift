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

/// What a picture is laid down from: pixels that were kept, or what they are made of.
enum Source {
  case raster(Raster)
  case sheet(Sheet)

  func paint(x: Int, y: Int) -> DrawOperation.Paint {
    switch self {
    case .raster(let raster): .raster(raster, x: x, y: y)
    case .sheet(let sheet): .sheet(sheet, x: x, y: y)
    }
  }

  var isOpaque: Bool {
    switch self {
    case .raster(let raster): raster.isOpaque
    case .sheet: true
    }
  }

  /// Its pixels, from the first column and row on.
  var bounds: PixelRect {
    switch self {
    case .raster(let raster): raster.surface.bounds
    case .sheet(let sheet): sheet.bounds
    }
  }

  func isSame(as other: Source) -> Bool {
    switch (self, other) {
    case (.raster(let one), .raster(let two)): one === two
    case (.sheet(let one), .sheet(let two)): one.isSame(as: two)
    default: false
    }
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
    /// A picture that is drawn on the way.
    case sheet(Sheet, x: Int, y: Int)
    /// (1−p)·before + p·after, p in 0…256, both of the same size.
    case mix(Source, Source, x: Int, y: Int, progress: Int)
    /// A picture turned in space.
    case projected(Projection)

    /// Whether both lay down the same pixels.
    func isSame(as other: Paint) -> Bool {
      switch (self, other) {
      case (.color(let one), .color(let two)): one == two
      case (.shape(let one, let color), .shape(let two, let otherColor)): one == two && color == otherColor
      case (.raster(let one, let x, let y), .raster(let two, let otherX, let otherY)):
        one === two && x == otherX && y == otherY
      case (.sheet(let one, let x, let y), .sheet(let two, let otherX, let otherY)):
        x == otherX && y == otherY && one.isSame(as: two)
      case (.mix(let one, let two, let x, let y, let progress), .mix(let three, let four, let x2, let y2, let other)):
        x == x2 && y == y2 && progress == other && one.isSame(as: three) && two.isSame(as: four)
      case (.projected(let one), .projected(let two)): one.isSame(as: two)
      default: false
      }
    }
  }

  var paint: Paint
  /// All that it may touch, clipped.
  var rect: PixelRect
  /// Its opacity, 1…256.
  var weight: Int
  /// The factor on its colours, 0…256; colours of `color` and `shape` have it already.
  var brightness = 256

  /// Whether both do the same to every pixel.
  func isSame(as other: DrawOperation) -> Bool {
    rect == other.rect && weight == other.weight && brightness == other.brightness && paint.isSame(as: other.paint)
  }

  /// Whether nothing under `rect` can be seen.
  var hidesAllBelow: Bool {
    guard weight == 256 else { return false }
    switch paint {
    case .color, .sheet: return true
    case .raster(let raster, _, _): return raster.isOpaque
    case .mix(let before, let after, _, _, _): return before.isOpaque && after.isOpaque
    case .shape, .projected: return false
    }
  }
}

extension [DrawOperation] {
  /// Whether every pixel of `area` is opaque once all is laid down: whatever comes over an opaque pixel leaves it so.
  func coverAll(of area: PixelRect) -> Bool { contains { $0.hidesAllBelow && $0.rect.contains(area) } }

  /// Leaves out what lies wholly under an opaque rectangle that comes later.
  mutating func removeHidden() {
    var covers = Covers()
    for index in indices.reversed() {
      if covers.hide(self[index].rect) {
        self[index].rect = .empty
      } else if self[index].hidesAllBelow {
        covers.add(self[index].rect)
      }
    }
    removeAll { $0.rect.isEmpty }
  }

  /// Becomes what is to be drawn of each of `operations` to see all of `area`: without what lies outside, or under
  /// something opaque.
  mutating func take(_ operations: [DrawOperation], visibleIn area: PixelRect) {
    removeAll(keepingCapacity: true)
    var covers = Covers()
    for index in operations.indices.reversed() {
      let part = operations[index].rect.intersection(area)
      if part.isEmpty { continue }
      let rect = covers.visiblePart(of: part)
      if rect.isEmpty { continue }
      append(operations[index])
      self[count - 1].rect = rect
      if operations[index].hidesAllBelow { covers.add(rect) }
    }
    reverse()
  }
}

/// Opaque rectangles that hide what comes below. A few large ones catch nearly everything; more would only cost time.
private struct Covers {
  private var rects = InlineArray<8, PixelRect>(repeating: .empty)
  private var count = 0

  mutating func add(_ rect: PixelRect) {
    guard count < rects.count else { return }
    rects[count] = rect
    count += 1
  }

  func hide(_ rect: PixelRect) -> Bool {
    for index in 0..<count where rects[index].contains(rect) { return true }
    return false
  }

  func visiblePart(of rect: PixelRect) -> PixelRect {
    var rect = rect
    for index in 0..<count { rect = rect.without(rects[index]) }
    return rect
  }
}
