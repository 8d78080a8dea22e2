// LayoutEngine: when layouts are solved, and what becomes of their solutions.

import Essentials
import Foundation

/// Solves layouts whose inputs have changed.
@MainActor
final class LayoutEngine {
  /// The engine of the current user interface.
  static var current: LayoutEngine { Turn.current.slot(LayoutEngine.self) { LayoutEngine() } }

  private var lastSerial = 0
  /// How many layouts have been solved, so that tests can see what is not solved again.
  private(set) var solutionCount = 0

  /// Makes `holder` hold the constraint, and opens the views between it and the items.
  func activate(_ constraint: NSLayoutConstraint, in holder: UIView) {
    lastSerial += 1
    constraint.serial = lastSerial
    constraint.holder = holder
    for item in constraint.items {
      if let view = item as? UIView, view !== holder { view.layoutState.references += 1 }
      var view = item is UIView ? LayoutItem.view(item)?.superview : LayoutItem.view(item)
      while let crossed = view, crossed !== holder {
        crossed.layoutState.crossings += 1
        constraint.crossed.append(crossed)
        view = crossed.superview
      }
    }
  }

  /// Solves the layout whose top is `top`, if its inputs have changed, and marks the views whose subviews move.
  func solveIfNeeded(_ top: UIView) {
    guard top.layoutState.isDirty else { return }
    top.layoutState.isDirty = false
    var system = LayoutSystem(top: top)
    guard !system.isEmpty else { return }
    solve(&system)
    solutionCount += 1
    log(system)
    let scale = UIScreen.main.scale
    for (view, frame) in system.frames(scale: scale) {
      view.layoutState.solvedFrame = frame
      if view.untransformedFrame != frame { view.superview?.setNeedsLayout() }
    }
    for (guide, frame) in system.guideFrames(scale: scale) { guide.solvedFrame = frame }
    for (scrollView, width, height) in system.contentSizes(scale: scale) {
      let old = scrollView.contentSize
      let new = CGSize(width: width ?? old.width, height: height ?? old.height)
      if new != old { scrollView.contentSize = new }
    }
  }

  /// The size that the constraints inside the view allow nearest to the target, in points.
  func size(
    fitting target: CGSize, view: UIView, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    view.updateConstraintsIfNeeded()
    let fitting = LayoutSystem.Fitting(target: target, horizontal: horizontal, vertical: vertical)
    var system = LayoutSystem(top: view, fitting: fitting)
    solve(&system)
    return system.fittedSize(scale: UIScreen.main.scale)
  }

  private func solve(_ system: inout LayoutSystem) {
    system.solve(isTracing: false)
    if system.updateHeights() { system.solve(isTracing: false) }
    if system.conflicts.contains(where: { !$0.broken.isBroken }) { system.solve(isTracing: true) }
  }

  /// Names each constraint that had to be left out, once, with those that it contradicts.
  private func log(_ system: LayoutSystem) {
    let broken = system.conflicts.map(\.broken)
    for constraint in system.constraints where constraint.isBroken && !broken.contains(constraint) {
      constraint.isBroken = false
    }
    for conflict in system.conflicts where !conflict.broken.isBroken {
      conflict.broken.isBroken = true
      var given: [UIView] = []
      for case let view as UIView in conflict.constraints.flatMap(\.items)
      where view !== system.top && view.hasGivenFrame && !given.contains(view) { given.append(view) }
      let frames = given.map { view in
        let (x, y, size) = (view.frame.minX, view.frame.minY, view.frame.size)
        let numbers = [x, y, size.width, size.height].map(NSLayoutConstraint.figure).joined(separator: ", ")
        return "    \"<NSAutoresizingMaskLayoutConstraint \(type(of: view)).frame == (\(numbers))>\""
      }
      let list = (conflict.constraints.map { "    \"\($0.text)\"" } + frames).joined(separator: ",\n")
      Log.note(
        "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n"
          + "Will attempt to recover by breaking constraint\n\(conflict.broken.text)")
    }
  }
}
