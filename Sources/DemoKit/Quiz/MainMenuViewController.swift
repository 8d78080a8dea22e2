// MainMenuViewController: the quiz's first screen: what it is about, the best score so far, and Begin.

import UIKit

/// A table of the instructions, the best recorded score once there is one, and the row that begins the quiz.
class MainMenuViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var tableView: UITableView?
  /// Makes the round that the next Begin plays.
  var makeQuiz: () -> Quiz = { Quiz(questions: []) }
  /// The best score that was brought back from the results, 0…1; nil until then.
  private(set) var highScore: Double?

  override class var connections: [Connection] {
    super.connections + [
      .outlet("tableView", \MainMenuViewController.tableView),
      .action("exitToHomeScreen:", MainMenuViewController.exitToHomeScreen),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView?.reloadData()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? any QuestionStack)?.firstQuestion?.quiz = makeQuiz()
  }

  /// Comes back from the results and records the score if it is the best.
  func exitToHomeScreen(_ segue: UIStoryboardSegue) {
    guard let quiz = (segue.source as? ResultsViewController)?.quiz else { return }
    highScore = max(quiz.score, highScore ?? 0)
  }

  // MARK: Rows

  private enum Row: String {
    case instructions = "Instructions"
    case score = "Score"
    case begin = "Begin"
  }

  /// One row a section.
  private var rows: [Row] { highScore == nil ? [.instructions, .begin] : [.instructions, .score, .begin] }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = rows[indexPath.section]
    let cell = tableView.dequeueReusableCell(withIdentifier: row.rawValue, for: indexPath)
    if row == .score, let highScore { cell.textLabel?.text = "Best score: \(percent(highScore))" }
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard rows[indexPath.section] == .instructions else { return 44 }
    let label = tableView.dequeueReusableCell(withIdentifier: Row.instructions.rawValue)?.textLabel
    return height(of: label, in: tableView) + 40
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
