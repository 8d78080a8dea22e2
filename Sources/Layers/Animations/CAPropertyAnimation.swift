// CAPropertyAnimation: an animation of one property, whatever the values come from.

import Foundation
import Geometry

/// An animation of the property at a key path. A key path that names nothing animatable shows no effect, but takes its
/// time and tells of its end.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether the values are added to what the layer and earlier animations give, rather than put in its place.
  /// Transforms are added by letting the animation's act first.
  open var isAdditive = false
  /// Whether each run begins where the one before it ended.
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
  }

  override func apply(to values: inout LayerValues, at time: Double) {
    guard let keyPath, let key = LayerValues.animatable[keyPath], let point = timing.point(at: time) else { return }
    apply(key, to: &values, at: point)
  }

  private func apply<Key: AnimatableKey>(_ key: Key, to values: inout LayerValues, at point: MediaTiming.Point) {
    let underlying = values[keyPath: key.place]
    // What stands in for an end that is not given.
    let base = isAdditive ? Key.Value.zero : underlying
    guard var value = value(over: base, at: point) else { return }
    if isCumulative, point.run > 0, let end = self.value(over: base, at: end(of: point)) {
      value = value.adding(Key.Value.zero.mixed(with: end, at: Double(point.run)))
    }
    values[keyPath: key.place] = isAdditive ? underlying.adding(value) : value
  }

  private func end(of point: MediaTiming.Point) -> MediaTiming.Point {
    MediaTiming.Point(time: timing.duration, progress: 1, run: point.run)
  }

  /// The value at a place in a run; `base` stands in for an end that is not given. Nil where there is no effect.
  func value<Value: Animatable>(over base: Value, at point: MediaTiming.Point) -> Value? { nil }
}
