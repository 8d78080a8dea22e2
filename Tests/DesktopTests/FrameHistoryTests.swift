// FrameHistoryTests: what is remembered of the last frames, and what the figures say of it.

import Renderer
import Testing

@testable import Desktop

@Suite("The figures on screen") struct FrameHistoryTests {
  @Test("frames per second count the intervals between the frames of one motion")
  func rate() {
    var history = FrameHistory()
    #expect(history.rate == nil)
    history.note(cost: 0.001, shownAt: 1, motion: .none)
    #expect(history.rate == nil)
    for frame in 0..<5 { history.note(cost: 0.001, shownAt: 2 + Double(frame) / 8, motion: .goesOn) }
    #expect(history.rate == 8)
    // At rest the last motion's rate stays; the pause is no part of it, nor of the next motion.
    history.note(cost: 0.001, shownAt: 50, motion: .none)
    #expect(history.rate == 8)
    history.note(cost: 0.001, shownAt: 60, motion: .goesOn)
    #expect(history.rate == nil)
    history.note(cost: 0.001, shownAt: 60.25, motion: .goesOn)
    #expect(history.rate == 4)
  }

  @Test("a history holds the last frames, the oldest first, and its rate follows them")
  func length() {
    var history = FrameHistory()
    for frame in 0..<100 {
      history.note(
        cost: Double(frame), shownAt: frame < 50 ? Double(frame) : 50 + Double(frame - 50) / 4, motion: .goesOn)
    }
    #expect(history.entries.map(\.cost) == (52..<100).map(Double.init))
    #expect(history.rate == 4)
  }

  @Test("what the lines say")
  func lines() {
    var figures = HudFigures()
    #expect(figures.costText == "– ms")
    #expect(figures.rateText == "– fps")
    #expect(figures.lines.first == .init(label: "Renderer", value: "–"))
    figures.renderer = .processor(threads: 2)
    figures.cost = 0.00426
    figures.rate = 59.94
    figures.counts = .init(frames: 214, late: 0, dropped: 0)
    figures.statistics.cachedBytes = 3_565_158
    (figures.statistics.rasterized, figures.statistics.reused) = (1, 14)
    (figures.statistics.painted, figures.statistics.layersDrawn) = (2, 23)
    #expect(figures.costText == "4.3 ms")
    #expect(figures.rateText == "60 fps")
    #expect(
      figures.lines == [
        .init(label: "Renderer", value: "CPU ×2"), .init(label: "Late", value: "0 of 214"),
        .init(label: "Poses dropped", value: "0"),
        .init(label: "Raster cache", value: "3.4 MiB"), .init(label: "Made · reused", value: "1 · 14"),
        .init(label: "Painted · drawn", value: "2 · 23"),
      ])
    figures.counts = .init(frames: 215, late: 1, dropped: 3)
    #expect(figures.lines[1...2].map(\.isWarning) == [true, true])
    #expect(figures.lines[1...2].map(\.value) == ["1 of 215", "3"])
  }

  @Test("a bar is as high as its frame's work: half the graph for an interval, a point at least, all of it at most")
  func bars() {
    func height(_ cost: Double) -> Double { HudPanel.bar(0, cost: cost, interval: 0.016).height }
    #expect(height(0) == 1)
    #expect(height(0.008) == 7)
    #expect(height(0.016) == 14)
    #expect(height(0.032) == 28)
    #expect(height(1) == 28)
    // The newest at the right end, 48 of them side by side with a point between.
    let (newest, oldest) = (
      HudPanel.bar(0, cost: 0.016, interval: 0.016), HudPanel.bar(47, cost: 0.016, interval: 0.016)
    )
    #expect(newest == .init(x: 141, y: 14, width: 2, height: 14))
    #expect(oldest == .init(x: 0, y: 14, width: 2, height: 14))
  }
}
