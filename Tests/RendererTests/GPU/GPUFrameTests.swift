// GPUFrameTests: what a device draws beside the scenes of the other tests, each of which it draws too.

import CSDL2
import Foundation
import GPUTesting
import Geometry
import Layers
import Testing

@testable import Renderer

@Suite("Frames on a device", .enabled(if: OffscreenGPU.shared != nil)) struct GPUFrameTests {
  private let gpu: OffscreenGPU

  init() throws { gpu = try #require(OffscreenGPU.shared) }

  /// A screen with text, round corners, a border and a translucent bar over it.
  static func screen(_ id: UInt64, _ size: CGSize, _ text: String, _ color: CGColor) -> Frame.Node {
    let (width, height) = (size.width, size.height)
    let lines = (0..<Int(height / 30)).map { line in
      textLayer(
        id + 10 + UInt64(line), CGRect(x: 12, y: CGFloat(line) * 30 + 40, width: width - 24, height: 26),
        "\(text) \(line): the quick brown fox jumps over the lazy dog")
    }
    let button = Frame.Node(id + 1, CGRect(x: width / 4, y: height - 50, width: width / 2, height: 32), .blue).with {
      ($0.cornerRadius, $0.borderWidth, $0.borderColor) = (9, 2, .red)
    }
    let bar = Frame.Node(
      id + 2, CGRect(x: 0, y: 0, width: width, height: 32), CGColor(red: 0.9, green: 0.9, blue: 1, alpha: 0.7))
    return Frame.Node(id, CGRect(origin: .zero, size: size), color, children: lines + [button, bar])
  }

  private static let size = CGSize(width: 320, height: 240)

  /// One moment of a transition between two screens.
  static func frame(_ style: LayerTransition.Style, _ progress: Double, scale: CGFloat = 1) -> Frame {
    let before = screen(100, size, "Before", .white)
    let after = screen(200, size, "After", CGColor(255, 250, 220))
    let transition = LayerTransition(style: style, before: before.asPicture, contentID: 900)
    return Frame(size.width, size.height, scale: scale, [transition.pose(of: after, at: progress)])
  }

  private func expectLike(
    _ frame: Frame, _ likeness: Bitmap.Likeness, longestSide: Int = .max,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let wanted = FrameRenderer(fonts: try pinnedFonts()).render(frame)
    let drawn = try gpu.picture(of: frame, fonts: try pinnedFonts(), longestSide: longestSide)
    let unlikeness = drawn.unlikeness(to: wanted, likeness)
    #expect(unlikeness == nil, sourceLocation: sourceLocation)
  }

  static let moments = [0, 0.1, 0.3, 0.45, 0.49, 0.499, 0.501, 0.6, 0.8, 1]

  @Test("flips of screens full of text", arguments: [LayerTransition.Style.flipFromLeft, .flipFromTop], moments)
  func flips(style: LayerTransition.Style, progress: Double) throws {
    try expectLike(Self.frame(style, progress), .turned)
    try expectLike(Self.frame(style, progress, scale: 2), .turned)
  }

  @Test("dissolves, also of translucent screens", arguments: [0, 0.01, 0.3, 0.5, 0.77, 0.99, 1])
  func dissolves(progress: Double) throws {
    try expectLike(Self.frame(.dissolve, progress), .exact)
    let half = CGColor(red: 0.2, green: 0.9, blue: 0.4, alpha: 0.5)
    let (before, after) = (Self.screen(100, Self.size, "Before", half), Self.screen(200, Self.size, "After", .white))
    let slot = Frame.Node(900, CGRect(origin: .zero, size: Self.size)).with {
      $0.contents = .mix(before: before, after: after, progress: CGFloat(progress))
      $0.opacity = 0.6
      $0.brightness = 0.8
    }
    try expectLike(Frame(320, 240, background: .blue, [slot]), .exact)
    let opaque = slot.with {
      $0.contents = .mix(
        before: Self.screen(100, Self.size, "Before", .red), after: after, progress: CGFloat(progress))
    }
    try expectLike(Frame(320, 240, background: .blue, [opaque]), .exact)
  }

  @Test("pictures larger than a texture may be are drawn in tiles that show no seams", arguments: [40, 64, 101])
  func tiles(longestSide: Int) throws {
    for progress in [0.0, 0.2, 0.4, 0.7] {
      try expectLike(Self.frame(.flipFromLeft, progress), .turned, longestSide: longestSide)
      try expectLike(Self.frame(.dissolve, progress), .exact, longestSide: longestSide)
    }
    let half = CGColor(gray: 1, alpha: 0.5)
    let slot = Frame.Node(900, CGRect(x: 7, y: 9, width: 300, height: 200)).with {
      $0.contents = .mix(
        before: Self.screen(100, Self.size, "Before", half), after: Self.screen(200, Self.size, "After", half),
        progress: 0.4)
    }
    try expectLike(Frame(320, 240, background: .blue, [slot]), .exact, longestSide: longestSide)
    let round = Frame.Node(1, CGRect(x: 3, y: 5, width: 310, height: 230), .green).with {
      ($0.cornerRadius, $0.borderWidth, $0.borderColor) = (90, 5, .red)
    }
    try expectLike(Frame(320, 240, [round]), .exact, longestSide: longestSide)
  }

  @Test("a turned layer within a clip stays within it")
  func clipped() throws {
    let turned = Self.screen(100, Self.size, "Clipped", .white).with {
      $0.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    }
    let window = Frame.Node(1, CGRect(x: 60, y: 50, width: 170, height: 120), .red, children: [turned]).with {
      $0.masksToBounds = true
    }
    try expectLike(
      Frame(320, 240, background: .blue, [window, Frame.Node(2, CGRect(x: 0, y: 0, width: 9, height: 9), .green)]),
      .turned)
  }

  @Test("textures and their bytes stay as they are over a thousand frames of transitions")
  func flat() throws {
    try gpu.use { renderer in
      let frames = try GPUFrameRenderer(fonts: try pinnedFonts(), renderer: renderer)
      defer { frames.removeTextures() }
      var counts: [TextureCounts] = []
      let styles: [LayerTransition.Style] = [.dissolve, .flipFromLeft]
      for turn in 0..<20 {
        // Each transition shows screens that no other shows.
        let id = UInt64(turn + 1) * 10_000
        for step in 0..<50 {
          let before = Self.screen(id, CGSize(width: 80, height: 60), "Before \(turn)", .white)
          let after = Self.screen(id + 500, CGSize(width: 80, height: 60), "After \(turn)", .green)
          let transition = LayerTransition(style: styles[turn % 2], before: before.asPicture, contentID: id + 900)
          let pose = transition.pose(of: after, at: Double(step) / 49)
          _ = try gpu.picture(of: Frame(80, 60, [pose]), by: frames)
        }
        counts.append(frames.textures)
      }
      let early = counts[2...5]
      let late = counts[16...19]
      #expect(late.map(\.count).max() == early.map(\.count).max())
      #expect(late.map(\.byteCount).max() == early.map(\.byteCount).max())
      #expect(counts.allSatisfy { $0.count < 40 && $0.byteCount < 1 << 20 })
      #expect(counts[19].made - counts[19].destroyed == counts[19].count)
    }
  }

  @Test("a transition whose pictures are there brings nothing new to the device")
  func nothingNew() throws {
    try gpu.use { renderer in
      let frames = try GPUFrameRenderer(fonts: try pinnedFonts(), renderer: renderer)
      defer { frames.removeTextures() }
      for progress in [0.1, 0.2, 0.3, 0.7] { _ = try gpu.picture(of: Self.frame(.dissolve, progress), by: frames) }
      let made = frames.textures.made
      for progress in [0.4, 0.5, 0.6] { _ = try gpu.picture(of: Self.frame(.dissolve, progress), by: frames) }
      #expect(frames.textures.made == made)
      #expect(frames.statistics.rasterized == 0)
    }
  }

  @Test("PITFALL 46: textures that were lost are brought anew, and the picture is the same", arguments: [0.3, 0.7])
  func lost(progress: Double) throws {
    try gpu.use { renderer in
      let frames = try GPUFrameRenderer(fonts: try pinnedFonts(), renderer: renderer)
      let before = try gpu.picture(of: Self.frame(.flipFromLeft, progress), by: frames)
      frames.removeTextures()
      #expect(frames.textures.count == 0)
      #expect(frames.textures.byteCount == 0)
      #expect(try gpu.picture(of: Self.frame(.flipFromLeft, progress), by: frames) == before)
      frames.removeTextures()
    }
  }

  @Test("a device that draws rightly passes its trial")
  func trial() throws {
    try gpu.use { try GPUFrameRenderer(fonts: try pinnedFonts(), renderer: $0).prove() }
  }

  @Test("PITFALL 39: SDL's software renderer refuses to blend premultiplied pixels, which is said in words")
  func softwareRefuses() throws {
    try gpu.use { _ in
      let surface = try #require(
        SDL_CreateRGBSurfaceWithFormat(0, 64, 64, 32, SDL_PIXELFORMAT_ARGB8888.rawValue))
      let renderer = try #require(SDL_CreateSoftwareRenderer(surface))
      defer {
        SDL_DestroyRenderer(renderer)
        SDL_FreeSurface(surface)
      }
      let frames = try GPUFrameRenderer(fonts: try pinnedFonts(), renderer: renderer)
      let refusal = #expect(throws: GPUFailure.self) { try frames.prove() }
      #expect(refusal?.description.contains("BlendMode failed") == true)
      #expect(throws: GPUFailure.self) {
        try frames.render(Self.frame(.flipFromLeft, 0.1), width: 64, height: 64)
      }
      frames.removeTextures()
    }
  }

  @Test("a picture that goes leaves no texture, and one that is used no more goes after a second of frames")
  func forgotten() throws {
    try gpu.use { renderer in
      let store = TextureStore(device: try GPUDevice(renderer), budget: 10_000)
      var raster: Raster? = Raster(width: 10, height: 10)
      let kept = Raster(width: 20, height: 20)
      if let raster { _ = try store.tiles(of: raster) }
      _ = try store.tiles(of: kept)
      #expect(store.counts.byteCount == 2000)
      store.endFrame()
      #expect(store.counts.count == 2)
      raster = nil
      store.endFrame()
      #expect(store.counts.count == 1)
      for _ in 0..<100 { store.endFrame() }
      #expect(store.counts.count == 0)
      // Above the budget, what the last frame did not use goes first.
      let large = (0..<4).map { _ in Raster(width: 40, height: 40) }
      for one in large {
        _ = try store.tiles(of: one)
        store.endFrame()
      }
      #expect(store.counts.byteCount <= 10_000)
      let made = store.counts.made
      _ = try store.tiles(of: large[3])
      #expect(store.counts.made == made)
      store.removeAll()
      #expect(store.counts.byteCount == 0)
    }
  }
}
