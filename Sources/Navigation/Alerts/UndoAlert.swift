// UndoAlert: the question that a shake, or a key that stands for it, asks (E24).

import Essentials
import Foundation
import Undo
import Views

/// Asks whether to undo or redo, and does what is chosen.
@MainActor
enum UndoAlert {
  /// Lets shakes ask in an alert, in the user's language. Each user interface needs it once.
  static func install() {
    let application = UIApplication.shared
    guard application.onShakeToEdit == nil else { return }
    application.onShakeToEdit = { present($0) }
    UndoManager.menuTitles = UndoMenuTitles(
      undo: SystemText.undo.localized, undoNamed: SystemText.undoNamed.localized, redo: SystemText.redo.localized,
      redoNamed: SystemText.redoNamed.localized)
  }

  /// Presents the question over whatever is in front in the key window; not over another alert.
  static func present(_ prompt: UndoPrompt) {
    guard let root = UIApplication.shared.keyWindow?.rootViewController else { return }
    let front = sequence(first: root, next: \.presentedViewController).reversed().first ?? root
    guard !(front is UIAlertController) else { return }
    let alert = UIAlertController(title: prompt.title, message: nil, preferredStyle: .alert)
    for choice in prompt.choices {
      alert.addAction(UIAlertAction(title: choice.title, style: .default) { _ in choice.perform() })
    }
    alert.addAction(UIAlertAction(title: SystemText.cancel.localized, style: .cancel))
    // Whoever pressed keys for it expects that Return does it.
    alert.preferredAction = alert.actions.first
    front.present(alert, animated: true)
  }
}
