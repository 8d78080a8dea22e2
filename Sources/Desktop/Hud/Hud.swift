// Hud: figures over a window's own picture. It changes only with a frame that is shown anyway, and is no view: clicks
// pass it by.

import Foundation
import Layers
import Renderer

/// Lays what the frames before took over each frame.
@MainActor
final class Hud {
  /// The seconds for which figures stand still while something moves, so that they can be read.
  private static let patience = 0.25

  private let panel: HudPanel
  private var history = FrameHistory()
  private var figures = HudFigures()
  private var texts: Picture
  private var textTime = -Double.infinity

  init(measure: @escaping @MainActor (String, FontSpec) -> CGFloat) {
    panel = HudPanel(measure: measure)
    texts = panel.picture(of: HudFigures())
  }

  /// The frame with the panel over it, for a display of `rate` frames per second and drawn by `renderer`. `isMoving`
  /// says that further frames follow this one.
  func cover(_ frame: Frame, at time: Double, rate: Double, isMoving: Bool, renderer: RendererName) -> Frame {
    figures.renderer = renderer
    if !isMoving || time - textTime >= Self.patience {
      texts = panel.picture(of: figures)
      textTime = time
    }
    var covered = frame
    covered.nodes.append(
      panel.node(
        texts: texts, entries: history.entries, interval: 1 / rate, size: frame.size, scale: frame.scale))
    return covered
  }

  /// Notes what a step with a frame took.
  func note(_ step: StepRecord, counts: FrameSchedule.Counts, displayWaits: Bool) {
    guard let frame = step.frame else { return }
    let cost = step.work(displayWaits: displayWaits)
    history.note(cost: cost, shownAt: step.end, motion: frame.motion)
    figures = HudFigures(
      renderer: frame.renderer, cost: cost, rate: history.rate, counts: counts, statistics: frame.statistics)
  }
}
