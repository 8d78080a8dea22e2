// HudFigures: what the figures on screen say, in words.

import Foundation
import Renderer

/// The figures of one moment. They are written as in the C locale, whatever the user's.
struct HudFigures: Hashable, Sendable {
  /// What draws the frames; nil before there is one.
  var renderer: RendererName?
  /// How long the last frame was worked on, in seconds; nil before there is one.
  var cost: Double?
  /// Frames per second in the last motion; nil before there is one.
  var rate: Double?
  var counts = FrameSchedule.Counts()
  var statistics = RenderStatistics()

  /// A line of the panel: what it is, and how much.
  struct Line: Hashable, Sendable {
    let label, value: String
    /// Whether the value is one to look at.
    var isWarning = false
  }

  var costText: String { cost.map { "\(Self.rounded($0 * 1000)) ms" } ?? "– ms" }
  var rateText: String { rate.map { "\(Int($0.rounded())) fps" } ?? "– fps" }

  var lines: [Line] {
    [
      Line(label: "Renderer", value: renderer?.short ?? "–"),
      Line(label: "Late", value: "\(counts.late) of \(counts.frames)", isWarning: counts.late > 0),
      Line(label: "Poses dropped", value: "\(counts.dropped)", isWarning: counts.dropped > 0),
      Line(label: "Raster cache", value: "\(Self.rounded(Double(statistics.cachedBytes) / 0x10_0000)) MiB"),
      Line(label: "Made · reused", value: "\(statistics.rasterized) · \(statistics.reused)"),
      Line(label: "Painted · drawn", value: "\(statistics.painted) · \(statistics.layersDrawn)"),
    ]
  }

  /// A number that is not negative, to one decimal.
  private static func rounded(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
