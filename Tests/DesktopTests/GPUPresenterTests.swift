// GPUPresenterTests: a window drawn into by a device: what is refused, what is lost, and what takes over.

import CSDL2
import Essentials
import Foundation
import GPUTesting
import Geometry
import Layers
import OneAtATime
import Renderer
import Testing

@testable import Desktop

@MainActor @Suite("Frames on a device in a window", .oneAtATime, .enabled(if: OffscreenGPU.shared != nil))
struct GPUPresenterTests {
  private let gpu: OffscreenGPU

  init() throws { gpu = try #require(OffscreenGPU.shared) }

  private func fonts() throws -> FontLibrary {
    try FontLibrary(files: [URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")])
  }

  private func node(_ id: UInt64, _ rect: CGRect, _ color: CGColor) -> Frame.Node {
    var node = Frame.Node(id: id)
    node.bounds = CGRect(origin: .zero, size: rect.size)
    node.position = CGPoint(x: rect.midX, y: rect.midY)
    node.backgroundColor = color
    return node
  }

  /// A moment of a flip over the whole window.
  private func frame(_ progress: Double) -> Frame {
    let whole = CGRect(x: 0, y: 0, width: 80, height: 60)
    var before = node(1, whole, CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    before.children = [node(2, CGRect(x: 10, y: 10, width: 30, height: 20), CGColor(gray: 1, alpha: 1))]
    let after = node(3, whole, CGColor(red: 0, green: 0.5, blue: 1, alpha: 1))
    let flip = LayerTransition(style: .flipFromLeft, before: before.asPicture, contentID: 9)
    return Frame(
      size: whole.size, scale: 1, background: CGColor(gray: 0, alpha: 1), nodes: [flip.pose(of: after, at: progress)])
  }

  /// Runs `body` with a window of 80 × 60 pixels on SDL's driver without a display.
  private func withWindow(_ body: (DesktopWindow) throws -> Void) throws {
    try gpu.use { _ in
      let window = try DesktopWindow(title: "", size: CGSize(width: 80, height: 60), askedScale: 1)
      defer { window.close() }
      try body(window)
    }
  }

  /// The pixels of a renderer's window; what was presented last is still there where nothing was drawn since.
  private func pixels(of renderer: OpaquePointer) -> Bitmap {
    var bytes = [UInt8](repeating: 0, count: 80 * 60 * 4)
    #expect(SDL_RenderReadPixels(renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, &bytes, 80 * 4) == 0)
    return Bitmap(width: 80, height: 60, bytes: bytes)
  }

  private func surfacePixels(of window: DesktopWindow) throws -> Bitmap {
    let surface = try #require(SDL_GetWindowSurface(window.handle))
    let pixels = try #require(surface.pointee.pixels)
    var bytes: [UInt8] = []
    for row in 0..<60 {
      bytes += UnsafeRawBufferPointer(start: pixels + row * Int(surface.pointee.pitch), count: 80 * 4)
    }
    for alpha in stride(from: 3, to: bytes.count, by: 4) { bytes[alpha] = 255 }
    return Bitmap(width: 80, height: 60, bytes: bytes)
  }

  @Test("the window shows what the processor would draw")
  func shows() throws {
    try withWindow { window in
      let presenter = try GPUPresenter(window: window, fonts: try fonts(), acceptsImitation: true)
      defer { presenter.close() }
      let renderer = try #require(SDL_GetRenderer(window.handle))
      for progress in [0, 0.3, 0.7, 1] {
        let wanted = FrameRenderer(fonts: try fonts()).render(frame(progress))
        #expect(presenter.present(frame(progress), isExposed: false))
        #expect(pixels(of: renderer).unlikeness(to: wanted, .turned) == nil)
      }
      #expect(presenter.isOnDevice)
      #expect(presenter.statistics.layersDrawn > 0)
    }
  }

  @Test("it is named after OpenGL and what draws behind it; an imitation waits for no display, whatever it was asked")
  func name() throws {
    try withWindow { window in
      let presenter = try GPUPresenter(window: window, fonts: try fonts(), acceptsImitation: true)
      defer { presenter.close() }
      guard case .openGL(let driver, let device?) = presenter.name else {
        Issue.record("OpenGL does not say what it is: \(presenter.name)")
        return
      }
      #expect(driver.hasPrefix("opengl"))
      #expect(presenter.name.description.hasSuffix(", \(device)"))
      #expect(presenter.name.short == (presenter.name.isDevice ? "OpenGL" : "Software GL"))
      if !presenter.name.isDevice { #expect(!presenter.waitsForDisplay) }
    }
  }

  @Test("the display is waited for where a device was asked to, and nowhere else", arguments: [false, true])
  func waiting(isAsked: Bool) throws {
    let (device, imitation) = ("Mesa Intel(R) UHD Graphics 620 (KBL GT2)", "llvmpipe (LLVM 15.0.6, 256 bits)")
    for name in [device, imitation] {
      try withWindow { window in
        let flags = SDL_RENDERER_ACCELERATED.rawValue | (isAsked ? SDL_RENDERER_PRESENTVSYNC.rawValue : 0)
        let renderer = try #require(SDL_CreateRenderer(window.handle, -1, flags))
        // Where even the asking fails, SDL takes the wish away.
        let takesWish = SDLRenderer.asksToWaitForDisplay(renderer)
        #expect(isAsked || !takesWish)
        let frames = try GPUFrameRenderer(fonts: try fonts(), renderer: renderer)
        let presenter = GPUPresenter(
          window: window, fonts: try fonts(), renderer: renderer, frames: frames,
          name: .openGL(driver: "opengl", device: name))
        defer { presenter.close() }
        #expect(presenter.waitsForDisplay == (takesWish && name == device))
        presenter.close()
        #expect(!presenter.waitsForDisplay)
      }
    }
  }

  @Test("an OpenGL that imitates a device is no device; the window then has its surface")
  func imitation() throws {
    try withWindow { window in
      let refusal = #expect(throws: GPUFailure.self) {
        try GPUPresenter(window: window, fonts: try fonts(), acceptsImitation: false)
      }
      #expect(refusal?.description.contains("only imitates a device") == true)
      #expect(SDL_GetRenderer(window.handle) == nil)
      let presenter = SurfacePresenter(window: window, fonts: try fonts())
      #expect(presenter.present(frame(0.3), isExposed: false))
      #expect(try surfacePixels(of: window) == FrameRenderer(fonts: try fonts()).render(frame(0.3)))
    }
  }

  @Test("auto shows every frame, whatever the machine has")
  func auto() throws {
    try withWindow { window in
      let presenter = try DesktopRenderer.auto.presenter(for: window, fonts: try fonts())
      defer { presenter.close() }
      #expect(presenter.present(frame(0.3), isExposed: false))
      if !SDLRenderer.machineHasDevice { #expect(presenter is SurfacePresenter) }
      #expect(presenter.statistics.layersDrawn > 0)
    }
  }

  @Test(
    "PITFALL 46: what SDL says of a reset brings everything anew, and the flip goes on",
    arguments: [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET])
  func reset(type: SDL_EventType) throws {
    try withWindow { window in
      let presenter = try GPUPresenter(window: window, fonts: try fonts(), acceptsImitation: true)
      defer { presenter.close() }
      let renderer = try #require(SDL_GetRenderer(window.handle))
      #expect(presenter.present(frame(0.3), isExposed: false))
      #expect(presenter.textures.count > 0)
      var event = SDL_Event()
      event.type = type.rawValue
      guard case .deviceReset? = EventTranslator().meaning(of: event) else {
        Issue.record("the event is not understood")
        return
      }
      presenter.deviceWasReset()
      #expect(presenter.textures.count == 0)
      for progress in [0.3, 0.4] {
        #expect(presenter.present(frame(progress), isExposed: true))
        let wanted = FrameRenderer(fonts: try fonts()).render(frame(progress))
        #expect(pixels(of: renderer).unlikeness(to: wanted, .turned) == nil)
      }
      #expect(presenter.isOnDevice)
    }
  }

  @Test("PITFALL 39: a device that fails is given up, with one line, and the same frame is shown by the processor")
  func failure() throws {
    try withWindow { window in
      // SDL's own software renderer refuses to blend premultiplied pixels.
      let software = try #require(
        (0..<SDL_GetNumRenderDrivers()).first { index in
          var info = SDL_RendererInfo()
          return SDL_GetRenderDriverInfo(index, &info) == 0 && info.flags & SDL_RENDERER_SOFTWARE.rawValue != 0
        })
      let renderer = try #require(SDL_CreateRenderer(window.handle, software, 0))
      let frames = try GPUFrameRenderer(fonts: try fonts(), renderer: renderer)
      let name = RendererName.openGL(driver: "opengl", device: "A device")
      let presenter = GPUPresenter(
        window: window, fonts: try fonts(), renderer: renderer, frames: frames, name: name)
      defer { presenter.close() }
      #expect(presenter.name == name)
      var steps: [PresentationStep] = []
      presenter.onStep = { steps.append($0) }
      let log = Log.observing {
        for progress in [0.3, 0.4] { #expect(presenter.present(frame(progress), isExposed: false)) }
      }
      #expect(log.messages.count == 1)
      #expect(log.messages.first?.contains("from now on the processor draws") == true)
      #expect(!presenter.isOnDevice)
      #expect(presenter.name == .processor(threads: FrameRenderer.allThreads))
      #expect(try surfacePixels(of: window) == FrameRenderer(fonts: try fonts()).render(frame(0.4)))
      #expect(presenter.statistics.layersDrawn > 0)
      #expect(steps.suffix(2) == [.painted, .composited])
    }
  }

  @Test("a window that changes its size is drawn in its new size")
  func resize() throws {
    try withWindow { window in
      let presenter = try GPUPresenter(window: window, fonts: try fonts(), acceptsImitation: true)
      defer { presenter.close() }
      for size in [(40, 50), (120, 90), (80, 60)] {
        SDL_SetWindowSize(window.handle, Int32(size.0), Int32(size.1))
        #expect(presenter.present(frame(0.3), isExposed: true))
        #expect(presenter.isOnDevice)
      }
      let renderer = try #require(SDL_GetRenderer(window.handle))
      let wanted = FrameRenderer(fonts: try fonts()).render(frame(0.3))
      #expect(pixels(of: renderer).unlikeness(to: wanted, .turned) == nil)
    }
  }
}
