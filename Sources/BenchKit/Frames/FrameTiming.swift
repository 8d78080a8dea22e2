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

  /// The figures for each number of threads, with the peers where there are pictures for them.
  func measure(threads: [Int], peers: PeerScene?) throws -> [FrameFigure] {
    let expected = frames.map { frame in
      let memory = PixelMemory(size)
      FrameRenderer.plain(fonts: fonts).render(frame, into: memory.bytes, stride: memory.stride)
      return memory
    }
    let (target, source, copy) = (PixelMemory(size), PixelMemory(size), PixelMemory(size))
    let ours = threads.map { (threads: $0, renderer: FrameRenderer.fast(fonts: fonts, threads: $0)) }
    let sdl = peers.flatMap { SDLPeer($0, size: size) }
    let cairo = peers.flatMap { CairoPeer($0, size: size) }
    var times = ours.map { _ in Times(frames.count) }
    var (copyTimes, sdlTimes, cairoTimes) = (Times(frames.count), Times(frames.count), Times(frames.count))

    for round in 0...Self.rounds {
      for (index, frame) in frames.enumerated() {
        copyTimes.add(
          Stopwatch.milliseconds { copy.bytes.copyMemory(from: UnsafeRawBufferPointer(source.bytes)) }, index)
        for (contender, (threads, renderer)) in ours.enumerated() {
          let time = Stopwatch.milliseconds { renderer.render(frame, into: target.bytes, stride: target.stride) }
          times[contender].add(time, index)
          guard target == expected[index] else {
            throw WrongPicture(row: row, size: size, threads: threads, frame: index)
          }
        }
        if let sdl { sdlTimes.add(Stopwatch.milliseconds { sdl.draw(index) }, index) }
        if let cairo { cairoTimes.add(Stopwatch.milliseconds { cairo.draw(index) }, index) }
      }
      if round == 0 {
        times = ours.map { _ in Times(frames.count) }
        (copyTimes, sdlTimes, cairoTimes) = (Times(frames.count), Times(frames.count), Times(frames.count))
      }
    }
    return zip(ours, times).map { contender, times in
      FrameFigure(
        row: row, size: size, threads: contender.threads, milliseconds: times.figure(isMean),
        memcpy: copyTimes.figure(false), sdl: sdlTimes.figure(isMean), cairo: cairoTimes.figure(isMean))
    }
  }
}

/// The times of each frame in milliseconds.
private struct Times {
  private var frames: [[Double]]

  init(_ count: Int) { frames = Array(repeating: [], count: count) }

  mutating func add(_ milliseconds: Double, _ frame: Int) { frames[frame].append(milliseconds) }

  func figure(_ isMean: Bool) -> Double? {
    isMean ? frames.compactMap(\.median).mean : frames.joined().map { $0 }.median
  }
}

extension FrameRenderer {
  /// The reference: one thread, and nothing kept from before.
  static func plain(fonts: FontLibrary) -> FrameRenderer { fast(fonts: fonts, threads: 1) }

  /// What is measured.
  static func fast(fonts: FontLibrary, threads: Int) -> FrameRenderer { FrameRenderer(fonts: fonts) }
}
