// OffscreenGPU: a renderer of SDL's on a software GL, without a display, for tests.

import CSDL2
import Foundation
import Layers
import Renderer

/// The process's one renderer without a display. Its GL context follows whichever thread uses it, one at a time.
package final class OffscreenGPU: @unchecked Sendable {
  // Unchecked: everything is touched under `lock` only.
  private let lock = NSRecursiveLock()
  private let window: OpaquePointer
  private let renderer: OpaquePointer

  /// Made at first use; nil where SDL lacks its driver "offscreen" or the machine every GL.
  package static let shared = OffscreenGPU()

  private init?() {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "offscreen")
    SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1")
    let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_TARGETTEXTURE.rawValue
    guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0,
      let window = SDL_CreateWindow(
        "", 0, 0, 64, 64, SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_OPENGL.rawValue),
      let renderer = SDL_CreateRenderer(window, -1, flags)
    else { return nil }
    (self.window, self.renderer) = (window, renderer)
    SDL_GL_MakeCurrent(nil, nil)
  }

  /// Runs `body` with the renderer; nobody else uses SDL's video meanwhile.
  package func use<Result>(_ body: (_ renderer: OpaquePointer) throws -> Result) rethrows -> Result {
    lock.lock()
    defer {
      SDL_GL_MakeCurrent(nil, nil)
      lock.unlock()
    }
    return try body(renderer)
  }

  /// The frame as a device draws it that has drawn nothing before.
  package func picture(of frame: Frame, fonts: FontLibrary, longestSide: Int = .max) throws -> Bitmap {
    try use { renderer in
      let frames = try GPUFrameRenderer(fonts: fonts, renderer: renderer, longestSide: longestSide)
      defer { frames.removeTextures() }
      return try picture(of: frame, by: frames)
    }
  }

  /// The frame as `frames` draws it, which was made with this renderer; to be called within `use`.
  package func picture(of frame: Frame, by frames: GPUFrameRenderer) throws -> Bitmap {
    let (width, height) = FrameRenderer.pixelSize(of: frame)
    let format = SDL_PIXELFORMAT_ARGB8888.rawValue
    guard
      let canvas = SDL_CreateTexture(
        renderer, format, Int32(bitPattern: SDL_TEXTUREACCESS_TARGET.rawValue), Int32(width), Int32(height))
    else { throw GPUFailure("no texture of \(width)×\(height) to draw in") }
    defer { SDL_DestroyTexture(canvas) }
    try frames.render(frame, on: canvas, width: width, height: height)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let code = SDL_RenderReadPixels(renderer, nil, format, &bytes, Int32(width * 4))
    SDL_SetRenderTarget(renderer, nil)
    guard code == 0 else { throw GPUFailure("the drawn pixels cannot be read") }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}
