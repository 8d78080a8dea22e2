// QuizSegues: the two segues of the quiz's own container.

import UIKit

/// Makes its destination the container's only screen, at once.
final class QuizContainerRootViewControllerSegue: UIStoryboardSegue {
  override func perform() {
    (source as? QuizContainerViewController)?.setViewControllers([destination], animated: false)
  }
}

/// Fades to its destination: pushed on the source's container, or returned to when unwinding.
final class QuizContainerFadeViewControllerSegue: UIStoryboardSegue {
  /// Whether the segue goes back to a screen of the stack; otherwise it pushes a new one.
  var unwinds = false

  override func perform() {
    if unwinds {
      (destination.parent as? QuizContainerViewController)?.popToViewController(destination, animated: true)
    } else {
      (source.parent as? QuizContainerViewController)?.pushViewController(destination, animated: true)
    }
  }
}
