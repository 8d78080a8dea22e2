// QuizDemo: the quiz in its two variants, ready to be shown.

import Foundation
import UIKit

/// Makes the quiz's first screen from a storyboard and a list of questions.
@MainActor
enum QuizDemo {
  /// The classes that the quiz's storyboards name.
  private static let classes: [AnyClass] = [
    MainMenuViewController.self, QuestionViewController.self, ResultsViewController.self,
    QuizContainerViewController.self, QuizContainerRootViewControllerSegue.self,
    QuizContainerFadeViewControllerSegue.self,
  ]

  static func makeRoot(_ options: DemoOptions) throws -> UIViewController {
    let storyboardFile =
      try options.storyboard
      ?? ShippedFile.url(options.name == .quiz ? "Quiz" : "QuizNavigation", "storyboard")
    let questions = try QuestionList(contentsOf: try options.questions ?? ShippedFile.url("Questions", "plist"))
    for type in classes { UIStoryboard.register(type) }
    let storyboard = try UIStoryboard(contentsOf: storyboardFile)
    guard let root = storyboard.instantiateInitialViewController() else {
      throw UsageError("\(storyboardFile.lastPathComponent) has no initial view controller; expected one to show")
    }
    (root as? MainMenuViewController)?.makeQuiz = questions.makeQuiz
    return root
  }
}
