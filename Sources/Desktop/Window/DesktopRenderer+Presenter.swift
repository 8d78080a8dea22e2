// DesktopRenderer+Presenter: from what was asked for to what shows the frames.

import Renderer

extension DesktopRenderer {
  /// What shows a window's frames, decided before the first one: a window that has once had a surface gets no renderer.
  @MainActor
  func presenter(for window: DesktopWindow, fonts: FontLibrary) throws(DesktopError) -> any FramePresenter {
    switch self {
    case .cpu: return SurfacePresenter(window: window, fonts: fonts)
    case .gpu:
      do {
        return try GPUPresenter(window: window, fonts: fonts, acceptsImitation: true)
      } catch {
        throw .noGPU(reason: error.description)
      }
    case .auto:
      guard SDLRenderer.machineHasDevice,
        let presenter = try? GPUPresenter(window: window, fonts: fonts, acceptsImitation: false)
      else { return SurfacePresenter(window: window, fonts: fonts) }
      return presenter
    }
  }
}
