// Animatable+Transform: transforms between transforms. Adding one means letting it act first.

import Foundation
import Geometry

extension CATransform3D: Animatable {
  package static var zero: CATransform3D { .identity }
  package func adding(_ difference: CATransform3D) -> CATransform3D { difference.concatenating(self) }
  /// Nil where `base` flattens space: what it has lost cannot be given back.
  package func difference(from base: CATransform3D) -> CATransform3D? { base.inverse.map { concatenating($0) } }
  package func distance(to other: CATransform3D) -> Double {
    zip(elements, other.elements).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
  package init?(any: Any) {
    switch any {
    case let transform as CATransform3D: self = transform
    case let transform as CGAffineTransform: self = CATransform3D(transform)
    default: return nil
    }
  }
}
