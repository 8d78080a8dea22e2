// TransitionTests: that the measured transitions are what they say, and that all contenders draw the same.

import Foundation
import Layers
import OneAtATime
import Renderer
import Testing

@testable import BenchKit

@MainActor
@Suite("Measured transitions", .oneAtATime) struct TransitionTests {
  private let size = PixelSize(width: 480, height: 400)

  @Test(
    "Each moment of a transition is another one, and shows a text and something translucent",
    arguments: TransitionScene.allCases)
  func frames(scene: TransitionScene) throws {
    let frames = try scene.frames(6, size: size)
    #expect(frames.count == 6)
    // A fade has a moment at which only the background is seen; all others differ from one another.
    #expect(Set(frames).count >= 5)
    for frame in frames {
      let nodes = frame.nodes.flatMap(everything)
      #expect(nodes.contains { if case .picture = $0.contents { true } else { false } })
      #expect(nodes.contains { $0.backgroundColor.map { (0.01..<0.99).contains($0.alpha) } ?? false })
    }
  }

  @Test("SDL and cairo draw what Interlude draws, but for edges", arguments: TransitionScene.allCases)
  func peers(scene: TransitionScene) throws {
    let fonts = try FontLibrary()
    let frames = try scene.frames(5, size: size)
    let peers = PeerScene(frames, fonts: fonts)
    let (sdl, cairo) = (try #require(SDLPeer(peers, size: size)), try #require(CairoPeer(peers, size: size)))
    // Where a page is turned SDL takes the nearest pixel of it, which frays every letter.
    let bound = scene == .flip ? 7.5 : 2
    for (index, frame) in frames.enumerated() {
      let ours = FrameRenderer.plain(fonts: fonts).render(frame).bytes
      sdl.draw(index)
      #expect(difference(ours, sdl.picture) < bound, "SDL, frame \(index)")
      cairo.draw(index)
      #expect(difference(ours, cairo.picture) < bound, "cairo, frame \(index)")
    }
  }

  @Test("A figure has all times, on each number of threads")
  func figures() throws {
    let fonts = try FontLibrary()
    let frames = try TransitionScene.flip.frames(2, size: size)
    let timing = FrameTiming(row: "flip", size: size, frames: frames, isMean: true, fonts: fonts)
    let figures = try timing.measure(threads: [1, 2], peers: PeerScene(frames, fonts: fonts))
    #expect(figures.map(\.threads) == [1, 2])
    for figure in figures {
      for time in [figure.milliseconds, figure.memcpy, figure.sdl, figure.cairo] { #expect(try #require(time) > 0) }
    }
  }

  @Test("A picture with one other bit ends the measurement and is named")
  func wrongPicture() throws {
    let frames = try TransitionScene.crossDissolve.frames(3, size: size)
    var timing = FrameTiming(row: "cross-dissolve", size: size, frames: frames, isMean: false, fonts: try FontLibrary())
    let drawExpected = timing.drawExpected
    timing.drawExpected = { frame, fonts, memory in
      drawExpected(frame, fonts, memory)
      if frame == frames[1] { memory.bytes[memory.bytes.count - 1] ^= 1 }
    }
    let error = #expect(throws: WrongPicture.self) { try timing.measure(threads: [1], peers: nil) }
    #expect(
      error?.description
        == "cross-dissolve at 480x400 on 1 thread: frame 1 differs from what a new renderer draws")
  }

  /// The mean difference of the colours, 0…255; the fourth byte is not seen.
  private func difference(_ one: [UInt8], _ other: [UInt8]) -> Double {
    guard one.count == other.count, !one.isEmpty else { return 255 }
    let sum = one.indices.reduce(0) { $0 + ($1 & 3 == 3 ? 0 : abs(Int(one[$1]) - Int(other[$1]))) }
    return Double(sum) / Double(one.count / 4 * 3)
  }

  private func everything(in node: Frame.Node) -> [Frame.Node] {
    var inner = node.children
    switch node.contents {
    case .mix(let before, let after, _): inner += [before, after]
    case .capture(let other): inner.append(other)
    default: break
    }
    return [node] + inner.flatMap(everything)
  }
}
