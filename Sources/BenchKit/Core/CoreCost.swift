// CoreCost: what the navigation core costs where there is much of everything.

import DemoKit
import Foundation
import Layers
import Stage
import UIKit

/// Rows of stacks, layer trees and storyboards.
@MainActor
enum CoreCost {
  static let rows =
    [10, 1000, 100_000].map { push(at: $0) } + [1000, 10_000].map { setControllers($0) }
    + [
      movingLayer("layers@10000", groups: 100, "a tree of ten thousand layers of which one moves: to the next frame"),
      movingLayer("layers@10000 side by side", groups: 1, "the same with all of them in one layer"),
      .values("storyboard", unit: "ms/100 KB", "reading a storyboard and making its first screen") { _ in
        [try storyboard()]
      },
    ]

  private static let runs = 51

  private static func push(at depth: Int) -> Row {
    .values("push@\(depth)", unit: "µs", "pushViewController until it is shown, at depth \(depth)") { _ in
      let stage = try Stage()
      let navigation = UINavigationController()
      navigation.setViewControllers(screens(depth), animated: false)
      stage.show(navigation)
      let times = (0..<runs).map { _ in
        let screen = UIViewController()
        let time = Stopwatch.milliseconds {
          navigation.pushViewController(screen, animated: false)
          stage.advance(by: 0)
        }
        navigation.popViewController(animated: false)
        stage.advance(by: 0)
        return time * 1000
      }
      return [times.median ?? .nan]
    }
  }

  private static func setControllers(_ count: Int) -> Row {
    .values("setViewControllers@\(count)", unit: "ms", "replacing a stack of \(count) by another, until it is shown") {
      _ in
      let stage = try Stage()
      let navigation = UINavigationController()
      navigation.setViewControllers(screens(count), animated: false)
      stage.show(navigation)
      let times = (0..<15).map { _ in
        let others = screens(count)
        return Stopwatch.milliseconds {
          navigation.setViewControllers(others, animated: false)
          stage.advance(by: 0)
        }
      }
      return [times.median ?? .nan]
    }
  }

  private static func screens(_ count: Int) -> [UIViewController] { (0..<count).map { _ in UIViewController() } }

  /// The milliseconds from one layer's change, among ten thousand in so many groups, to the frame that shows it, and for
  /// drawing what has changed.
  private static func movingLayer(_ name: String, groups: Int, _ about: String) -> Row {
    .values(name, unit: "ms", about, further: [("drawing", "ms"), ("redrawn", "pixels")]) { place in
      let stage = try Stage(size: .full)
      let layers = LayerField.fill(stage.window.layer, groups: groups, count: 10_000)
      stage.window.makeKeyAndVisible()
      stage.advance(by: 0)
      let mover = layers[layers.count / 2]
      var frames: [Frame] = []
      let times = (0..<runs).map { run in
        let time = Stopwatch.milliseconds {
          LayerField.move(mover, by: run.isMultiple(of: 2) ? 3 : -3)
          stage.advance(by: 0)
        }
        frames = frames.suffix(1) + [stage.frame]
        return time
      }
      let timing = try UpdateTiming(row: name, size: .full, between: frames, fonts: place.fonts())
      return [times.median ?? .nan, timing.update, Double(timing.pixels)]
    }
  }

  /// Milliseconds for each hundred thousand bytes of the quiz's storyboard.
  private static func storyboard() throws -> Double {
    let (data, classes) = try DemoScreens.quizStoryboard()
    let stage = try Stage()
    let times = try (0..<runs).map { _ in
      try Stopwatch.milliseconds {
        let storyboard = try UIStoryboard(data: data, file: "Quiz.storyboard", classes: classes)
        if let first = storyboard.instantiateInitialViewController() { stage.show(first) }
      }
    }
    return (times.median ?? .nan) * 100_000 / Double(data.count)
  }
}
