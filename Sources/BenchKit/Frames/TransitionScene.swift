// TransitionScene: the transitions that are measured, each between real screens of the demo.

import DemoKit
import Foundation
import Layers
import Stage
import UIKit

/// A transition of the demo, played on a stage.
enum TransitionScene: String, CaseIterable, Sendable {
  case fade
  case crossDissolve = "cross-dissolve"
  case flip
  case pushSlide = "push slide"
  case modalCover = "modal cover"
  case tableScroll = "table scroll"
  case alertOverContent = "alert over content"

  var about: String {
    switch self {
    case .fade: "one question of the quiz fades into the next"
    case .crossDissolve: "the whole window dissolves into another"
    case .flip: "a list turns round to its detail; the mean over the turn"
    case .pushSlide: "a question slides in, with parallax and dimming"
    case .modalCover: "a demo comes up over the gallery"
    case .tableScroll: "a list of a hundred rows scrolls"
    case .alertOverContent: "the book editor asks whether to undo"
    }
  }

  /// Whether its frames cost so different an amount that only their mean tells something.
  var isUneven: Bool { self == .flip }

  /// The seconds that the frames are spread over.
  var duration: Double {
    switch self {
    case .fade: 0.55
    case .crossDissolve: 0.5
    case .flip: 0.3
    case .pushSlide: 0.35
    case .modalCover: 0.4
    case .tableScroll: 0.5
    case .alertOverContent: 0.3
    }
  }

  /// `count` frames spread evenly over the transition, from its first to its last moment, in pixels of `size`.
  @MainActor
  func frames(_ count: Int, size: PixelSize) throws -> [Frame] {
    let stage = try Stage(size: size)
    let touch = try begin(on: stage)
    let step = duration / Double(count)
    stage.advance(by: step / 2)
    return (0..<count).map { index in
      if index > 0 { stage.advance(by: step) }
      touch?(index)
      return stage.frame
    }
  }

  /// Goes to the screen where the transition begins, and begins it; answers what the user does before each frame.
  @MainActor
  private func begin(on stage: Stage) throws -> ((Int) -> Void)? {
    switch self {
    case .fade:
      try openQuestion("quiz", on: stage)
      stage.window.addSubview(Plate(in: stage.window))
      try stage.tap("Venus")
    case .crossDissolve:
      try Dissolves.prepare(stage)
      Dissolves.begin(on: stage, to: try Dissolves.makeScreen(), duration: duration)
    case .flip:
      let root = try showEvents(8, on: stage)
      root.view.addSubview(Plate(in: root.view))
      stage.advance(by: 0)
      stage.tap(at: CGPoint(x: stage.window.bounds.midX, y: 66))
    case .pushSlide:
      try openQuestion("quiz-nav", on: stage)
      stage.window.addSubview(Plate(in: stage.window))
      try stage.tap("Venus")
    case .modalCover:
      stage.show(try DemoScreens.root(of: nil))
      stage.window.addSubview(Plate(in: stage.window))
      try stage.tap(row: "Book Editor")
    case .tableScroll:
      _ = try showEvents(100, on: stage)
      stage.window.addSubview(Plate(in: stage.window))
      return { index in if index > 0 { stage.scroll(by: 61) } }
    case .alertOverContent:
      try BookEditor.change(on: stage)
      stage.window.addSubview(Plate(in: stage.window))
      try stage.key("shake")
    }
    return nil
  }

  @MainActor
  private func openQuestion(_ demo: String, on stage: Stage) throws {
    stage.show(try DemoScreens.root(of: demo))
    try stage.tap("Begin")
    stage.advance(by: 1)
  }

  @MainActor
  private func showEvents(_ count: Int, on stage: Stage) throws -> UIViewController {
    let root = try DemoScreens.flip(events: count)
    stage.show(root)
    stage.advance(by: 1)
    return root
  }
}
