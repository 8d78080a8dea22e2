// GPUDevice: one of SDL's renderers, with every return code looked at.

import CSDL2

/// What a texture's colours and alpha are multiplied by, as bytes that stand for 0…1.
struct GPUTint {
  var red, green, blue, alpha: UInt8

  /// A picture at `weight`, 0…256, its colours also times `brightness`, 0…256. Colours are premultiplied, so that a fade
  /// scales them as it scales the alpha.
  init(weight: Int, brightness: Int = 256) {
    alpha = UInt8((weight * 255 + 128) / 256)
    red = UInt8((weight * brightness * 255 + 32_768) / 65_536)
    (green, blue) = (red, red)
  }

  /// A white picture at `weight`, 0…256, as one of an opaque colour.
  init(_ color: PixelColor, weight: Int) {
    func byte(_ shift: UInt32) -> UInt8 { UInt8((Int((color.pixel >> shift) & 255) * weight + 128) / 256) }
    (red, green, blue) = (byte(16), byte(8), byte(0))
    alpha = UInt8((weight * 255 + 128) / 256)
  }

  /// A share, 0…1, of this tint, as a vertex has it.
  func vertexColor(_ share: Float) -> SDL_Color {
    func part(_ byte: UInt8) -> UInt8 { UInt8((Float(byte) * share).rounded()) }
    return SDL_Color(r: part(red), g: part(green), b: part(blue), a: part(alpha))
  }
}

/// How drawn pixels and those below them become one.
enum GPUBlend {
  /// The drawn pixels replace those below.
  case copy
  /// Porter and Duff's "over" for premultiplied pixels.
  case over
  /// The sum of both.
  case add

  // SDL's own blend and add modes multiply the colours by the alpha once more; these do not.
  private static let overMode = composed(SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA)
  private static let addMode = composed(SDL_BLENDFACTOR_ONE)

  private static func composed(_ below: SDL_BlendFactor) -> SDL_BlendMode {
    SDL_ComposeCustomBlendMode(
      SDL_BLENDFACTOR_ONE, below, SDL_BLENDOPERATION_ADD, SDL_BLENDFACTOR_ONE, below, SDL_BLENDOPERATION_ADD)
  }

  var mode: SDL_BlendMode {
    switch self {
    case .copy: SDL_BLENDMODE_NONE
    case .over: Self.overMode
    case .add: Self.addMode
    }
  }
}

/// Draws textures and colours on a renderer's target.
final class GPUDevice {
  let renderer: OpaquePointer
  /// The longest side that a texture may have, in pixels.
  let longestSide: Int

  /// `longestSide` can only lower what the renderer allows.
  init(_ renderer: OpaquePointer, longestSide: Int = .max) throws(GPUFailure) {
    var info = SDL_RendererInfo()
    try GPUFailure.check(SDL_GetRendererInfo(renderer, &info), "SDL_GetRendererInfo")
    self.renderer = renderer
    // 0 stands for "no limit".
    let sides = [info.max_texture_width, info.max_texture_height].map { $0 > 0 ? Int($0) : 16_384 }
    self.longestSide = min(longestSide, sides.min() ?? 16_384)
  }

  /// Draws on `target` from now on, nil for the window, without a clip. Versions of SDL differ in what of clip and
  /// viewport outlasts a change of target, so that both are set anew.
  func setTarget(_ target: OpaquePointer?) throws(GPUFailure) {
    try GPUFailure.check(SDL_SetRenderTarget(renderer, target), "SDL_SetRenderTarget")
    try GPUFailure.check(SDL_RenderSetScale(renderer, 1, 1), "SDL_RenderSetScale")
    try GPUFailure.check(SDL_RenderSetViewport(renderer, nil), "SDL_RenderSetViewport")
    try setClip(nil)
  }

  /// Draws only within `rect` from now on; nil for everywhere.
  func setClip(_ rect: PixelRect?) throws(GPUFailure) {
    guard let rect else {
      return try GPUFailure.check(SDL_RenderSetClipRect(renderer, nil), "SDL_RenderSetClipRect")
    }
    var area = rect.sdl
    try GPUFailure.check(SDL_RenderSetClipRect(renderer, &area), "SDL_RenderSetClipRect")
  }

  /// Makes every pixel of the target `color`, see-through where there is none.
  func clear(_ color: PixelColor? = nil) throws(GPUFailure) {
    try setColor(color.map { GPUTint($0, weight: 256) } ?? GPUTint(weight: 0))
    try GPUFailure.check(SDL_RenderClear(renderer), "SDL_RenderClear")
  }

  func fill(_ rect: PixelRect, _ color: PixelColor, weight: Int) throws(GPUFailure) {
    let blend = weight == 256 ? GPUBlend.copy : .over
    try GPUFailure.check(SDL_SetRenderDrawBlendMode(renderer, blend.mode), "SDL_SetRenderDrawBlendMode")
    try setColor(GPUTint(color, weight: weight))
    var area = rect.sdl
    try GPUFailure.check(SDL_RenderFillRect(renderer, &area), "SDL_RenderFillRect")
  }

  /// Lays the pixels `source` of a texture into `target`; of another size, they are repeated or left out.
  func copy(
    _ texture: GPUTexture, _ source: PixelRect, to target: PixelRect, _ tint: GPUTint, _ blend: GPUBlend
  ) throws(GPUFailure) {
    try prepare(texture, tint, blend, isSmooth: false)
    var (from, to) = (source.sdl, target.sdl)
    try GPUFailure.check(SDL_RenderCopy(renderer, texture.handle, &from, &to), "SDL_RenderCopy")
  }

  /// Draws triangles, three indices each, over what is there; the vertices bear their tints.
  func draw(_ texture: GPUTexture, _ vertices: [SDL_Vertex], _ indices: [Int32]) throws(GPUFailure) {
    try prepare(texture, GPUTint(weight: 256), .over, isSmooth: true)
    let code = SDL_RenderGeometry(
      renderer, texture.handle, vertices, Int32(vertices.count), indices, Int32(indices.count))
    try GPUFailure.check(code, "SDL_RenderGeometry")
  }

  /// Sends what has been drawn. Until then the device may not have been asked at all.
  func flush() throws(GPUFailure) { try GPUFailure.check(SDL_RenderFlush(renderer), "SDL_RenderFlush") }

  /// The first pixels of the target, in rows of `width`.
  func pixels(width: Int, height: Int) throws(GPUFailure) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: width * height)
    var area = PixelRect(x0: 0, y0: 0, x1: width, y1: height).sdl
    let code = SDL_RenderReadPixels(renderer, &area, SDL_PIXELFORMAT_ARGB8888.rawValue, &pixels, Int32(width * 4))
    try GPUFailure.check(code, "SDL_RenderReadPixels")
    return pixels
  }

  private func prepare(
    _ texture: GPUTexture, _ tint: GPUTint, _ blend: GPUBlend, isSmooth: Bool
  ) throws(GPUFailure) {
    try texture.setSmooth(isSmooth, on: renderer)
    let handle = texture.handle
    try GPUFailure.check(SDL_SetTextureBlendMode(handle, blend.mode), "SDL_SetTextureBlendMode")
    try GPUFailure.check(
      SDL_SetTextureColorMod(handle, tint.red, tint.green, tint.blue), "SDL_SetTextureColorMod")
    try GPUFailure.check(SDL_SetTextureAlphaMod(handle, tint.alpha), "SDL_SetTextureAlphaMod")
  }

  private func setColor(_ tint: GPUTint) throws(GPUFailure) {
    try GPUFailure.check(
      SDL_SetRenderDrawColor(renderer, tint.red, tint.green, tint.blue, tint.alpha), "SDL_SetRenderDrawColor")
  }
}

extension PixelRect {
  /// The rectangle as SDL has it.
  fileprivate var sdl: SDL_Rect { SDL_Rect(x: Int32(x0), y: Int32(y0), w: Int32(width), h: Int32(height)) }
}
