// UIAlertController+TextFields: lines to type into, and what Return means in them.

import Essentials
import Foundation
import Geometry
import Views

extension UIAlertController {
  /// The text fields, top to bottom; nil where none has been added.
  public var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds a line to type into, below those that are there, set up by `configurationHandler`.
  ///
  ///     alert.addTextField { $0.placeholder = "Title" }
  ///     alert.addAction(UIAlertAction(title: "Save", style: .default) { _ in save(alert.textFields?[0].text) })
  ///
  /// The first has the keyboard when the alert appears. Return goes to the next one; in the last it makes the preferred
  /// choice, or the only one that is not the cancel action. Action sheets take no text: there it is a fault.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return fault("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = AlertTextField(frame: .zero)
    configurationHandler?(field)
    // After those of the program, which may want the text before the alert goes.
    field.addAction(
      UIAction { [weak self, weak field] _ in if let self, let field { self.returned(from: field) } },
      for: .primaryActionTriggered)
    field.addAction(
      UIAction { [weak self, weak field] _ in
        if let field { (self?.viewIfLoaded as? AlertView)?.reveal(field) }
      }, for: .editingDidBegin)
    fields.append(field)
    contentChanged()
  }

  /// Goes on to the next field that takes the keyboard, or from the last to a choice.
  private func returned(from field: UITextField) {
    guard let place = fields.firstIndex(of: field) else { return }
    if fields[(place + 1)...].contains(where: { $0.becomeFirstResponder() }) { return }
    let others = actions.filter { $0.style != .cancel }
    if let action = preferredAction ?? (others.count == 1 ? others.first : nil) { return choose(action) }
    // Which choice is meant is not known: the keyboard goes to the first, where Return is seen to press it.
    guard let first = (viewIfLoaded as? AlertView)?.button(of: others.first), field.resignFirstResponder() else {
      return
    }
    becomeFirstResponder()
    view.window?.setFocus(first, showsRing: true)
  }

  /// Takes the keyboard when the alert is in the window: for the first field, or for itself.
  func takeKeyboard() {
    becomeFirstResponder()
    fields.first?.becomeFirstResponder()
  }

  /// Whether one of the fields is being edited.
  var isTyping: Bool { fields.contains(where: \.isFirstResponder) }
}
