// GoldenTests: how the quiz looks as its screens change, as strips of frames that a person has looked at.

import Foundation
import GPUTesting
import Renderer
import Stage
import StageTesting
import Testing
import UIKit

@testable import DemoKit

@MainActor @Suite("Pictures of the quiz", .oneAtATime) struct GoldenTests {
  private func makeStage(_ name: DemoOptions.Name) throws -> Stage {
    let stage = try Stage(
      size: CGSize(width: 280, height: 420), scale: 2,
      fontFiles: Stage.pinnedFontFiles)
    let witness = try DeviceWitness(fontFiles: Stage.pinnedFontFiles)
    stage.onPicture = { witness?.expect($0, toLookLike: $1) }
    stage.show(try QuizDemo.makeRoot(DemoOptions([name.rawValue])))
    stage.advance(by: 1)
    return stage
  }

  @Test("from the menu to the first question")
  func begin() throws {
    let stage = try makeStage(.quiz)
    try stage.tap("Begin")
    try expect(stage.filmstrip(at: [0, 0.1, 0.2, 0.3, 0.4]), looksLike: "begin")
  }

  @Test("one question fades into the next")
  func fade() throws {
    let stage = try makeStage(.quiz)
    try stage.tap("Begin")
    stage.advance(by: 1)
    try stage.tap("Venus")
    try expect(stage.filmstrip(at: [0, 0.125, 0.275, 0.425, 0.55, 0.7]), looksLike: "fade")
  }

  @Test("one question slides over the other")
  func slide() throws {
    let stage = try makeStage(.quizNavigation)
    try stage.tap("Begin")
    stage.advance(by: 1)
    try stage.tap("Venus")
    try expect(stage.filmstrip(at: [0, 0.0875, 0.175, 0.2625, 0.35, 0.5]), looksLike: "slide")
  }

  @Test("the results, and the menu with the score")
  func results() throws {
    let stage = try makeStage(.quiz)
    for text in ["Begin", "Venus", "Four", "False"] {
      try stage.tap(text)
      stage.advance(by: 1)
    }
    let results = stage.picture()
    try stage.tap("Return to Menu")
    try expect(results, looksLike: "results")
    try expect(stage.filmstrip(at: [0, 0.1, 0.2, 0.3, 0.4]), looksLike: "return")
  }
}
