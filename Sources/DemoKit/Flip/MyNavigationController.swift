// MyNavigationController: a navigation controller that lets the screen to return to say how the return looks.

import UIKit

/// A screen that supplies the segue by which others return to it.
@MainActor
protocol MyNavigationControllerDelegate: UIViewController {
  /// The segue that leads back here; nil leaves it to the navigation controller.
  func segueForUnwinding(from viewController: UIViewController, identifier: String?) -> UIStoryboardSegue?
}

/// A navigation controller that asks an unwind's destination for the segue.
final class MyNavigationController: UINavigationController {
  override func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
  ) -> UIStoryboardSegue? {
    (toViewController as? any MyNavigationControllerDelegate)?
      .segueForUnwinding(from: fromViewController, identifier: identifier)
      ?? super.segueForUnwinding(to: toViewController, from: fromViewController, identifier: identifier)
  }
}
