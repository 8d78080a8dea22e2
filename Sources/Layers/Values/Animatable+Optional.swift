// Animatable+Optional: colours, where none means transparent, and values that can only be swapped.

import Foundation
import Geometry

extension Optional: Animatable where Wrapped: OptionallyAnimatable {
  package static var zero: Wrapped? { nil }
  package func mixed(with other: Wrapped?, at progress: Double) -> Wrapped? {
    Wrapped.mix(self, other, at: progress)
  }
  package func adding(_ difference: Wrapped?) -> Wrapped? { Wrapped.sum(self, difference) }
  package func difference(from base: Wrapped?) -> Wrapped?? { Wrapped.difference(self, base) }
  package func distance(to other: Wrapped?) -> Double { self == other ? 0 : 1 }
  package init?(any: Any) {
    if any is NSNull {
      self = .none
    } else if let value = Wrapped(unboxing: any) {
      self = value
    } else {
      return nil
    }
  }
  package var any: Any { self.map { $0 as Any } ?? NSNull() }
}

/// A value that is animated together with its absence.
package protocol OptionallyAnimatable: Equatable, Sendable {
  static func mix(_ one: Self?, _ other: Self?, at progress: Double) -> Self?
  static func sum(_ value: Self?, _ difference: Self?) -> Self?
  static func difference(_ value: Self?, _ base: Self?) -> Self??
  init?(unboxing any: Any)
}

extension CGColor: OptionallyAnimatable {
  /// Mixes each component for itself, alpha too and not premultiplied; no colour counts as the other one, transparent.
  package static func mix(_ one: CGColor?, _ other: CGColor?, at progress: Double) -> CGColor? {
    guard let from = one ?? other?.copy(alpha: 0), let to = other ?? one?.copy(alpha: 0) else { return nil }
    func mix(_ component: KeyPath<CGColor, CGFloat>) -> CGFloat {
      min(max(from[keyPath: component].mixed(with: to[keyPath: component], at: progress), 0), 1)
    }
    return CGColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }
  package static func sum(_ value: CGColor?, _ difference: CGColor?) -> CGColor? {
    guard let value, let difference else { return value ?? difference }
    return CGColor(
      red: value.red + difference.red, green: value.green + difference.green, blue: value.blue + difference.blue,
      alpha: value.alpha + difference.alpha)
  }
  package static func difference(_ value: CGColor?, _ base: CGColor?) -> CGColor?? {
    let (value, base) = (value ?? .clear, base ?? .clear)
    return CGColor(
      red: value.red - base.red, green: value.green - base.green, blue: value.blue - base.blue,
      alpha: value.alpha - base.alpha)
  }
  package init?(unboxing any: Any) {
    guard let color = any as? CGColor else { return nil }
    self = color
  }
}

/// Contents are swapped halfway.
extension Frame.Contents: OptionallyAnimatable {
  package static func mix(_ one: Frame.Contents?, _ other: Frame.Contents?, at progress: Double) -> Frame.Contents? {
    progress < 0.5 ? one : other
  }
  package static func sum(_ value: Frame.Contents?, _ difference: Frame.Contents?) -> Frame.Contents? {
    difference ?? value
  }
  package static func difference(_ value: Frame.Contents?, _ base: Frame.Contents?) -> Frame.Contents?? { .none }
  package init?(unboxing any: Any) {
    switch any {
    case let contents as Frame.Contents: self = contents
    case let image as CGImage: self = .image(image)
    default: return nil
    }
  }
}

/// Switches are swapped halfway.
extension Bool: Animatable {
  package static var zero: Bool { false }
  package func mixed(with other: Bool, at progress: Double) -> Bool { progress < 0.5 ? self : other }
  package func adding(_ difference: Bool) -> Bool { self || difference }
  package func difference(from base: Bool) -> Bool? { nil }
  package func distance(to other: Bool) -> Double { self == other ? 0 : 1 }
  package init?(any: Any) {
    guard let flag = any as? Bool ?? (any as? NSNumber)?.boolValue else { return nil }
    self = flag
  }
}
