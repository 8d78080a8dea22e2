// BookEditor: the demo's book editor, brought to where something can be measured.

import DemoKit
import Foundation
import Stage

/// Steps through the book editor.
@MainActor
enum BookEditor {
  /// Where the first row of the list lies, from its top, in points.
  private static let firstRow: CGFloat = 101

  /// Opens the editor of the title, in which a caret blinks.
  static func open(on stage: Stage) throws {
    stage.show(try DemoScreens.root(of: "books"))
    try stage.tap("Edit")
    stage.advance(by: 1)
    stage.tap(at: CGPoint(x: stage.window.bounds.midX, y: firstRow))
    stage.advance(by: 1)
    stage.type("Walden")
    stage.advance(by: 0)
  }

  /// Changes the title, which can be undone.
  static func change(on stage: Stage) throws {
    try open(on: stage)
    try stage.tap("Save")
    stage.advance(by: 1)
  }
}
