// SDLRenderer: a renderer for a window, made on what OpenGL there is, or refused in words.

import CSDL2
import Foundation
import Renderer

/// Makes renderers and finds out what draws behind them.
@MainActor
enum SDLRenderer {
  /// What OpenGLs call themselves that draw by the processor.
  private static let imitations = ["llvmpipe", "softpipe", "swrast", "software rasterizer", "swiftshader"]

  /// Whether the kernel offers a device that draws, so that it is worth the time and memory to load OpenGL.
  static var machineHasDevice: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
    return names.contains { $0.hasPrefix("renderD") }
  }

  /// A renderer that waits for the display with each picture, on OpenGL or OpenGL ES.
  static func make(for window: OpaquePointer) throws(GPUFailure) -> OpaquePointer {
    // Many small draws go to the device together, also where SDL_RENDER_DRIVER names a driver.
    SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1")
    let flags =
      SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_TARGETTEXTURE.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    let made = XErrors.ignored { SDL_CreateRenderer(window, -1, flags) }
    guard let renderer = made else { throw GPUFailure(VideoSystem.lastError) }
    var info = SDL_RendererInfo()
    guard SDL_GetRendererInfo(renderer, &info) == 0, info.flags & SDL_RENDERER_ACCELERATED.rawValue != 0 else {
      SDL_DestroyRenderer(renderer)
      throw GPUFailure("SDL offers only its software renderer")
    }
    return renderer
  }

  /// Whether showing a picture waits until the display takes it.
  static func waitsForDisplay(_ renderer: OpaquePointer) -> Bool {
    var info = SDL_RendererInfo()
    return SDL_GetRendererInfo(renderer, &info) == 0 && info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
  }

  /// Throws where the OpenGL of the renderer made last is no device's.
  static func expectDevice() throws(GPUFailure) {
    guard let name = openGLName else { throw GPUFailure("OpenGL does not say what it is") }
    guard !imitations.contains(where: { name.lowercased().contains($0) }) else {
      throw GPUFailure("\(name) only imitates a device")
    }
  }

  /// What OpenGL calls the device, as in "llvmpipe (LLVM 15.0.6, 256 bits)".
  private static var openGLName: String? {
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    let renderer: UInt32 = 0x1F01  // GL_RENDERER, from OpenGL's registry of names
    guard let address = SDL_GL_GetProcAddress("glGetString") else { return nil }
    return unsafeBitCast(address, to: GetString.self)(renderer).map { String(cString: $0) }
  }
}

/// The X server's complaints, which by default end the process: a broken driver for OpenGL causes some.
private enum XErrors {
  typealias Handler = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32
  typealias SetHandler = @convention(c) (Handler?) -> Handler?

  /// Runs `body`, whose own results tell what failed.
  static func ignored<Result>(_ body: () -> Result) -> Result {
    // libX11 is loaded already where the display is X's; elsewhere its handler is not asked.
    guard let library = DynamicLibrary("libX11.so.6"),
      let setHandler = library.function("XSetErrorHandler", as: SetHandler.self)
    else { return body() }
    let before = setHandler { _, _ in 0 }
    defer { _ = setHandler(before) }
    return body()
  }
}
