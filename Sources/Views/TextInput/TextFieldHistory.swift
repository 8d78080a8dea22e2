// TextFieldHistory: undo inside a text field, from the beginning of its editing to the end (E23).

import Foundation
import Undo

/// What the user has done to one field's text.
@MainActor
final class TextFieldHistory {
  /// What changes follow each other as one step: letters that are typed, or letters that are deleted.
  enum Kind {
    case typing, deleting, other
  }

  /// The text before and after one step.
  private final class Step {
    let before: EditedText
    var after: EditedText
    let kind: Kind

    init(before: EditedText, after: EditedText, kind: Kind) {
      (self.before, self.after, self.kind) = (before, after, kind)
    }
  }

  let manager = UndoManager()
  /// The step that the next change goes on with, if it is of the same kind and finds the text as the step left it.
  private var open: Step?
  /// The text before the composition that is under way.
  var beforeComposition: EditedText?
  /// Whether the delegate is being asked about a change, so that what it sets is a part of that.
  var isAsking = false

  init() { manager.groupsByEvent = false }

  /// Notes a change that has led from `before` to what the field holds now.
  func record(_ field: UITextField, before: EditedText, kind: Kind) {
    guard before.letters != field.edited.letters else { return }
    if let open, kind != .other, open.kind == kind, open.after == before {
      open.after = field.edited
      return
    }
    let step = Step(before: before, after: field.edited, kind: kind)
    open = step
    manager.beginUndoGrouping()
    register(step, undoes: true, on: field)
    manager.endUndoGrouping()
  }

  private func register(_ step: Step, undoes: Bool, on field: UITextField) {
    manager.registerUndo(withTarget: field) { [unowned self] field in
      register(step, undoes: !undoes, on: field)
      open = nil
      field.edited = undoes ? step.before : step.after
      field.userChangedText()
    }
  }

  func forget() {
    manager.removeAllActions()
    (open, beforeComposition) = (nil, nil)
  }
}

extension UITextField {
  /// Takes the last step back, or makes it again. A composition ends first, and is a step.
  final func undo() {
    endComposition()
    if history.manager.canUndo { history.manager.undo() }
  }

  final func redo() {
    endComposition()
    if history.manager.canRedo { history.manager.redo() }
  }
}
