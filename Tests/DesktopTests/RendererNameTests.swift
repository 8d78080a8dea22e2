// RendererNameTests: what draws, in long and in short words.

import Testing

@testable import Desktop

@Suite("What draws, in words") struct RendererNameTests {
  private static let names: [(name: RendererName, long: String, short: String, isDevice: Bool)] = [
    (.processor(threads: 1), "CPU, 1 thread", "CPU", false),
    (.processor(threads: 2), "CPU, 2 threads", "CPU ×2", false),
    (.processor(threads: 128), "CPU, 128 threads", "CPU ×128", false),
    (
      .openGL(driver: "opengl", device: "NVIDIA GeForce RTX 3060/PCIe/SSE2"),
      "OpenGL, NVIDIA GeForce RTX 3060/PCIe/SSE2", "OpenGL", true
    ),
    (.openGL(driver: "opengles2", device: "Mali-G52 (Panfrost)"), "OpenGL ES, Mali-G52 (Panfrost)", "OpenGL ES", true),
    (
      .openGL(driver: "opengl", device: "llvmpipe (LLVM 15.0.6, 256 bits)"),
      "OpenGL, llvmpipe (LLVM 15.0.6, 256 bits)", "Software GL", false
    ),
    (
      .openGL(driver: "opengles2", device: "ANGLE (Google, SwiftShader Device)"),
      "OpenGL ES, ANGLE (Google, SwiftShader Device)", "Software GL", false
    ),
    (.openGL(driver: "opengl", device: nil), "OpenGL", "OpenGL", false),
  ]

  @Test("long and short, and whether a device draws", arguments: names)
  func words(name: RendererName, long: String, short: String, isDevice: Bool) {
    #expect(name.description == long)
    #expect(name.short == short)
    #expect(name.short.count <= 11)
    #expect(name.isDevice == isDevice)
  }
}
