// UndoMenuTitles: the words "Undo" and "Redo" in the user's language.

import Essentials
import Foundation

/// The titles of menu items and buttons that undo and redo. English unless others are set.
public struct UndoMenuTitles: Hashable, Sendable {
  /// The title where the action has no name.
  public var undo, redo: String
  /// The title of a named action; `%@` stands for the name.
  public var undoNamed, redoNamed: String

  public init(
    undo: String = "Undo", undoNamed: String = "Undo %@", redo: String = "Redo", redoNamed: String = "Redo %@"
  ) {
    (self.undo, self.undoNamed, self.redo, self.redoNamed) = (undo, undoNamed, redo, redoNamed)
  }

  func undo(_ name: String) -> String { title(undo, undoNamed, name) }

  func redo(_ name: String) -> String { title(redo, redoNamed, name) }

  private func title(_ plain: String, _ pattern: String, _ name: String) -> String {
    name.isEmpty ? plain : pattern.replacingOccurrences(of: "%@", with: name)
  }
}

extension UndoManager {
  /// The titles that all managers of this user interface use.
  public static var menuTitles: UndoMenuTitles {
    get { Turn.current.slot(TitleBox.self) { TitleBox(UndoMenuTitles()) }.titles }
    set { Turn.current.setSlot(TitleBox.self, to: TitleBox(newValue)) }
  }
}

@MainActor
private final class TitleBox {
  let titles: UndoMenuTitles
  init(_ titles: UndoMenuTitles) { self.titles = titles }
}
