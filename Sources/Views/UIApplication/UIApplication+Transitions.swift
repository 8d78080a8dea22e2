// UIApplication+Transitions: while a transition runs, the user's input is dropped.

import Essentials
import Foundation

extension UIApplication {
  /// Whether a transition has been begun and neither ended nor run out of time.
  package var isInTransition: Bool { !input.transitions.isEmpty }

  /// Drops all input of the user, Back included, until the token that this returns is given to `endTransition(_:)`.
  ///
  /// Touches and keys that are down are cancelled. After `limit` seconds of media time the token ends by itself, so
  /// that a completion which never comes cannot keep the user out for good.
  package func beginTransition(limit: Double = 10) -> Int {
    input.lastTransition += 1
    let token = input.lastTransition
    input.transitions[token] = turn.schedule(at: turn.now + limit) { [unowned self] in
      Log.note("A transition was not ended within \(limit) seconds; the user's input is let through again.")
      input.transitions[token] = nil
    }
    cancelInput()
    return token
  }

  /// Ends a transition; a token that has ended changes nothing.
  package func endTransition(_ token: Int) {
    if let ticket = input.transitions.removeValue(forKey: token) { turn.cancel(ticket) }
  }
}
