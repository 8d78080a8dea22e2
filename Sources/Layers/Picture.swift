// Picture: a display list, what drawing into a view records and a renderer paints.

import Foundation
import Geometry

/// An immutable list of drawing commands in points, y down, in the coordinates of the layer that it fills.
public struct Picture: Hashable, Sendable {
  /// One piece of text on one line.
  public struct Text: Hashable, Sendable {
    public var string: String
    public var font: FontSpec
    public var color: CGColor
    /// Where the line begins on its baseline: its left end, whatever the script's direction.
    public var origin: CGPoint
    /// Whether the line as a whole runs from right to left.
    public var isRightToLeft: Bool

    public init(string: String, font: FontSpec, color: CGColor, origin: CGPoint, isRightToLeft: Bool = false) {
      (self.string, self.font, self.color) = (string, font, color)
      (self.origin, self.isRightToLeft) = (origin, isRightToLeft)
    }
  }

  /// One step of drawing.
  public enum Command: Hashable, Sendable {
    case save
    case restore
    case concat(CGAffineTransform)
    case clip(CGPath, CGPathFillRule)
    case fill(CGPath, CGColor, CGPathFillRule)
    case stroke(CGPath, CGColor, lineWidth: CGFloat, roundEnds: Bool)
    case image(CGImage, in: CGRect)
    /// An image used as a stencil: its alpha, in one colour.
    case stencil(CGImage, in: CGRect, CGColor)
    case text(Text)
    /// Makes the rectangle see-through again.
    case clear(CGRect)
  }

  public var commands: [Command]

  public init(commands: [Command] = []) { self.commands = commands }

  public var isEmpty: Bool { commands.isEmpty }
}
