// CGVector: a direction with a length.

import Foundation

/// A distance in two directions, in points or in points per second.
public struct CGVector: Hashable, Sendable {
  public var dx, dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  public init() { self.init(dx: 0, dy: 0) }

  public static let zero = CGVector()
}
