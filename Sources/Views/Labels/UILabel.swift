// UILabel: text on one or more lines, which answers no touches. Its measuring is in UILabel+Layout.swift.

import Foundation
import Geometry
import Layers

/// A view that shows text. It is drawn again only when something that it shows has changed.
@preconcurrency @MainActor
open class UILabel: UIView {
  // MARK: What is shown

  /// The text; nil shows nothing. Setting it ends `attributedText`.
  open var text: String? {
    get { plainText ?? attributed?.string }
    set {
      guard newValue != plainText || attributed != nil else { return }
      (plainText, attributed) = (newValue, nil)
      contentChanged()
    }
  }

  /// The text with fonts and colours for its parts; where they say nothing the label's own count.
  open var attributedText: NSAttributedString? {
    get {
      attributed
        ?? plainText.map { text in
          NSAttributedString(string: text, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
        }
    }
    set {
      (plainText, attributed) = (nil, newValue.map { NSAttributedString(attributedString: $0) })
      contentChanged()
    }
  }

  /// The font; 17 points of the system font at first, and again where nil is set.
  open var font: UIFont! = UILabel.defaultFont {
    didSet {
      if font == nil { font = UILabel.defaultFont }
      if font != oldValue { contentChanged() }
    }
  }

  /// The colour of the letters; `UIColor.label` at first, and again where nil is set.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if textColor != oldValue { setNeedsDisplay() }
    }
  }

  /// The colour of the letters while `isHighlighted`; nil leaves them as they are.
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue, isHighlighted { setNeedsDisplay() } }
  }

  /// Whether the label shows its highlighted colour: a selected cell sets it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedTextColor != nil { setNeedsDisplay() } }
  }

  /// Whether the text is shown as usual; if not it is dimmed.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// The colour of a copy of the text behind it; nil for none.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { setNeedsDisplay() } }
  }

  /// How far the copy is moved, in points: one up at first.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue, shadowColor != nil { setNeedsDisplay() } }
  }

  // MARK: How it is laid out

  /// Where the lines stand between left and right.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  /// Where lines break, and what happens to text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentChanged() } }
  }

  /// The number of lines at most; 0 for as many as the text needs.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentChanged() } }
  }

  /// Whether the font becomes smaller, down to `minimumScaleFactor`, so that a single line fits.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { contentChanged() } }
  }

  /// How small the font may become, as a part of its size, 0…1; 0 sets no bound.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { contentChanged() } }
  }

  /// Where text stands whose font became smaller.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }

  /// The width in points at which `intrinsicContentSize` breaks lines; 0 leaves it to the label's own width.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: State

  private var plainText: String?
  private var attributed: NSAttributedString?
  /// The last layout, which measuring and drawing mostly share.
  var cachedLayout: (request: TextLayout.Request, layout: TextLayout)?

  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareAsContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareAsContent()
  }

  /// The text with the style of each part.
  var styledText: StyledText {
    attributed.map { StyledText($0, font: font) } ?? StyledText(plainText ?? "", style: StyledText.Style(font: font))
  }

  private func contentChanged() {
    cachedLayout = nil
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Measuring

  /// Where the text lies in `bounds`: its lines' width and height, in the middle between top and bottom.
  ///
  /// Override it to place text elsewhere; `intrinsicContentSize` and `sizeThatFits` ask it too.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let fitted = fittedLayout(in: bounds.size, numberOfLines: numberOfLines)
    let size = CGSize(width: fitted.size.width.rounded(.up), height: fitted.size.height.rounded(.up))
    let room = bounds.height - size.height
    let y = bounds.minY + (bounds.height.isFinite && room > 0 ? room / 2 : 0)
    return CGRect(origin: CGPoint(x: bounds.minX + slack(in: bounds, for: size), y: y), size: size)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? .infinity : size.width
    let bounds = CGRect(x: 0, y: 0, width: width, height: .infinity)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// The size of the text, in points, with lines as long as `preferredMaxLayoutWidth` where that is set.
  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0)) }

  // MARK: Drawing

  /// Draws the text into `rect`, in the middle between its top and bottom.
  open func drawText(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.append(textCommands(in: rect))
  }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }
}
