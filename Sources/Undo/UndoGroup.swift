// UndoGroup: what is undone in one go, and the single actions that it is made of.

/// One registered action. The target may die before: then there is nothing to do.
struct UndoAction {
  weak var target: AnyObject?
  let run: @MainActor (AnyObject) -> Void
  var isDiscardable = false
}

/// Actions and closed groups in the order of their registration, with what the user calls them.
struct UndoGroup {
  enum Entry {
    case action(UndoAction)
    case group(UndoGroup)
  }

  var entries: [Entry] = []
  /// The action's name; nil where none was set, "" where it was taken away.
  var name: String?
  var userInfo: [UndoManager.UserInfoKey: Any] = [:]
  /// Whether the manager opened the group by itself for the running event.
  var isAutomatic = false

  var isEmpty: Bool { entries.isEmpty }

  /// The actions of the group and of all groups inside it, oldest first.
  var actions: [UndoAction] {
    entries.flatMap { entry in
      switch entry {
      case .action(let action): [action]
      case .group(let group): group.actions
      }
    }
  }

  /// Whether the group has actions, and each may be thrown away.
  var isDiscardable: Bool {
    let actions = actions
    return !actions.isEmpty && actions.allSatisfy(\.isDiscardable)
  }

  /// Takes a closed group in. What was named last names all of it.
  mutating func absorb(_ group: UndoGroup) {
    entries.append(.group(group))
    inherit(from: group, overriding: true)
  }

  /// Takes over another group's name and values: where this one has none of its own, or in place of its own.
  mutating func inherit(from group: UndoGroup, overriding: Bool) {
    name = overriding ? group.name ?? name : name ?? group.name
    userInfo.merge(group.userInfo) { own, other in overriding ? other : own }
  }

  /// Marks the action that was registered last.
  mutating func setLatestActionDiscardable(_ discardable: Bool) {
    switch entries.popLast() {
    case .action(var action):
      action.isDiscardable = discardable
      entries.append(.action(action))
    case .group(var group):
      group.setLatestActionDiscardable(discardable)
      entries.append(.group(group))
    case nil: return
    }
  }

  /// The group without a target's actions, and without the groups inside that have no others; nil where nothing is left
  /// of it. A group that was empty before stays (U5).
  func removing(_ target: AnyObject) -> UndoGroup? {
    let left = removingEntries(of: target)
    return left.isEmpty && !isEmpty ? nil : left
  }

  /// The same for a group that is still open: it stays, even with nothing left.
  func removingEntries(of target: AnyObject) -> UndoGroup {
    var group = self
    group.entries = entries.compactMap { entry in
      switch entry {
      case .action(let action): action.target === target ? nil : entry
      case .group(let group): group.removing(target).map(Entry.group)
      }
    }
    return group
  }
}
