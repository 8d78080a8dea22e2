// CAKeyframeAnimation: an animation over several values.

import Foundation
import Geometry

/// How the values between keyframes come about.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from one value to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value until the next one's time.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at even speed: key times and curves do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve, with key times by the distances between the values.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// An animation through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// Along which the value moves, in points; counts before `values`, for properties that are points.
  open var path: CGPath?
  /// When each value is reached, as fractions 0…1 of the duration, rising. In the discrete mode there is one more: the
  /// end of the last value. Without them the values are spread evenly.
  open var keyTimes: [NSNumber]?
  /// The curves between the values, one fewer than those.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
  }

  override func value<Value: Animatable>(over base: Value, at point: MediaTiming.Point) -> Value? {
    let given: [Any] = path.map { $0.polyline } ?? values ?? []
    return Keyframes(given.compactMap { Value(any: $0) }, of: self)?.value(at: progress(at: point))
  }
}

extension CGPath {
  /// The corners of the path's first part, each curve cut into 64 straight pieces.
  fileprivate var polyline: [CGPoint] { polygons(stepsPerCurve: 64).first ?? [] }
}

/// The values of a keyframe animation with their times.
private struct Keyframes<Value: Animatable> {
  private let values: [Value]
  private let times: [Double]
  private let curves: [CAMediaTimingFunction]
  private let mode: CAAnimationCalculationMode

  @MainActor
  init?(_ values: [Value], of animation: CAKeyframeAnimation) {
    guard !values.isEmpty else { return nil }
    self.values = values
    mode = animation.calculationMode
    let isPaced = mode == .paced || mode == .cubicPaced || (animation.path != nil && mode != .discrete)
    curves = isPaced ? [] : animation.timingFunctions ?? []
    let needed = mode == .discrete ? values.count + 1 : values.count
    if isPaced {
      times = Self.pace(values)
    } else if let given = animation.keyTimes, given.count >= values.count {
      times = given.map(\.doubleValue) + (given.count < needed ? [1] : [])
    } else {
      times = (0..<needed).map { Double($0) / Double(max(needed - 1, 1)) }
    }
  }

  /// Times in which each value lies as far along as it is distant.
  private static func pace(_ values: [Value]) -> [Double] {
    var reached = [0.0]
    for (value, next) in zip(values, values.dropFirst()) {
      reached.append(reached[reached.count - 1] + value.distance(to: next))
    }
    let total = reached[reached.count - 1]
    guard total > 0 else { return reached.indices.map { Double($0) / Double(max(values.count - 1, 1)) } }
    return reached.map { $0 / total }
  }

  func value(at progress: Double) -> Value {
    let index = max(0, times.lastIndex { $0 <= progress } ?? 0)
    guard mode != .discrete, index < values.count - 1 else { return values[min(index, values.count - 1)] }
    let length = times[index + 1] - times[index]
    let fraction = length > 0 ? min(max((progress - times[index]) / length, 0), 1) : 1
    let eased = index < curves.count ? curves[index].value(at: fraction) : fraction
    guard mode == .cubic || mode == .cubicPaced else { return values[index].mixed(with: values[index + 1], at: eased) }
    return smooth(after: index, at: eased)
  }

  /// A Catmull–Rom spline by the pyramid of Barry and Goldman, which needs only mixing. The outer neighbours of the
  /// ends are the ends' own mirror images, so that the curve leaves and arrives at full speed.
  private func smooth(after index: Int, at t: Double) -> Value {
    let (start, end) = (values[index], values[index + 1])
    let before = index > 0 ? values[index - 1] : end.mixed(with: start, at: 2)
    let after = index + 2 < values.count ? values[index + 2] : start.mixed(with: end, at: 2)
    let left = before.mixed(with: start, at: t + 1)
    let middle = start.mixed(with: end, at: t)
    let right = end.mixed(with: after, at: t - 1)
    return left.mixed(with: middle, at: (t + 1) / 2).mixed(with: middle.mixed(with: right, at: t / 2), at: t)
  }
}
