// CALayer+Changes: how a property changes: the action is looked for, the model set, the frame asked for, the action run.

import Essentials
import Foundation
import Geometry

extension CALayer {
  /// Opacity at the full precision of the model, 0…1.
  package var alpha: CGFloat {
    get { values.opacity }
    set { change(\.opacity, to: newValue, key: "opacity") }
  }

  /// Sets a value of the model and runs the action that belongs to its key. An equal value changes nothing (A5).
  func change<Value: Equatable>(_ place: WritableKeyPath<LayerValues, Value>, to value: Value, key: String) {
    guard values[keyPath: place] != value else { return }
    guard original == nil, !CATransaction.disableActions() else {
      values[keyPath: place] = value
      return noteChange()
    }
    let action = action(forKey: key)
    values[keyPath: place] = value
    noteChange()
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// The animation of a layer that nobody else animates, from what is on screen (A2).
  func implicitAnimation(forKey event: String) -> CAAnimation? {
    guard isCommitted, let key = LayerValues.animatable[event], key.isImplicit else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.fromValue = key.read(presentedValues(at: LayerCommit.current.turn.now))
    return animation
  }

  /// Marks the layer and its ancestors as changed and, if they are in a window, asks for a frame.
  func noteChange() {
    guard original == nil else { return }
    cachedNode = nil
    var layer = self
    while !layer.isChanged {
      layer.isChanged = true
      layer.cachedNode = nil
      guard let parent = layer.parent else { break }
      layer = parent
    }
    let commit = LayerCommit.current
    if !commit.needsFrame, isInWindow { commit.setNeedsFrame() }
  }

  func noteResize() {
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// Changes the layer's time; the ends of the animations under it move.
  func changeTiming(_ change: (inout MediaTiming) -> Void) {
    change(&timing)
    noteChange()
  }

  /// Reports geometry that cannot be drawn; the layer keeps what it had. Source: UIKit's CALayerInvalidGeometry.
  func faultGeometry(_ property: String, _ found: Any) {
    fault("CALayerInvalidGeometry: CALayer \(property) contains NaN or infinity: \(found). Layer: \(label)")
  }

  /// Whether a transform can be drawn with. One that cannot is logged and left out, as a drawing of it would be empty.
  func isUsable(_ transform: CATransform3D, _ property: String) -> Bool {
    if transform.isFinite { return true }
    Log.note("CALayer \(property) contains NaN or infinity and is ignored. Layer: \(label)")
    return false
  }

  /// The class, and the name if there is one, for messages.
  var label: String { name.map { "\(type(of: self)) \"\($0)\"" } ?? "\(type(of: self))" }
}
