// UIAlertAction: one choice of an alert.

import Foundation

/// A button of an alert: what it says, what it looks like, and what happens after it has been chosen.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What a choice means. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// Leaves everything as it is; an alert has at most one.
    case cancel = 1
    /// Changes or deletes something that may be missed.
    case destructive = 2
  }

  /// What the button says.
  public let title: String?
  /// What the choice means.
  public let style: Style
  /// Whether it can be chosen.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { onChange?() } }
  }

  /// Called once the alert is gone.
  let handler: ((UIAlertAction) -> Void)?
  /// Tells the alert that shows the action.
  var onChange: (@MainActor () -> Void)?

  /// Makes a choice; `handler` is called after the alert that offered it has been dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}
