// ContainerFadeTests: what the quiz's container shows at each moment of a fade, and what it is left with.

import Foundation
import Geometry
import Renderer
import Stage
import StageTesting
import Testing
import UIKit

@testable import DemoKit

@MainActor @Suite("The container's fade", .oneAtATime) struct ContainerFadeTests {
  private static let first = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let second = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// A container on a stage, with the root that its storyboard would give it.
  private func makeStage(root: FlatScreen, scale: CGFloat = 1) throws -> (
    stage: Stage, container: QuizContainerViewController
  ) {
    let stage = try Stage(size: CGSize(width: 320, height: 480), scale: scale)
    let container = QuizContainerViewController.withoutStoryboard(root: root)
    stage.show(container)
    stage.advance(by: 1)
    return (stage, container)
  }

  /// The alphas of the old and the new screen at a time, in seconds; ease-in-out as A3 has it.
  nonisolated private static let moments: [(time: Double, old: Double, new: Double)] = [
    (0, 1, 0), (0.0625, 0.8708, 0), (0.125, 0.5, 0), (0.1875, 0.1292, 0), (0.25, 0, 0), (0.275, 0, 0), (0.30, 0, 0),
    (0.3625, 0, 0.1292), (0.425, 0, 0.5), (0.55, 0, 1),
  ]

  @Test("S0.5, S0.6: every pixel below the bar is the blend formula's", arguments: moments)
  func closedForm(time: Double, old: Double, new: Double) throws {
    let (stage, container) = try makeStage(root: FlatScreen("A", Self.first))
    container.pushViewController(FlatScreen("B", Self.second), animated: true)
    stage.advance(by: time)
    let picture = stage.picture()
    // The bar ends at 44 and its shadow line at 45. Red over white keeps its red and lets the rest through; blue likewise. The two are never seen together.
    let wanted = (red: 255 * (1 - new), green: 255 * (1 - old - new), blue: 255 * (1 - old))
    for y in 45..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        guard
          abs(Double(pixel.red) - wanted.red) <= 1, abs(Double(pixel.green) - wanted.green) <= 1,
          abs(Double(pixel.blue) - wanted.blue) <= 1
        else {
          Issue.record("at \(time) s the pixel (\(x), \(y)) is \(pixel)")
          return
        }
      }
    }
  }

  @Test("S0.5: only the background is seen between the fades", arguments: [0.25, 0.26, 0.275, 0.29, 0.30])
  func gap(time: Double) throws {
    let (stage, container) = try makeStage(root: FlatScreen("A", Self.first))
    container.pushViewController(FlatScreen("B", Self.second), animated: true)
    stage.advance(by: time)
    let picture = stage.picture()
    #expect((45..<picture.height).allSatisfy { picture[160, $0] == .init(red: 255, green: 255, blue: 255) })
  }

  @Test("R7, R8: each screen rasterizes only while its fade runs, in the window's scale, and is put back")
  func rasterizes() throws {
    let (first, second) = (FlatScreen("A", Self.first), FlatScreen("B", Self.second))
    let (stage, container) = try makeStage(root: first, scale: 2)
    first.view.layer.rasterizationScale = 3
    second.view.layer.shouldRasterize = true
    container.pushViewController(second, animated: true)
    stage.advance(by: 0.2)
    #expect(first.view.layer.shouldRasterize)
    #expect(first.view.layer.rasterizationScale == 2)
    stage.advance(by: 0.06)
    #expect(!first.view.layer.shouldRasterize)
    #expect(first.view.layer.rasterizationScale == 3)
    #expect(second.view.layer.rasterizationScale == 2)
    stage.advance(by: 0.3)
    #expect(second.view.layer.shouldRasterize)
    #expect(second.view.layer.rasterizationScale == 1)
  }

  @Test("S0.9, S0.10: the stack changes at once, and popping answers with what was popped, bottom first")
  func stack() throws {
    let screens = ["A", "B", "C"].map { FlatScreen($0, Self.first) }
    let (stage, container) = try makeStage(root: screens[0])
    container.pushViewController(screens[1], animated: true)
    container.pushViewController(screens[2], animated: true)
    #expect(container.viewControllers == screens)
    #expect(container.popToViewController(FlatScreen("D", Self.first), animated: true) == nil)
    #expect(container.popToViewController(screens[0], animated: true) == [screens[1], screens[2]])
    #expect(container.viewControllers == [screens[0]])
    stage.advance(by: 1)
    #expect(container.children == [screens[0]])
  }

  @Test(
    "S0.18–S0.20: a pop during a push ends with the first screen, whole and as it was",
    arguments: [0.0, 0.05, 0.1, 0.2, 0.26, 0.31, 0.4, 0.54])
  func interrupted(time: Double) throws {
    let (first, second) = (FlatScreen("A", Self.first), FlatScreen("B", Self.second))
    let (stage, container) = try makeStage(root: first)
    container.pushViewController(second, animated: true)
    stage.advance(by: time)
    let before = stage.picture()
    container.popToViewController(first, animated: true)
    stage.advance(by: 0)
    let after = stage.picture()
    #expect(before[160, 300] == after[160, 300], "nothing jumps")
    stage.advance(by: 1)
    #expect(first.view.alpha == 1)
    #expect(!first.view.layer.shouldRasterize)
    #expect(!second.view.layer.shouldRasterize)
    #expect(second.parent == nil)
    #expect(second.view.superview == nil)
    #expect(stage.picture()[160, 300] == .init(red: 255, green: 0, blue: 0))
  }

  @Test("a screen that was popped is freed")
  func frees() throws {
    let first = FlatScreen("A", Self.first)
    let (stage, container) = try makeStage(root: first)
    weak var popped: FlatScreen?
    do {
      let second = FlatScreen("B", Self.second)
      popped = second
      container.pushViewController(second, animated: true)
    }
    stage.advance(by: 1)
    container.popToViewController(first, animated: true)
    stage.advance(by: 1)
    #expect(popped == nil)
  }

  @Test("resized in mid-fade, both screens fill the new size and the fade goes on", arguments: [0.1, 0.27, 0.4])
  func resized(time: Double) throws {
    let (stage, container) = try makeStage(root: FlatScreen("A", Self.first))
    container.pushViewController(FlatScreen("B", Self.second), animated: true)
    stage.advance(by: time)
    let before = stage.picture()[160, 300]
    stage.resize(to: CGSize(width: 500, height: 300))
    let after = stage.picture()
    #expect((after.width, after.height) == (500, 300))
    #expect(after[160, 200] == before)
    #expect(after[499, 299] == before)
    stage.advance(by: 1)
    #expect(stage.picture()[499, 299] == .init(red: 0, green: 0, blue: 255))
  }
}
