// QuizDemo: the quiz in its two variants, ready to be shown.

import Assets
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
      ?? shipped(
        options.name == .quiz ? "Quiz" : "QuizNavigation", "storyboard")
    let questions = try QuestionList(contentsOf: try options.questions ?? shipped("Questions", "plist"))
    for type in classes { UIStoryboard.register(type) }
    let storyboard = try UIStoryboard(contentsOf: storyboardFile)
    guard let root = storyboard.instantiateInitialViewController() else {
      throw UsageError("\(storyboardFile.lastPathComponent) has no initial view controller; expected one to show")
    }
    (root as? MainMenuViewController)?.makeQuiz = questions.makeQuiz
    return root
  }

  private static func shipped(_ name: String, _ kind: String) throws(UsageError) -> URL {
    guard let url = Assets.bundle.url(forResource: name, withExtension: kind, subdirectory: "Resources") else {
      throw UsageError("\(name).\(kind) is missing beside the program; build it again")
    }
    return url
  }
}
