// Dissolves: cross-dissolves of the whole window, back and forth between two screens of the quiz.

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

  /// Begins to dissolve what is shown into the quiz's menu.
  static func begin(on stage: Stage, duration: Double) throws {
    let other = try DemoScreens.root(of: "quiz")
    UIView.transition(with: stage.window, duration: duration, options: .transitionCrossDissolve) {
      stage.window.rootViewController = other
    }
    stage.advance(by: 0)
  }
}
