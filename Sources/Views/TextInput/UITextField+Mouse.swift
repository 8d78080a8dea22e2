// UITextField+Mouse: a click puts the caret, a drag selects, two clicks select by words, three select all.

import Essentials
import Foundation
import Geometry
import Layers

/// A selection that the mouse makes.
struct TextFieldDrag {
  /// What was selected by the press: a place, a word or all. A drag keeps it selected.
  let start: Range<Int>
  let byWords: Bool
  /// Where the pointer is, in the field's coordinates.
  var point: CGPoint
  /// The next step of a text that moves because the pointer is beside it.
  var ticket: Turn.Ticket?
}

extension UITextField: PointerShaping {
  package func pointerShape(at point: CGPoint) -> Cursor { isEnabled ? .text : .arrow }
}

extension UITextField {
  final func beginDrag(_ touch: UITouch, extends: Bool) {
    let point = touch.location(in: self)
    // Before editing begins, as the text may then stand elsewhere: a shortened one is shown whole.
    let place = place(at: point)
    if !isEditing {
      guard becomeFirstResponder() else { return }
      // What was pressed stays under the pointer.
      scroll = isRightToLeft ? .greatestFiniteMagnitude : 0
    }
    switch touch.tapCount {
    case 1 where extends:
      changeSelection { $0.move(to: place, extending: true) }
      drag = TextFieldDrag(start: edited.anchor..<edited.anchor, byWords: false, point: point)
    case 1:
      changeSelection { $0.move(to: place, extending: false) }
      drag = TextFieldDrag(start: place..<place, byWords: false, point: point)
    case 2 where !isSecureTextEntry:
      let word = Words(edited.letters).run(at: letter(at: point))
      changeSelection { $0.select(word) }
      drag = TextFieldDrag(start: word, byWords: true, point: point)
    default:
      changeSelection { $0.selectAll() }
      drag = nil
    }
  }

  final func continueDrag(_ point: CGPoint) {
    guard drag != nil else { return }
    drag?.point = point
    follow()
  }

  final func endDrag() {
    if let ticket = drag?.ticket { Turn.current.cancel(ticket) }
    drag = nil
  }

  /// Selects from what was pressed to where the pointer is.
  private func follow() {
    guard let drag else { return }
    let place = place(at: drag.point)
    changeSelection { edited in
      guard drag.byWords, !edited.letters.isEmpty else { return edited.select(from: drag.start.lowerBound, to: place) }
      if place < drag.start.lowerBound {
        edited.select(from: drag.start.upperBound, to: Words(edited.letters).run(at: place).lowerBound)
      } else {
        let end = place > drag.start.upperBound ? Words(edited.letters).run(at: place - 1).upperBound : place
        edited.select(from: drag.start.lowerBound, to: max(end, drag.start.upperBound))
      }
    }
    goOnWhileBeside()
  }

  /// While the pointer is held beside the text, the text moves under it: a step each twentieth of a second.
  private func goOnWhileBeside() {
    guard let point = drag?.point, drag?.ticket == nil else { return }
    let area = area
    guard point.x < area.minX ? scroll > 0 : point.x > area.maxX && scroll < line.width - area.width else { return }
    drag?.ticket = Turn.current.schedule(at: Turn.current.now + 0.05) { [weak self] in
      self?.drag?.ticket = nil
      self?.follow()
    }
  }
}
