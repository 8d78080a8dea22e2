// QuizContainer+Root: the quiz's container without a storyboard.

import Navigation
import UIKit

@testable import DemoKit

extension QuizContainerViewController {
  /// A container whose root segue leads to the given controller.
  static func withoutStoryboard(root: UIViewController) -> QuizContainerViewController {
    let template = SegueTemplate(identifier: "RootViewController", kind: .custom)
    template.segueClass = QuizContainerRootViewControllerSegue.self
    template.makeDestination = { root }
    let container = QuizContainerViewController()
    container.segueTemplates = [template]
    return container
  }
}
