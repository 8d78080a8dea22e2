// UIAlertController: a question over what is shown, and the choices that answer it.
//
// Its text fields are in UIAlertController+TextFields, its presentation in AlertPresentationController, its look in
// AlertView, its measures in AlertLayout.

import Essentials
import Foundation
import Geometry
import Views

/// Shows a message with choices, in the middle of the window or, as an action sheet, at its bottom.
///
///     let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in store.delete() })
///     present(alert, animated: true)
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where the choices stand. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// At the bottom; a tap beside it cancels.
    case actionSheet = 0
    /// In the middle; it must be answered.
    case alert = 1
  }

  /// Where the choices stand.
  public private(set) var preferredStyle = Style.actionSheet
  /// The choices, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []

  /// The text below the title.
  open var message: String? {
    didSet { if message != oldValue { contentChanged() } }
  }

  open override var title: String? {
    didSet { if title != oldValue { contentChanged() } }
  }

  /// The choice that Return makes and that is set in bold; one of `actions`. Without it that is the cancel action.
  open var preferredAction: UIAlertAction? {
    didSet {
      guard preferredAction !== oldValue else { return }
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        self.preferredAction = oldValue
        return fault(
          "The preferred action \"\(preferredAction.title ?? "")\" is none of the actions of \(named); add it first")
      }
      contentChanged()
    }
  }

  /// The lines to type into, top to bottom.
  final var fields: [UITextField] = []
  /// Whether a choice has been made: the next ones no longer count.
  private var isAnswered = false
  private var pressed: (button: AlertButton, key: UIKeyboardHIDUsage)?

  /// Makes an alert without choices.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .custom
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
  }

  /// Adds a choice below, or after, those that are there.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || cancelAction == nil else {
      return fault("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    action.onChange = { [weak self] in self?.contentChanged() }
    contentChanged()
  }

  open override func loadView() { view = AlertView(of: self) }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    takeKeyboard()
  }

  func contentChanged() {
    guard let view = viewIfLoaded as? AlertView else { return }
    view.update()
    view.superview?.setNeedsLayout()
  }

  // MARK: Answering

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// What Return does where no button has the focus.
  var defaultAction: UIAlertAction? { preferredAction ?? cancelAction ?? (actions.count == 1 ? actions.first : nil) }

  /// Dismisses the alert and then does what the choice stands for. Only the first choice counts.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isAnswered, let presenter = presentingViewController else { return }
    isAnswered = true
    presenter.dismiss(animated: true) { action.handler?(action) }
  }

  /// What Escape, the mouse's back button and a tap beside a sheet do: the cancel action, or nothing where there is none.
  func cancel() {
    if let cancelAction { choose(cancelAction) }
  }

  // MARK: Keys

  /// While it is shown, keys belong to the alert and to nothing below it.
  open override var canBecomeFirstResponder: Bool { true }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where !use(press, with: event) { UIApplication.shared.pressesBegan([press], with: event) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == pressed?.key }) else { return }
    takePressedButton()?.pressesEnded(presses, with: event)
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    takePressedButton()?.pressesCancelled(presses, with: event)
  }

  /// The button that a key holds down. It passes on what it has no use for, so it is told of each end once.
  private func takePressedButton() -> AlertButton? {
    defer { pressed = nil }
    return pressed?.button
  }

  /// Does what the key means in an alert; false where it means what it means everywhere.
  private func use(_ press: UIPress, with event: UIPressesEvent?) -> Bool {
    guard let key = press.key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
      return false
    }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      if let focusedButton {
        pressed = (focusedButton, key.keyCode)
        focusedButton.pressesBegan([press], with: event)
      } else if key.keyCode != .keyboardSpacebar, !press.isRepeat, let defaultAction {
        choose(defaultAction)
      }
      return true
    case .keyboardPageUp, .keyboardPageDown, .keyboardHome, .keyboardEnd:
      (viewIfLoaded as? AlertView)?.scrollText(by: key.keyCode)
      return true
    default: return false
    }
  }

  private var focusedButton: AlertButton? { viewIfLoaded?.window?.focusedView as? AlertButton }
}
