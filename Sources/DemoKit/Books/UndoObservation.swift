// UndoObservation: hears of an undo manager's work for as long as it is kept.

import Foundation
import UIKit

/// Calls a closure after each undo and each redo of one manager.
final class UndoObservation {
  private let tokens: [any NSObjectProtocol]

  @MainActor
  init(of manager: UndoManager, onChange: @escaping @MainActor @Sendable () -> Void) {
    tokens = [.NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange].map { (name: NSNotification.Name) in
      // Managers post where they are used, on the main actor.
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        MainActor.assumeIsolated { onChange() }
      }
    }
  }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
