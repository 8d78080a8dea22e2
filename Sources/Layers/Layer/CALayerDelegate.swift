// CALayerDelegate: who draws, lays out and animates for a layer. A view is its layer's delegate.

import Foundation

/// What a layer asks its delegate. All of it is optional.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's contents. As it stands it lets the layer draw itself, which leads to `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Draws the layer's contents, in points, y down.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Tells that the layer is about to draw itself.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Gives the action for a change of the property `event`: nil leaves the search to the layer, `NSNull` ends it.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.record() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
