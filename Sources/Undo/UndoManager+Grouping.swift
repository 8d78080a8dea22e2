// UndoManager+Grouping: opening and closing groups, by hand and with the event.

import Essentials
import Foundation

extension UndoManager {
  func begin() {
    if openGroups.isEmpty, groupsByEvent { openEventGroup() }
    if groupingLevel > 0, !isUndoing { post(.NSUndoManagerCheckpoint) }
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Whether a group is open that may be closed: not the one that collects what handlers register.
  var canEndGroup: Bool { openGroups.count > (performance == nil ? 0 : 1) }

  /// Closes the innermost group. Observers are asked first, and may have closed it when they return.
  func end(removingIfEmpty: Bool = false) {
    post(.NSUndoManagerCheckpoint)
    guard canEndGroup else { return }
    let info = openGroups.last?.isDiscardable == true ? [NSUndoManagerGroupIsDiscardableKey: true] : nil
    post(.NSUndoManagerWillCloseUndoGroup, userInfo: info)
    guard canEndGroup else { return }
    closeInnermostGroup(removingIfEmpty: removingIfEmpty)
    post(.NSUndoManagerDidCloseUndoGroup, userInfo: info)
  }

  /// Moves the innermost group into the one around it, or onto the undo stack.
  func closeInnermostGroup(removingIfEmpty: Bool) {
    let group = openGroups.removeLast()
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].absorb(group)
      closeAtEndOfEvent()
    } else if !(removingIfEmpty && group.isEmpty) {
      undoStack.append(group)
      trim(&undoStack)
    }
  }

  /// Sees to it that a group is open; a fault, and false, where the caller should have opened one.
  func needGroup(for purpose: String, method: String = #function) -> Bool {
    if openGroups.isEmpty, groupsByEvent { openEventGroup() }
    guard openGroups.isEmpty else { return true }
    if !groupsByEvent { invalidState("must begin a group before \(purpose)", method: method) }
    return false
  }

  // MARK: The event's group

  private func openEventGroup() {
    openGroups.append(UndoGroup(isAutomatic: true))
    closeAtEndOfEvent()
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Has the event's group closed at the end of the turn, if it is the only one that is open. One with a group inside is
  /// closed at the end of the event in which that one is.
  func closeAtEndOfEvent() {
    guard hasOnlyEventGroup, closesWithEvents, !awaitsEndOfEvent else { return }
    awaitsEndOfEvent = true
    Turn.current.enqueue(.end) { [weak self] in self?.eventEnds() }
  }

  private func eventEnds() {
    awaitsEndOfEvent = false
    if hasOnlyEventGroup, closesWithEvents { end(removingIfEmpty: true) }
  }

  /// Closes the only open group where groups go by events. A fault, and false, where a group is open after that.
  func closeEventGroup(method: String = #function) -> Bool {
    if openGroups.count == 1, groupsByEvent { end(removingIfEmpty: openGroups[0].isAutomatic) }
    if openGroups.isEmpty { return true }
    invalidState("undo was called with too many nested undo groups", method: method)
    return false
  }

  private var hasOnlyEventGroup: Bool { performance == nil && openGroups.count == 1 && openGroups[0].isAutomatic }

  private var closesWithEvents: Bool { runLoopModes.contains(.default) || runLoopModes.contains(.common) }
}
