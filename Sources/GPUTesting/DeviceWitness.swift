// DeviceWitness: draws by a device what a test looks at, and says where it is unlike the processor's picture.

import Foundation
import Layers
import Renderer
import Testing

/// A renderer beside the one under test, which keeps its textures from frame to frame as a window's does.
package final class DeviceWitness {
  private let gpu: OffscreenGPU
  private let frames: GPUFrameRenderer

  /// A witness whose texts are set in the given font files; nil where there is no OpenGL to draw with.
  package init?(fontFiles: [URL]) throws {
    guard let gpu = OffscreenGPU.shared else { return nil }
    self.gpu = gpu
    frames = try gpu.use { try GPUFrameRenderer(fonts: FontLibrary(files: fontFiles), renderer: $0) }
  }

  deinit { gpu.use { _ in frames.removeTextures() } }

  /// Expects the device's picture of a frame to be like the processor's.
  package func expect(_ frame: Frame, toLookLike wanted: Bitmap) {
    do {
      let drawn = try gpu.use { _ in try gpu.picture(of: frame, by: frames) }
      guard let unlikeness = drawn.unlikeness(to: wanted, Bitmap.Likeness(for: frame)) else { return }
      Issue.record("a device draws \(unlikeness)")
    } catch {
      Issue.record("a device draws nothing: \(error)")
    }
  }
}
