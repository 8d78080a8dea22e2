// RendererName: what draws a window's frames, in words.

/// What draws a window's frames.
enum RendererName: Hashable, Sendable, CustomStringConvertible {
  /// The processor, on so many threads at most.
  case processor(threads: Int)
  /// OpenGL as SDL's driver calls it, as in "opengles2", on what calls itself `device`, as in "llvmpipe (LLVM 15.0.6,
  /// 256 bits)"; nil where it does not say.
  case openGL(driver: String, device: String?)

  /// What OpenGLs call themselves that draw by the processor.
  private static let imitations = ["llvmpipe", "softpipe", "swrast", "software rasterizer", "swiftshader"]

  /// Whether a graphics device draws: one that says what it is, and is no imitation.
  var isDevice: Bool {
    guard case .openGL(_, let device?) = self else { return false }
    return !Self.imitations.contains { device.lowercased().contains($0) }
  }

  /// As in "CPU, 2 threads" and "OpenGL, llvmpipe (LLVM 15.0.6, 256 bits)".
  var description: String {
    switch self {
    case .processor(let threads): "CPU, \(threads) thread\(threads == 1 ? "" : "s")"
    case .openGL(let driver, let device): [edition(of: driver), device].compactMap { $0 }.joined(separator: ", ")
    }
  }

  /// In at most eleven characters, as in "CPU ×2" and "Software GL".
  var short: String {
    switch self {
    case .processor(let threads): threads == 1 ? "CPU" : "CPU ×\(threads)"
    case .openGL(_, .some) where !isDevice: "Software GL"
    case .openGL(let driver, _): edition(of: driver)
    }
  }

  private func edition(of driver: String) -> String { driver.hasPrefix("opengles") ? "OpenGL ES" : "OpenGL" }
}
