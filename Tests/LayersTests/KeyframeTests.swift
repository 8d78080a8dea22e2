// KeyframeTests: animations through several values.

import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@MainActor
@Suite("Keyframes", .oneAtATime) struct KeyframeTests {
  /// What a keyframe animation of a second shows for `position.x` at the given times.
  func values(_ configure: (CAKeyframeAnimation) -> Void, at times: [Double]) -> [CGFloat] {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    let frames = CAKeyframeAnimation(keyPath: "position.x")
    frames.duration = 1
    configure(frames)
    layer.add(frames, forKey: nil)
    screen.turn.run()
    return times.map { time in
      screen.go(to: time)
      return ((screen.shown(layer)?.position.x ?? -1) * 1000).rounded() / 1000
    }
  }

  @Test("Linear values are spread evenly")
  func linear() {
    #expect(values({ $0.values = [0, 10, 100] }, at: [0, 0.25, 0.5, 0.75]) == [0, 5, 10, 55])
  }

  @Test("Key times place the values, curves bend the ways between them")
  func keyTimes() {
    let found = values(
      {
        $0.values = [0, 10, 100]
        $0.keyTimes = [0, 0.2, 1]
        $0.timingFunctions = [CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn)]
      }, at: [0.1, 0.2, 0.6])
    #expect(found[0] == 5 && found[1] == 10)
    #expect(abs(found[2] - (10 + 90 * 0.3154)) < 0.01)
  }

  @Test("Discrete values stand until the next one's time")
  func discrete() {
    #expect(
      values(
        {
          $0.values = [1, 2, 3]
          $0.calculationMode = .discrete
        }, at: [0, 0.33, 0.34, 0.66, 0.67, 0.99]) == [1, 1, 2, 2, 3, 3])
  }

  @Test("Paced values move at even speed")
  func paced() {
    #expect(
      values(
        {
          $0.values = [0, 10, 100]
          $0.keyTimes = [0, 0.9, 1]
          $0.calculationMode = .paced
        }, at: [0.25, 0.5, 0.75]) == [25, 50, 75])
  }

  @Test("Cubic values pass through the keyframes smoothly")
  func cubic() {
    let times = (0..<100).map { Double($0) / 100 }
    let found = values(
      {
        $0.values = [0, 100, 0]
        $0.calculationMode = .cubic
      }, at: times)
    #expect(found[0] == 0 && found[50] == 100)
    #expect(found[25] > 50, "rounder than the straight way")
    #expect(abs(found[51] - found[49]) < 0.01, "the top is flat")
  }

  @Test("A path is followed at even speed")
  func path() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    let frames = CAKeyframeAnimation(keyPath: "position")
    frames.duration = 1
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
    frames.path = path.path
    layer.add(frames, forKey: nil)
    screen.turn.run()
    screen.go(to: 0.5)
    #expect(screen.shown(layer)?.position == CGPoint(x: 20, y: 0))
    screen.go(to: 0.875)
    #expect(screen.shown(layer)?.position == CGPoint(x: 30, y: 5))
  }

  @Test("Images are swapped, not mixed")
  func contents() {
    let screen = LayerScreen()
    let images = (0..<2).map { _ in CGImage(width: 1, height: 1, content: .pixels([0, 0, 0, 255])) }
    let layer = screen.addLayer()
    let frames = CAKeyframeAnimation(keyPath: "contents")
    (frames.values, frames.duration, frames.calculationMode) = (images, 1, .discrete)
    layer.add(frames, forKey: nil)
    screen.turn.run()
    screen.go(to: 0.49)
    #expect(screen.shown(layer)?.contents == .image(images[0]))
    screen.go(to: 0.51)
    #expect(screen.shown(layer)?.contents == .image(images[1]))
  }
}
