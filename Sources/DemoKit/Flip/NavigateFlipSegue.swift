// NavigateFlipSegue: turns the whole navigation controller round, bar and screen as one sheet (S3.1).

import UIKit

/// Flips to its destination from the left, or, when unwinding, back to the stack's root from the right.
final class NavigateFlipSegue: UIStoryboardSegue {
  private static let duration: TimeInterval = 0.3

  /// Whether the segue goes back to the root of the stack; otherwise it pushes its destination.
  var unwinds = false

  override func perform() {
    guard let navigation = source.navigationController, let sheet = navigation.view else { return }
    let (destination, unwinds) = (destination, unwinds)
    let side: UIView.AnimationOptions = unwinds ? .transitionFlipFromRight : .transitionFlipFromLeft
    UIView.transition(
      with: sheet, duration: Self.duration, options: side,
      animations: {
        // The flip shows the change; a slide inside it would be one too many.
        if unwinds {
          navigation.popToRootViewController(animated: false)
        } else {
          navigation.pushViewController(destination, animated: false)
        }
      }, completion: nil)
  }
}
