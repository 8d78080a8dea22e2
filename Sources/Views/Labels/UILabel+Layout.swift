// UILabel+Layout: a label's lines in a given room, smaller fonts that make them fit, and the commands that draw them.

import Foundation
import Geometry
import Layers

extension UILabel {
  /// The text's lines in a room; as many as are allowed and fit, at least one. An infinite side sets no bound.
  func fittedLayout(in room: CGSize, numberOfLines: Int) -> TextLayout {
    fitted(styledText.scaled(by: shrinkFactor(for: room.width)), in: room, numberOfLines: numberOfLines)
  }

  private func fitted(_ text: StyledText, in room: CGSize, numberOfLines: Int) -> TextLayout {
    var request = TextLayout.Request(
      text: text, width: room.width, maximumLines: max(numberOfLines, 0), lineBreakMode: lineBreakMode)
    let layout = layout(request)
    guard room.height.isFinite, room.height > 0, layout.lines.count > 1 else { return layout }
    let lines = layout.lines.prefix { $0.top + $0.height <= room.height + TextLayout.tolerance }.count
    guard lines < layout.lines.count else { return layout }
    request.maximumLines = max(lines, 1)
    return self.layout(request)
  }

  private func layout(_ request: TextLayout.Request) -> TextLayout {
    if let cachedLayout, cachedLayout.request == request { return cachedLayout.layout }
    let layout = TextLayout(request)
    cachedLayout = (request, layout)
    return layout
  }

  /// The factor on the font's size that lets a single line fit, not below the allowed minimum.
  private func shrinkFactor(for width: CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, width.isFinite, width > 0 else { return 1 }
    let text = styledText
    let natural = text.width(of: text.range)
    guard natural > width else { return 1 }
    return max(minimumScaleFactor, width / natural)
  }

  /// How far from the left edge of `bounds` lines of `size` begin.
  func slack(in bounds: CGRect, for size: CGSize) -> CGFloat {
    guard bounds.width.isFinite else { return 0 }
    let isRightToLeft = WritingDirection(firstStrongLetterOf: styledText.characters) == .rightToLeft
    return switch textAlignment {
    case .left: 0
    case .center: (bounds.width - size.width) / 2
    case .right: bounds.width - size.width
    case .natural, .justified: isRightToLeft ? bounds.width - size.width : 0
    }
  }

  /// The commands that draw the text into `rect`.
  func textCommands(in rect: CGRect) -> [Picture.Command] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let layout = fittedLayout(in: rect.size, numberOfLines: numberOfLines)
    guard !layout.lines.isEmpty else { return [] }
    var box = rect
    box.origin.y += (rect.height - layout.size.height) / 2 + baselineShift(of: layout, in: rect)
    let isLit = isHighlighted && highlightedTextColor != nil
    var ink: UIColor = isLit ? highlightedTextColor ?? textColor : textColor
    if !isEnabled { ink = UIColor(cgColor: ink.cgColor.copy(alpha: ink.cgColor.alpha * Theme.disabledAlpha)) }
    let text = layout.commands(in: box, alignment: textAlignment, color: ink, overrides: isLit || !isEnabled)
    let shadow = shadowColor.map { color in
      layout.commands(
        in: box.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height), alignment: textAlignment, color: color,
        overrides: true)
    }
    let commands = (shadow ?? []) + text
    guard layout.size.width > rect.width + TextLayout.tolerance || layout.size.height > rect.height else {
      return commands
    }
    return [.save, .clip(CGPath(rect: rect), .winding)] + commands + [.restore]
  }

  /// How far a line with a smaller font is moved from the middle, in points, downwards.
  private func baselineShift(of layout: TextLayout, in rect: CGRect) -> CGFloat {
    guard adjustsFontSizeToFitWidth, baselineAdjustment != .alignCenters, let line = layout.lines.first else {
      return 0
    }
    let full = fitted(styledText, in: CGSize(width: CGFloat.infinity, height: rect.height), numberOfLines: 1)
    guard let fullLine = full.lines.first, fullLine.height != line.height else { return 0 }
    let top = (layout.size.height - full.size.height) / 2
    return baselineAdjustment == .none ? top : top + fullLine.baseline - line.baseline
  }
}
