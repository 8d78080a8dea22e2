// QuizTexts: how the quiz measures and words what it shows.

import UIKit

/// A share, 0…1, in whole per cent: 0.667 is "67%".
func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }

/// The height of a label's text in a row of the table, in points: its width is the table's less 40 on either side.
@MainActor
func height(of label: UILabel?, in tableView: UITableView) -> CGFloat {
  let width = max(0, tableView.bounds.width - 80)
  return (label?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height ?? 0).rounded(.up)
}

/// A container whose first screen is a question: the quiz's own, and a navigation controller.
@MainActor
protocol QuestionStack: UIViewController {
  var viewControllers: [UIViewController] { get }
}

extension QuestionStack {
  var firstQuestion: QuestionViewController? { viewControllers.first as? QuestionViewController }
}

extension UINavigationController: QuestionStack {}
extension QuizContainerViewController: QuestionStack {}
