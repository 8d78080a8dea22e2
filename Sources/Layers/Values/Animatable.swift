// Animatable: what values must be able to do to be animated.

import Foundation
import Geometry

/// A value that has values between itself and another.
package protocol Animatable: Equatable, Sendable {
  /// The difference that changes nothing.
  static var zero: Self { get }
  /// This value on the way to `other`: `progress` 0 gives this one exactly, 1 the other, and both may be passed.
  func mixed(with other: Self, at progress: Double) -> Self
  /// This value with a difference laid on top.
  func adding(_ difference: Self) -> Self
  /// What must be added to `base` to give this value; nil where there is no such thing.
  func difference(from base: Self) -> Self?
  /// How far the two lie apart, in a unit of the type's own.
  func distance(to other: Self) -> Double
  /// Reads what user code gave for such a value; nil where that is something else.
  init?(any: Any)
  /// The value as user code expects it.
  var any: Any { get }
}

extension Animatable {
  package var any: Any { self }
}

extension CGFloat: Animatable {
  package func mixed(with other: CGFloat, at progress: Double) -> CGFloat {
    self * (1 - progress) + other * progress
  }
  package func adding(_ difference: CGFloat) -> CGFloat { self + difference }
  package func difference(from base: CGFloat) -> CGFloat? { self - base }
  package func distance(to other: CGFloat) -> Double { (other - self).magnitude }
  package init?(any: Any) {
    switch any {
    case let number as CGFloat: self = number
    case let number as Double: self = CGFloat(number)
    case let number as Float: self = CGFloat(number)
    case let number as Int: self = CGFloat(number)
    case let number as NSNumber: self = CGFloat(number.doubleValue)
    default: return nil
    }
  }
}

extension CGPoint: Animatable {
  package func mixed(with other: CGPoint, at progress: Double) -> CGPoint {
    CGPoint(x: x.mixed(with: other.x, at: progress), y: y.mixed(with: other.y, at: progress))
  }
  package func adding(_ difference: CGPoint) -> CGPoint { CGPoint(x: x + difference.x, y: y + difference.y) }
  package func difference(from base: CGPoint) -> CGPoint? { CGPoint(x: x - base.x, y: y - base.y) }
  package func distance(to other: CGPoint) -> Double { hypot(other.x - x, other.y - y) }
  package init?(any: Any) {
    guard let point = any as? CGPoint else { return nil }
    self = point
  }
}

extension CGSize: Animatable {
  package func mixed(with other: CGSize, at progress: Double) -> CGSize {
    CGSize(width: width.mixed(with: other.width, at: progress), height: height.mixed(with: other.height, at: progress))
  }
  package func adding(_ difference: CGSize) -> CGSize {
    CGSize(width: width + difference.width, height: height + difference.height)
  }
  package func difference(from base: CGSize) -> CGSize? {
    CGSize(width: width - base.width, height: height - base.height)
  }
  package func distance(to other: CGSize) -> Double { hypot(other.width - width, other.height - height) }
  package init?(any: Any) {
    guard let size = any as? CGSize else { return nil }
    self = size
  }
}

extension CGRect: Animatable {
  package func mixed(with other: CGRect, at progress: Double) -> CGRect {
    CGRect(
      origin: origin.mixed(with: other.origin, at: progress), size: size.mixed(with: other.size, at: progress))
  }
  package func adding(_ difference: CGRect) -> CGRect {
    CGRect(origin: origin.adding(difference.origin), size: size.adding(difference.size))
  }
  package func difference(from base: CGRect) -> CGRect? {
    CGRect(
      x: origin.x - base.origin.x, y: origin.y - base.origin.y, width: size.width - base.size.width,
      height: size.height - base.size.height)
  }
  package func distance(to other: CGRect) -> Double {
    hypot(origin.distance(to: other.origin), size.distance(to: other.size))
  }
  package init?(any: Any) {
    guard let rect = any as? CGRect else { return nil }
    self = rect
  }
}
