// CellSeparators: the lines above and below a cell, one device pixel thick at any scale.

import Foundation
import Geometry
import Views

/// Which lines a cell shows, and how.
struct CellSeparators {
  static let none = CellSeparators(
    showsTop: false, showsBottom: false, isBottomFull: false, inset: .zero, color: .clear)

  var showsTop, showsBottom: Bool
  /// Whether the lower line reaches both edges; the upper one always does.
  var isBottomFull: Bool
  var inset: UIEdgeInsets
  var color: UIColor
}

/// The line views of one cell.
@MainActor
final class CellSeparatorViews {
  private let top = UIView(frame: .zero)
  private let bottom = UIView(frame: .zero)
  private var look = CellSeparators.none

  init() {
    for line in [top, bottom] { line.isUserInteractionEnabled = false }
  }

  func show(_ look: CellSeparators, in cell: UITableViewCell) {
    self.look = look
    for (line, isShown) in [(top, look.showsTop), (bottom, look.showsBottom)] {
      line.backgroundColor = look.color
      if isShown, line.superview == nil { cell.addSubview(line) }
      if !isShown { line.removeFromSuperview() }
    }
    cell.setNeedsLayout()
  }

  /// Places the lines in a cell of the given size; `inset` replaces the table's where the cell has its own.
  func place(in size: CGSize, inset own: UIEdgeInsets?) {
    let pixel = 1 / UIScreen.main.scale
    let inset = own ?? look.inset
    top.frame = CGRect(x: 0, y: 0, width: size.width, height: pixel)
    let x = look.isBottomFull ? 0 : inset.left
    let end = look.isBottomFull ? size.width : size.width - inset.right
    bottom.frame = CGRect(x: x, y: size.height - pixel, width: max(0, end - x), height: pixel)
  }

  /// Lays the lines over all other parts.
  func bringToFront(of cell: UITableViewCell) {
    let shown = [top, bottom].filter { $0.superview === cell }
    if cell.subviews.suffix(shown.count) != shown[...] { shown.forEach(cell.bringSubviewToFront) }
  }
}
