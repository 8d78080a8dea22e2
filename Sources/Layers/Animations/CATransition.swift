// CATransition: a change of a layer's whole content, shown by what was before and what is now.

import Foundation
import Geometry

/// The kinds of transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content mixes in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away from the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a transition comes. Up and down are Core Animation's, whose y points up: what comes
/// `fromTop` enters at the bottom of the screen and moves up.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation between what a layer and its sublayers showed in the last frame and what they show now. A layer runs
/// one at a time, under the key "transition".
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  /// The part of the whole way that is shown, as fractions 0…1.
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  /// How it looks, where that is not one of the public types.
  package var style: LayerTransition.Style?
  /// What the layer showed before.
  package var before: Frame.Node?
  /// Which layer of a frame is the one with what the layer shows now: the same from frame to frame.
  var contentID: UInt64 = 0

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype, style, before) = (other.type, other.subtype, other.style, other.before)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }

  /// What to show for a layer that now looks like `node`, while it is `time` in the layer; nil before and after.
  func pose(of node: Frame.Node, at time: Double) -> Frame.Node? {
    guard let before, let point = timing.point(at: time) else { return nil }
    let (start, end) = (Double(startProgress), Double(endProgress))
    let progress = start + (end - start) * self.progress(at: point)
    return LayerTransition(style: style ?? publicStyle, before: before, contentID: contentID)
      .pose(of: node, at: progress)
  }

  private var publicStyle: LayerTransition.Style {
    let edge: LayerTransition.Edge
    switch subtype {
    case .fromRight: edge = .right
    case .fromTop: edge = .bottom
    case .fromBottom: edge = .top
    default: edge = .left
    }
    switch type {
    case .moveIn: return .moveIn(from: edge)
    case .push: return .push(from: edge)
    case .reveal: return .reveal(from: edge)
    default: return .dissolve
    }
  }
}
