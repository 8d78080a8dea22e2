// Compositor: draws a frame's layers into pixels, in two steps: first a list of what is laid down where, then the
// loops that do it. The list lets what is hidden be left out before it costs anything.

import Foundation
import Geometry
import Layers

/// Puts layers together on the CPU.
final class Compositor {
  /// Where a layer's parent stands on the target, and what it hands down.
  struct Context: Equatable {
    /// Where the parent's coordinates begin, in pixels of the target.
    var origin: PixelPoint
    /// Pixels to a point.
    var scale: Double
    /// The pixels that may be touched.
    var clip: PixelRect
    /// The product of the opacities that are not applied to a group.
    var opacity = 1.0
    /// The product of the factors on colours.
    var brightness = 1.0
    /// Whether the target itself is seen from behind.
    var isReversed = false
    var space = Frame.Node.ChildSpace()
  }

  let painter: Painter
  let cache = RasterCache()
  var statistics = RenderStatistics()
  var memory = SubtreeMemory()
  var sheets = SheetMemory()
  private var fontGeneration = 0
  /// On how many threads large areas are drawn, and whose those are.
  let threads: Int
  let workers: BandWorkers
  private let pass = BandPass()
  /// From how many pixels on a picture may be drawn on the way, as a sheet; nil keeps all. What is smaller
  /// takes little memory and no time to speak of.
  let leastSheet: Int?

  init(painter: Painter, threads: Int, workers: BandWorkers = .shared, leastSheet: Int? = Compositor.leastSheet) {
    (self.painter, self.threads, self.workers) = (painter, max(1, threads), workers)
    self.leastSheet = leastSheet
  }

  /// A quarter of a million: a megabyte.
  static let leastSheet = 1 << 18

  func begin() {
    statistics = RenderStatistics()
    guard painter.fonts.generation != fontGeneration else { return }
    fontGeneration = painter.fonts.generation
    cache.removeAll()
    memory = SubtreeMemory()
  }

  /// Ends a frame and says what it took.
  func end() -> RenderStatistics {
    cache.endFrame()
    memory.endFrame()
    sheets.endFrame()
    statistics.cachedBytes = cache.byteCount
    return statistics
  }

  /// Fills `operations` with what shows a frame within `bounds`, in its order and without what cannot be seen; with it
  /// every pixel of `bounds` is opaque. Whoever carries the list out, on whatever device, shows the frame.
  func collect(_ frame: Frame, in bounds: PixelRect, into operations: inout [DrawOperation]) {
    let context = Context(origin: PixelPoint(x: 0, y: 0), scale: Double(frame.scale), clip: bounds)
    operations.removeAll(keepingCapacity: true)
    operations.append(DrawOperation(paint: .color(PixelColor(frame.background)), rect: bounds, weight: 256))
    let nodes = frame.nodes.inDrawingOrder
    // By index, since a loop over values would copy every layer.
    for index in nodes.indices { collect(nodes[index], context, into: &operations) }
    operations.removeHidden()
    statistics.layersDrawn += operations.count
  }

  /// Draws operations in their order, of each only what lies within `area`.
  func execute(_ operations: [DrawOperation], on surface: Surface, within area: PixelRect) {
    // Whatever the list says, nothing is written outside of the memory.
    let area = area.intersection(surface.bounds)
    pass.operations.take(operations, visibleIn: area)
    guard !pass.operations.isEmpty else { return }
    statistics.pixelsDrawn += area.area
    pass.run(on: surface, within: area, threads: threads, workers)
  }
}
