// ContainerCallTests: the order in which the quiz's container tells its screens what happens.

import Foundation
import Stage
import StageTesting
import Testing
import UIKit

@testable import DemoKit

@MainActor @Suite("The container's calls", .oneAtATime) struct ContainerCallTests {
  private let list = CallList()

  private func makeStage(_ screens: [FlatScreen]) throws -> (stage: Stage, container: QuizContainerViewController) {
    let stage = try Stage()
    let container = QuizContainerViewController.withoutStoryboard(root: screens[0])
    stage.show(container)
    stage.advance(by: 1)
    if screens.count > 1 { container.setViewControllers(screens, animated: false) }
    stage.advance(by: 1)
    _ = list.take()
    return (stage, container)
  }

  private func screen(_ name: String) -> FlatScreen { FlatScreen(name, .white, list: list) }

  @Test("S0.7: an animated push")
  func push() throws {
    let (stage, container) = try makeStage([screen("A")])
    container.pushViewController(screen("B"), animated: true)
    #expect(
      list.take() == ["B.willMove(container)", "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)"])
    stage.advance(by: 0)
    #expect(list.take() == ["B.viewDidAppear(false)"])
    stage.advance(by: 0.24)
    #expect(list.take() == [])
    stage.advance(by: 0.01)
    #expect(list.take() == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
    stage.advance(by: 0.29)
    #expect(list.take() == [])
    stage.advance(by: 0.01)
    #expect(list.take() == ["B.didMove(container)"])
  }

  @Test("S0.8: unwinding past a screen")
  func unwind() throws {
    let screens = [screen("A"), screen("B"), screen("C")]
    let (stage, container) = try makeStage(screens)
    container.popToViewController(screens[0], animated: true)
    #expect(list.take() == ["B.willMove(nil)", "C.willMove(nil)", "A.viewWillAppear(false)"])
    stage.advance(by: 0)
    #expect(list.take() == ["A.viewDidAppear(false)"])
    stage.advance(by: 0.25)
    #expect(
      list.take() == [
        "C.viewWillDisappear(false)", "C.viewDidDisappear(false)", "B.didMove(nil)", "C.didMove(nil)",
      ])
    stage.advance(by: 1)
    #expect(list.take() == [])
  }

  @Test("S0.11: a change below the top is finished at once, without animation")
  func below() throws {
    let screens = [screen("A"), screen("B")]
    let (_, container) = try makeStage(screens)
    container.setViewControllers([screen("D"), screens[1]], animated: true)
    #expect(
      list.take() == ["A.willMove(nil)", "D.willMove(container)", "A.didMove(nil)", "D.didMove(container)"])
  }
}
