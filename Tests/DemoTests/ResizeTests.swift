// ResizeTests: the quiz in a window that changes its size in the middle of a transition.

import Foundation
import Renderer
import Stage
import StageTesting
import Testing
import UIKit

@testable import DemoKit

@MainActor @Suite("Resizing the quiz in mid-transition", .oneAtATime) struct ResizeTests {
  private static let old = CGSize(width: 320, height: 480)
  nonisolated private static let sizes = [
    CGSize(width: 500, height: 300), CGSize(width: 240, height: 640), CGSize(width: 321, height: 481),
  ]
  /// Within a screen's leaving, between, within the next one's coming, and shortly before the end.
  nonisolated private static let times = [0.1, 0.27, 0.4, 0.53]

  /// A container of a size, whose second screen has just been pushed on the first.
  private func makeFade(_ size: CGSize) throws -> (stage: Stage, container: QuizContainerViewController) {
    let stage = try Stage(size: size)
    let container = QuizContainerViewController.withoutStoryboard(root: FlatScreen("A", .red))
    stage.show(container)
    stage.advance(by: 1)
    container.pushViewController(FlatScreen("B", .blue), animated: true)
    stage.advance(by: 0)
    return (stage, container)
  }

  @Test(
    "the fade goes on: below the bar all looks as on a window that had the new size from the start", arguments: times,
    sizes)
  func fade(time: Double, size: CGSize) throws {
    let (resized, _) = try makeFade(Self.old)
    let (steady, _) = try makeFade(size)
    for stage in [resized, steady] { stage.advance(by: time) }
    resized.resize(to: size)
    for step in 0...6 {
      if step > 0 { for stage in [resized, steady] { stage.advance(by: 0.1) } }
      let (seen, wanted) = (resized.picture(), steady.picture())
      let difference = try #require(seen.difference(from: wanted, tolerance: 1))
      #expect(difference.isEmpty || difference.rect.maxY <= 45, "step \(step): \(difference)")
    }
    #expect(resized.picture() == steady.picture())
  }

  /// A tap of the quiz whose transition is interrupted, with the taps before it.
  struct Moment: Sendable, CustomTestStringConvertible {
    let name: DemoOptions.Name
    let before: [String]
    let tap: String
    var testDescription: String { "\(name.rawValue): \(tap)" }
  }

  nonisolated private static let moments = [DemoOptions.Name.quiz, .quizNavigation].flatMap { name in
    [
      Moment(name: name, before: [], tap: "Begin"), Moment(name: name, before: ["Begin"], tap: "Venus"),
      Moment(name: name, before: ["Begin", "Venus", "Four", "True"], tap: "Start Over"),
      Moment(name: name, before: ["Begin", "Venus", "Four", "True"], tap: "Return to Menu"),
    ]
  }

  private func makeStage(_ size: CGSize, _ moment: Moment) throws -> Stage {
    let stage = try Stage(size: size, scale: 1.5)
    stage.show(try QuizDemo.makeRoot(DemoOptions([moment.name.rawValue])))
    for text in moment.before {
      try stage.tap(text)
      stage.advance(by: 1)
    }
    try stage.tap(moment.tap)
    return stage
  }

  @Test(
    "nothing is left at the old size: words and pixels are those of a window that always had the new",
    arguments: moments)
  func ends(moment: Moment) throws {
    for size in Self.sizes {
      let steady = try makeStage(size, moment)
      steady.advance(by: 2)
      for time in [0.05, 0.27, 0.33] {
        let resized = try makeStage(Self.old, moment)
        resized.advance(by: time)
        resized.resize(to: size)
        resized.advance(by: 2 - time)
        #expect(resized.dump().split(separator: "\n").dropFirst() == steady.dump().split(separator: "\n").dropFirst())
        let difference = try #require(resized.picture().difference(from: steady.picture()))
        #expect(difference.isEmpty, "\(size), at \(time): \(difference)")
      }
    }
  }
}
