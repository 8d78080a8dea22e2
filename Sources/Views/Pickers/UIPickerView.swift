// UIPickerView: wheels side by side, of which one row each is chosen. A wheel is in PickerColumn.swift.

import Essentials
import Foundation
import Geometry

/// A choice of one row from each of some wheels.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The size that wheels take of themselves, in points. Source: iOS 7 and later.
  static let naturalSize = CGSize(width: 320, height: 216)
  private static let rowHeight: CGFloat = 32
  let rowFont = UIFont.systemFont(ofSize: 21)
  /// The room between wheels, and around the band behind the chosen rows, in points.
  private static let spacing: CGFloat = 5
  private static let bandInset: CGFloat = 8

  /// Where the rows come from.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { markForReload() } }
  /// How they look, and who is told.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { markForReload() } }
  /// Whether a band stands behind the chosen rows. True by default.
  open var showsSelectionIndicator = true {
    didSet { band.isHidden = !showsSelectionIndicator }
  }

  private var columns: [PickerColumn] = []
  private var needsReload = true
  private let band = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.naturalSize) : frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isOpaque = false
    clipsToBounds = true
    band.isUserInteractionEnabled = false
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    addSubview(band)
  }

  open override class var connections: [Connection] {
    super.connections + [
      .outlet("dataSource", \UIPickerView.dataSource), .outlet("delegate", \UIPickerView.delegate),
    ]
  }

  // MARK: Rows

  open var numberOfComponents: Int {
    reloadIfNeeded()
    return columns.count
  }

  open func numberOfRows(inComponent component: Int) -> Int { column(component)?.rowCount ?? 0 }

  /// The size of a row, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let column = column(component) else { return .zero }
    layoutIfNeeded()
    return CGSize(width: column.bounds.width, height: column.rowHeight)
  }

  /// The view of a row that is seen; nil for others.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { column(component)?.view(for: row) }

  /// Asks for everything anew.
  open func reloadAllComponents() {
    needsReload = true
    reloadIfNeeded()
  }

  /// Asks for one wheel's rows anew.
  open func reloadComponent(_ component: Int) {
    guard let column = column(component) else { return }
    reload(column, at: component)
    setNeedsLayout()
  }

  /// Turns a wheel to a row; a row or wheel that does not exist changes nothing. Nobody is told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component)?.turn(to: row, animated: animated)
  }

  /// The chosen row of a wheel; -1 where it has none.
  open func selectedRow(inComponent component: Int) -> Int { column(component)?.row ?? -1 }

  /// Has the rows that are seen made anew, where they are.
  package func refreshRows() { for column in columns { column.refresh() } }

  /// Whether a wheel moves, or the user holds it.
  package func isTurning(_ component: Int) -> Bool { column(component)?.isTurning ?? false }

  private func column(_ component: Int) -> PickerColumn? {
    reloadIfNeeded()
    return columns.indices.contains(component) ? columns[component] : nil
  }

  private func markForReload() {
    needsReload = true
    setNeedsLayout()
  }

  private func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let column = PickerColumn(frame: CGRect(x: 0, y: 0, width: 0, height: bounds.height))
      column.source = self
      columns.append(column)
      addSubview(column)
    }
    for (component, column) in columns.enumerated() { reload(column, at: component) }
    setNeedsLayout()
  }

  private func reload(_ column: PickerColumn, at component: Int) {
    let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    column.reload(rowCount: rows, rowHeight: height > 0 ? height : Self.rowHeight)
  }

  /// A label for a row.
  func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = rowFont
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    return label
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { Self.naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
    let rowHeight = columns.map(\.rowHeight).max() ?? Self.rowHeight
    band.frame = CGRect(
      x: Self.bandInset, y: ((bounds.height - rowHeight) / 2).rounded(),
      width: max(0, bounds.width - 2 * Self.bandInset), height: rowHeight)
    let widths = self.widths
    let total = widths.reduce(0, +) + Self.spacing * CGFloat(max(0, widths.count - 1))
    var x = bounds.minX + ((bounds.width - total) / 2).rounded()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for component in isMirrored ? columns.indices.reversed() : Array(columns.indices) {
      let frame = CGRect(x: x, y: bounds.minY, width: widths[component], height: bounds.height)
      if columns[component].frame != frame { columns[component].frame = frame }
      x = frame.maxX + Self.spacing
    }
  }

  /// The widths that the delegate asks for, narrowed where there is too little room; what it leaves open shares the rest.
  private var widths: [CGFloat] {
    let asked = columns.indices.map { max(0, delegate?.pickerView(self, widthForComponent: $0) ?? 0) }
    let room = max(0, bounds.width - 2 * Self.bandInset - Self.spacing * CGFloat(max(0, columns.count - 1)))
    let undecided = asked.count { $0 == 0 }
    let given = asked.reduce(0, +)
    if given > room { return asked.map { ($0 * room / given).rounded(.down) } }
    return asked.map { $0 > 0 ? $0 : ((room - given) / CGFloat(undecided)).rounded(.down) }
  }
}

extension UIPickerView: PickerColumnOwner {
  func view(for row: Int, in column: PickerColumn, reusing view: UIView?) -> UIView {
    guard let component = columns.firstIndex(of: column), let delegate else { return UIView(frame: .zero) }
    return delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
  }

  func userDidSelect(_ row: Int, in column: PickerColumn) {
    guard let component = columns.firstIndex(of: column) else { return }
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}
