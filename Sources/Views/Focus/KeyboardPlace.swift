// KeyboardPlace: where the keyboard was used, so that it can be given back after something took it for a while.

import Foundation

/// A window's first responder and the view that had the focus, neither kept alive.
@MainActor
package struct KeyboardPlace {
  fileprivate weak var firstResponder: UIResponder?
  fileprivate weak var focusedView: UIView?
  /// Whether the focus was shown.
  package let showsRing: Bool
}

extension UIWindow {
  /// Where the keyboard is used now.
  package var keyboardPlace: KeyboardPlace {
    KeyboardPlace(firstResponder: firstResponder, focusedView: focusedView, showsRing: focus.showsRing)
  }

  /// Gives the keyboard back, as far as what had it is still in the window and nobody else has taken it meanwhile.
  package func restore(_ place: KeyboardPlace) {
    if firstResponder == nil, let responder = place.firstResponder, responder.responderWindow === self {
      responder.becomeFirstResponder()
    }
    if focusedView == nil, let view = place.focusedView, view.window === self {
      setFocus(view, showsRing: place.showsRing)
    }
  }
}
