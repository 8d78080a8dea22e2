// WatchedQuiz: the quiz with every one of its controllers watched: what it is told of its appearance, and whether it
// is still there.

import Foundation
import Storyboards
import UIKit

@testable import DemoKit

/// What the controllers of one run were told, and which of them live.
@MainActor
final class Watch {
  /// The watch of the run that goes on; storyboards make the controllers, so it cannot be handed to them.
  private(set) static var current = Watch()

  private struct Reference { weak var order: AppearanceOrder? }
  private var references: [Reference] = []
  /// How many controllers there have been.
  var count: Int { references.count }
  /// The controllers that have not been freed, by what watches them.
  var living: [AppearanceOrder] { references.compactMap(\.order) }
  /// Calls that came out of order.
  fileprivate(set) var faults: [String] = []

  /// Begins a run with nothing in it.
  static func begin() -> Watch {
    current = Watch()
    return current
  }

  fileprivate func add(_ order: AppearanceOrder) { references.append(Reference(order: order)) }
}

/// The order of will and did that one controller is told, checked at each call. It lives as long as its controller.
@MainActor
final class AppearanceOrder {
  enum Phase { case disappeared, appearing, appeared, disappearing }

  private let watch = Watch.current
  private(set) var phase = Phase.disappeared

  init() { watch.add(self) }

  func willAppear() { move(from: [.disappeared, .disappearing], to: .appearing) }
  func didAppear() { move(from: [.appearing], to: .appeared) }
  func willDisappear() { move(from: [.appeared, .appearing], to: .disappearing) }
  func didDisappear() { move(from: [.disappearing], to: .disappeared) }

  private func move(from: [Phase], to: Phase) {
    if !from.contains(phase) { watch.faults.append("\(to) after \(phase)") }
    phase = to
  }
}

/// A controller that is watched.
@MainActor
protocol Watched: UIViewController {
  var order: AppearanceOrder { get }
}

final class WatchedMenu: MainMenuViewController, Watched {
  let order = AppearanceOrder()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    order.willAppear()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    order.didAppear()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    order.willDisappear()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    order.didDisappear()
  }
}

final class WatchedQuestion: QuestionViewController, Watched {
  let order = AppearanceOrder()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    order.willAppear()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    order.didAppear()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    order.willDisappear()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    order.didDisappear()
  }
}

final class WatchedResults: ResultsViewController, Watched {
  let order = AppearanceOrder()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    order.willAppear()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    order.didAppear()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    order.willDisappear()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    order.didDisappear()
  }
}

final class WatchedContainer: QuizContainerViewController, Watched {
  let order = AppearanceOrder()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    order.willAppear()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    order.didAppear()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    order.willDisappear()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    order.didDisappear()
  }
}

final class WatchedNavigation: UINavigationController, Watched {
  let order = AppearanceOrder()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    order.willAppear()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    order.didAppear()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    order.willDisappear()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    order.didDisappear()
  }
}

/// The quiz of one name, made of watched controllers as often as wanted.
@MainActor
struct WatchedQuiz {
  private let storyboard: UIStoryboard
  private let questions: QuestionList

  /// Reads the shipped storyboard with each class in it replaced by the one that is watched.
  init(_ name: DemoOptions.Name) throws {
    let folder = DemoProcess.packageFolder.appendingPathComponent("Assets/Resources")
    let file = name == .quiz ? "Quiz.storyboard" : "QuizNavigation.storyboard"
    var text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    for (old, new) in [
      ("customClass=\"MainMenuViewController\"", "customClass=\"WatchedMenu\""),
      ("customClass=\"QuestionViewController\"", "customClass=\"WatchedQuestion\""),
      ("customClass=\"ResultsViewController\"", "customClass=\"WatchedResults\""),
      ("customClass=\"QuizContainerViewController\"", "customClass=\"WatchedContainer\""),
      ("<navigationController ", "<navigationController customClass=\"WatchedNavigation\" "),
    ] { text = text.replacingOccurrences(of: old, with: new) }
    let classes: [AnyClass] = [
      WatchedMenu.self, WatchedQuestion.self, WatchedResults.self, WatchedContainer.self, WatchedNavigation.self,
      QuizContainerRootViewControllerSegue.self, QuizContainerFadeViewControllerSegue.self,
    ]
    let copy = try TemporaryFolder()
    let url = copy.url.appendingPathComponent(file)
    try text.write(to: url, atomically: true, encoding: .utf8)
    storyboard = try UIStoryboard(contentsOf: url, classes: classes)
    questions = try QuestionList(contentsOf: folder.appendingPathComponent("Questions.plist"))
  }

  /// A first screen of its own.
  func makeRoot() throws -> UIViewController {
    guard let menu = storyboard.instantiateInitialViewController() as? WatchedMenu else {
      throw Wait.TimeOut(description: "the storyboard's first screen is not the watched menu")
    }
    menu.makeQuiz = questions.makeQuiz
    return menu
  }
}
