// EditingViewController: edits one value of a book, a text or a date. Save hands it on, Cancel and Escape do not.

import Essentials
import Layers
import Navigation
import UIKit

/// Takes the values that an editor saves.
@MainActor
protocol EditingViewControllerDelegate: AnyObject {
  func setValue<Value>(_ newValue: Value?, forEditedProperty property: ReferenceWritableKeyPath<Book, Value?>)
}

/// Shows a text field for a text, wheels for a date.
final class EditingViewController: UIViewController {
  /// What is edited.
  struct Subject {
    let book: Book
    let value: BookField.Value
    /// What the value is called, in the user's language.
    let name: String
  }

  weak var sourceController: (any EditingViewControllerDelegate)?
  var subject: Subject?
  var textField: UITextField?
  var datePicker: UIDatePicker?

  override class var connections: [Connection] {
    super.connections + [
      .outlet("textField", \EditingViewController.textField),
      .outlet("datePicker", \EditingViewController.datePicker),
      .action("save", EditingViewController.save),
      .action("cancel", EditingViewController.cancel),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The original's file places its views from the bar down, as before bars were translucent.
    edgesForExtendedLayout = []
    backHandler = { [weak self] in
      self?.cancel()
      return self != nil
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let subject else { return }
    title = subject.name
    switch subject.value {
    case .text(let path):
      textField?.isHidden = false
      datePicker?.isHidden = true
      textField?.text = subject.book[keyPath: path]
      textField?.placeholder = subject.name
    case .date(let path):
      textField?.isHidden = true
      datePicker?.isHidden = false
      datePicker?.date = subject.book[keyPath: path] ?? Turn.current.host.environment.now
    }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    // Only now is the field in the window, without which it cannot have the keyboard.
    if textField?.isHidden == false { textField?.becomeFirstResponder() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The original's file makes the wheels wider than its screen.
    if let datePicker, datePicker.frame.width > view.bounds.width { datePicker.frame.size.width = view.bounds.width }
  }

  func save() {
    switch subject?.value {
    case .text(let path): sourceController?.setValue(textField?.text, forEditedProperty: path)
    case .date(let path): sourceController?.setValue(datePicker?.date, forEditedProperty: path)
    case nil: break
    }
    navigationController?.popViewController(animated: true)
  }

  func cancel() { navigationController?.popViewController(animated: true) }
}
