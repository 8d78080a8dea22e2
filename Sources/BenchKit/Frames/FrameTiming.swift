// FrameTiming: the frames of a transition, drawn by all contenders in turn, and every picture of ours looked at.

import Foundation
import Layers
import Renderer

/// A timed picture that is not the one that it has to be.
struct WrongPicture: Error, CustomStringConvertible {
  let row: String
  let size: PixelSize
  let threads, frame: Int

  var description: String {
    "\(row) at \(size) on \(threads) thread\(threads == 1 ? "" : "s"): frame \(frame) differs from what a new renderer draws"
  }
}

/// Times frames against a copy of one, SDL and cairo.
@MainActor
struct FrameTiming {
  /// How many moments of a transition are drawn.
  static let frameCount = 16
  /// How often each of them is, after a round that warms all up: 48 times in all.
  static let rounds = 3

  let row: String
  let size: PixelSize
  let frames: [Frame]
  /// Whether the figure is the mean of the frames' medians; else it is the median of all.
  let isMean: Bool
  let fonts: FontLibrary
  /// Draws what a frame has to look like.
  var drawExpected: @MainActor (Frame, FontLibrary, PixelMemory) -> Void = { frame, fonts, memory in
    FrameRenderer.plain(fonts: fonts).render(frame, into: memory.bytes, stride: memory.stride)
  }

  /// The figures for each number of threads, with the peers where there are pictures for them.
  func measure(threads: [Int], peers: PeerScene?) throws -> [FrameFigure] {
    let expected = frames.map { frame in
      let memory = PixelMemory(size)
      drawExpected(frame, fonts, memory)
      return memory
    }
    let ours = threads.map { makeOurs(threads: $0, expected) }
    let sdl = peers.flatMap { SDLPeer($0, size: size) }.map { peer in Contender { peer.draw($0) } }
    let cairo = peers.flatMap { CairoPeer($0, size: size) }.map { peer in Contender { peer.draw($0) } }
    let (source, target) = (PixelMemory(size), PixelMemory(size))
    let copy = Contender { _ in target.bytes.copyMemory(from: UnsafeRawBufferPointer(source.bytes)) }

    var contenders = [copy] + ours + [sdl, cairo].compactMap { $0 }
    for round in 0...Self.rounds {
      for frame in frames.indices {
        for contender in contenders { try contender.run(frame, counts: round > 0) }
        // Each of them comes after each other one as often.
        contenders.append(contenders.removeFirst())
      }
    }
    return zip(threads, ours).map { threads, contender in
      FrameFigure(
        row: row, size: size, threads: threads, milliseconds: contender.figure(isMean: isMean),
        memcpy: copy.figure(isMean: false), sdl: sdl?.figure(isMean: isMean), cairo: cairo?.figure(isMean: isMean))
    }
  }

  /// Interlude, which has to draw exactly what is expected.
  private func makeOurs(threads: Int, _ expected: [PixelMemory]) -> Contender {
    let renderer = FrameRenderer(fonts: fonts, threads: threads)
    let memory = PixelMemory(size)
    return Contender {
      renderer.render(frames[$0], into: memory.bytes, stride: memory.stride)
    } check: { frame in
      guard memory == expected[frame] else { throw WrongPicture(row: row, size: size, threads: threads, frame: frame) }
    }
  }
}

/// One of those that draw the frames, and the times that it took.
@MainActor
private final class Contender {
  private let draw: (_ frame: Int) -> Void
  private let check: (_ frame: Int) throws -> Void
  /// Milliseconds by frame.
  private var times: [Int: [Double]] = [:]

  init(draw: @escaping (_ frame: Int) -> Void, check: @escaping (_ frame: Int) throws -> Void = { _ in }) {
    (self.draw, self.check) = (draw, check)
  }

  /// Draws a frame and looks at the picture; the time is kept if it counts.
  ///
  /// Each drawing that is timed comes right after one that is not: so every contender, the copy too, finds in the
  /// processor's caches what a run of its own would have left there, and nothing of the others or of the comparison.
  func run(_ frame: Int, counts: Bool) throws {
    draw(frame)
    let time = Stopwatch.milliseconds { draw(frame) }
    if counts { times[frame, default: []].append(time) }
    try check(frame)
  }

  func figure(isMean: Bool) -> Double? {
    isMean ? times.values.compactMap(\.median).mean : times.values.flatMap { $0 }.median
  }
}

extension FrameRenderer {
  /// The reference, when new: one thread, and nothing kept from before.
  static func plain(fonts: FontLibrary) -> FrameRenderer { FrameRenderer(fonts: fonts, threads: 1) }
}
