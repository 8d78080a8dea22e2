// AnimatedProperty: the properties of a layer that a view animates, and how overlapping animations of each act.

import Foundation
import Geometry
import Layers

/// A property of a layer that follows animation blocks. The raw value is its key.
enum AnimatedProperty: String {
  case position, bounds, transform, sublayerTransform, anchorPoint, zPosition
  case opacity, backgroundColor, borderColor, cornerRadius, borderWidth

  /// Whether animations of the property add up (A18) rather than take each other's place (A19): geometry does.
  var isAdditive: Bool {
    switch self {
    case .position, .bounds, .transform, .sublayerTransform, .anchorPoint, .zPosition: true
    case .opacity, .backgroundColor, .borderColor, .cornerRadius, .borderWidth: false
    }
  }
}

/// Catches the value before a change and animates from it after the change.
@MainActor
final class PropertyAction: CAAction {
  private let block: AnimationBlock
  private let view: UIView
  private let property: AnimatedProperty
  private let old: Any

  init?(_ property: AnimatedProperty, of layer: CALayer, in view: UIView, block: AnimationBlock) {
    let isFromScreen = !property.isAdditive && block.settings.options.contains(.beginFromCurrentState)
    let source = isFromScreen ? layer.presentation() ?? layer : layer
    guard let old = source.value(forKeyPath: property.rawValue) else { return nil }
    (self.block, self.view, self.property, self.old) = (block, view, property, old)
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    block.animate(property, of: layer, in: view, from: old)
  }
}
