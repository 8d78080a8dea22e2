// HudPanel: how the figures look: a dark panel in the lower right corner, with the last frames as bars.

import Foundation
import Geometry
import Layers

/// Makes the panel's layers. It is dark in light and dark surroundings, and never where bars have their buttons.
struct HudPanel {
  static let width: CGFloat = 164
  static let height: CGFloat = 162
  /// Between the panel and the window's edges.
  static let margin: CGFloat = 8

  /// Tells the width of a text in points.
  let measure: @MainActor (_ text: String, _ font: FontSpec) -> CGFloat

  private enum Metrics {
    static let inset: CGFloat = 10
    static let corner: CGFloat = 8
    static let headBaseline: CGFloat = 21
    static let graph = CGRect(x: inset, y: 31, width: 144, height: 28)
    static let barWidth = graph.width / CGFloat(FrameHistory.length)
    static let firstBaseline: CGFloat = 76
    static let lineHeight: CGFloat = 15
  }

  private enum Look {
    static let background = CGColor(gray: 0.08, alpha: 0.94)
    static let edge = CGColor(gray: 1, alpha: 0.22)
    static let label = CGColor(gray: 1, alpha: 0.66)
    static let value = CGColor.white
    static let limit = CGColor(gray: 1, alpha: 0.4)
    static let ground = CGColor(gray: 1, alpha: 0.07)
    static let inTime = CGColor(red: 0.36, green: 0.84, blue: 0.55, alpha: 1)
    static let warning = CGColor(red: 1, green: 0.72, blue: 0.25, alpha: 1)
    static let head = FontSpec(size: 15, weight: 600)
    static let line = FontSpec(size: 11)
  }

  /// The panel's own layers are counted down from the last number, which no layer of a window reaches.
  private enum Number {
    static let panel = UInt64.max
    static let texts = UInt64.max - 1
    static let bars = UInt64.max - 2
  }

  /// The panel in a window of `size` points at `scale` pixels to a point. `texts` is what `picture(of:)` made, `entries`
  /// are the last frames, `interval` is the display's in seconds.
  func node(
    texts: Picture, entries: [FrameHistory.Entry], interval: Double, size: CGSize, scale: CGFloat
  ) -> Frame.Node {
    var panel = Frame.Node(id: Number.panel)
    panel.bounds = CGRect(x: 0, y: 0, width: Self.width, height: Self.height)
    panel.anchorPoint = .zero
    // On whole pixels, so that letters and bars are sharp.
    panel.position = CGPoint(
      x: ((size.width - Self.margin - Self.width) * scale).rounded() / scale,
      y: ((size.height - Self.margin - Self.height) * scale).rounded() / scale)
    panel.backgroundColor = Look.background
    panel.cornerRadius = Metrics.corner
    panel.borderWidth = 1 / scale
    panel.borderColor = Look.edge
    panel.children = [
      layer(Number.bars, Metrics.graph, bars(for: entries, interval: interval)),
      layer(Number.texts, panel.bounds, texts),
    ]
    return panel
  }

  private func layer(_ id: UInt64, _ frame: CGRect, _ picture: Picture) -> Frame.Node {
    var node = Frame.Node(id: id)
    node.bounds = CGRect(origin: .zero, size: frame.size)
    node.anchorPoint = .zero
    node.position = frame.origin
    node.contents = .picture(picture)
    return node
  }

  // MARK: Bars

  /// The frames' work as bars, the newest at the right end. The line is an interval high, the whole two. One that passes
  /// the line is marked where something moved or began to: elsewhere it has cost no pose.
  private func bars(for entries: [FrameHistory.Entry], interval: Double) -> Picture {
    let (inTime, late) = (CGMutablePath(), CGMutablePath())
    for (index, entry) in entries.suffix(FrameHistory.length).reversed().enumerated() {
      let bar = Self.bar(index, cost: entry.cost, interval: interval)
      (entry.motion != .none && entry.cost > interval ? late : inTime).addRect(bar)
    }
    let room = CGRect(origin: .zero, size: Metrics.graph.size)
    let line = CGRect(x: 0, y: (room.height / 2).rounded(), width: room.width, height: 1)
    return Picture(commands: [
      .fill(CGPath(rect: room), Look.ground, .winding), .fill(inTime.path, Look.inTime, .winding),
      .fill(late.path, Look.warning, .winding), .fill(CGPath(rect: line), Look.limit, .winding),
    ])
  }

  /// The bar of the frame that is the `index`-th from the newest, in the graph's points, on whole points: as high as
  /// its work is long, at least a point and at most the graph.
  static func bar(_ index: Int, cost: Double, interval: Double) -> CGRect {
    let room = Metrics.graph.size
    let height = min(max((CGFloat(cost / interval) * room.height / 2).rounded(), 1), room.height)
    return CGRect(
      x: room.width - CGFloat(index + 1) * Metrics.barWidth, y: room.height - height,
      width: Metrics.barWidth - 1, height: height)
  }

  // MARK: Texts

  /// What the figures say, with values in a column that ends at the right.
  @MainActor
  func picture(of figures: HudFigures) -> Picture {
    var commands = [
      left(figures.costText, Metrics.headBaseline, Look.head, Look.value),
      right(figures.rateText, Metrics.headBaseline, Look.head, Look.value),
    ]
    for (index, line) in figures.lines.enumerated() {
      let baseline = Metrics.firstBaseline + CGFloat(index) * Metrics.lineHeight
      commands.append(left(line.label, baseline, Look.line, Look.label))
      commands.append(right(line.value, baseline, Look.line, line.isWarning ? Look.warning : Look.value))
    }
    return Picture(commands: commands)
  }

  private func left(_ text: String, _ baseline: CGFloat, _ font: FontSpec, _ color: CGColor) -> Picture.Command {
    .text(.init(string: text, font: font, color: color, origin: CGPoint(x: Metrics.inset, y: baseline)))
  }

  @MainActor
  private func right(_ text: String, _ baseline: CGFloat, _ font: FontSpec, _ color: CGColor) -> Picture.Command {
    let x = Self.width - Metrics.inset - measure(text, font)
    return .text(.init(string: text, font: font, color: color, origin: CGPoint(x: x, y: baseline)))
  }
}
