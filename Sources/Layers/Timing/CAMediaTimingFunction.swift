// CAMediaTimingFunction: a curve that turns elapsed time into progress.

import Essentials
import Foundation
import Geometry

/// A named timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic curve from (0, 0) to (1, 1): time to the right, progress upwards.
public final class CAMediaTimingFunction: NSObject, Sendable {
  package let curve: UnitBezier

  /// The curve of that name; a name that is none is logged and gives the linear one.
  public init(name: CAMediaTimingFunctionName) {
    // Source: the control points in the documentation of CAMediaTimingFunctionName (A1).
    switch name {
    case .linear: curve = UnitBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    case .easeIn: curve = UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case .easeOut: curve = UnitBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case .easeInEaseOut: curve = UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    case .default: curve = UnitBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    default:
      Log.note(
        "CAMediaTimingFunction: there is no curve \"\(name.rawValue)\"; expected linear, easeIn, easeOut, "
          + "easeInEaseOut or default. The linear one is used.")
      curve = UnitBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    }
  }

  /// The curve with two control points between its ends; their times lie in 0…1.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    curve = UnitBezier(x1: Double(x1), y1: Double(y1), x2: Double(x2), y2: Double(y2))
  }

  /// Writes the time and the progress of control point `index`, 0…3, to two floats; 0 and 3 are the ends.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points: [(Double, Double)] = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(index) else {
      return fault("-[CAMediaTimingFunction getControlPointAtIndex:values:]: index \(index) beyond bounds [0 .. 3]")
    }
    // In bounds: the caller's buffer holds two floats, as the method's contract says.
    (values[0], values[1]) = (Float(points[index].0), Float(points[index].1))
  }

  /// The progress at `time`, 0…1.
  package func value(at time: Double) -> Double { curve.value(at: time) }
}
