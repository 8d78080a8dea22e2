// FramePresenter: what shows frames in a window, by the processor or by other means.

import Layers
import Renderer

/// Draws frames and puts them on screen.
@MainActor
protocol FramePresenter: AnyObject {
  /// What draws: after a failure of a device, what has taken its place.
  var name: RendererName { get }

  /// Shows a frame; false where the window could not take it now. `isExposed` says that the window has lost what it
  /// showed before.
  func present(_ frame: Frame, isExposed: Bool) -> Bool

  /// Whether `present` waits until the display takes the frame, so that nobody else has to.
  var waitsForDisplay: Bool { get }

  /// Takes note that the graphics device has lost what was kept on it.
  func deviceWasReset()

  /// Lets go of the window, which closes.
  func close()

  /// What the last frame took.
  var statistics: RenderStatistics { get }
  /// Called when a frame's pictures are painted and before they are put together, and when they are put together and
  /// before they are on screen.
  var onStep: (@MainActor (PresentationStep) -> Void)? { get set }
}

extension FramePresenter {
  var waitsForDisplay: Bool { false }
  // The processor's memory is never lost, and goes by itself.
  func deviceWasReset() {}
  func close() {}
}

/// The parts of showing a frame, in their order.
enum PresentationStep {
  case painted, composited
}
