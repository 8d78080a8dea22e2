// UITextField: a line of text that the user edits. This file holds what is set and what subclasses override; how it is
// edited, drawn, placed, and what keys and the mouse do stands in the files beside it.

import Essentials
import Foundation
import Geometry
import Layers
import Undo

/// A field for one line of text.
///
/// It is edited while it is the first responder: a click, Tab or `becomeFirstResponder()` begin it.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UITextInputTraits, MarkedTextInput {
  /// What is drawn around the text. Raw values are UIKit's.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When the clear button or a view at a side shows. Raw values are UIKit's.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  /// Why editing has ended. Raw values are UIKit's.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }

  /// Posted with the field as object when editing has begun or ended, and when the user has changed the text.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  // MARK: What is shown

  /// The text, never nil; nil sets an empty one. Setting it sends nothing and brings the caret to its end.
  open var text: String? {
    get { edited.string }
    set { setText(newValue ?? "") }
  }

  /// The text with its font and colour. Setting it takes both from its first letter: a field has one style.
  open var attributedText: NSAttributedString? {
    get {
      NSAttributedString(string: edited.string, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
    }
    set {
      if let newValue, newValue.length > 0 {
        let attributes = newValue.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
      }
      setText(newValue?.string ?? "")
    }
  }

  /// What stands in grey in the field while it has no text.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The same with fonts and colours for its parts.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { if attributedPlaceholder != oldValue { contentChanged() } }
  }

  /// The font; 17 points of the system font at first, and again where nil is set.
  open var font: UIFont? = UITextField.defaultFont {
    didSet {
      if font == nil { font = UITextField.defaultFont }
      if font != oldValue { contentChanged() }
    }
  }

  /// The colour of the letters; `UIColor.label` at first, and again where nil is set.
  open var textColor: UIColor? = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if textColor != oldValue { canvas.setNeedsDisplay() }
    }
  }

  /// Where a text that fits stands between left and right.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { contentChanged() } }
  }

  /// Whether the font becomes smaller, down to `minimumFontSize` points, before a long text is cut off or scrolled.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { contentChanged() } }
  }
  open var minimumFontSize: CGFloat = 0 {
    didSet { if minimumFontSize != oldValue { contentChanged() } }
  }

  /// What is drawn around the text; nothing at first.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { borderChanged() } }
  }

  /// Pictures that fill a field without border, and such a field while it is disabled.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }

  /// The colour behind the text; a rounded field without one is filled with the system's background.
  open override var backgroundColor: UIColor? {
    get { fill }
    set {
      fill = newValue
      borderChanged()
    }
  }

  // MARK: What stands beside the text

  /// When the button that empties the field shows; never where there is no text.
  open var clearButtonMode = ViewMode.never { didSet { if clearButtonMode != oldValue { setNeedsLayout() } } }

  /// Views before and behind the text, and when they show. Behind the text a view takes the clear button's place.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  open var leftViewMode = ViewMode.never { didSet { if leftViewMode != oldValue { setNeedsLayout() } } }
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  open var rightViewMode = ViewMode.never { didSet { if rightViewMode != oldValue { setNeedsLayout() } } }

  // MARK: Editing

  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the field is being edited.
  open internal(set) var isEditing = false
  /// Whether the field is emptied when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the next typed text takes the place of all; false again when anything else happens.
  open var clearsOnInsertion = false

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!
  /// Whether the text shows as bullets and never leaves for the clipboard.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { contentChanged() } }
  }

  // MARK: State

  final var edited = EditedText()
  /// How far a text that is longer than its room is moved to the left, in points.
  final var scroll: CGFloat = 0 {
    didSet {
      guard scroll != oldValue else { return }
      canvas.setNeedsDisplay()
      setNeedsLayout()
    }
  }
  final var drag: TextFieldDrag?
  final var cachedLine: TextFieldLine?
  final var fill: UIColor?
  final let history = TextFieldHistory()
  final let canvas = TextFieldCanvas(frame: .zero)
  final let caret = TextFieldCaret(frame: .zero)
  final let clearButton = TextFieldClearButton(frame: .zero)

  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isOpaque = false
    contentMode = .redraw
    for part in [canvas, clearButton, caret] { addSubview(part) }
    clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
  }

  open override class var connections: [Connection] {
    super.connections + [
      .outlet("delegate", \UITextField.delegate),
      .action("cut:", { $0.cut(_:) } as @MainActor (UITextField) -> @MainActor (Any?) -> Void),
      .action("copy:", { $0.copy(_:) } as @MainActor (UITextField) -> @MainActor (Any?) -> Void),
      .action("paste:", { $0.paste(_:) } as @MainActor (UITextField) -> @MainActor (Any?) -> Void),
      .action("delete:", { $0.delete(_:) } as @MainActor (UITextField) -> @MainActor (Any?) -> Void),
      .action("select:", { $0.select(_:) } as @MainActor (UITextField) -> @MainActor (Any?) -> Void),
      .action("selectAll:", { $0.selectAll(_:) } as @MainActor (UITextField) -> @MainActor (Any?) -> Void),
    ]
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEnabled && isUserInteractionEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    beginEditing()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  /// The field's own manager while it is edited; it forgets all when that ends (E23).
  open override var undoManager: UndoManager? { isEditing ? history.manager : super.undoManager }

  /// Uses the field as a press of Return does while it is not edited: begins to edit it.
  @discardableResult
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  override var activationEvents: Event { .touchUpInside }

  override func stateChanged() {
    super.stateChanged()
    canvas.setNeedsDisplay()
    setNeedsDisplay()
    if !isEnabled, isEditing { resignFirstResponder() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // The window has let go of a field that leaves it, whatever the delegate says (B31).
    if isEditing, !isFirstResponder { endEditing() }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isEditing, let press = presses.first, use(press) else { return super.pressesBegan(presses, with: event) }
  }

  // MARK: Following the mouse

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginDrag(touch, extends: event?.modifierFlags.contains(.shift) == true)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    continueDrag(touch.location(in: self))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    endDrag()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    endDrag()
  }

  // MARK: Typing

  open var hasText: Bool { !edited.letters.isEmpty }

  /// Types a text at the caret, in place of what is selected; a line break is a press of Return.
  open func insertText(_ text: String) { type(text) }

  /// Takes away what is selected, or the letter before the caret.
  open func deleteBackward() { delete(.letter, forward: false) }

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { compose(markedText ?? "", selectedRange) }
  open func unmarkText() { endComposition() }
  package var hasMarkedText: Bool { edited.marked != nil }

  /// Copies what is selected to the clipboard and takes it away; the other five act alike on what is selected.
  open func cut(_ sender: Any?) { if copySelection() { delete(.letter, forward: false) } }
  open func copy(_ sender: Any?) { copySelection() }
  open func paste(_ sender: Any?) { pasteText() }
  open func delete(_ sender: Any?) { if edited.hasSelection { delete(.letter, forward: false) } }
  open func select(_ sender: Any?) { changeSelection { $0.select(Words($0.letters).run(at: $0.head)) } }
  open func selectAll(_ sender: Any?) { changeSelection { $0.selectAll() } }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case "cut:", "copy:": edited.hasSelection && !isSecureTextEntry
    case "delete:": edited.hasSelection
    case "paste:": isEditing && Turn.current.host.pasteboard?.isEmpty == false
    case "select:", "selectAll:": hasText
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  // MARK: Places

  open var selectedTextRange: UITextRange? {
    get { isEditing ? TextFieldRange(edited.utf16Range(of: edited.selection)) : nil }
    set { select(newValue) }
  }
  open var markedTextRange: UITextRange? { edited.marked.map { TextFieldRange(edited.utf16Range(of: $0)) } }
  open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: place(position)) }
  open func firstRect(for range: UITextRange) -> CGRect { rect(of: letters(in: range)) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { position(at: place(at: point)) }
  open func replace(_ range: UITextRange, withText text: String) { change(letters(in: range), to: text) }

  // MARK: Rectangles, all in the view's coordinates

  /// Where the border is drawn.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text stands, the placeholder, and the text while it is edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds, editing: false) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds, editing: true) }
  /// Where the clear button and the views at the sides stand.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonPlace(in: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sidePlace(of: leftView, in: bounds, atStart: true) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sidePlace(of: rightView, in: bounds, atStart: false) }

  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) { drawBorder() }

  /// Draws the text, or the placeholder, into `rect`; coordinates are those of the current context.
  open func drawText(in rect: CGRect) { UIGraphicsGetCurrentContext()?.append(textCommands(in: rect)) }
  open func drawPlaceholder(in rect: CGRect) { UIGraphicsGetCurrentContext()?.append(placeholderCommands(in: rect)) }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
    canvas.setNeedsDisplay()
  }
}
