// TableUpdateShow: the animation of one batch of updates.
//
// Cells of rows that stay slide to their new places; cells of rows that go leave by their animation; cells of rows that
// come start where their animation, or their old place out of sight, puts them. The layout and the selection are the
// new ones at once.

import Essentials
import Foundation
import Geometry
import Views

/// One batch on its way to the screen.
@MainActor
struct TableUpdateShow {
  let table: UITableView
  let update: TableUpdateRecord
  let mapping: TableMapping

  /// A view that leaves, and how.
  private struct Leaver {
    let view: UIView
    let path: IndexPath?
    let animation: UITableView.RowAnimation
    /// Where it goes when it only slides out of sight.
    let target: CGRect?
  }

  func run(rowCounts: [Int]) {
    table.cancelPress()
    if let path = table.swipe?.path, mapping.rows[path] == nil {
      table.releaseSwipe()
    } else {
      table.endSwipe(animated: false)
    }
    // Laying out a cell lays out the table, too, which must not put away what is not in sight yet.
    table.isPreparing = true
    let leavers = rearrange(rowCounts: rowCounts)
    table.isPreparing = false
    let isAnimated = table.window != nil && UIView.areAnimationsEnabled
    if isAnimated { animate(leavers) } else { jumpToEnd(leavers) }
  }

  /// Makes the table's layout, selection and cells the new ones, without moving anything; returns what is to go.
  private func rearrange(rowCounts: [Int]) -> [Leaver] {
    let (oldLayout, oldCells) = (table.layoutOfRows, table.cells)
    table.selection = table.selection.compactMap { mapping.rows[$0] }
    table.cells = keptCells(of: oldCells)
    table.layoutOfRows = table.askForLayout(rowCounts: rowCounts)
    table.needsHeights = false
    let leavers = leavers(among: oldCells) + detachSectionViews()
    UIView.performWithoutAnimation { addCells(oldLayout: oldLayout) }
    // A source may show the very same cell again in a new place.
    return (leavers + detachSliders()).filter { leaver in !table.cells.values.contains { $0 === leaver.view } }
  }

  // MARK: Who stays

  private func keptCells(of cells: [IndexPath: UITableViewCell]) -> [IndexPath: UITableViewCell] {
    var kept: [IndexPath: UITableViewCell] = [:]
    for (old, cell) in cells {
      if let new = mapping.rows[old] { kept[new] = cell }
    }
    return kept
  }

  // MARK: Who leaves

  private func leavers(among cells: [IndexPath: UITableViewCell]) -> [Leaver] {
    cells.filter { mapping.rows[$0.key] == nil }.sorted { $0.key < $1.key }.map { old, cell in
      Leaver(view: cell, path: old, animation: animation(ofLeaving: old), target: nil)
    }
  }

  private func animation(ofLeaving old: IndexPath) -> UITableView.RowAnimation {
    update.deletedRows[old] ?? update.reloadedRows[old] ?? update.deletedSections[old.section]
      ?? update.reloadedSections[old.section] ?? .fade
  }

  /// Takes all headers and footers into account: those whose section stays keep their view, others leave.
  private func detachSectionViews() -> [Leaver] {
    var leavers: [Leaver] = []
    let old = table.sectionViews
    table.sectionViews = [:]
    for (place, view) in old.sorted(by: { $0.key < $1.key }) {
      if let section = mapping.sections[place.section], update.reloadedSections[place.section] == nil {
        table.sectionViews[SectionPlace(section: section, isHeader: place.isHeader)] = view
      } else {
        let animation =
          update.deletedSections[place.section] ?? update.reloadedSections[place.section] ?? .fade
        leavers.append(Leaver(view: view, path: nil, animation: animation, target: nil))
      }
    }
    return leavers
  }

  /// Cells whose row stays but ends out of sight: they slide there, and are put away at the end.
  private func detachSliders() -> [Leaver] {
    let inSight = Set(pathsInSight)
    var leavers: [Leaver] = []
    for (path, cell) in table.cells.sorted(by: { $0.key < $1.key }) where !inSight.contains(path) {
      table.cells[path] = nil
      leavers.append(
        Leaver(view: cell, path: path, animation: .none, target: table.layoutOfRows.rect(ofRow: path)))
    }
    return leavers
  }

  // MARK: Who comes

  /// The rows in sight after the batch, with the scroll position that the new height allows.
  private var pathsInSight: [IndexPath] {
    let offset = clampedOffset.y
    return table.layoutOfRows.rows(from: offset, to: offset + table.bounds.height)
  }

  private var clampedOffset: CGPoint {
    let inset = table.adjustedContentInset
    let last = max(-inset.top, table.layoutOfRows.height + inset.bottom - table.bounds.height)
    return CGPoint(x: table.contentOffset.x, y: max(-inset.top, min(table.contentOffset.y, last)))
  }

  private func addCells(oldLayout: TableLayout) {
    let origins = Dictionary(mapping.rows.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    var missing = pathsInSight.filter { table.cells[$0] == nil }
    // A new cell that sizes itself may push others out of sight or leave room for more.
    while let path = missing.first {
      let cell = table.cell(at: path)
      if !table.layoutOfRows.isMeasured(path) {
        let height = table.roundedUp(cell.fittingHeight(forWidth: table.bounds.width))
        table.layoutOfRows.setHeight(height, of: path)
      }
      missing = pathsInSight.filter { table.cells[$0] == nil }
      start(cell, at: path, from: origins[path].map { oldLayout.rect(ofRow: $0) })
    }
  }

  /// Gives a new cell the pose from which it comes.
  private func start(_ cell: UITableViewCell, at path: IndexPath, from origin: CGRect?) {
    let target = table.layoutOfRows.rect(ofRow: path)
    let animation = animation(ofComing: path)
    cell.frame = origin ?? target
    if origin == nil, animation != .none {
      TableRowPose(animation).apply(to: cell, at: target, in: table.bounds.width)
    }
    cell.layoutIfNeeded()
  }

  private func animation(ofComing new: IndexPath) -> UITableView.RowAnimation {
    if let animation = update.insertedRows[new] ?? update.insertedSections[new.section] { return animation }
    if let old = mapping.reloads.first(where: { $0.value == new })?.key {
      return update.reloadedRows[old] ?? .fade
    }
    let section = mapping.sections.first { $0.value == new.section }?.key
    return section.flatMap { update.reloadedSections[$0] } ?? .fade
  }

  // MARK: Showing it

  private func animate(_ all: [Leaver]) {
    let leavers = all.filter { $0.target != nil || $0.animation != .none }
    putAway(all.filter { $0.target == nil && $0.animation == .none })
    for leaver in leavers {
      table.leaving[ObjectIdentifier(leaver.view)] = leaver.view
      if leaver.target == nil { table.sendSubviewToBack(leaver.view) }
    }
    if let ground = table.backgroundView { table.sendSubviewToBack(ground) }
    UIView.animate(
      withDuration: TableMetrics.updateDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: { moveToEnd(leavers) },
      completion: { isFinished in finish(leavers, isFinished: isFinished) })
  }

  private func moveToEnd(_ leavers: [Leaver]) {
    table.applyContentSize()
    let offset = clampedOffset
    if table.contentOffset != offset { table.contentOffset = offset }
    for leaver in leavers {
      if let target = leaver.target {
        leaver.view.frame = target
      } else {
        TableRowPose(leaver.animation).apply(to: leaver.view, at: leaver.view.frame, in: table.bounds.width)
      }
    }
    for (path, cell) in table.cells {
      cell.alpha = 1
      cell.setSeparators(table.separators(at: path))
      if table.editsRows { cell.setEditing(true, with: table.editing(at: path), animated: false) }
    }
    table.tile()
    for cell in table.cells.values { cell.layoutIfNeeded() }
  }

  private func finish(_ leavers: [Leaver], isFinished: Bool) {
    // One that was shown again meanwhile is no longer leaving.
    putAway(leavers.filter { table.leaving.removeValue(forKey: ObjectIdentifier($0.view)) != nil })
    for completion in update.completions { completion(isFinished) }
  }

  private func jumpToEnd(_ leavers: [Leaver]) {
    putAway(leavers)
    UIView.performWithoutAnimation { moveToEnd([]) }
    let completions = update.completions
    Turn.current.enqueue(.completions) { for completion in completions { completion(true) } }
  }

  private func putAway(_ leavers: [Leaver]) {
    for leaver in leavers {
      UIView.performWithoutAnimation {
        leaver.view.alpha = 1
        (leaver.view as? UITableViewCell)?.hideConfirmation()
      }
      if let cell = leaver.view as? UITableViewCell, let path = leaver.path {
        table.putAway(cell, from: path)
      } else {
        leaver.view.removeFromSuperview()
      }
    }
  }
}

/// Where a row stands before it comes, or after it has gone.
@MainActor
struct TableRowPose {
  private let animation: UITableView.RowAnimation

  init(_ animation: UITableView.RowAnimation) { self.animation = animation }

  /// Moves and fades a view away from `frame`, its place while it is shown, in a table of the given width.
  func apply(to view: UIView, at frame: CGRect, in width: CGFloat) {
    switch animation {
    case .none: break
    case .fade, .automatic: view.alpha = 0
    case .right: view.frame = frame.offsetBy(dx: width, dy: 0)
    case .left: view.frame = frame.offsetBy(dx: -width, dy: 0)
    case .top: view.frame = frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: view.frame = frame.offsetBy(dx: 0, dy: frame.height)
    case .middle:
      view.frame = frame.offsetBy(dx: 0, dy: -frame.height / 2)
      view.alpha = 0
    }
  }
}
