// UITextField+Drawing: the border, the text, what is selected and what an input method still works on.

import Essentials
import Foundation
import Geometry
import Layers

extension UITextField {
  // MARK: Border

  /// The radius of a rounded border's corners, in points. Source: iOS 7 and later.
  private static let cornerRadius: CGFloat = 5

  /// A rounded field is filled inside its border only, so that its corners show what lies behind.
  final func borderChanged() {
    super.backgroundColor = borderStyle == .roundedRect ? nil : fill
    focusRing = borderStyle == .roundedRect ? FocusRing(inset: -2, cornerRadius: Self.cornerRadius + 2) : nil
    setNeedsDisplay()
    contentChanged()
  }

  final func drawBorder() {
    let context = UIGraphicsGetCurrentContext()
    let rect = borderRect(forBounds: bounds)
    guard rect.width > 2, rect.height > 2 else { return }
    let hairline = 1 / UIScreen.main.scale
    switch borderStyle {
    case .none:
      let picture = isEnabled ? background : disabledBackground ?? background
      context?.append(picture?.commands(in: rect, tint: nil) ?? [])
    case .line, .bezel:
      let width = borderStyle == .line ? hairline : 1
      let color: UIColor = borderStyle == .line ? .label : .systemGray
      let path = CGPath(rect: rect.insetBy(dx: width / 2, dy: width / 2))
      context?.append([.stroke(path, color.cgColor, lineWidth: width, roundEnds: false)])
    case .roundedRect:
      let line = rect.insetBy(dx: hairline / 2, dy: hairline / 2)
      let path = CGPath(
        roundedRect: line, cornerWidth: min(Self.cornerRadius, line.width / 2),
        cornerHeight: min(Self.cornerRadius, line.height / 2))
      let inside: UIColor = isEnabled ? fill ?? .systemBackground : .secondarySystemBackground
      context?.append([
        .fill(path, inside.cgColor, .winding),
        .stroke(path, UIColor.fieldBorder.cgColor, lineWidth: hairline, roundEnds: false),
      ])
    }
  }

  // MARK: Text

  private var ink: UIColor {
    let color = textColor ?? .label
    return isEnabled ? color : UIColor(cgColor: color.cgColor.copy(alpha: color.cgColor.alpha * Theme.disabledAlpha))
  }

  /// The commands that draw the text into a rectangle: while it is edited with what is selected, moved as far as it is
  /// scrolled; else cut off with "…".
  final func textCommands(in rect: CGRect) -> [Picture.Command] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    return isEditing ? editedCommands(in: rect) : shortenedCommands(styledText(in: rect.width), ink, rect)
  }

  private func styledText(in width: CGFloat) -> StyledText {
    StyledText(displayed, style: StyledText.Style(font: fittedFont(for: displayed, in: width)))
  }

  private func editedCommands(in rect: CGRect) -> [Picture.Command] {
    let line = line
    let metrics = line.font.metrics
    let (top, baseline) = vertical(of: metrics, in: rect)
    let left = origin(of: line, in: rect)
    func boxes(_ range: Range<Int>, y: CGFloat, height: CGFloat) -> [CGPath] {
      line.bands(of: range).map { band in
        CGPath(
          rect: CGRect(x: left + band.lowerBound, y: y, width: band.upperBound - band.lowerBound, height: height))
      }
    }
    let tint = tintColor.cgColor
    // On black less of the tint would not be seen.
    let shade = tint.copy(alpha: tint.alpha * (traitCollection.userInterfaceStyle == .dark ? 0.45 : 0.22))
    let selected = boxes(edited.selection, y: top, height: metrics.lineHeight)
      .map { Picture.Command.fill($0, shade, .winding) }
    let marked = edited.marked.map { boxes($0, y: (baseline + 2).rounded(), height: 1) } ?? []
    return selected + marked.map { .fill($0, ink.cgColor, .winding) } + [
      .text(
        Picture.Text(
          string: line.string, font: line.font.spec, color: ink.cgColor, origin: CGPoint(x: left, y: baseline),
          isRightToLeft: line.isRightToLeft))
    ]
  }

  private func shortenedCommands(_ text: StyledText, _ color: UIColor, _ rect: CGRect) -> [Picture.Command] {
    let layout = TextLayout(
      TextLayout.Request(text: text, width: rect.width, maximumLines: 1, lineBreakMode: .byTruncatingTail))
    guard let line = layout.lines.first else { return [] }
    let metrics = FontMetrics(
      ascender: line.baseline, descender: line.height - line.baseline, lineHeight: line.height, capHeight: 0, xHeight: 0
    )
    let box = CGRect(
      x: rect.minX, y: vertical(of: metrics, in: rect).top, width: rect.width, height: line.height)
    let isRightToLeft = line.isRightToLeft || self.isRightToLeft && text.isNeutral
    return layout.commands(in: box, alignment: alignment(isRightToLeft: isRightToLeft), color: color)
  }

  // MARK: Placeholder

  final var styledPlaceholder: StyledText {
    StyledText(attributedPlaceholder ?? NSAttributedString(string: ""), font: baseFont)
  }

  final func placeholderCommands(in rect: CGRect) -> [Picture.Command] {
    guard rect.width > 0, rect.height > 0, edited.marked == nil else { return [] }
    return shortenedCommands(styledPlaceholder, .placeholderText, rect)
  }
}

extension StyledText {
  /// Whether no letter says which way the text runs.
  fileprivate var isNeutral: Bool { WritingDirection(firstStrongLetterOf: characters) == nil }
}

extension UIColor {
  /// The line around a rounded field. Source: pixels of public screenshots of iOS 7 and later.
  fileprivate static let fieldBorder = UIColor(
    light: CGColor(gray: 0.8, alpha: 1), dark: CGColor(gray: 0.25, alpha: 1))
}
