// CABasicAnimation: an animation from one value to another.

import Foundation
import Geometry

/// An animation between two values.
///
/// Of `fromValue`, `toValue` and `byValue` at most two are given; what is missing is what the layer shows without the
/// animation, so `toValue` alone leads from there, `fromValue` alone leads back to it.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func value<Value: Animatable>(over base: Value, at point: MediaTiming.Point) -> Value? {
    let from = fromValue.flatMap { Value(any: $0) }
    let to = toValue.flatMap { Value(any: $0) }
    let by = byValue.flatMap { Value(any: $0) }
    let ends: (Value, Value)
    switch (from, to, by) {
    case (let from?, let to?, _): ends = (from, to)
    case (let from?, nil, let by?): ends = (from, from.adding(by))
    case (nil, let to?, let by?): ends = (to.difference(from: by) ?? to, to)
    case (let from?, nil, nil): ends = (from, base)
    case (nil, let to?, nil): ends = (base, to)
    case (nil, nil, let by?): ends = (base, base.adding(by))
    case (nil, nil, nil): return nil
    }
    return ends.0.mixed(with: ends.1, at: progress(at: point))
  }
}

extension CABasicAnimation {
  /// Makes this an additive animation that shows `old` at its start and what the layer is set to at its end (A18).
  ///
  /// Answers false, and changes nothing, where the values cannot be added: a transform away from one that flattens.
  @discardableResult
  package func setAdditive(from old: Any, to new: Any) -> Bool {
    guard let keyPath, let key = LayerValues.animatable[keyPath] else { return false }
    return setAdditive(key, from: old, to: new)
  }

  private func setAdditive<Key: AnimatableKey>(_ key: Key, from old: Any, to new: Any) -> Bool {
    guard let old = Key.Value(any: old), let new = Key.Value(any: new), let difference = old.difference(from: new)
    else { return false }
    (isAdditive, fromValue, toValue, byValue) = (true, difference.any, Key.Value.zero.any, nil)
    return true
  }
}
