// GPUFrameRenderer: from frames to what a graphics device shows.

import CSDL2
import Foundation
import Geometry
import Layers

/// Draws frames on one of SDL's renderers, painting pictures by the processor and putting them together by the device.
///
/// After a failure the target's pixels are undefined: whoever draws goes on by the processor. All calls are made on the
/// renderer's own thread.
package final class GPUFrameRenderer {
  private let compositor: Compositor
  private let gpu: GPUCompositor
  /// What the last frame took.
  package private(set) var statistics = RenderStatistics()
  /// What all frames took together.
  package private(set) var totals = RenderStatistics()
  /// The textures on the device.
  package var textures: TextureCounts { gpu.textures.counts }

  /// `renderer` is one of SDL's and outlives this object's use. `longestSide` can lower the size in pixels from which on
  /// pictures are cut into several textures.
  package init(fonts: FontLibrary, renderer: OpaquePointer, longestSide: Int = .max) throws(GPUFailure) {
    // What the device lays down are textures, which have to be kept.
    compositor = Compositor(painter: Painter(fonts: fonts), threads: FrameRenderer.allThreads, leastSheet: nil)
    gpu = GPUCompositor(device: try GPUDevice(renderer, longestSide: longestSide), processor: compositor)
  }

  /// Draws the frame into `width` × `height` pixels of a texture, or of the window's next picture where `target` is nil.
  ///
  /// `onPainted` is called when all pictures are painted and before they are put together.
  package func render(
    _ frame: Frame, on target: OpaquePointer? = nil, width: Int, height: Int, onPainted: () -> Void = {}
  ) throws(GPUFailure) {
    let bounds = PixelRect(x0: 0, y0: 0, x1: width, y1: height)
    compositor.begin()
    var operations: [DrawOperation] = []
    compositor.collect(frame, in: bounds, into: &operations)
    onPainted()
    defer {
      statistics = compositor.end()
      totals += statistics
      gpu.endFrame()
    }
    try gpu.execute(operations, on: target, in: bounds)
    compositor.statistics.pixelsDrawn = bounds.area
  }

  /// Lets go of all textures: the device has lost them, or goes itself. The next frame brings them anew.
  package func removeTextures() { gpu.textures.removeAll() }

  /// Draws a small picture of every kind of operation and compares it with the processor's; throws where the device
  /// refuses one or is off by more than its edges explain.
  package func prove() throws(GPUFailure) { try gpu.prove() }
}
