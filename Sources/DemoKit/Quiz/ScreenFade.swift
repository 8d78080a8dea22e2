// ScreenFade: one screen's way to another opacity, as one picture.

import UIKit

/// A fade of one view. While it runs the view's layer rasterizes, so that what overlaps in it does not show through;
/// afterwards the layer is as it was found.
@MainActor
final class ScreenFade {
  private struct Rasterization {
    let isOn: Bool
    let scale: CGFloat
  }

  private let view: UIView
  private let found: Rasterization
  /// Called once: true when the view has arrived, false when another fade took over before.
  private var completion: ((_ isOver: Bool) -> Void)?

  /// Begins to rasterize `view`, in its window's resolution so that it stays crisp. What a fade that is taken over
  /// had found is what will be restored.
  init(of view: UIView, takingOver running: ScreenFade?) {
    self.view = view
    found = running?.found ?? Rasterization(isOn: view.layer.shouldRasterize, scale: view.layer.rasterizationScale)
    view.layer.shouldRasterize = true
    view.layer.rasterizationScale = view.window?.screen.scale ?? UIScreen.main.scale
  }

  /// Fades to `alpha`, from what is on screen, in `duration` seconds after `delay` seconds.
  func run(
    toAlpha alpha: CGFloat, duration: TimeInterval, delay: TimeInterval, completion: @escaping (_ isOver: Bool) -> Void
  ) {
    self.completion = completion
    UIView.animate(withDuration: duration, delay: delay, options: .beginFromCurrentState) {
      self.view.alpha = alpha
    } completion: { _ in
      self.arrive()
    }
  }

  private func arrive() {
    guard let completion else { return }
    self.completion = nil
    view.layer.shouldRasterize = found.isOn
    view.layer.rasterizationScale = found.scale
    completion(true)
  }

  /// Leaves the view to the fade that took over.
  func giveUp() {
    let completion = completion
    self.completion = nil
    completion?(false)
  }
}
