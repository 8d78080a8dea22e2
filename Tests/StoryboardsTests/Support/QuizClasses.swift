// QuizClasses: classes by the names that the quiz's storyboards use, with just what those connect to.

import Navigation
import Tables
import Views

final class MainMenuViewController: UIViewController {
  var tableView: UITableView?
  func exitToHomeScreen(_ segue: UIStoryboardSegue) {}

  override class var connections: [Connection] {
    super.connections + [
      .outlet("tableView", \MainMenuViewController.tableView),
      .action("exitToHomeScreen:", MainMenuViewController.exitToHomeScreen),
    ]
  }
}

final class QuizContainerViewController: UIViewController {
  override func loadView() { view = UIView(frame: .zero) }
}

final class QuestionViewController: UITableViewController {
  func exitToQuizStart(_ segue: UIStoryboardSegue) {}

  override class var connections: [Connection] {
    super.connections + [.action("exitToQuizStart:", QuestionViewController.exitToQuizStart)]
  }
}

final class ResultsViewController: UITableViewController {
  var resultsCell: UITableViewCell?

  override class var connections: [Connection] {
    super.connections + [.outlet("resultsCell", \ResultsViewController.resultsCell)]
  }
}

final class QuizContainerRootViewControllerSegue: UIStoryboardSegue {
  override func perform() {}
}

final class QuizContainerFadeViewControllerSegue: UIStoryboardSegue {
  override func perform() {}
}

/// All of them, for `UIStoryboard(contentsOf:classes:)`.
let quizClasses: [AnyClass] = [
  MainMenuViewController.self, QuizContainerViewController.self, QuestionViewController.self,
  ResultsViewController.self, QuizContainerRootViewControllerSegue.self, QuizContainerFadeViewControllerSegue.self,
]
