// SwapTests: the exchange of two children: each moment's pixels, and the hierarchy that it leaves.

import Foundation
import Renderer
import Stage
import StageTesting
import Testing
import UIKit

@testable import DemoKit

/// Exchanges a screen for another that looks the same.
private final class TwinContainer: SwapContainerViewController {
  override func childToShow(after current: UIViewController) -> UIViewController { add(OneViewController()) }

  override func didSwap(from old: UIViewController, to new: UIViewController) { old.removeFromParent() }
}

@MainActor @Suite("Swapping two children", .oneAtATime) struct SwapTests {
  nonisolated private static let names = [DemoOptions.Name.swapNew, .swapKeep]

  private func makeStage(_ container: SwapContainerViewController, scale: CGFloat = 1) throws -> Stage {
    let stage = try Stage(size: CGSize(width: 320, height: 480), scale: scale)
    stage.show(container)
    stage.advance(by: 1)
    return stage
  }

  private func makeStage(_ name: DemoOptions.Name) throws -> (Stage, SwapContainerViewController) {
    let container = try #require(SwapDemo.makeRoot(DemoOptions([name.rawValue])) as? SwapContainerViewController)
    return (try makeStage(container), container)
  }

  /// Moments of the half second, and how far ease-in-out has come by then (A3).
  nonisolated private static let moments = [(0, 0), (0.125, 0.1292), (0.25, 0.5), (0.375, 0.8708), (0.5, 1)]

  @Test("T5, F5: each pixel, of the bar too, is the mix of the two screens", arguments: names, moments)
  func mix(name: DemoOptions.Name, moment: (time: Double, progress: Double)) throws {
    let (stage, container) = try makeStage(name)
    let before = stage.picture()
    container.exchange()
    stage.advance(by: moment.time)
    let now = stage.picture()
    stage.advance(by: 1)
    let after = stage.picture()
    #expect(before != after)
    let worst = now.bytes.indices.reduce(0.0) { worst, index in
      let wanted =
        Double(before.bytes[index]) * (1 - moment.progress) + Double(after.bytes[index]) * moment.progress
      return max(worst, abs(Double(now.bytes[index]) - wanted))
    }
    #expect(worst <= 1)
  }

  @Test("F5: a screen exchanged for its like, or for itself, changes no pixel at any moment")
  func itself() throws {
    for container in [TwinContainer(), SwapContainerViewController()] {
      let stage = try makeStage(container, scale: 1.5)
      let before = stage.picture()
      let children = container.children
      container.exchange()
      for _ in 0..<12 {
        stage.advance(by: 0.05)
        #expect(stage.picture() == before)
      }
      #expect(container.children.count == 1)
      #expect((container.children == children) == !(container is TwinContainer))
    }
  }

  @Test("S2: a new child each time: the old one has left when the new one stands, and is freed")
  func newChildren() throws {
    let (stage, container) = try makeStage(.swapNew)
    for round in 0..<4 {
      weak let old = container.currentChild
      #expect(old is OneViewController == (round % 2 == 0))
      try stage.tap(round % 2 == 0 ? "Two" : "One")
      #expect(container.children.count == 2)
      stage.advance(by: 0.49)
      #expect(old?.parent === container)
      stage.advance(by: 0.51)
      #expect(old == nil)
      #expect(container.children.count == 1 && container.children.first === container.currentChild)
      #expect(container.view.subviews.count == 3)
    }
  }

  @Test("S2: both kept: the same two for ever, one view at a time")
  func keptChildren() throws {
    let (stage, container) = try makeStage(.swapKeep)
    let children = container.children
    #expect(children.count == 2 && children[0] is OneViewController && children[1] is TwoViewController)
    #expect(!children[1].isViewLoaded)
    for round in 0..<4 {
      try stage.tap(round % 2 == 0 ? "Two" : "One")
      stage.advance(by: 1)
      #expect(container.children == children)
      #expect(container.currentChild === children[(round + 1) % 2])
      #expect(container.view.subviews.count == 3)
    }
  }

  @Test("S2: both screens show one number", arguments: names)
  func sharedModel(name: DemoOptions.Name) throws {
    let (stage, _) = try makeStage(name)
    try stage.tap("Counted to 0")
    stage.advance(by: 1)
    try stage.tap("Two")
    stage.advance(by: 1)
    #expect(stage.shows("Counted to 1") && stage.shows("Second View Controller"))
    try stage.tap("Counted to 1")
    stage.advance(by: 1)
    try stage.tap("One")
    stage.advance(by: 1)
    #expect(stage.shows("Counted to 2") && stage.shows("First View Controller"))
  }

  @Test("taps as fast as they come leave one child on show and titles that are its own", arguments: names)
  func quickTaps(name: DemoOptions.Name) throws {
    let (stage, container) = try makeStage(name)
    let button = try stage.point(of: "Two")
    for step in 0..<400 {
      stage.tap(at: button)
      stage.advance(by: [0, 0.001, 0.016, 0.2, 0.499, 0.5][step % 6])
      #expect(container.view.subviews.count <= 4)
    }
    stage.advance(by: 1)
    let current = try #require(container.currentChild)
    #expect(container.children.count == (name == .swapNew ? 1 : 2))
    #expect(container.view.subviews.count == 3)
    #expect(!container.isSwapping)
    #expect(stage.shows(current is OneViewController ? "First View Controller" : "Second View Controller"))
    try stage.tap(current is OneViewController ? "Two" : "One")
    stage.advance(by: 1)
    #expect(container.currentChild !== current)
  }

  @Test("a window resized in mid-exchange ends as one that had the size before", arguments: names)
  func resized(name: DemoOptions.Name) throws {
    let (stage, container) = try makeStage(name)
    container.exchange()
    stage.advance(by: 0.2)
    stage.resize(to: CGSize(width: 400, height: 300))
    stage.advance(by: 1)
    let (other, otherContainer) = try makeStage(name)
    other.resize(to: CGSize(width: 400, height: 300))
    otherContainer.exchange()
    other.advance(by: 1)
    #expect(stage.picture() == other.picture())
  }

  @Test("T5: the exchange as a person found it right")
  func filmstrip() throws {
    let stage = try Stage(size: CGSize(width: 320, height: 300), scale: 2, fontFiles: Stage.pinnedFontFiles)
    let container = NewChildContainer()
    stage.show(container)
    stage.advance(by: 1)
    container.exchange()
    try expect(stage.filmstrip(at: [0, 0.125, 0.25, 0.375, 0.5]), looksLike: "dissolve")
  }
}
