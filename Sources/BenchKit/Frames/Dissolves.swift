// Dissolves: cross-dissolves of the whole window, from a question of the quiz to its menu and on to another menu.

import DemoKit
import Foundation
import Stage
import UIKit

/// Changes a window's screen for another one.
@MainActor
enum Dissolves {
  /// Opens a question, with a plate over it.
  static func prepare(_ stage: Stage) throws {
    stage.show(try DemoScreens.root(of: "quiz"))
    try stage.tap("Begin")
    stage.advance(by: 1)
    stage.window.addSubview(Plate(in: stage.window))
    stage.advance(by: 0)
  }

  /// The quiz's menu, loaded.
  static func makeScreen() throws -> UIViewController {
    let screen = try DemoScreens.root(of: "quiz")
    screen.loadViewIfNeeded()
    return screen
  }

  /// Begins to dissolve what is shown into another screen.
  static func begin(on stage: Stage, to other: UIViewController, duration: Double) {
    UIView.transition(with: stage.window, duration: duration, options: .transitionCrossDissolve) {
      stage.window.rootViewController = other
    }
    stage.advance(by: 0)
  }
}
