// UITableView+Swipe: dragging a row to the left draws in the button that deletes it.

import Foundation
import Geometry
import Views

/// The row whose delete button is shown, or is being drawn in.
struct RowSwipe {
  let path: IndexPath
  let cell: UITableViewCell
  /// How far the button was drawn in when the drag began, in points.
  var start: CGFloat = 0
  /// Whether the delegate was told that editing begins: only of swipes.
  var isAnnounced = false
}

/// Recognises horizontal drags on rows that may be deleted.
@MainActor
final class RowSwipeRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var table: UITableView?
  /// Where the touch went down, in the table's points.
  private(set) var start = CGPoint.zero

  init(table: UITableView) {
    self.table = table
    super.init(target: nil, action: nil)
    delegate = self
    addAction { [weak table] pan in table?.swipeMoved(pan) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible { start = location(in: table) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let table else { return false }
    let place = location(in: table)
    guard abs(place.x - start.x) > abs(place.y - start.y) else { return false }
    return table.letsBeginSwipe(at: start, towardsLeft: place.x < start.x)
  }
}

extension UITableView {
  func setUpSwipe() {
    let recognizer = RowSwipeRecognizer(table: self)
    addGestureRecognizer(recognizer)
    panGestureRecognizer.require(toFail: recognizer)
  }

  func letsBeginSwipe(at point: CGPoint, towardsLeft: Bool) -> Bool {
    guard let path = indexPathForRow(at: point), cells[path] != nil else { return false }
    if let swipe { return swipe.path == path }
    return towardsLeft && letsSwipe(path)
  }

  func swipeMoved(_ pan: RowSwipeRecognizer) {
    let move = pan.translation(in: self).x
    switch pan.state {
    case .began:
      beginSwipe(at: pan.start)
      swipe?.cell.setConfirmationWidth(stretched((swipe?.start ?? 0) - move))
    case .changed:
      swipe?.cell.setConfirmationWidth(stretched((swipe?.start ?? 0) - move))
    case .ended:
      finishSwipe(speed: pan.velocity(in: self).x)
    case .cancelled, .failed:
      endSwipe(animated: true)
    case .possible:
      break
    }
  }

  private func beginSwipe(at point: CGPoint) {
    cancelPress()
    if swipe != nil {
      swipe?.start = swipe?.cell.editing.confirmationWidth ?? 0
      return
    }
    guard let path = indexPathForRow(at: point), let cell = cells[path] else { return }
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    swipe = RowSwipe(path: path, cell: cell, isAnnounced: true)
    addConfirmation(to: cell, at: path)
  }

  /// Past the button's width the row follows a drag at a third of its speed.
  private func stretched(_ width: CGFloat) -> CGFloat {
    guard let full = swipe?.cell.editing.confirmation?.wantedWidth, width > full else { return width }
    return full + (width - full) / 3
  }

  /// A drag past half the button, or a flick of more than 300 points a second, decides where the row comes to rest.
  private func finishSwipe(speed: CGFloat) {
    guard let editing = swipe?.cell.editing, let full = editing.confirmation?.wantedWidth else { return }
    let opens = abs(speed) > 300 ? speed < 0 : editing.confirmationWidth > full / 2
    if opens { openSwipe() } else { endSwipe(animated: true) }
  }

  private func openSwipe() {
    guard let cell = swipe?.cell, let width = cell.editing.confirmation?.wantedWidth else { return }
    UIView.animate(
      withDuration: TableMetrics.updateDuration, delay: 0, options: .allowUserInteraction,
      animations: { cell.setConfirmationWidth(width) })
  }

  /// Shows the delete button of a row, as after a swipe.
  func confirmDeletion(at path: IndexPath) {
    guard swipe == nil, let cell = cells[path] else { return }
    swipe = RowSwipe(path: path, cell: cell)
    addConfirmation(to: cell, at: path)
    openSwipe()
  }

  private func addConfirmation(to cell: UITableViewCell, at path: IndexPath) {
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    cell.showConfirmation(title: title) { [weak self, weak cell] in
      guard let self, let cell, let path = indexPath(for: cell) else { return }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      endSwipe(animated: true)
    }
  }

  /// Draws the delete button out of sight, if one is shown.
  func endSwipe(animated: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    let (cell, button) = (swipe.cell, swipe.cell.editing.confirmation)
    if animated, cell.window != nil, UIView.areAnimationsEnabled {
      UIView.animate(
        withDuration: TableMetrics.updateDuration, delay: 0, options: .allowUserInteraction,
        animations: { cell.setConfirmationWidth(0) },
        completion: { _ in if cell.editing.confirmation === button { cell.hideConfirmation() } })
    } else {
      cell.hideConfirmation()
    }
    if swipe.isAnnounced {
      tableDelegate?.tableView(self, didEndEditingRowAt: indexPath(for: cell))
    }
  }

  /// Forgets the delete button of a row that is about to go: it goes with the row.
  func releaseSwipe() {
    guard let swipe else { return }
    self.swipe = nil
    if swipe.isAnnounced { tableDelegate?.tableView(self, didEndEditingRowAt: nil) }
  }
}
