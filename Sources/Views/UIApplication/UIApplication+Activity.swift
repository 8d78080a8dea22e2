// UIApplication+Activity: whether the user's keys go to this application or to another one.

import Foundation

extension UIApplication {
  /// What the user does with the application. Raw values are UIKit's.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// Posted when the user turns to the application, and when the user turns away from it.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")

  /// Whether the application's window has the keyboard. A window on a desktop is never in the background.
  public var applicationState: State { input.isActive ? .active : .inactive }

  /// Notes whether the window has the keyboard, and tells everyone if that is new.
  func setActive(_ isActive: Bool) {
    guard isActive != input.isActive else { return }
    input.isActive = isActive
    if isActive { delegate?.applicationDidBecomeActive(self) } else { delegate?.applicationWillResignActive(self) }
    NotificationCenter.default.post(
      name: isActive ? Self.didBecomeActiveNotification : Self.willResignActiveNotification, object: self)
    (keyWindow?.firstResponder as? UITextField)?.applicationActivityChanged()
  }
}
