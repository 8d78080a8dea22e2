// SDLRenderer: a renderer for a window, made on what OpenGL there is, or refused in words.

import CSDL2
import Foundation
import Renderer

/// Makes renderers and finds out what draws behind them.
@MainActor
enum SDLRenderer {
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

  /// Whether the renderer is asked to wait with each picture until the display takes it. A device does.
  static func asksToWaitForDisplay(_ renderer: OpaquePointer) -> Bool {
    var info = SDL_RendererInfo()
    return SDL_GetRendererInfo(renderer, &info) == 0 && info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
  }

  /// What draws behind the renderer made last.
  static func name(of renderer: OpaquePointer) -> RendererName {
    var info = SDL_RendererInfo()
    let driver = SDL_GetRendererInfo(renderer, &info) == 0 ? info.name.map { String(cString: $0) } : nil
    return .openGL(driver: driver ?? "", device: openGLName)
  }

  /// Throws where the name is no device's.
  static func expectDevice(_ name: RendererName) throws(GPUFailure) {
    guard !name.isDevice else { return }
    guard case .openGL(_, let device?) = name else { throw GPUFailure("OpenGL does not say what it is") }
    throw GPUFailure("\(device) only imitates a device")
  }

  /// What OpenGL calls the device.
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
