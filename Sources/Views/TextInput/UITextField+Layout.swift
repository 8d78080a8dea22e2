// UITextField+Layout: where text, button and side views stand, in the field's coordinates.

import Essentials
import Foundation
import Geometry
import Layers

extension UITextField {
  // MARK: Rooms

  /// The room between a border and the text, in points. Source: the text rectangles of iOS 7 and later.
  private var padding: CGSize {
    switch borderStyle {
    case .none: .zero
    case .line: CGSize(width: 2, height: 1)
    case .bezel, .roundedRect: CGSize(width: 7, height: 2)
    }
  }

  /// The sides of the clear button, and the room between the text and what stands beside it, in points.
  private static let clearButtonSide: CGFloat = 19
  private static let gap: CGFloat = 4

  /// The room for the text, between what stands beside it.
  final func contentRect(in bounds: CGRect, editing: Bool) -> CGRect {
    let room = bounds.insetBy(dx: min(padding.width, bounds.width / 2), dy: min(padding.height, bounds.height / 2))
    var (left, right) = (room.minX, room.maxX)
    func avoid(_ rect: CGRect) {
      if rect.midX < bounds.midX {
        left = max(left, rect.maxX + Self.gap)
      } else {
        right = min(right, rect.minX - Self.gap)
      }
    }
    if showsLeftView(editing: editing) { avoid(leftViewRect(forBounds: bounds)) }
    if showsRightView(editing: editing) { avoid(rightViewRect(forBounds: bounds)) }
    if showsClearButton(editing: editing) { avoid(clearButtonRect(forBounds: bounds)) }
    return CGRect(x: left, y: room.minY, width: max(0, right - left), height: room.height)
  }

  final func clearButtonPlace(in bounds: CGRect) -> CGRect {
    let side = min(Self.clearButtonSide, bounds.height)
    let inset = max(padding.width - 2, 0)
    let x = isMirrored ? bounds.minX + inset : bounds.maxX - inset - side
    return CGRect(x: x, y: (bounds.midY - side / 2).rounded(.down), width: side, height: side)
  }

  /// A view at the side where reading starts or ends, as large as it is, as far as there is room.
  final func sidePlace(of view: UIView?, in bounds: CGRect, atStart: Bool) -> CGRect {
    let size = view?.bounds.size ?? .zero
    let fitting = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    let x = atStart != isMirrored ? bounds.minX + padding.width : bounds.maxX - padding.width - fitting.width
    return CGRect(
      x: x, y: (bounds.midY - fitting.height / 2).rounded(.down), width: fitting.width, height: fitting.height)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func showsClearButton(editing: Bool) -> Bool {
    hasText && isEnabled && clearButtonMode.shows(editing: editing) && !showsRightView(editing: editing)
  }
  private func showsLeftView(editing: Bool) -> Bool { leftView != nil && leftViewMode.shows(editing: editing) }
  private func showsRightView(editing: Bool) -> Bool { rightView != nil && rightViewMode.shows(editing: editing) }

  /// The size of the text, or of a placeholder that is longer, with all that stands beside it. A rounded field leaves
  /// its line as much room as iOS does: 30 points for a font of 14, 34 for one of 17.
  final var fittingSize: CGSize {
    let text = StyledText(displayed, style: StyledText.Style(font: baseFont))
    let widest = max(text.width(of: text.range), styledPlaceholder.width(of: styledPlaceholder.range))
    let probe = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let beside = 1000 - contentRect(in: probe, editing: isEditing).width
    let line = baseFont.lineHeight.rounded(.up)
    let height: CGFloat =
      switch borderStyle {
      case .none: line
      case .line: line + 2
      case .bezel: line + 8
      case .roundedRect: line + 13
      }
    return CGSize(width: (widest + beside + TextFieldCaret.width).rounded(.up), height: height)
  }

  // MARK: The line

  final var baseFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

  /// What is drawn for the text: itself, or a bullet for each letter.
  final var displayed: String {
    isSecureTextEntry ? String(repeating: "•", count: edited.letters.count) : edited.string
  }

  /// Where the text stands now.
  final var area: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

  /// The line as it is edited.
  final var line: TextFieldLine {
    let (string, width) = (displayed, area.width)
    let font = fittedFont(for: string, in: width)
    if let cachedLine, cachedLine.string == string, cachedLine.font == font, cachedLine.isRightToLeft == isRightToLeft {
      return cachedLine
    }
    let line = TextFieldLine(string, font: font, isRightToLeft: isRightToLeft)
    cachedLine = line
    return line
  }

  /// Whether the text runs from right to left: by its first strong letter, or as the view is laid out.
  final var isRightToLeft: Bool {
    let own = isSecureTextEntry ? nil : WritingDirection(firstStrongLetterOf: edited.letters)
    return own.map { $0 == .rightToLeft } ?? isMirrored
  }

  /// The font that makes a text fit, not smaller than is allowed.
  final func fittedFont(for string: String, in width: CGFloat) -> UIFont {
    guard adjustsFontSizeToFitWidth, width > 0 else { return baseFont }
    let natural = Turn.current.host.width(of: string, font: baseFont.spec)
    guard natural > width - TextFieldCaret.width else { return baseFont }
    let size = baseFont.pointSize * (width - TextFieldCaret.width) / natural
    return baseFont.withSize(min(baseFont.pointSize, max(size, minimumFontSize, 1)))
  }

  /// The alignment as left, centre or right.
  final func alignment(isRightToLeft: Bool) -> NSTextAlignment {
    switch textAlignment {
    case .natural, .justified: isRightToLeft ? .right : .left
    default: textAlignment
    }
  }

  /// The x of the edited line's left end in the field.
  final func origin(of line: TextFieldLine, in area: CGRect) -> CGFloat {
    let room = area.width - line.width
    guard room >= TextFieldCaret.width else { return area.minX - scroll }
    return switch alignment(isRightToLeft: line.isRightToLeft) {
    case .right: area.minX + room
    case .center: area.minX + room / 2
    default: area.minX
    }
  }

  /// The y of a line's top and baseline in a rectangle; `height`, `ascender` and so on are the font's.
  final func vertical(of metrics: FontMetrics, in rect: CGRect) -> (top: CGFloat, baseline: CGFloat) {
    let room = rect.height - metrics.lineHeight
    let top: CGFloat =
      switch contentVerticalAlignment {
      case .top: rect.minY
      case .bottom: rect.minY + room
      case .center, .fill: rect.minY + room / 2
      }
    return (top, top + metrics.ascender + (metrics.lineHeight - metrics.ascender - metrics.descender) / 2)
  }

  /// Moves a line that is longer than its room as little as shows the caret, and no further than its ends.
  final func scrollToCaret() {
    let (line, width) = (line, area.width)
    let greatest = line.width + TextFieldCaret.width - width
    guard isEditing, greatest > 0 else {
      scroll = 0
      return
    }
    let x = line.caret(at: edited.head)
    let shown = min(max(scroll, x + TextFieldCaret.width - width), x)
    scroll = min(max(shown, 0), greatest)
  }

  // MARK: Caret and letters

  /// The caret's rectangle at a place: two points wide, on whole pixels. It stands no more than a point outside the room
  /// for the text, and not outside the field.
  final func caretRect(at place: Int) -> CGRect {
    let (line, area, scale) = (line, area, UIScreen.main.scale)
    let metrics = line.font.metrics
    let x = origin(of: line, in: area) + line.caret(at: place) + line.caretLean(at: place)
    let (least, greatest) = (max(area.minX - 1, bounds.minX), min(area.maxX + 1, bounds.maxX) - TextFieldCaret.width)
    let inside = min(max(x, least), max(least, greatest))
    func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return CGRect(
      x: aligned(inside), y: aligned(vertical(of: metrics, in: area).top), width: TextFieldCaret.width,
      height: aligned(metrics.lineHeight))
  }

  /// The box around a range's letters; the caret's where it has none.
  final func rect(of range: Range<Int>) -> CGRect {
    let (line, area) = (line, area)
    let bands = line.bands(of: range)
    guard let first = bands.first, let last = bands.last else { return caretRect(at: range.lowerBound) }
    let left = origin(of: line, in: area) + first.lowerBound
    let metrics = line.font.metrics
    return CGRect(
      x: left, y: vertical(of: metrics, in: area).top, width: last.upperBound - first.lowerBound,
      height: metrics.lineHeight)
  }

  /// The place nearest to a point.
  final func place(at point: CGPoint) -> Int { line.place(nearest: point.x - origin(of: line, in: area)) }

  /// The letter under a point, or the nearest one.
  final func letter(at point: CGPoint) -> Int { line.letter(at: point.x - origin(of: line, in: area)) }

  // MARK: Placing

  /// Has everything measured, placed and drawn anew.
  final func contentChanged() {
    canvas.setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    if isEditing { caret.startBlinking() } else { caret.stopBlinking() }
  }

  final func placeParts() {
    scrollToCaret()
    let showsPlaceholder = edited.letters.isEmpty
    let frame = showsPlaceholder ? placeholderRect(forBounds: bounds) : area
    if canvas.frame != frame { canvas.frame = frame }
    place(clearButton, at: clearButtonRect(forBounds: bounds), if: showsClearButton(editing: isEditing))
    leftView.map { place($0, at: leftViewRect(forBounds: bounds), if: showsLeftView(editing: isEditing)) }
    rightView.map { place($0, at: rightViewRect(forBounds: bounds), if: showsRightView(editing: isEditing)) }
    placeCaret()
  }

  private func place(_ view: UIView, at frame: CGRect, if isShown: Bool) {
    view.isHidden = !isShown
    if isShown, view.frame != frame { view.frame = frame }
  }

  /// Puts the caret where it belongs, and tells the input method.
  private func placeCaret() {
    guard isEditing else { return caret.stopBlinking() }
    let rect = caretRect(at: edited.head)
    if caret.frame != rect { caret.frame = rect }
    if edited.hasSelection { caret.stopBlinking() } else { caret.blink() }
    if let window { Turn.current.host.setTextInputRect(convert(rect, to: window)) }
  }

  final func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    if let new { addSubview(new) }
    contentChanged()
  }
}

extension UITextField.ViewMode {
  fileprivate func shows(editing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: editing
    case .unlessEditing: !editing
    case .always: true
    }
  }
}
