// UndoStand: one turn and one manager, and values whose changes can be undone.

import Essentials
import Foundation
import Undo

/// A manager with a turn of its own that is run by hand.
@MainActor
final class UndoStand {
  let turn: Turn
  let manager = UndoManager()
  private var numbers: [Number] = []

  init(groupsByEvent: Bool = true) {
    turn = Turn(clock: SteppedClock())
    turn.makeCurrent()
    manager.groupsByEvent = groupsByEvent
  }

  /// Ends the running event.
  func endEvent() { turn.run() }

  /// A value of this manager, kept alive as long as the stand.
  func number(_ value: Int) -> Number {
    let number = Number(value, manager)
    numbers.append(number)
    return number
  }

  /// Does `body` in a group that is opened and closed by hand.
  func group(_ body: () -> Void) {
    manager.beginUndoGrouping()
    body()
    manager.endUndoGrouping()
  }
}

/// A value that registers how to take each change back.
@MainActor
final class Number {
  private(set) var value: Int
  private let manager: UndoManager
  /// What the manager said of itself at each change.
  private(set) var modes: [String] = []

  init(_ value: Int, _ manager: UndoManager) { (self.value, self.manager) = (value, manager) }

  func set(_ newValue: Int) {
    manager.registerUndo(withTarget: self) { [value] in $0.set(value) }
    take(newValue)
  }

  /// The same through the proxy.
  func setByProxy(_ newValue: Int) {
    manager.prepare(withInvocationTarget: self)(Number.setByProxy, value)
    take(newValue)
  }

  /// The same in a group of its own.
  func setAlone(_ newValue: Int) {
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: self) { [value] in $0.setAlone(value) }
    take(newValue)
    manager.endUndoGrouping()
  }

  /// A change that can be undone and not redone.
  func setForGood(_ newValue: Int) {
    manager.registerUndo(withTarget: self) { [value] in $0.take(value) }
    take(newValue)
  }

  private func take(_ newValue: Int) {
    value = newValue
    modes.append(manager.isUndoing ? manager.isRedoing ? "both" : "undo" : manager.isRedoing ? "redo" : "do")
  }
}

/// Notes what a manager posts, with its grouping level at that moment: "Checkpoint 1".
@MainActor
final class NoticeLog {
  private(set) var lines: [String] = []
  /// Called with each notice after it is noted.
  var react: (String) -> Void = { _ in }
  private var tokens: [any NSObjectProtocol] = []

  init(_ manager: UndoManager) {
    let names: [NSNotification.Name] = [
      .NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ]
    for name in names {
      let title = name.rawValue.dropFirst("NSUndoManager".count).replacingOccurrences(of: "Notification", with: "")
      let short = title.replacingOccurrences(of: "UndoGroup", with: "").replacingOccurrences(of: "Change", with: "")
      let token = NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
        [weak self, weak manager] notice in
        let isDiscardable = notice.userInfo?[NSUndoManagerGroupIsDiscardableKey] as? Bool
        MainActor.assumeIsolated {
          guard let self, let manager else { return }
          let mark = isDiscardable.map { $0 ? " discardable" : " kept" } ?? ""
          self.lines.append("\(short) \(manager.groupingLevel)\(mark)")
          self.react(short)
        }
      }
      tokens.append(token)
    }
  }

  isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

  /// The notices since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// The messages of the faults that `body` raises.
@MainActor
func faults(in body: () -> Void) -> [String] { Fault.observing(body).messages }

/// Whether `body` raises exactly one fault, in Foundation's shape and with this reason.
@MainActor
func raises(_ method: String, _ reason: String, in body: () -> Void) -> Bool {
  let messages = faults(in: body)
  return messages.count == 1 && messages[0].hasPrefix("\(method): NSUndoManager 0x")
    && messages[0].hasSuffix(" is in invalid state, \(reason)")
}
