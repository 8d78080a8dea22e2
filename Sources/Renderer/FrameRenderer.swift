// FrameRenderer: from frames to pixels.

import Foundation
import Geometry
import Layers

/// Draws frames on the CPU, keeping what it painted from one frame to the next.
///
/// The pixels depend on the frame and the fonts alone: no clock, no locale, no chance, and never on what was drawn
/// before. Whatever draws frames by other means stands behind the same calls.
package final class FrameRenderer {
  private let compositor: Compositor
  /// What the last frame was drawn from.
  private var shown: (operations: [DrawOperation], bounds: PixelRect) = ([], .empty)
  /// The list that the next frame fills; like `damage` it keeps its memory, so that frames need none of their own.
  private var next: [DrawOperation] = []
  private var damage = Damage()
  /// What the last frame took.
  package private(set) var statistics = RenderStatistics()
  /// What all frames took together.
  package private(set) var totals = RenderStatistics()

  /// `threads` is how many may draw one frame at once, the caller's own among them; the pixels do not depend on it.
  package init(fonts: FontLibrary, threads: Int = FrameRenderer.allThreads) {
    compositor = Compositor(painter: Painter(fonts: fonts), threads: threads)
  }

  /// Draws with threads of another's choice, and pictures of so many pixels and more anew for every frame.
  init(fonts: FontLibrary, workers: BandWorkers, leastSheet: Int? = Compositor.leastSheet) {
    compositor = Compositor(
      painter: Painter(fonts: fonts), threads: workers.count + 1, workers: workers, leastSheet: leastSheet)
  }

  /// As many threads as the machine has to offer.
  package static var allThreads: Int { BandWorkers.shared.count + 1 }

  /// The size of a frame in pixels, to the nearest whole ones; at least 1 × 1.
  package static func pixelSize(of frame: Frame) -> (width: Int, height: Int) {
    (max(1, Snap.edge(frame.size.width * frame.scale)), max(1, Snap.edge(frame.size.height * frame.scale)))
  }

  /// The frame as a picture of its own.
  package func render(_ frame: Frame) -> Bitmap {
    let (width, height) = Self.pixelSize(of: frame)
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      render(frame, into: UnsafeMutableRawBufferPointer(buffer), stride: width * 4)
      count = width * height * 4
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// Draws the frame into rows of pixels `stride` bytes apart, aligned to four, each pixel blue, green, red, alpha.
  ///
  /// What does not fit into the memory is left out; rows and columns beyond the frame are left as they are.
  package func render(_ frame: Frame, into memory: UnsafeMutableRawBufferPointer, stride: Int) {
    draw(frame, into: memory, stride: stride, isIntact: false, onPainted: {})
  }

  /// Draws what differs from the last frame that was drawn, into memory that holds that one's pixels, and says which
  /// pixels those are, in rectangles. Where `isIntact` is false, or the size has changed, it draws all.
  ///
  /// `onPainted` is called when all pictures are painted and before they are put together; it must not draw with this
  /// renderer.
  package func update(
    _ frame: Frame, in memory: UnsafeMutableRawBufferPointer, stride: Int, isIntact: Bool, onPainted: () -> Void = {}
  ) -> [PixelRect] {
    draw(frame, into: memory, stride: stride, isIntact: isIntact, onPainted: onPainted)
  }

  @discardableResult
  private func draw(
    _ frame: Frame, into memory: UnsafeMutableRawBufferPointer, stride: Int, isIntact: Bool, onPainted: () -> Void
  ) -> [PixelRect] {
    let (width, height) = Self.pixelSize(of: frame)
    guard let base = memory.baseAddress, stride >= 4 else { return [] }
    let surface = Surface(
      base: base, stride: stride, width: min(width, stride / 4), height: min(height, memory.count / stride))
    compositor.begin()
    compositor.collect(frame, in: surface.bounds, into: &next)
    onPainted()
    if isIntact, shown.bounds == surface.bounds {
      damage.become(from: shown.operations, to: next)
    } else {
      damage.become(surface.bounds)
    }
    for area in damage.rects { compositor.execute(next, on: surface, within: area) }
    swap(&shown.operations, &next)
    shown.bounds = surface.bounds
    // Pictures that were shown before are not held any longer.
    next.removeAll(keepingCapacity: true)
    statistics = compositor.end()
    totals += statistics
    return damage.rects
  }
}
