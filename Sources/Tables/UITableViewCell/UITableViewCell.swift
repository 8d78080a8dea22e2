// UITableViewCell: one row of a table. Where things stand in it is in UITableViewCell+Layout.swift.

import Foundation
import Geometry
import Views

/// The view of one row: content, an accessory at the right edge, controls for editing, and the lines around it.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// How the built-in labels stand.
  package private(set) var style: CellStyle
  /// Under which name the cell is reused; nil for one that is not.
  public private(set) var reuseIdentifier: String?
  /// Where to put views of one's own; editing and accessories make it narrower.
  public let contentView = UIView(frame: .zero)

  /// The main text's label.
  open var textLabel: UILabel? { labels.text(of: style, in: contentView) }
  /// The second text's label; nil in the default style.
  open var detailTextLabel: UILabel? { labels.detail(of: style, in: contentView) }
  /// The picture before the text.
  open var imageView: UIImageView? { labels.image(in: contentView) }

  /// A view behind the content.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
  /// A view behind the content of a lit cell; a plain grey one unless set.
  open var selectedBackgroundView: UIView? { didSet { replaceSelectedBackground(oldValue) } }

  // MARK: Selection

  /// How the cell lights up.
  open var selectionStyle = SelectionStyle.default
  /// Whether the row is selected; setting it does not animate, and leaves the table's selection as it is.
  open var isSelected: Bool {
    get { lights.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the row is pressed; setting it does not animate.
  open var isHighlighted: Bool {
    get { lights.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Runs when the user selects the row, before the table's delegate is told: a storyboard's segue (W8).
  package var selectionTrigger: (@MainActor (UITableViewCell) -> Void)?
  /// Runs when the user presses the detail button, after the table's delegate is told.
  package var accessoryTrigger: (@MainActor (UITableViewCell) -> Void)?

  // MARK: Accessories

  /// What stands at the right edge (E14).
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view at the right edge in place of the accessory type.
  open var accessoryView: UIView? { didSet { setNeedsLayout() } }
  /// What stands at the right edge while the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view at the right edge while the table is edited, in place of the accessory type.
  open var editingAccessoryView: UIView? { didSet { setNeedsLayout() } }

  // MARK: Measures

  /// How many steps the content is moved in.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// A step of indentation, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// How far the lower line keeps from the edges, in points; the table's inset until it is set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? .zero }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Editing

  /// Whether the cell shows how it can be edited; setting it does not animate.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }
  /// What editing does to the row, as the table's delegate said.
  open var editingStyle: EditingStyle { editing.style }
  /// Whether the button that confirms a deletion is shown.
  open var showingDeleteConfirmation: Bool { editing.confirmation != nil }

  let labels = CellLabels()
  let separators = CellSeparatorViews()
  var ownSeparatorInset: UIEdgeInsets?
  var lights = CellLights()
  var editing = CellEditing()
  var shownAccessory: UIView?
  var shownAccessoryType = AccessoryType.none

  /// A cell of a built-in style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    contentView.frame = bounds
    prepare()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(contentView)
    // Rows reach from edge to edge, so that a ring around them would be cut off.
    focusRing = FocusRing(inset: 1, cornerRadius: 4)
  }

  /// Makes a registered class's cell. It leads to `init(style:reuseIdentifier:)`; a class that inherits no
  /// initializers repeats it.
  public required convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Gives a cell that was read from a file its style, before its labels are asked for.
  package func adopt(style: CellStyle) { self.style = style }

  /// Gives a cell that was read from a file its reuse identifier; one that has one keeps it.
  package func adopt(reuseIdentifier: String) { self.reuseIdentifier = self.reuseIdentifier ?? reuseIdentifier }

  /// Takes the labels and the picture that a file describes; they are placed by the cell's style.
  package func adopt(textLabel: UILabel?, detailTextLabel: UILabel?, imageView: UIImageView?) {
    labels.adopt(text: textLabel, detail: detailTextLabel, image: imageView, in: contentView)
    setNeedsLayout()
  }

  // MARK: What subclasses may override

  /// Tells the cell that it will show another row; the base class goes dark and stops editing (E10).
  open func prepareForReuse() {
    UIView.performWithoutAnimation {
      setHighlighted(false, animated: false)
      setSelected(false, animated: false)
      hideConfirmation()
      setEditing(false, with: CellEditing.Mode(), animated: false)
    }
  }

  /// Shows the cell as selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    lights.isSelected = selected
    updateLights(animated: animated)
  }

  /// Shows the cell as pressed or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    lights.isHighlighted = highlighted
    updateLights(animated: animated)
  }

  /// Shows or hides how the cell can be edited.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing, animated: animated) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  open override var canBecomeFocused: Bool { isSelectableByKeyboard }

  open override func accessibilityActivate() -> Bool { selectByKeyboard() }
}
