// UIView+AnimationOptions: how an animation or a transition runs. The bits are UIKit's.

import Foundation
import Geometry
import Layers

extension UIView {
  /// A named curve: progress over time.
  public enum AnimationCurve: Int, Hashable, Sendable {
    case easeInOut, easeIn, easeOut, linear

    /// The curve as layers know it (A1).
    package var timingFunction: CAMediaTimingFunction {
      switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: CAMediaTimingFunction(name: .linear)
      }
    }
  }

  /// How an animation runs; empty means ease-in-out, once, without a transition.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views that are animated lay their subviews out within the animation (A27).
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views that are animated answer touches (A25).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// What is not added up starts from what is on screen, not from the model (A19).
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation runs until it is taken away.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Each run is followed by the same backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// An inner animation keeps its own duration, curve or options (A23).
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Changes of properties within a transition are animated too (F1).
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between two views hides and shows them rather than removing and adding them (F2).
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)

    public static let curveEaseInOut = AnimationOptions(rawValue: 0 << 16)
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The curve field, bits 16 to 19; values that name none are ease-in-out.
    package var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }

    /// The transition field, bits 20 to 23; nil where it names none.
    package var transition: LayerTransition.Style? {
      switch rawValue >> 20 & 0xF {
      case 1: .flipFromLeft
      case 2: .flipFromRight
      case 3: .curlUp
      case 4: .curlDown
      case 5: .dissolve
      case 6: .flipFromTop
      case 7: .flipFromBottom
      default: nil
      }
    }
  }

  /// How a keyframe animation runs. The bits below 10 are those of `AnimationOptions`.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// How values between keyframes come about.
    public static let calculationModeLinear = KeyframeAnimationOptions(rawValue: 0 << 10)
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var calculationMode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 0x7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  /// An animation that the system knows.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// Takes views away when it is done.
    case delete
  }
}

/// The older spelling.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The older spelling.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The older spelling.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
