// HudTests: the panel of figures: which bars are marked, whose name it bears, and that its texts have room.

import Foundation
import Geometry
import Layers
import OneAtATime
import Renderer
import Testing

@testable import Desktop

@MainActor @Suite("The panel of figures", .oneAtATime) struct HudTests {
  private static let interval = 0.016
  private static let device = RendererName.openGL(driver: "opengl", device: "A device")

  /// A panel that takes each letter for six points wide.
  private let panel = HudPanel { text, _ in CGFloat(text.count) * 6 }

  /// What the bars of such frames fill, by colour: in time and late.
  private func bars(of entries: [FrameHistory.Entry]) throws -> (inTime: CGPath, late: CGPath) {
    let node = panel.node(
      texts: Picture(), entries: entries, interval: Self.interval, size: CGSize(width: 300, height: 300), scale: 1)
    guard case .picture(let picture)? = node.children.first?.contents, picture.commands.count == 4,
      case .fill(let inTime, _, _) = picture.commands[1], case .fill(let late, _, _) = picture.commands[2]
    else { throw Wrong() }
    return (inTime, late)
  }

  private struct Wrong: Error {}

  private func path(_ bars: (index: Int, cost: Double)...) -> CGPath {
    let path = CGMutablePath()
    for bar in bars { path.addRect(HudPanel.bar(bar.index, cost: bar.cost, interval: Self.interval)) }
    return path.path
  }

  @Test("a bar above the line is marked where something moved or began to, and not where nothing did")
  func marks() throws {
    let bars = try bars(of: [
      .init(cost: 0.05, motion: .goesOn), .init(cost: 0.05, motion: .none), .init(cost: 0.001, motion: .goesOn),
      .init(cost: 0.016, motion: .goesOn), .init(cost: 0.0161, motion: .goesOn), .init(cost: 9, motion: .none),
      .init(cost: 0.02, motion: .begins),
    ])
    #expect(bars.late == path((0, 0.02), (2, 0.0161), (6, 0.05)))
    #expect(bars.inTime == path((1, 9), (3, 0.016), (4, 0.001), (5, 0.05)))
  }

  @Test("frames at rest alone, however late, leave nothing marked")
  func rest() throws {
    let bars = try bars(of: (0..<48).map { .init(cost: Double($0), motion: .none) })
    #expect(bars.late == CGMutablePath().path)
  }

  /// The texts on a frame's panel.
  private func texts(of frame: Frame) -> [String] {
    guard case .picture(let picture)? = frame.nodes.last?.children.last?.contents else { return [] }
    return picture.commands.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
  }

  private func step(moving: Bool, by renderer: RendererName) -> StepRecord {
    var step = StepRecord(begin: 1)
    step.end(.phase(.end), at: 1.001)
    step.end(.composite, at: 1.002)
    step.end(.present, at: 1.012)
    step.frame = .init(
      number: 1, motion: moving ? .goesOn : .none, lost: 0, rate: 60, renderer: renderer, statistics: .init())
    return step
  }

  @Test("the first panel names what draws, the next one what has taken its place, and a third keeps that")
  func renderer() {
    let hud = Hud { text, _ in CGFloat(text.count) * 6 }
    let frame = Frame(size: CGSize(width: 300, height: 300), scale: 1)
    func value(by renderer: RendererName, at time: Double) -> String? {
      let texts = texts(of: hud.cover(frame, at: time, rate: 60, isMoving: false, renderer: renderer))
      return texts.firstIndex(of: "Renderer").map { texts[$0 + 1] }
    }
    #expect(value(by: Self.device, at: 1) == "OpenGL")
    hud.note(step(moving: false, by: .processor(threads: 2)), counts: .init(), displayWaits: false)
    #expect(value(by: .processor(threads: 2), at: 1.001) == "CPU ×2")
    #expect(value(by: .processor(threads: 2), at: 9) == "CPU ×2")
  }

  @Test("the time that is shown leaves out the wait for a display, and nothing where none is waited for")
  func work() {
    let frame = Frame(size: CGSize(width: 300, height: 300), scale: 1)
    for (waits, text) in [(true, "2.0 ms"), (false, "12.0 ms")] {
      let hud = Hud { text, _ in CGFloat(text.count) * 6 }
      hud.note(step(moving: true, by: Self.device), counts: .init(), displayWaits: waits)
      #expect(texts(of: hud.cover(frame, at: 9, rate: 60, isMoving: false, renderer: Self.device)).first == text)
    }
  }

  @Test("labels and values, as long as they come, have room side by side and in their panel, at every place")
  func room() throws {
    let fonts = try FontLibrary(
      files: ["", "-Bold"].map { URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans\($0).ttf") })
    let panel = HudPanel { fonts.width(of: $0, font: $1) }
    var figures = HudFigures()
    figures.renderer = .openGL(driver: "opengl", device: "llvmpipe")
    (figures.cost, figures.rate) = (0.1234, 144)
    figures.counts = .init(frames: 99_999, late: 9_999, dropped: 99_999)
    figures.statistics.cachedBytes = 999 << 20
    (figures.statistics.rasterized, figures.statistics.reused) = (99, 999)
    (figures.statistics.painted, figures.statistics.layersDrawn) = (999, 999)
    let texts = panel.picture(of: figures).commands.compactMap { command -> Picture.Text? in
      if case .text(let text) = command { text } else { nil }
    }
    #expect(texts.count == 2 + 2 * figures.lines.count)
    for pair in stride(from: 0, to: texts.count, by: 2) {
      let (label, value) = (texts[pair], texts[pair + 1])
      #expect(label.origin.y == value.origin.y)
      #expect(label.origin.x == 10)
      #expect(label.origin.x + fonts.width(of: label.string, font: label.font) + 4 <= value.origin.x, "\(label.string)")
      #expect(abs(value.origin.x + fonts.width(of: value.string, font: value.font) - (HudPanel.width - 10)) < 0.001)
    }
    // Below the last line as much room as beside it.
    #expect(texts.map(\.origin.y).max() == HudPanel.height - 11)
  }
}
