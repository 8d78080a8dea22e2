// UIView+Appearance: colours that a view takes over from those around it, and what follows when surroundings change.

import Foundation
import Geometry
import Layers

/// The colours of one view.
struct AppearanceState {
  var backgroundColor: UIColor?
  /// The view's own tint; nil takes over the one around.
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// What subclasses were last told of, so that they are told of changes only; nil is the standard tint.
  var toldTint: UIColor?
  /// What the view's colours were found for.
  var surroundings = Surroundings()
}

/// What colours and the sharpness of pictures depend on.
struct Surroundings: Hashable {
  var style = UIUserInterfaceStyle.light
  var scale: CGFloat = 1

  /// Those of the screen of this user interface.
  @MainActor static var current: Surroundings {
    Surroundings(style: UIScreen.main.style, scale: UIScreen.main.scale)
  }
}

extension UIView {
  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    let own = appearanceState.tintAdjustmentMode
    return own == .automatic ? superview?.effectiveTintAdjustmentMode ?? .normal : own
  }

  var effectiveTintColor: UIColor {
    let color = inheritedTintColor
    return effectiveTintAdjustmentMode == .dimmed ? color.withoutColor : color
  }

  private var inheritedTintColor: UIColor {
    appearanceState.tintColor ?? superview?.inheritedTintColor ?? UIColor(SystemColor.tint)
  }

  func setTintColor(_ color: UIColor?) {
    appearanceState.tintColor = color
    inheritedAppearanceChanged()
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    appearanceState.tintAdjustmentMode = mode
    inheritedAppearanceChanged()
  }

  /// Tells this view and those inside it whose tint is another one than they were last told of.
  func inheritedAppearanceChanged() {
    let tint = effectiveTintColor
    if tint != appearanceState.toldTint ?? UIColor(SystemColor.tint) {
      appearanceState.toldTint = tint
      tintColorDidChange()
    }
    for view in subviews { view.inheritedAppearanceChanged() }
  }

  /// Finds colours anew and has everything drawn again, after light and dark or the scale have changed.
  func surroundingsChanged(from old: UITraitCollection) {
    adaptToSurroundings(from: old)
    for view in subviews { view.surroundingsChanged(from: old) }
  }

  /// A view that was made before its window, under a screen that was dark or had another scale, is told of the
  /// difference when it comes into the window.
  func adaptToWindow() {
    let old = appearanceState.surroundings
    guard old != .current else { return }
    let traits = UIScreen.main.traitCollection
    adaptToSurroundings(
      from: UITraitCollection(
        idiom: traits.userInterfaceIdiom, style: old.style, horizontal: traits.horizontalSizeClass,
        vertical: traits.verticalSizeClass, direction: traits.layoutDirection, scale: old.scale))
  }

  private func adaptToSurroundings(from old: UITraitCollection) {
    appearanceState.surroundings = .current
    layer.contentsScale = UIScreen.main.scale
    if let color = appearanceState.backgroundColor {
      let resolved = color.cgColor
      if layer.backgroundColor != resolved { layer.backgroundColor = resolved }
    }
    layer.setNeedsDisplay()
    traitCollectionDidChange(old)
    appearanceState.toldTint = effectiveTintColor
    tintColorDidChange()
  }
}

extension UIView {
  /// The direction of layout for a view with the attribute: the language's unless the attribute fixes it.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
    }
  }
}
