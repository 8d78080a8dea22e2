// UIView+Geometry: what follows from a change of a view's rectangle, and points in other views' coordinates.

import Essentials
import Foundation
import Geometry
import Layers

extension UIView {
  /// Makes a change to the layer's rectangle and lets what depends on it follow.
  func changeGeometry(_ property: String, isValid: Bool, _ change: () -> Void) {
    guard isValid else {
      return fault("CALayerInvalidGeometry: the \(property) of \(type(of: self)) would contain NaN or infinity.")
    }
    let (oldBounds, oldPosition) = (layer.bounds, layer.position)
    change()
    let bounds = layer.bounds
    if bounds == oldBounds && layer.position == oldPosition { return }
    if bounds.size != oldBounds.size || layer.position != oldPosition {
      layoutGeometryChanged()
    } else {
      layoutOriginChanged()
    }
    if bounds.size != oldBounds.size {
      resizeSubviews(from: oldBounds.size)
      layer.setNeedsDisplay()
    }
    if bounds != oldBounds { markNeedsLayout() }
    if bounds.size != oldBounds.size || layer.position != oldPosition { updateSafeArea() }
  }

  /// A point of this view in the coordinates of `view`, or of the window where it is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? topmostView).layer)
  }

  /// A point of `view`, or of the window where it is nil, in the coordinates of this view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? topmostView).layer)
  }

  /// The box around a rectangle of this view in the coordinates of `view`, or of the window where it is nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? topmostView).layer)
  }

  /// The box around a rectangle of `view`, or of the window where it is nil, in the coordinates of this view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? topmostView).layer)
  }

  /// The window, or the outermost view of a tree that is in none.
  var topmostView: UIView { superview?.topmostView ?? self }
}
