// UITableView+Press: a touch on a row, from going down to selecting. Controls inside a cell keep their touches, and a
// drag takes the touch away.

import Foundation
import Views

/// The touch that presses a row.
struct RowPress {
  let touch: UITouch
  let path: IndexPath
  let cell: UITableViewCell
}

extension UITableView {
  /// Lights up the row under a touch. False leaves the touch to the responders further out.
  func beginPress(_ touches: Set<UITouch>) -> Bool {
    guard press == nil, let touch = touches.first else { return false }
    if swipe != nil {
      // A touch anywhere else takes the delete button back and does nothing more.
      endSwipe(animated: true)
      return true
    }
    guard let (path, cell) = row(under: touch), letsSelect,
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return false }
    press = RowPress(touch: touch, path: path, cell: cell)
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  func movePress(_ touches: Set<UITouch>) -> Bool {
    guard let press, touches.contains(press.touch) else { return false }
    press.cell.setHighlighted(isInside(press), animated: false)
    return true
  }

  func endPress(_ touches: Set<UITouch>) -> Bool {
    guard let press, touches.contains(press.touch) else { return false }
    let selects = isInside(press)
    self.press = nil
    darken(press, animated: !selects)
    if selects { userSelects(press.path) }
    return true
  }

  func cancelPress(_ touches: Set<UITouch>) -> Bool {
    guard let press, touches.contains(press.touch) else { return false }
    cancelPress()
    return true
  }

  /// Forgets the press, if there is one, without selecting.
  func cancelPress() {
    guard let press else { return }
    self.press = nil
    darken(press, animated: false)
  }

  private func darken(_ press: RowPress, animated: Bool) {
    press.cell.setHighlighted(false, animated: animated)
    tableDelegate?.tableView(self, didUnhighlightRowAt: press.path)
  }

  private func isInside(_ press: RowPress) -> Bool {
    press.cell.bounds.contains(press.touch.location(in: press.cell))
  }

  /// The row whose cell takes the touch. A cell that ignores touches is no row here.
  private func row(under touch: UITouch) -> (path: IndexPath, cell: UITableViewCell)? {
    guard let view = touch.view else { return nil }
    return cells.first { view.isDescendant(of: $0.value) && $0.value.isUserInteractionEnabled }
      .map { ($0.key, $0.value) }
  }
}
