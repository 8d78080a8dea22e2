// CALayer+KeyPaths: properties by their names, and values of the user's own.

import Essentials
import Foundation
import Geometry

extension CALayer {
  /// The value at a key path that can be animated, such as "transform.scale.x", or what was kept under that name.
  public func value(forKeyPath keyPath: String) -> Any? {
    LayerValues.animatable[keyPath].map { $0.read(values) } ?? userValues[keyPath]
  }

  /// Sets the value at a key path that can be animated, or keeps it under that name. A value of a type that the
  /// property does not have is logged and changes nothing.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let key = LayerValues.animatable[keyPath] {
      set(value, at: key)
    } else {
      userValues[keyPath] = value
    }
  }

  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  private func set<Key: AnimatableKey>(_ value: Any?, at key: Key) {
    guard let value = Key.Value(any: value ?? NSNull()) else {
      return Log.note(
        "\(label): \(value.map { String(describing: type(of: $0)) } ?? "nil") is no value for \"\(key.keyPath)\"; "
          + "expected \(Key.Value.self). It keeps what it had.")
    }
    // The action belongs to the property, not to the part of it.
    let property = key.keyPath.split(separator: ".").first.map(String.init) ?? key.keyPath
    change(key.place, to: value, key: property)
  }
}
