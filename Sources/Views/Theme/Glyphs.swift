// Glyphs: the small signs of bars, cells and controls, drawn as strokes, in points.

import Foundation
import Geometry
import Layers

/// A sign made of strokes in one colour.
package struct Glyph: Hashable, Sendable {
  /// The size in points that the sign is drawn for.
  package var size: CGSize
  /// What is drawn along, and the width of the line in points.
  package var path: CGPath
  package var lineWidth: CGFloat
  /// What is filled beside the strokes: the dot of an i.
  package var filled = CGPath()

  /// The commands that draw the sign in one colour, its upper left corner at zero.
  package func commands(color: CGColor) -> [Picture.Command] {
    let strokes: [Picture.Command] =
      path.isEmpty ? [] : [.stroke(path, color, lineWidth: lineWidth, roundEnds: true)]
    return filled.isEmpty ? strokes : strokes + [.fill(filled, color, .winding)]
  }

  /// The sign as a stencil.
  package var image: UIImage { UIImage(glyph: self) }
}

/// The signs. Source of sizes and line widths: the pictures of iOS 7 and later.
package enum Glyphs {
  /// The arrow of a back button, pointing left.
  package static let backChevron = lines(
    CGSize(width: 13, height: 21), width: 3, [[CGPoint(x: 11, y: 2), CGPoint(x: 2, y: 10.5), CGPoint(x: 11, y: 19)]])

  /// The arrow at a cell's right edge.
  package static let disclosure = lines(
    CGSize(width: 8, height: 13), width: 2, [[CGPoint(x: 1, y: 1), CGPoint(x: 6.5, y: 6.5), CGPoint(x: 1, y: 12)]])

  /// The mark of a chosen cell.
  package static let checkmark = lines(
    CGSize(width: 14, height: 12), width: 2, [[CGPoint(x: 1, y: 6.5), CGPoint(x: 5, y: 11), CGPoint(x: 13, y: 1)]])

  /// A plus sign.
  package static let add = lines(
    CGSize(width: 18, height: 18), width: 1.5,
    [[CGPoint(x: 9, y: 1), CGPoint(x: 9, y: 17)], [CGPoint(x: 1, y: 9), CGPoint(x: 17, y: 9)]])

  /// A minus sign.
  package static let subtract = lines(
    CGSize(width: 18, height: 18), width: 1.5, [[CGPoint(x: 1, y: 9), CGPoint(x: 17, y: 9)]])

  /// A cross.
  package static let close = lines(
    CGSize(width: 16, height: 16), width: 2,
    [[CGPoint(x: 2, y: 2), CGPoint(x: 14, y: 14)], [CGPoint(x: 14, y: 2), CGPoint(x: 2, y: 14)]])

  /// Three lines, the sign of a menu.
  package static let list = lines(
    CGSize(width: 20, height: 16), width: 2,
    [2, 8, 14].map { [CGPoint(x: 1, y: $0), CGPoint(x: 19, y: $0)] })

  /// An i in a circle.
  package static let detail = circled(dot: CGPoint(x: 11, y: 6.5), [[CGPoint(x: 11, y: 10), CGPoint(x: 11, y: 16)]])

  /// A plus sign in a circle.
  package static let contactAdd = circled(
    dot: nil, [[CGPoint(x: 11, y: 6), CGPoint(x: 11, y: 16)], [CGPoint(x: 6, y: 11), CGPoint(x: 16, y: 11)]])

  private static func lines(_ size: CGSize, width: CGFloat, _ lines: [[CGPoint]]) -> Glyph {
    let path = CGMutablePath()
    for line in lines { path.addLines(between: line) }
    return Glyph(size: size, path: path.copy() ?? CGPath(), lineWidth: width)
  }

  /// Lines in a circle 22 points across.
  private static func circled(dot: CGPoint?, _ inner: [[CGPoint]]) -> Glyph {
    let size = CGSize(width: 22, height: 22)
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1))
    for line in inner { path.addLines(between: line) }
    let filled = dot.map { CGPath(ellipseIn: CGRect(x: $0.x - 1.25, y: $0.y - 1.25, width: 2.5, height: 2.5)) }
    return Glyph(size: size, path: path.copy() ?? CGPath(), lineWidth: 1.5, filled: filled ?? CGPath())
  }
}

@MainActor
extension UIImage {
  /// The sign of that name, as a stencil; nil for names that this library does not draw.
  ///
  /// It draws `chevron.left`, `chevron.backward`, `chevron.right`, `chevron.forward`, `checkmark`, `plus`, `minus`,
  /// `xmark`, `line.horizontal.3`, `info.circle` and `plus.circle`.
  public convenience init?(systemName name: String) {
    let glyph: Glyph? =
      switch name {
      case "chevron.left", "chevron.backward": Glyphs.backChevron
      case "chevron.right", "chevron.forward": Glyphs.disclosure
      case "checkmark": Glyphs.checkmark
      case "plus": Glyphs.add
      case "minus": Glyphs.subtract
      case "xmark": Glyphs.close
      case "line.horizontal.3": Glyphs.list
      case "info.circle": Glyphs.detail
      case "plus.circle": Glyphs.contactAdd
      default: nil
      }
    guard let glyph else { return nil }
    self.init(glyph: glyph)
  }
}
