// UndoManager+Performing: running a group backwards, and where that which its handlers register goes.

import Essentials
import Foundation

extension UndoManager {
  /// Where the group to be performed lies.
  enum Source {
    case undoStack, newestGroup, redoStack
  }

  /// A group that is being performed.
  struct Performance {
    let isUndo: Bool
    /// The groups that were open before; only `undoNestedGroup()` and `redo()` run while there are any.
    var outerGroups: [UndoGroup]
    /// What is still to be run, the next at the end.
    var pending: [UndoAction] = []

    mutating func remove(_ target: AnyObject) {
      outerGroups = outerGroups.map { $0.removingEntries(of: target) }
      pending.removeAll { $0.target === target }
    }
  }

  /// A fault, and false, where a group is being performed.
  func isIdle(method: String = #function) -> Bool {
    guard let performance else { return true }
    let activity = performance.isUndo ? "undoing" : "redoing"
    invalidState("do not invoke this method while \(activity)", method: method)
    return false
  }

  /// Performs a group and puts what its handlers register on the other stack, as one group. That group opens and closes
  /// unannounced; where nothing is registered, it is dropped.
  func perform(_ source: Source) {
    let isUndo = source != .redoStack
    performance = Performance(isUndo: isUndo, outerGroups: openGroups)
    openGroups = [UndoGroup()]
    post(isUndo ? .NSUndoManagerWillUndoChange : .NSUndoManagerWillRedoChange)
    let group = take(from: source)
    performance?.pending = group?.actions ?? []
    while let action = performance?.pending.popLast() { run(action) }
    let collected = endCollecting(naming: group)
    openGroups = performance?.outerGroups ?? []
    performance = nil
    if !collected.actions.isEmpty { keep(collected, isUndo: isUndo) }
    closeAtEndOfEvent()
    post(isUndo ? .NSUndoManagerDidUndoChange : .NSUndoManagerDidRedoChange)
  }

  private func run(_ action: UndoAction) {
    guard let target = action.target else {
      return Log.note("UndoManager: an action is skipped, as its target no longer exists.")
    }
    action.run(target)
  }

  /// Closes what handlers have left open, and gives the whole the performed group's name unless it has its own.
  private func endCollecting(naming group: UndoGroup?) -> UndoGroup {
    if openGroups.count > 1 {
      Log.note("UndoManager: handlers left \(openGroups.count - 1) undo groups open; expected none. They are closed.")
    }
    while openGroups.count > 1 { closeInnermostGroup(removingIfEmpty: false) }
    var collected = openGroups.first ?? UndoGroup()
    if let group { collected.inherit(from: group, overriding: false) }
    return collected
  }

  /// Puts what was collected where it is performed from next; a redone group may lie in a group that is still open.
  private func keep(_ group: UndoGroup, isUndo: Bool) {
    if isUndo {
      redoStack.append(group)
      trim(&redoStack)
    } else if openGroups.isEmpty {
      undoStack.append(group)
      trim(&undoStack)
    } else {
      openGroups[openGroups.count - 1].absorb(group)
    }
  }

  // MARK: Finding the group

  private func take(from source: Source) -> UndoGroup? {
    switch source {
    case .undoStack: return undoStack.popLast()
    case .redoStack: return redoStack.popLast()
    case .newestGroup:
      guard let place = outerOpenGroups.lastIndex(where: { !$0.isEmpty }) else { return undoStack.popLast() }
      guard case .group(let group) = outerOpenGroups[place].entries.last else { return nil }
      performance?.outerGroups[place].entries.removeLast()
      return group
    }
  }

  /// Whether what was recorded last is a closed group. A fault where it is an action in an open one.
  func hasClosedGroupLast(method: String = #function) -> Bool {
    guard let entry = openGroups.last(where: { !$0.isEmpty })?.entries.last else { return !undoStack.isEmpty }
    if case .group = entry { return true }
    invalidState("undoNestedGroup was called before the open group was ended", method: method)
    return false
  }
}
