// TextLayout+Drawing: laid out lines as drawing commands, aligned in a box.

import Foundation
import Geometry
import Layers

extension TextLayout {
  /// The left end of a line in a box `width` points wide, from the box's left edge.
  package static func x(of line: Line, in width: CGFloat, alignment: NSTextAlignment) -> CGFloat {
    switch alignment {
    case .left: 0
    case .center: (width - line.width) / 2
    case .right: width - line.width
    case .justified, .natural: line.isRightToLeft ? width - line.width : 0
    }
  }

  /// The commands that draw the lines into `box`, from its top; text without a colour of its own gets `color`, and
  /// where `overrides` is true all of it does.
  ///
  /// Baselines stand where the measures put them, the same on every screen: the renderer moves them to its pixels.
  @MainActor
  package func commands(
    in box: CGRect, alignment: NSTextAlignment, color: UIColor, overrides: Bool = false
  ) -> [Picture.Command] {
    lines.flatMap { line in
      let left = box.minX + TextLayout.x(of: line, in: box.width, alignment: alignment)
      let baseline = box.minY + line.baseline
      return line.pieces.flatMap { piece -> [Picture.Command] in
        guard !piece.string.isEmpty else { return [] }
        let ink = (overrides ? color : piece.style.color ?? color).cgColor
        let origin = CGPoint(x: left + piece.x, y: baseline)
        let text = Picture.Text(
          string: piece.string, font: piece.style.font.spec, color: ink, origin: origin,
          isRightToLeft: line.isRightToLeft)
        guard piece.style.isUnderlined else { return [.text(text)] }
        // A fifteenth of the size below the baseline, and as thick: near what fonts themselves ask for.
        let thickness = max(1, (piece.style.font.pointSize / 15).rounded())
        let rule = CGRect(x: origin.x, y: baseline + thickness, width: piece.width, height: thickness)
        return [.fill(CGPath(rect: rule), ink, .winding), .text(text)]
      }
    }
  }
}
