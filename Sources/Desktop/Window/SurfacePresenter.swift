// SurfacePresenter: frames drawn by the processor into the window's own memory.

import Layers
import Renderer

/// Shows frames through the window's surface.
@MainActor
final class SurfacePresenter: FramePresenter {
  private let window: DesktopWindow
  private let renderer: FrameRenderer
  let name: RendererName

  var statistics: RenderStatistics { renderer.statistics }
  var onStep: (@MainActor (PresentationStep) -> Void)?

  init(window: DesktopWindow, fonts: FontLibrary) {
    let threads = FrameRenderer.allThreads
    (self.window, renderer) = (window, FrameRenderer(fonts: fonts, threads: threads))
    name = .processor(threads: threads)
  }

  func present(_ frame: Frame, isExposed: Bool) -> Bool {
    window.present(isExposed: isExposed) { pixels in
      let changed = renderer.update(frame, in: pixels.memory, stride: pixels.stride, isIntact: pixels.isIntact) {
        onStep?(.painted)
      }
      onStep?(.composited)
      return changed
    }
  }
}
