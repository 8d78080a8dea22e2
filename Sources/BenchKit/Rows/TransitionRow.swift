// TransitionRow: the rows of transitions: each at all sizes, on one thread and on two.

extension Row {
  private static let threads = [1, 2]

  static func transition(_ scene: TransitionScene) -> Row {
    Row(
      name: scene.rawValue, about: scene.about,
      unmeasured: PixelSize.measured.flatMap { size in
        threads.map { threads in
          .frame(
            FrameFigure(
              row: scene.rawValue, size: size, threads: threads, milliseconds: nil, memcpy: nil, sdl: nil, cairo: nil))
        }
      }
    ) { place in
      try PixelSize.measured.flatMap { size in
        let frames = try scene.frames(FrameTiming.frameCount, size: size)
        let timing = FrameTiming(
          row: scene.rawValue, size: size, frames: frames, isMean: scene.isUneven, fonts: try place.fonts())
        return try timing.measure(threads: threads, peers: PeerScene(frames, fonts: place.fonts()))
          .map { Figure.frame($0) }
      }
    }
  }
}
