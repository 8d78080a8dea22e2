// GPUPresenter: frames put together by a graphics device, and by the processor once that has failed.

import CSDL2
import Essentials
import Layers
import Renderer

/// Shows frames through one of SDL's renderers.
///
/// The window never has a renderer and a surface at once. After the first call that fails, the renderer goes for good
/// and the window's surface takes over with the same frame.
@MainActor
final class GPUPresenter: FramePresenter {
  private let window: DesktopWindow
  private let fonts: FontLibrary
  private let deviceName: RendererName
  private var device: (renderer: OpaquePointer, frames: GPUFrameRenderer)?
  /// Draws by the processor, once the device has failed.
  private var substitute: SurfacePresenter?

  private var lastStatistics = RenderStatistics()
  var statistics: RenderStatistics { substitute?.statistics ?? lastStatistics }
  var onStep: (@MainActor (PresentationStep) -> Void)? {
    didSet { substitute?.onStep = onStep }
  }

  var name: RendererName { substitute?.name ?? deviceName }

  /// Whether a device waits. What imitates one takes the wish and does not wait, but draws the whole picture then.
  var waitsForDisplay: Bool {
    device.map { deviceName.isDevice && SDLRenderer.asksToWaitForDisplay($0.renderer) } ?? false
  }

  /// The textures that live; none once the device has failed.
  var textures: TextureCounts { device?.frames.textures ?? TextureCounts() }
  /// Whether the device draws, and not the processor in its place.
  var isOnDevice: Bool { device != nil }

  /// Makes a renderer for the window and tries it; one that only imitates a device is refused unless
  /// `acceptsImitation`. Where this throws, the window is free for its surface.
  convenience init(window: DesktopWindow, fonts: FontLibrary, acceptsImitation: Bool) throws(GPUFailure) {
    let renderer = try SDLRenderer.make(for: window.handle)
    do {
      let name = SDLRenderer.name(of: renderer)
      if !acceptsImitation { try SDLRenderer.expectDevice(name) }
      let frames = try GPUFrameRenderer(fonts: fonts, renderer: renderer)
      try frames.prove()
      self.init(window: window, fonts: fonts, renderer: renderer, frames: frames, name: name)
    } catch {
      SDL_DestroyRenderer(renderer)
      throw error
    }
  }

  /// Takes over a window's renderer.
  init(
    window: DesktopWindow, fonts: FontLibrary, renderer: OpaquePointer, frames: GPUFrameRenderer, name: RendererName
  ) {
    (self.window, self.fonts, deviceName) = (window, fonts, name)
    device = (renderer, frames)
  }

  func present(_ frame: Frame, isExposed: Bool) -> Bool {
    if let device {
      do {
        return try present(frame, device.renderer, device.frames)
      } catch {
        Log.note("The graphics device fails (\(error)); from now on the processor draws.")
        close()
        substitute = SurfacePresenter(window: window, fonts: fonts)
        substitute?.onStep = onStep
      }
    }
    return substitute?.present(frame, isExposed: isExposed) ?? false
  }

  /// Shows a frame; false where the window has no pixels now, as when it is minimised.
  private func present(
    _ frame: Frame, _ renderer: OpaquePointer, _ frames: GPUFrameRenderer
  ) throws(GPUFailure) -> Bool {
    // A window that is not on screen yet has no picture that would be shown with it.
    window.showIfHidden()
    var width: Int32 = 0
    var height: Int32 = 0
    guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0 else {
      throw GPUFailure("the window's size in pixels is unknown: \(VideoSystem.lastError)")
    }
    guard width > 0, height > 0 else { return false }
    try frames.render(frame, width: Int(width), height: Int(height)) { onStep?(.painted) }
    lastStatistics = frames.statistics
    onStep?(.composited)
    SDL_ClearError()
    SDL_RenderPresent(renderer)
    // The call itself says nothing, so that its complaint is all there is to go by.
    let complaint = String(cString: SDL_GetError())
    if !complaint.isEmpty { throw GPUFailure("SDL_RenderPresent failed: \(complaint)") }
    return true
  }

  func deviceWasReset() { device?.frames.removeTextures() }

  func close() {
    guard let device else { return }
    device.frames.removeTextures()
    SDL_DestroyRenderer(device.renderer)
    self.device = nil
  }
}
