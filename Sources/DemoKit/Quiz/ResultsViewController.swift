// ResultsViewController: how the quiz went, and the two ways back.

import UIKit

/// A static table whose first row is the result.
class ResultsViewController: UITableViewController {
  var quiz: Quiz?
  var resultsCell: UITableViewCell?

  override class var connections: [Connection] {
    super.connections + [.outlet("resultsCell", \ResultsViewController.resultsCell)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.hidesBackButton = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let quiz else { return }
    resultsCell?.textLabel?.text =
      "\(quiz.correctlyAnsweredQuestions) of \(quiz.totalQuestions) correct, \(percent(quiz.score))"
  }
}
