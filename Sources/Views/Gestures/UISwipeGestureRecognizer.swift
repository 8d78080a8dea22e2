// UISwipeGestureRecognizer: a quick stroke in one direction.

import Essentials
import Foundation

/// Recognises a swipe; discrete, recognised while the finger is still down.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe. Raw values are UIKit's.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that count; right by default.
  open var direction: Direction = .right
  /// How many fingers must swipe; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The least way along the direction and the most across it, in points, and the longest time, in seconds.
  /// Source: what UIKit's own recogniser is seen to use.
  static let leastAlong = 50.0, mostAcross = 50.0, longest = 0.5

  private var start = CGPoint.zero
  private var startTime = 0.0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    start = location(in: nil)
    startTime = Turn.current.now
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard Turn.current.now - startTime <= Self.longest else {
      state = .failed
      return
    }
    let place = location(in: nil)
    let (dx, dy) = (place.x - start.x, place.y - start.y)
    let ways: [(direction: Direction, along: CGFloat, across: CGFloat)] = [
      (.right, dx, abs(dy)), (.left, -dx, abs(dy)), (.down, dy, abs(dx)), (.up, -dy, abs(dx)),
    ]
    let open = ways.filter { direction.contains($0.direction) && $0.across <= Self.mostAcross }
    if open.isEmpty {
      state = .failed
      return
    }
    let isFar = open.contains { $0.along >= Self.leastAlong && $0.along >= $0.across }
    if isFar && numberOfTouches == numberOfTouchesRequired { state = .ended }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if pendingStates.isEmpty { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
