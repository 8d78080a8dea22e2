// UIWindow+RootViewController: the controller whose view fills a window.

import Foundation
import Views

extension UIWindow {
  /// The controller that provides the window's content. Setting it takes the old one's view out and whatever it
  /// presents with it.
  public var rootViewController: UIViewController? {
    get { rootOwner as? UIViewController }
    set {
      guard newValue !== rootViewController else { return }
      if let old = rootViewController {
        if let presented = old.presentation.presented {
          presented.presentation.session?.abandon()
        }
        old.viewIfLoaded?.removeFromSuperview()
        rootOwnerView = nil
      }
      UndoAlert.install()
      rootOwner = newValue
      rootOwnerView = newValue?.view
    }
  }
}
