// UIApplication+Undo: shake to undo. Which manager a shake or an undo key means, and what the user is asked.
//
// A key asks as a shake does, but only where there is what it stands for: Ctrl+Z for undo, Ctrl+Shift+Z and Ctrl+Y for
// redo.

import Foundation
import Undo

/// The question whether to undo or redo, with its answers beside Cancel. It keeps the manager alive.
@MainActor
package struct UndoPrompt {
  package struct Choice {
    package let title: String
    package let perform: @MainActor () -> Void
  }

  /// What the first choice would do, by name.
  package let title: String
  /// One or two; the first is what was asked for.
  package let choices: [Choice]
}

/// What a key asks for.
enum UndoRequest {
  case undo, redo
}

extension UndoPrompt {
  /// The question about a manager; nil where it has nothing to undo or redo, or not what is requested.
  init?(_ manager: UndoManager, requested request: UndoRequest?) {
    // Asked first: the checkpoint that this posts may register something to undo.
    let canRedo = manager.canRedo
    let canUndo = manager.canUndo
    if request == .undo && !canUndo || request == .redo && !canRedo { return nil }
    var offers: [(title: String, verb: String, perform: @MainActor () -> Void)] = []
    if canUndo {
      offers.append((manager.undoMenuItemTitle, manager.undoMenuTitle(forUndoActionName: ""), { manager.undo() }))
    }
    if canRedo {
      offers.append((manager.redoMenuItemTitle, manager.redoMenuTitle(forUndoActionName: ""), { manager.redo() }))
    }
    if request == .redo { offers.reverse() }
    guard let first = offers.first else { return nil }
    title = first.title
    choices =
      [Choice(title: first.verb, perform: first.perform)]
      + offers.dropFirst().map { Choice(title: $0.title, perform: $0.perform) }
  }
}

extension UIApplication {
  /// Asks to undo or redo, as a shake does; with a request, only where that can be done. False where nothing is asked.
  func askToUndo(_ request: UndoRequest? = nil) -> Bool {
    guard applicationSupportsShakeToEdit, let ask = onShakeToEdit, let manager = managerToShake else { return false }
    guard let prompt = UndoPrompt(manager, requested: request) else { return false }
    ask(prompt)
    return true
  }

  /// The first manager along the chain from the first responder; none without one (E24).
  private var managerToShake: UndoManager? {
    guard let responder = keyWindow?.firstResponder else { return nil }
    return sequence(first: responder, next: \.next).lazy.compactMap(\.undoManager).first
  }
}

extension UIKey {
  /// What the key asks for with the modifiers that are down.
  var undoRequest: UndoRequest? {
    let held = modifierFlags.intersection([.shift, .control, .alternate, .command])
    switch (held, shortcutLetter) {
    case ([.control], "z"): return .undo
    case ([.control, .shift], "z"), ([.control], "y"): return .redo
    default: return nil
    }
  }
}
