// QuizDemo: the quiz in its two variants, ready to be shown.

import Foundation
import UIKit

/// Makes the quiz's first screen from a storyboard and a list of questions.
@MainActor
enum QuizDemo {
  /// The classes that the quiz's storyboards name.
  static let classes: [AnyClass] = [
    MainMenuViewController.self, QuestionViewController.self, ResultsViewController.self,
    QuizContainerViewController.self, QuizContainerRootViewControllerSegue.self,
    QuizContainerFadeViewControllerSegue.self,
  ]

  static func makeRoot(_ options: DemoOptions) throws -> UIViewController {
    let questions = try QuestionList(contentsOf: try options.questions ?? ShippedFile.url("Questions", "plist"))
    let storyboard = try DemoStoryboard(
      options.name == .quiz ? "Quiz" : "QuizNavigation", instead: options.storyboard, classes: classes)
    let root = try storyboard.makeInitial()
    (root as? MainMenuViewController)?.makeQuiz = questions.makeQuiz
    return root
  }
}
