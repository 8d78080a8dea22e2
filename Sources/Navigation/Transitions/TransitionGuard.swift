// TransitionGuard: what every running transition holds: the user's input, and a limit after which it is ended.

import Essentials
import Foundation
import Views

/// Drops the user's input while it is held, and sees to it that the transition ends.
@MainActor
final class TransitionGuard {
  /// How long after its duration a transition that nobody ends is ended, in seconds. Twice the longest built-in one
  /// leaves room for an animator that takes a little longer than it says.
  static let patience = 1.0

  private var token: Int?
  private var ticket: Turn.Ticket?

  /// Holds the input; `onLimit` runs `patience` after `duration`, in seconds, unless the guard has been released.
  init(duration: TimeInterval, onLimit: @escaping @MainActor () -> Void) {
    token = UIApplication.shared.beginTransition()
    ticket = Turn.current.schedule(at: Turn.current.now + duration + Self.patience, onLimit)
  }

  /// Lets the input go; the second call changes nothing.
  func release() {
    if let token { UIApplication.shared.endTransition(token) }
    if let ticket { Turn.current.cancel(ticket) }
    (token, ticket) = (nil, nil)
  }
}
