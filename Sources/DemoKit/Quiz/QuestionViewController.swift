// QuestionViewController: one question and its answers; an answer leads to the next question or to the results.

import UIKit

/// A table of two sections: the question, then its answers.
class QuestionViewController: UITableViewController {
  private enum SegueName {
    static let nextQuestion = "NextQuestion"
    static let results = "ResultScreen"
  }

  private enum CellName {
    static let question = "QuestionCell"
    static let answer = "AnswerCell"
  }

  var quiz: Quiz?
  /// Which of the quiz's questions this screen shows, from 0.
  var questionIndex = 0

  private var question: Question? {
    guard let quiz, quiz.questions.indices.contains(questionIndex) else { return nil }
    return quiz.questions[questionIndex]
  }

  private var isLastQuestion: Bool { questionIndex + 1 >= quiz?.totalQuestions ?? 0 }

  override class var connections: [Connection] {
    super.connections + [.action("exitToQuizStart:", QuestionViewController.exitToQuizStart)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.hidesBackButton = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    title = "Question \(questionIndex + 1)"
  }

  // MARK: Segues

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    identifier != SegueName.nextQuestion || !isLastQuestion
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let next = segue.destination as? QuestionViewController {
      // Asked of the table's selection: the segue runs before the row is deselected.
      question?.chosenAnswer = tableView.indexPathForSelectedRow?.row
      next.quiz = quiz
      next.questionIndex = questionIndex + 1
    } else if let results = segue.destination as? ResultsViewController {
      results.quiz = quiz
    }
  }

  /// Only the first question of the stack takes an unwinding: "Start Over" leads to it past all others.
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
      && (parent as? any QuestionStack)?.viewControllers.first === self
  }

  /// Starts the quiz again from its first question.
  func exitToQuizStart(_ segue: UIStoryboardSegue) { quiz?.reset() }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : question?.answers.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let isQuestion = indexPath.section == 0
    let cell = tableView.dequeueReusableCell(
      withIdentifier: isQuestion ? CellName.question : CellName.answer, for: indexPath)
    cell.textLabel?.text = isQuestion ? question?.text : question?.answers[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard indexPath.section == 0 else { return 44 }
    let label = tableView.dequeueReusableCell(withIdentifier: CellName.question)?.textLabel
    label?.text = question?.text
    return height(of: label, in: tableView) + 22
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if isLastQuestion {
      question?.chosenAnswer = indexPath.row
      performSegue(withIdentifier: SegueName.results, sender: self)
    } else {
      tableView.deselectRow(at: indexPath, animated: false)
    }
  }
}
