// UndoManager: two stacks of groups of actions. Which group is open is in UndoManager+Grouping.swift, how a group is
// performed in UndoManager+Performing.swift.
//
//   registering ─▶ open group ─ closed ─▶ undo stack ─ undo() ─▶ what its handlers register ─▶ redo stack
//                                             ▲                                                    │
//                                             └───────── what its handlers register ◀─ redo() ◀────┘

import Essentials
import Foundation

/// Records how to take changes back, in groups, and takes them back and makes them again.
///
///     func rename(to title: String) {
///       undoManager.registerUndo(withTarget: self) { [old = self.title] in $0.rename(to: old) }
///       undoManager.setActionName("Rename")
///       self.title = title
///     }
///
/// All that is registered during one event, a turn of the run loop, is one group, unless `groupsByEvent` is off.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// The name of a value that belongs to an action, as an icon does.
  public struct UserInfoKey: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
  }

  var undoStack: [UndoGroup] = []
  var redoStack: [UndoGroup] = []
  /// The groups that are open, outermost first. While a group is performed: the one that collects what its handlers
  /// register, and what they have opened inside it.
  var openGroups: [UndoGroup] = []
  var performance: Performance?
  private var disableCount = 0
  var awaitsEndOfEvent = false

  public override init() { super.init() }

  // MARK: Grouping

  /// Whether the first registration of an event opens a group that the end of the event closes. True by default.
  open var groupsByEvent = true
  /// The run-loop modes in which the end of an event closes its group. A turn runs in the default mode, so the group
  /// stays open where neither that nor the common modes are listed. `[.default]` by default.
  open var runLoopModes: [RunLoop.Mode] = [.default] {
    didSet { closeAtEndOfEvent() }
  }
  /// How many groups are open inside each other; 0 where none is.
  open var groupingLevel: Int { openGroups.count + (performance?.outerGroups.count ?? 0) }

  /// Opens a group inside the open one, or at the top.
  ///
  /// At the top and with `groupsByEvent`, the event's group is opened first, so that the level is then 2.
  open func beginUndoGrouping() { begin() }

  /// Closes the group that was opened last. A fault where none is open.
  open func endUndoGrouping() {
    guard canEndGroup else { return invalidState("endUndoGrouping called with no matching begin") }
    end()
  }

  // MARK: Limits

  /// How many groups each stack keeps; the oldest go first, at once. 0, the default, keeps all.
  open var levelsOfUndo = 0 {
    didSet {
      trim(&undoStack)
      trim(&redoStack)
    }
  }

  /// How many times `undo()` and `redo()` have something to do.
  open var undoCount: Int { undoStack.count + (hasOpenActions ? 1 : 0) }
  open var redoCount: Int { redoStack.count }

  /// Forgets all actions and the open groups, and enables registration. Inside a handler, what is left of the group
  /// that is being performed is forgotten too.
  open func removeAllActions() {
    (undoStack, redoStack, disableCount) = ([], [], 0)
    openGroups = performance == nil ? [] : [UndoGroup()]
    performance?.outerGroups = []
    performance?.pending = []
  }

  /// Forgets the actions of one target, and the groups that have no others.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    undoStack = undoStack.compactMap { $0.removing(target) }
    redoStack = redoStack.compactMap { $0.removing(target) }
    openGroups = openGroups.map { $0.removingEntries(of: target) }
    performance?.remove(target)
  }

  // MARK: Registering

  /// Whether registrations are taken; they are while each `disableUndoRegistration()` has been enabled again.
  open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

  /// Ignores registrations until `enableUndoRegistration()` has been called as often.
  open func disableUndoRegistration() { disableCount += 1 }

  /// Takes one `disableUndoRegistration()` back. A fault where there was none.
  open func enableUndoRegistration() {
    guard disableCount > 0 else {
      return invalidState("enableUndoRegistration called with no matching disable")
    }
    disableCount -= 1
  }

  func register(_ action: UndoAction, method: String = #function) {
    guard isUndoRegistrationEnabled, needGroup(for: "registering undo", method: method) else { return }
    if performance == nil { redoStack = [] }
    openGroups[openGroups.count - 1].entries.append(.action(action))
  }

  // MARK: Performing

  /// Whether there is something to undo: a closed group, even an empty one, or an open group with actions in it.
  open var canUndo: Bool { undoCount > 0 }
  /// Whether there is something to redo. Asking posts a checkpoint first, so that pending changes are registered.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }
  /// Whether actions are being undone.
  open var isUndoing: Bool { performance?.isUndo == true }
  /// Whether actions are being redone.
  open var isRedoing: Bool { performance?.isUndo == false }

  /// Undoes the last top-level group; the event's group, if it is open, is closed first. Nothing happens where there is
  /// none; a fault with another open group, or while undoing or redoing.
  open func undo() {
    guard isIdle(), closeEventGroup(), !undoStack.isEmpty else { return }
    post(.NSUndoManagerCheckpoint)
    // What the checkpoint made somebody register is the last group now.
    guard closeEventGroup() else { return }
    perform(.undoStack)
  }

  /// Undoes the last closed group, which may lie in an open one. Nothing happens where there is none; a fault where
  /// actions have been registered after it in an open group, or while undoing or redoing.
  open func undoNestedGroup() {
    guard isIdle(), hasClosedGroupLast() else { return }
    post(.NSUndoManagerCheckpoint)
    guard hasClosedGroupLast() else { return }
    perform(.newestGroup)
  }

  /// Redoes the group that was undone last. Nothing happens where there is none; a fault while undoing or redoing.
  open func redo() {
    guard isIdle(), !redoStack.isEmpty else { return }
    post(.NSUndoManagerCheckpoint)
    // What the checkpoint made somebody register has left nothing to redo.
    guard !redoStack.isEmpty else { return }
    perform(.redoStack)
  }

  // MARK: Names

  /// The name of what `undo()` takes back and `redo()` makes again; empty where it has none, or there is nothing.
  open var undoActionName: String { nextToUndo.compactMap(\.name).last ?? "" }
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// Names the open group, and so what is registered in this event; an empty name takes the name away.
  ///
  /// Inside a handler it names what the handlers register; without a call, that keeps the name of what is performed.
  open func setActionName(_ actionName: String) {
    guard needGroup(for: "setting undo action name") else { return }
    openGroups[openGroups.count - 1].name = actionName
  }

  /// The title of a menu item or button that undoes: "Undo" and the name.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu item or button that redoes: "Redo" and the name.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title for an action of that name, or for one without where it is empty.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String { Self.menuTitles.undo(actionName) }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String { Self.menuTitles.redo(actionName) }

  // MARK: Discardable actions and values

  /// Says of the action that was registered last whether it may be thrown away when a document cannot be saved.
  open func setActionIsDiscardable(_ discardable: Bool) {
    guard needGroup(for: "setting undo action discardability") else { return }
    openGroups[openGroups.count - 1].setLatestActionDiscardable(discardable)
  }

  /// Whether all that `undo()` takes back, or `redo()` makes again, may be thrown away; false where there is nothing.
  open var undoActionIsDiscardable: Bool {
    let actions = nextToUndo.flatMap(\.actions)
    return !actions.isEmpty && actions.allSatisfy(\.isDiscardable)
  }
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  /// Gives the open group a value of the caller's own; nil takes it away. It goes where the group's name goes.
  open func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) {
    guard needGroup(for: "setting undo action user info") else { return }
    openGroups[openGroups.count - 1].userInfo[key] = info
  }

  /// The value that was given to what `undo()` takes back, or `redo()` makes again.
  open func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? {
    nextToUndo.compactMap { $0.userInfo[key] }.last
  }
  open func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { redoStack.last?.userInfo[key] }
}

extension UndoManager {
  /// The groups that make up what `undo()` would take back: the open ones if there are actions in them, else the last.
  private var nextToUndo: [UndoGroup] { hasOpenActions ? outerOpenGroups : undoStack.suffix(1) }

  /// The open groups whose actions are to be undone one day: not what a running undo collects for the redo stack.
  var outerOpenGroups: [UndoGroup] { performance?.outerGroups ?? openGroups }

  private var hasOpenActions: Bool { outerOpenGroups.contains { !$0.isEmpty } }

  func trim(_ stack: inout [UndoGroup]) {
    if levelsOfUndo > 0, stack.count > levelsOfUndo { stack.removeFirst(stack.count - levelsOfUndo) }
  }

  /// Raises a fault in Foundation's words.
  func invalidState(_ reason: String, method: String = #function) {
    let address = String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
    fault("\(method): NSUndoManager 0x\(address) is in invalid state, \(reason)")
  }
}
