// AnimatableProperty: the table of what can be animated. A new property is one line in it.

import Foundation
import Geometry

/// One row of the table: a key path's words and where its value lies.
package protocol AnimatableKey: Sendable {
  associatedtype Value: Animatable
  /// The key path as user code spells it.
  var keyPath: String { get }
  var place: WritableKeyPath<LayerValues, Value> & Sendable { get }
  /// Whether a change of it, seen in a committed layer, is animated by itself.
  var isImplicit: Bool { get }
}

package struct AnimatableProperty<Value: Animatable>: AnimatableKey {
  package let keyPath: String
  package let place: WritableKeyPath<LayerValues, Value> & Sendable
  package let isImplicit: Bool

  private init(_ keyPath: String, _ place: WritableKeyPath<LayerValues, Value> & Sendable, isImplicit: Bool) {
    (self.keyPath, self.place, self.isImplicit) = (keyPath, place, isImplicit)
  }

  /// A property that is animated by itself.
  static func property(
    _ keyPath: String, _ place: WritableKeyPath<LayerValues, Value> & Sendable
  ) -> any AnimatableKey { AnimatableProperty(keyPath, place, isImplicit: true) }

  /// A part of a property, or a property that only swaps: animated on request.
  static func part(
    _ keyPath: String, _ place: WritableKeyPath<LayerValues, Value> & Sendable
  ) -> any AnimatableKey { AnimatableProperty(keyPath, place, isImplicit: false) }
}

extension LayerValues {
  /// What can be animated, by key path.
  static let animatable: [String: any AnimatableKey] = Dictionary(
    uniqueKeysWithValues: (geometry + transforms + looks).map { ($0.keyPath, $0) })

  private static let geometry: [any AnimatableKey] = [
    AnimatableProperty.property("bounds", \.bounds),
    AnimatableProperty.part("bounds.origin", \.bounds.origin),
    AnimatableProperty.part("bounds.origin.x", \.bounds.origin.x),
    AnimatableProperty.part("bounds.origin.y", \.bounds.origin.y),
    AnimatableProperty.part("bounds.size", \.bounds.size),
    AnimatableProperty.part("bounds.size.width", \.bounds.size.width),
    AnimatableProperty.part("bounds.size.height", \.bounds.size.height),
    AnimatableProperty.property("position", \.position),
    AnimatableProperty.part("position.x", \.position.x),
    AnimatableProperty.part("position.y", \.position.y),
    AnimatableProperty.property("anchorPoint", \.anchorPoint),
    AnimatableProperty.part("anchorPoint.x", \.anchorPoint.x),
    AnimatableProperty.part("anchorPoint.y", \.anchorPoint.y),
    AnimatableProperty.property("zPosition", \.zPosition),
  ]

  private static let transforms: [any AnimatableKey] = [
    AnimatableProperty.property("transform", \.transform),
    AnimatableProperty.part("transform.scale", \.transform.uniformScale),
    AnimatableProperty.part("transform.scale.x", \.transform.scaleX),
    AnimatableProperty.part("transform.scale.y", \.transform.scaleY),
    AnimatableProperty.part("transform.scale.z", \.transform.scaleZ),
    AnimatableProperty.part("transform.rotation", \.transform.rotationZ),
    AnimatableProperty.part("transform.rotation.x", \.transform.rotationX),
    AnimatableProperty.part("transform.rotation.y", \.transform.rotationY),
    AnimatableProperty.part("transform.rotation.z", \.transform.rotationZ),
    AnimatableProperty.part("transform.translation", \.transform.translation),
    AnimatableProperty.part("transform.translation.x", \.transform.m41),
    AnimatableProperty.part("transform.translation.y", \.transform.m42),
    AnimatableProperty.part("transform.translation.z", \.transform.m43),
    AnimatableProperty.property("sublayerTransform", \.sublayerTransform),
  ]

  private static let looks: [any AnimatableKey] = [
    AnimatableProperty.property("opacity", \.opacity),
    AnimatableProperty.property("backgroundColor", \.backgroundColor),
    AnimatableProperty.property("cornerRadius", \.cornerRadius),
    AnimatableProperty.property("borderWidth", \.borderWidth),
    AnimatableProperty.property("borderColor", \.borderColor),
    AnimatableProperty.property("rasterizationScale", \.rasterizationScale),
    AnimatableProperty.part("contents", \.contents),
    AnimatableProperty.part("contentsScale", \.contentsScale),
    AnimatableProperty.part("hidden", \.isHidden),
    AnimatableProperty.part("doubleSided", \.isDoubleSided),
    AnimatableProperty.part("masksToBounds", \.masksToBounds),
    AnimatableProperty.part("shouldRasterize", \.shouldRasterize),
    AnimatableProperty.part("allowsGroupOpacity", \.allowsGroupOpacity),
  ]
}

extension AnimatableKey {
  /// The value in `values`, as user code expects it.
  func read(_ values: LayerValues) -> Any { values[keyPath: place].any }
}
