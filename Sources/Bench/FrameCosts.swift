// FrameCosts: what the frames of each transition cost, between two of the quiz's real screens.

import DemoKit
import Foundation
import Layers
import Renderer
import Stage
import UIKit

/// Frames of the quiz in mid-transition, and the time that the compositor takes for one of them.
@MainActor
struct FrameCosts {
  let size: CGSize
  private let fonts: FontLibrary

  init(size: CGSize) throws {
    self.size = size
    fonts = try FontLibrary()
  }

  /// A fade of the quiz's own container, in the half second of either screen.
  func fade() throws -> Double {
    let stage = try quizStage("quiz")
    try stage.tap(firstAnswer)
    return cost(of: frames(of: stage, from: 0.02, to: 0.23) + frames(of: stage, from: 0.10, to: 0.30))
  }

  /// A push of the navigation controller.
  func push() throws -> Double {
    let stage = try quizStage("quiz-nav")
    try stage.tap(firstAnswer)
    return cost(of: frames(of: stage, from: 0.02, to: 0.33))
  }

  /// A cross-dissolve of the whole window, from the question to the menu of another quiz.
  func dissolve() throws -> Double { try transition(.transitionCrossDissolve) }

  /// A flip of the whole window.
  func flip() throws -> Double { try transition(.transitionFlipFromLeft) }

  /// A screen at rest of which nothing changes.
  func still() throws -> Double { cost(of: [try quizStage("quiz").frame]) }

  /// Making one frame out of the layer tree in mid-fade.
  func sampling() throws -> Double {
    let stage = try quizStage("quiz")
    try stage.tap(firstAnswer)
    return median { _ in
      stage.advance(by: 0.001)
      _ = stage.frame
    }
  }

  private let firstAnswer = "Venus"

  private func quizStage(_ name: String) throws -> Stage {
    let stage = try Stage(size: size)
    stage.show(try DemoScreens.root(of: name))
    try stage.tap("Begin")
    stage.advance(by: 1)
    return stage
  }

  private func transition(_ options: UIView.AnimationOptions) throws -> Double {
    let stage = try quizStage("quiz")
    let other = try DemoScreens.root(of: "quiz")
    UIView.transition(with: stage.window, duration: 1, options: options) {
      stage.window.rootViewController = other
    }
    stage.advance(by: 0)
    return cost(of: frames(of: stage, from: 0.1, to: 0.9))
  }

  /// Twenty frames between two times from now.
  private func frames(of stage: Stage, from start: Double, to end: Double) -> [Frame] {
    stage.advance(by: start)
    return (0..<20).map { _ in
      stage.advance(by: (end - start) / 20)
      return stage.frame
    }
  }

  /// The median of drawing the frames in turn, all of them drawn before.
  private func cost(of frames: [Frame]) -> Double {
    let renderer = FrameRenderer(fonts: fonts)
    let (width, height) = FrameRenderer.pixelSize(of: frames[0])
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: width * height * 4, alignment: 64)
    defer { memory.deallocate() }
    return median(runs: frames.count * 3, warmups: frames.count) { run in
      renderer.render(frames[run % frames.count], into: memory, stride: width * 4)
    }
  }
}
