// UITableViewCell+Lights: how a pressed or selected cell looks.

import Foundation
import Geometry
import Views

/// What lights up a cell.
struct CellLights {
  var isSelected = false
  var isHighlighted = false
  /// The view that shows it, while it is shown or fades.
  var background: UIView?
  var isShown = false
}

extension UITableViewCell {
  /// Shows the grey, or fades it out, by whether the cell is pressed or selected.
  func updateLights(animated: Bool) {
    let isLit = (lights.isSelected || lights.isHighlighted) && selectionStyle != .none
    guard isLit != lights.isShown else { return }
    lights.isShown = isLit
    labels.setHighlighted(isLit)
    if isLit { showLight(animated: animated) } else { hideLight(animated: animated) }
  }

  private func showLight(animated: Bool) {
    let view = selectedBackgroundView ?? lights.background ?? Self.plainLight()
    UIView.performWithoutAnimation {
      view.frame = bounds
      view.alpha = animated ? 0 : 1
      if view.superview !== self { insertSubview(view, belowSubview: contentView) }
      // What the last fade left running would show through.
      view.layer.removeAllAnimations()
    }
    lights.background = view
    guard animated else { return }
    UIView.animate(
      withDuration: TableMetrics.deselectDuration, delay: 0, options: .allowUserInteraction,
      animations: { view.alpha = 1 })
  }

  private func hideLight(animated: Bool) {
    guard let view = lights.background else { return }
    guard animated, window != nil, UIView.areAnimationsEnabled else { return removeLight(view) }
    UIView.animate(
      withDuration: TableMetrics.deselectDuration, delay: 0, options: .allowUserInteraction,
      animations: { view.alpha = 0 },
      completion: { [weak self] _ in
        // A cell that lit up again meanwhile keeps the view.
        if let self, !lights.isShown, lights.background === view { removeLight(view) }
      })
  }

  private func removeLight(_ view: UIView) {
    lights.background = nil
    view.removeFromSuperview()
    UIView.performWithoutAnimation { view.alpha = 1 }
  }

  func replaceSelectedBackground(_ old: UIView?) {
    guard old !== selectedBackgroundView, lights.isShown else { return }
    if let shown = lights.background { removeLight(shown) }
    showLight(animated: false)
  }

  private static func plainLight() -> UIView {
    let view = UIView(frame: .zero)
    view.backgroundColor = .systemGray4
    view.isUserInteractionEnabled = false
    return view
  }
}
