// UITableView: rows in sections that scroll. Only the rows in sight have cells. What it does is in the extensions.

import Foundation
import Geometry
import Views

/// A scroll view that shows rows of a data source in sections.
///
/// Keys, while a row has the keyboard's focus: ↑ and ↓ move to the next row that it may stand on, Page Up and Page Down
/// by a page, Home and End to the first and last one; Return and Space select it. The row is scrolled into sight.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How the table looks; set once.
  public package(set) var style: Style
  /// Where the content comes from.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { invalidateData() } }
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      invalidateData()
    }
  }
  weak var tableDelegate: (any UITableViewDelegate)?

  // MARK: Measures

  /// The height of rows of which the delegate says nothing, in points; measured by default.
  open var rowHeight = UITableView.automaticDimension { didSet { invalidateHeights() } }
  /// The guess for rows that are measured when they come into sight, in points; 44 by default.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { invalidateHeights() } }
  /// The height above sections of which the delegate says nothing, in points; measured by default.
  ///
  /// A title gets the room that it needs, and the first section of a grouped table without one begins 35 points down.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { invalidateHeights() } }
  /// The height below sections of which the delegate says nothing, in points; measured by default.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { invalidateHeights() } }

  // MARK: Looks

  /// What divides rows: lines one device pixel thick, unless set otherwise.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { refreshSeparators() } }
  /// The lines' colour; nil means the theme's.
  open var separatorColor: UIColor? { didSet { refreshSeparators() } }
  /// How far a line inside a section keeps from the left and right edges, in points; 16 on the left by default.
  open var separatorInset = UIEdgeInsets(top: 0, left: TableMetrics.margin, bottom: 0, right: 0) {
    didSet { refreshSeparators() }
  }
  /// A view above all rows; its height counts, its width follows the table.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// A view below all rows; its height counts, its width follows the table.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// A view behind all rows that does not scroll.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }

  // MARK: Selection and editing

  /// Whether the user may select rows (E13).
  open var allowsSelection = true
  /// Whether the user may select rows while editing (E6).
  open var allowsSelectionDuringEditing = false
  /// Whether several rows may be selected.
  open var allowsMultipleSelection = false
  /// Whether several rows may be selected while editing.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether the rows show how they can be edited; setting it does not animate.
  open var isEditing: Bool {
    get { editsRows }
    set { setEditing(newValue, animated: false) }
  }

  // MARK: What only the extensions use

  var layoutOfRows = TableLayout()
  var needsData = true
  var needsHeights = false
  var isPreparing = false
  /// The cells in sight, and the views above and below the sections in sight.
  var cells: [IndexPath: UITableViewCell] = [:]
  var sectionViews: [SectionPlace: UIView] = [:]
  var reuse = TableReuse()
  var selection: [IndexPath] = []
  var press: RowPress?
  var editsRows = false
  var editableUnanswered = false
  var swipe: RowSwipe?
  var updates: TableUpdateRecord?
  var leaving: [ObjectIdentifier: UIView] = [:]

  /// A table of the given frame, in its superview's points, and style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  /// Gives a table that was read from a file its style, before it shows anything.
  package func adopt(style: Style) {
    self.style = style
    backgroundColor = Self.defaultBackground(of: style)
    invalidateData()
  }

  private func setUp() {
    backgroundColor = Self.defaultBackground(of: style)
    alwaysBounceVertical = true
    // A row answers a press at once; a drag that scrolls takes the touch back.
    delaysContentTouches = false
    clipsToBounds = true
    setUpSwipe()
  }

  private static func defaultBackground(of style: Style) -> UIColor {
    style == .plain ? .systemBackground : .systemGroupedBackground
  }

  open override class var connections: [Connection] {
    super.connections + [
      .outlet("dataSource", \UITableView.dataSource), .outlet("delegate", \UITableView.delegate),
      .outlet("tableHeaderView", \UITableView.tableHeaderView),
      .outlet("tableFooterView", \UITableView.tableFooterView),
      .outlet("backgroundView", \UITableView.backgroundView),
    ]
  }

  // MARK: What subclasses may override

  /// Forgets all rows and the selection, and asks anew at the next layout, without animation (E7).
  open func reloadData() { reloadEverything() }

  /// Shows or hides how the rows can be edited.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing, animated: animated) }

  /// Selects a row by code: no delegate is asked or told, no segue fires. A nil path deselects all.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selectByCode(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Takes a row's selection away by code: no delegate is asked or told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselectByCode(indexPath, animated: animated) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.displayScale != traitCollection.displayScale else { return }
    // Heights and lines end on device pixels, which are others now.
    invalidateHeights()
    for cell in cells.values { cell.setNeedsLayout() }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginPress(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !movePress(touches) { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endPress(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelPress(touches) { super.touchesCancelled(touches, with: event) }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !handleKey($0.key) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }
}
