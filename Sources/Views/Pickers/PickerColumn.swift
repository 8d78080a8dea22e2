// PickerColumn: one wheel of a picker: a scroll view that comes to rest on rows.

import Essentials
import Foundation
import Geometry

/// Who knows a wheel's rows, and is told where the user has turned it.
@MainActor
protocol PickerColumnOwner: AnyObject {
  func view(for row: Int, in column: PickerColumn, reusing view: UIView?) -> UIView
  func userDidSelect(_ row: Int, in column: PickerColumn)
}

/// A wheel. It is turned by a drag, by the mouse's wheel, by a click on a row and, focused, by keys.
final class PickerColumn: UIScrollView, UIScrollViewDelegate {
  weak var source: (any PickerColumnOwner)?
  private(set) var rowCount = 0
  private(set) var rowHeight: CGFloat = 32
  /// The chosen row; -1 where there is none.
  private(set) var row = -1
  /// The row that a motion under way leads to, and whether the user caused it.
  private var wanted: (row: Int, byUser: Bool)?
  /// Whether a motion is just being given another aim, so that its end is no choice.
  private var isRedirecting = false
  /// What steps finer than a row add up to, in points.
  private var collected: CGFloat = 0
  private var shown: [Int: UIView] = [:]
  private var spare: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    delegate = self
    focusRing = FocusRing(inset: 1, cornerRadius: 8)
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    alwaysBounceVertical = true
    delaysContentTouches = false
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addAction { [weak self] tap in self?.tapped(at: tap.location(in: self?.superview)) }
    addGestureRecognizer(tap)
  }

  var wheel: PickerWheel { PickerWheel(height: bounds.height, rowHeight: rowHeight) }

  // MARK: Rows

  /// Takes over another number of rows, made anew; the chosen row is kept as far as there are that many.
  func reload(rowCount: Int, rowHeight: CGFloat) {
    (self.rowCount, self.rowHeight) = (max(0, rowCount), max(1, rowHeight))
    refresh()
    wanted = nil
    updateContentSize()
    turn(to: min(max(row, 0), self.rowCount - 1), animated: false)
  }

  /// Has the rows that are seen made anew.
  func refresh() {
    for view in shown.values { retire(view) }
    shown = [:]
    setNeedsLayout()
  }

  /// Chooses a row by code; one that does not exist is not chosen.
  func turn(to row: Int, animated: Bool) {
    guard (0..<rowCount).contains(row) else {
      if rowCount == 0 { self.row = -1 }
      return
    }
    self.row = row
    move(to: row, animated: animated, byUser: false)
  }

  /// Whether the wheel moves, or the user holds it.
  var isTurning: Bool { isDragging || isDecelerating || wanted != nil }

  func view(for row: Int) -> UIView? { shown[row] }

  private func move(to row: Int, animated: Bool, byUser: Bool) {
    let offset = CGPoint(x: 0, y: self.offset(of: row))
    isRedirecting = true
    defer { isRedirecting = false }
    guard animated, window != nil, contentOffset != offset else {
      wanted = nil
      setContentOffset(offset, animated: false)
      if byUser { settle(on: row) }
      return
    }
    setContentOffset(offset, animated: true)
    wanted = (row, byUser)
  }

  private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - contentInset.top }

  /// The row that stands, or nearly stands, in the middle.
  private var middleRow: Int {
    let row = ((contentOffset.y + contentInset.top) / rowHeight).rounded()
    return Int(min(max(row, 0), CGFloat(max(0, rowCount - 1))))
  }

  /// The user has turned the wheel to a row, where it rests.
  private func settle(on row: Int) {
    wanted = nil
    guard rowCount > 0 else { return }
    self.row = row
    source?.userDidSelect(row, in: self)
  }

  /// Turns by rows for the user, from where the wheel is going to.
  func step(by rows: Int) {
    guard rowCount > 0, !isDragging else { return }
    let target = min(max((wanted?.row ?? middleRow) + rows, 0), rowCount - 1)
    if target != (wanted?.row ?? row) { move(to: target, animated: true, byUser: true) }
  }

  // MARK: Layout

  override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { updateContentSize() } }
  }

  override var frame: CGRect {
    didSet { if frame.size != oldValue.size { updateContentSize() } }
  }

  private func updateContentSize() {
    let beside = max(0, (bounds.height - rowHeight) / 2)
    let insets = UIEdgeInsets(top: beside, left: 0, bottom: beside, right: 0)
    let size = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    guard insets != contentInset || size != contentSize else { return }
    contentInset = insets
    contentSize = size
    if row >= 0, !isDragging, !isDecelerating { setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: false) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let wheel = wheel
    let place = (contentOffset.y + contentInset.top) / rowHeight
    let middle = Int(place.rounded())
    let seen = (middle - wheel.rowsBeside...middle + wheel.rowsBeside).clamped(to: 0...max(0, rowCount - 1))
    for (row, view) in shown where rowCount == 0 || !seen.contains(row) {
      shown[row] = nil
      retire(view)
    }
    guard rowCount > 0 else { return }
    for row in seen {
      let pose = wheel.pose(at: (CGFloat(row) - place) * rowHeight)
      let view = view(showing: row)
      view.isHidden = pose == nil
      guard let pose else { continue }
      view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
      view.center = CGPoint(x: bounds.midX, y: bounds.midY + pose.y)
      view.transform =
        pose.squash > 0.9999 ? .identity : CGAffineTransform(scaleX: pose.narrowing, y: pose.squash)
      view.alpha = pose.alpha
    }
  }

  private func view(showing row: Int) -> UIView {
    if let view = shown[row] { return view }
    let view = source?.view(for: row, in: self, reusing: spare.popLast()) ?? UIView(frame: .zero)
    view.isUserInteractionEnabled = false
    if view.superview !== self { addSubview(view) }
    shown[row] = view
    return view
  }

  private func retire(_ view: UIView) {
    view.removeFromSuperview()
    view.transform = .identity
    if spare.count < 2 * wheel.rowsBeside { spare.append(view) }
  }

  // MARK: Drags

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { wanted = nil }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let row = ((targetContentOffset.pointee.y + contentInset.top) / rowHeight).rounded()
    targetContentOffset.pointee.y = offset(of: Int(min(max(row, 0), CGFloat(max(0, rowCount - 1)))))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle(on: middleRow) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if !isTracking, !isRedirecting { settle(on: middleRow) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    guard let wanted else { return }
    self.wanted = nil
    if wanted.byUser { settle(on: wanted.row) }
  }

  /// A short way is gone in a third of a second; a long one as slowly as any glide, or it would run ahead of the finger.
  override func slowestApproach(over way: CGFloat) -> Double {
    max(ScrollApproach.places, min(12, 400 / max(1, Double(way))))
  }

  private func tapped(at point: CGPoint) {
    let rows = wheel.distance(at: point.y - frame.midY) / rowHeight
    step(by: Int(rows.rounded()))
  }

  // MARK: Mouse wheel and keys

  override func handleScroll(_ scroll: ScrollInput) -> Bool {
    guard isScrollEnabled, rowCount > 1, abs(scroll.delta.dy) > abs(scroll.delta.dx) else {
      return next?.handleScroll(scroll) ?? false
    }
    guard !isDragging else { return true }
    // A notch of a wheel is a row; a touchpad's steps are added up to rows.
    guard scroll.isPrecise else {
      collected = 0
      step(by: scroll.delta.dy > 0 ? 1 : -1)
      return true
    }
    collected += scroll.delta.dy
    let rows = (collected / rowHeight).rounded(.towardZero)
    collected -= rows * rowHeight
    if rows != 0 { step(by: Int(rows)) }
    return true
  }

  override var canBecomeFocused: Bool { isScrollEnabled && isUserInteractionEnabled && rowCount > 0 }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
      return super.pressesBegan(presses, with: event)
    }
    switch key.keyCode {
    case .keyboardUpArrow: step(by: -1)
    case .keyboardDownArrow: step(by: 1)
    case .keyboardPageUp: step(by: -5)
    case .keyboardPageDown: step(by: 5)
    case .keyboardHome: step(by: -rowCount)
    case .keyboardEnd: step(by: rowCount)
    default: next?.pressesBegan(presses, with: event)
    }
  }
}
