// CAMediaTiming: the part of time that animations and layers have in common.

import Essentials
import Foundation

/// A length of time in seconds.
public typealias CFTimeInterval = Double

/// The media time now, in seconds: it stands still while one turn of the run loop is worked off.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
public func CACurrentMediaTime() -> CFTimeInterval { Turn.current.now }

/// What has a time of its own, which follows from a parent's: the layer's for an animation, the superlayer's for a
/// layer. All times are seconds.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in the parent's time. An animation's 0 stands for the moment at which it is committed.
  var beginTime: CFTimeInterval { get set }
  /// How far into its own time it begins.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs; 0 means once, a fraction ends midway.
  var repeatCount: Float { get set }
  /// For how long it runs again and again; 0 leaves it to the count.
  var repeatDuration: CFTimeInterval { get set }
  /// How long one run takes. An animation's 0 stands for the transaction's duration.
  var duration: CFTimeInterval { get set }
  /// How many seconds pass in it while one passes in the parent; 0 stops it.
  var speed: Float { get set }
  /// Whether each run is followed by the same run backwards.
  var autoreverses: Bool { get set }
  /// What shows before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its last value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var reachesBack: Bool { self == .backwards || self == .both }
  var reachesOn: Bool { self == .forwards || self == .both }
}
