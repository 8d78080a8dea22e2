// UIButton: a control with a title, an image, or both, for each of its states. Where they lie is in
// UIButton+Layout.swift.

import Essentials
import Foundation
import Geometry

/// A button. It shows a press within a frame.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// How a button looks. Raw values are UIKit's.
  public enum ButtonType: Int, Sendable {
    /// Nothing but what is set.
    case custom = 0
    /// Title and image in the tint colour.
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    /// What iOS 7 made of the button with a drawn frame: a system button.
    public static let roundedRect = ButtonType.system

    /// The sign that a button of the type shows.
    var glyph: Glyph? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: Glyphs.detail
      case .contactAdd: Glyphs.contactAdd
      case .close: Glyphs.close
      }
    }
  }

  /// What is shown in one state.
  struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  /// How the button looks.
  public private(set) var buttonType = ButtonType.custom

  /// The room around everything, in points; top and bottom 0 mean the 6 points that iOS gives a title.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentChanged() } }
  }
  /// How far the title is moved from where it would be, in points; it takes no part in the button's size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }
  /// How far the image is moved from where it would be, in points; it takes no part in the button's size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Whether the image is darkened while the button is pressed, where no other is set for it.
  open var adjustsImageWhenHighlighted = true {
    didSet { if adjustsImageWhenHighlighted != oldValue { contentChanged() } }
  }
  /// Whether the image is dimmed while the button cannot be used, where no other is set for it.
  open var adjustsImageWhenDisabled = true {
    didSet { if adjustsImageWhenDisabled != oldValue { contentChanged() } }
  }

  private var contents: [UInt: Content] = [:]
  private var labelView: UILabel?
  private var pictureView: UIImageView?
  private var backgroundView: UIImageView?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A button of a type, without size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    setType(buttonType)
  }

  /// A button with the action's title and image, which does it when it is used.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Gives a button that was made without a type its own: storyboards make it first and read the type then.
  package func setType(_ type: ButtonType) {
    buttonType = type
    if let glyph = type.glyph { setImage(UIImage(glyph: glyph), for: .normal) }
    if bounds.size == .zero, type.glyph != nil { sizeToFit() }
    contentChanged()
  }

  /// Whether title and image take the tint colour.
  var isTinted: Bool { buttonType != .custom }

  // MARK: Parts

  /// The view that shows the title, made at first use.
  open var titleLabel: UILabel? { label }

  /// The view that shows the image, made at first use.
  open var imageView: UIImageView? { picture }

  private var label: UILabel {
    if let labelView { return labelView }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: isTinted ? 15 : UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    labelView = label
    addSubview(label)
    return label
  }

  private var picture: UIImageView {
    if let pictureView { return pictureView }
    let picture = UIImageView(frame: .zero)
    pictureView = picture
    insert(picture, above: backgroundView)
    return picture
  }

  private var background: UIImageView {
    if let backgroundView { return backgroundView }
    let background = UIImageView(frame: .zero)
    backgroundView = background
    insertSubview(background, at: 0)
    return background
  }

  private func insert(_ view: UIView, above other: UIView?) {
    if let other { insertSubview(view, aboveSubview: other) } else { insertSubview(view, at: 0) }
  }

  // MARK: What is shown in a state

  /// Sets the title for a state; states without one show that of `normal`.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  /// The title that shows in a state.
  open func title(for state: State) -> String? { value(\.title, for: state) }

  /// Sets a title with fonts and colours of its own; it goes before the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }
  /// The title with fonts and colours of its own that shows in a state.
  open func attributedTitle(for state: State) -> NSAttributedString? { value(\.attributedTitle, for: state) }

  /// Sets the title's colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
  /// The colour that was set for the state or for `normal`, else white, or the tint on a system button.
  open func titleColor(for state: State) -> UIColor? {
    value(\.titleColor, for: state) ?? (isTinted ? tintColor : .white)
  }

  /// Sets the colour of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.titleShadowColor = color } }
  /// The colour of the title's shadow in a state.
  open func titleShadowColor(for state: State) -> UIColor? { value(\.titleShadowColor, for: state) }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  /// The image that shows in a state.
  open func image(for state: State) -> UIImage? { value(\.image, for: state) }

  /// Sets the image that fills the button behind everything for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }
  /// The image behind everything in a state.
  open func backgroundImage(for state: State) -> UIImage? { value(\.backgroundImage, for: state) }

  /// The title that shows now.
  public var currentTitle: String? { title(for: state) }
  /// The title with fonts and colours of its own that shows now.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The title's colour now, but for presses and dimming.
  public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The image that shows now.
  public var currentImage: UIImage? { image(for: state) }
  /// The image behind everything now.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private func change(_ state: State, _ change: (inout Content) -> Void) {
    change(&contents[state.rawValue, default: Content()])
    contentChanged()
  }

  private func value<Value>(_ path: KeyPath<Content, Value?>, for state: State) -> Value? {
    contents[state.rawValue]?[keyPath: path] ?? contents[State.normal.rawValue]?[keyPath: path]
  }

  private func isSet<Value>(_ path: KeyPath<Content, Value?>, for state: State) -> Bool {
    contents[state.rawValue]?[keyPath: path] != nil
  }

  // MARK: Showing it

  private func contentChanged() {
    showState()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  override func stateChanged() {
    super.stateChanged()
    showState()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  /// Brings the parts up to date with the state: at once, so that the next frame answers a press.
  private func showState() {
    let isPressed = isHighlighted && isEnabled
    if currentTitle != nil || currentAttributedTitle != nil || labelView != nil { showTitle(isPressed) }
    if currentImage != nil || pictureView != nil { showImage(isPressed) }
    guard currentBackgroundImage != nil || backgroundView != nil else { return }
    background.image = currentBackgroundImage
    let isDarkened = isPressed && adjustsImageWhenHighlighted && !isSet(\.backgroundImage, for: state)
    background.shade = isDarkened ? Theme.pressedShade : nil
  }

  private func showTitle(_ isPressed: Bool) {
    if let title = currentAttributedTitle { label.attributedText = title } else { label.text = currentTitle }
    let isOwnColor = isSet(\.titleColor, for: state)
    label.textColor = !isEnabled && isTinted && !isOwnColor ? .tertiaryLabel : currentTitleColor
    label.shadowColor = titleShadowColor(for: state)
    label.alpha = isPressed && isTinted && !isOwnColor ? Theme.pressedAlpha : 1
  }

  private func showImage(_ isPressed: Bool) {
    picture.image = currentImage
    picture.prefersTemplate = isTinted
    let isOwn = isSet(\.image, for: state)
    let isDarkened = isPressed && !isTinted && adjustsImageWhenHighlighted && !isOwn
    picture.shade = isDarkened ? Theme.pressedShade : nil
    picture.alpha =
      if isPressed && isTinted && !isOwn {
        Theme.pressedAlpha
      } else if !isEnabled && adjustsImageWhenDisabled && !isOwn { Theme.disabledAlpha } else { 1 }
  }

  // MARK: Layout

  /// The rectangle behind everything.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle for title and image.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Where the title lies.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { arrangement.title(in: contentRect) }
  /// Where the image lies.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { arrangement.image(in: contentRect) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    labelView?.frame = titleRect(forContentRect: content)
    pictureView?.frame = imageRect(forContentRect: content)
    backgroundView?.frame = backgroundRect(forBounds: bounds)
  }

  /// Room for title and image side by side, with 6 points above and below a title as on iOS, or for the background.
  open override var intrinsicContentSize: CGSize {
    let (title, image) = (titleSize, currentImage?.size ?? .zero)
    var insets = contentEdgeInsets
    if title != .zero, insets.top == 0, insets.bottom == 0 { (insets.top, insets.bottom) = (6, 6) }
    let background = currentBackgroundImage?.size ?? .zero
    let width = title.width + image.width + insets.left + insets.right
    let height = max(title.height, image.height) + insets.top + insets.bottom
    // A title alone leaves 30 points to press, as on iOS.
    let least: CGFloat = title != .zero && currentImage == nil ? 30 : 0
    return CGSize(width: max(width, background.width, least), height: max(height, background.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var forFirstBaselineLayout: UIView { labelView ?? self }
  open override var forLastBaselineLayout: UIView { labelView ?? self }

  /// The title's size in points; zero without a title.
  var titleSize: CGSize {
    guard currentTitle?.isEmpty == false || currentAttributedTitle != nil else { return .zero }
    return label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }
}

/// The older spelling of `UIButton.ButtonType`.
public typealias UIButtonType = UIButton.ButtonType
