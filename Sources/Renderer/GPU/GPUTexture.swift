// GPUTexture: pixels in the memory of a graphics device.

import CSDL2

/// A texture of premultiplied pixels. It lives until it is destroyed, or its renderer is.
final class GPUTexture {
  let handle: OpaquePointer
  let width, height: Int
  /// Whether it is read between its pixels, and at its rim its outermost colours go on; else pixel by pixel.
  private(set) var isSmooth = false

  /// A texture whose pixels are undefined.
  init(width: Int, height: Int, isTarget: Bool, on renderer: OpaquePointer) throws(GPUFailure) {
    let access = isTarget ? SDL_TEXTUREACCESS_TARGET : SDL_TEXTUREACCESS_STATIC
    guard
      let handle = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(bitPattern: access.rawValue), Int32(width), Int32(height))
    else { throw GPUFailure(call: "SDL_CreateTexture") }
    (self.handle, self.width, self.height) = (handle, width, height)
    try GPUFailure.check(SDL_SetTextureScaleMode(handle, SDL_ScaleModeNearest), "SDL_SetTextureScaleMode")
  }

  var byteCount: Int { width * height * 4 }

  func destroy() { SDL_DestroyTexture(handle) }

  /// Says how the texture is to be read from now on.
  func setSmooth(_ isSmooth: Bool, on renderer: OpaquePointer) throws(GPUFailure) {
    guard self.isSmooth != isSmooth else { return }
    // SDL changes the texture at once, while what was drawn with it may still be waiting to be sent.
    try GPUFailure.check(SDL_RenderFlush(renderer), "SDL_RenderFlush")
    let mode = isSmooth ? SDL_ScaleModeLinear : SDL_ScaleModeNearest
    try GPUFailure.check(SDL_SetTextureScaleMode(handle, mode), "SDL_SetTextureScaleMode")
    self.isSmooth = isSmooth
  }
}
