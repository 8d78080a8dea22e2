// CGPath: an outline of lines and curves.

import Foundation

/// An immutable outline; coordinates are points, y down.
public struct CGPath: Hashable, Sendable {
  /// One step of the outline.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// The steps, in order.
  public package(set) var elements: [Element]

  package init(elements: [Element]) { self.elements = elements }
}

/// Which points an outline holds.
public enum CGPathFillRule: Hashable, Sendable {
  /// Those around which the outline winds.
  case winding
  /// Those that lie behind an odd number of crossings.
  case evenOdd
}
