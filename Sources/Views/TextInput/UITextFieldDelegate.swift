// UITextFieldDelegate: what a text field asks and tells.

import Foundation

/// Follows the editing of a text field. All of it is optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin. True by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Tells that the field has the keyboard.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end. True by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Tells that editing has ended; the form with the reason is called, and calls the other one unless it is written.
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the user's change may be made; `range` is in UTF-16 units. True by default.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Tells that another part of the text is selected, or that the caret has moved.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button may empty the field. True by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether Return does what it usually does: it sends `primaryActionTriggered` and `editingDidEndOnExit`. True by
  /// default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
