// DragTests: pans, drags from an edge, swipes and pinches.

import Foundation
import Geometry
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Drags, swipes and pinches", .oneAtATime) struct DragTests {
  @Test("A pan begins after 10 points and counts from there, in the coordinates that are asked for")
  func pan() {
    let stand = GestureStand()
    let pan = stand.add("pan", UIPanGestureRecognizer())
    stand.down(100, 100)
    stand.move(106, 107)
    #expect(stand.log.isEmpty)
    stand.move(130, 100)
    #expect(stand.log == ["pan began"])
    #expect(pan.translation(in: stand.view) == CGPoint(x: 20, y: 0))
    stand.move(130, 130)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 30))
    stand.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(pan.translation(in: stand.view) == CGPoint(x: 10, y: 15))
    stand.up()
    #expect(stand.log == ["pan began", "pan changed", "pan ended"])
    #expect(pan.state == .possible)
  }

  @Test("setTranslation counts on from what is set")
  func setTranslation() {
    let stand = GestureStand()
    let pan = stand.add("pan", UIPanGestureRecognizer())
    stand.down(100, 100)
    stand.move(150, 100)
    pan.setTranslation(.zero, in: stand.view)
    stand.move(157, 98)
    #expect(pan.translation(in: stand.view) == CGPoint(x: 7, y: -2))
    pan.setTranslation(CGPoint(x: 100, y: 0), in: stand.view)
    stand.move(158, 98)
    #expect(pan.translation(in: stand.view) == CGPoint(x: 101, y: 0))
  }

  @Test("The velocity is the way over the last tenth of a second; a resting finger has none")
  func velocity() {
    let stand = GestureStand()
    let pan = stand.add("pan", UIPanGestureRecognizer())
    stand.down(0, 300)
    for step in 1...20 {
      stand.run(to: Double(step) / 100)
      stand.move(CGFloat(step) * 4, 300 - CGFloat(step))
    }
    let velocity = pan.velocity(in: stand.view)
    #expect(near(velocity.x, 400, within: 1e-6) && near(velocity.y, -100, within: 1e-6))
    stand.run(to: 0.25)
    #expect(near(pan.velocity(in: nil).x, 400, within: 1e-6))
    stand.run(to: 0.31)
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test("A finger that goes up without a drag leaves a pan unseen; a cancelled one cancels it")
  func noPan() {
    let stand = GestureStand()
    let pan = stand.add("pan", UIPanGestureRecognizer())
    stand.tap()
    #expect(stand.log.isEmpty && pan.state == .possible)
    stand.down(0, 0)
    stand.move(50, 0)
    stand.cancel()
    #expect(stand.log == ["pan began", "pan cancelled"])
  }

  @Test("A second finger does not move what is dragged; with too many there is no pan")
  func fingers() {
    let stand = GestureStand()
    let pan = stand.add("pan", UIPanGestureRecognizer())
    stand.down(100, 100)
    stand.move(130, 100)
    stand.down(230, 180, finger: 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    stand.move([0: CGPoint(x: 140, y: 100), 1: CGPoint(x: 240, y: 180)])
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    stand.up()
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    stand.up(finger: 1)
    #expect(stand.log.last == "pan ended")
    stand.log = []
    pan.maximumNumberOfTouches = 1
    stand.down(0, 0)
    stand.down(50, 0, finger: 1)
    stand.move(90, 0)
    stand.up()
    stand.up(finger: 1)
    #expect(stand.log.isEmpty)
  }

  @Test("A drag from an edge starts within 20 points of it and goes inwards")
  func edge() {
    func states(_ edges: UIRectEdge, from start: CGPoint, to end: CGPoint) -> [String] {
      let stand = GestureStand()
      stand.view.frame = stand.world.window.bounds
      stand.add("edge", UIScreenEdgePanGestureRecognizer()).edges = edges
      stand.down(start.x, start.y)
      stand.move(end.x, end.y)
      stand.up()
      return stand.log
    }
    let (left, middle) = (CGPoint(x: 19, y: 200), CGPoint(x: 160, y: 200))
    #expect(states(.left, from: left, to: middle) == ["edge began", "edge ended"])
    #expect(states(.left, from: CGPoint(x: 20, y: 200), to: middle).isEmpty)
    #expect(states(.right, from: left, to: middle).isEmpty)
    #expect(states(.left, from: left, to: CGPoint(x: 25, y: 300)).isEmpty)
    #expect(states(.left, from: left, to: CGPoint(x: 0, y: 200)).isEmpty)
    #expect(states([.left, .bottom], from: CGPoint(x: 160, y: 470), to: middle) == ["edge began", "edge ended"])
  }

  @Test("A swipe is quick, far and straight; it is recognised while the finger is down")
  func swipe() {
    func log(_ direction: UISwipeGestureRecognizer.Direction, to end: CGPoint, at time: Double) -> [String] {
      let stand = GestureStand()
      stand.add("swipe", UISwipeGestureRecognizer()).direction = direction
      stand.down(150, 150)
      stand.run(to: time)
      stand.move(end.x, end.y)
      let log = stand.log
      stand.up()
      #expect(stand.log == log)
      return log
    }
    let right = CGPoint(x: 200, y: 150)
    #expect(log(.right, to: right, at: 0.1) == ["swipe ended"])
    #expect(log([.left, .right], to: CGPoint(x: 100, y: 160), at: 0.1) == ["swipe ended"])
    #expect(log(.up, to: CGPoint(x: 150, y: 90), at: 0.5) == ["swipe ended"])
    #expect(log(.down, to: CGPoint(x: 150, y: 210), at: 0.1) == ["swipe ended"])
    #expect(log(.left, to: right, at: 0.1).isEmpty)
    #expect(log(.right, to: CGPoint(x: 199, y: 150), at: 0.1).isEmpty)
    #expect(log(.right, to: right, at: 0.51).isEmpty)
    #expect(log(.right, to: CGPoint(x: 210, y: 201), at: 0.1).isEmpty)
  }

  @Test("A pinch is the distance of two fingers against that at which it was recognised")
  func pinch() {
    let stand = GestureStand()
    let pinch = stand.add("pinch", UIPinchGestureRecognizer())
    stand.down(100, 100)
    stand.move(180, 100)
    stand.move(100, 100)
    #expect(stand.log.isEmpty)
    stand.down(192, 100, finger: 1)
    stand.run(to: 0.01)
    stand.move(199, 100, finger: 1)
    #expect(stand.log.isEmpty)
    stand.run(to: 0.02)
    stand.move(200, 100, finger: 1)
    #expect(stand.log == ["pinch began"])
    #expect(pinch.scale == 1)
    stand.run(to: 0.03)
    stand.move(250, 100, finger: 1)
    #expect(pinch.scale == 1.5)
    // 58 points of distance in 0.03 s, for a distance of 100 at scale 1.
    #expect(near(pinch.velocity, 58 / 0.03 / 100, within: 1e-6))
    pinch.scale = 1
    stand.move(175, 100, finger: 1)
    #expect(pinch.scale == 0.5)
    stand.up()
    #expect(stand.log == ["pinch began", "pinch changed", "pinch changed", "pinch ended"])
    stand.up(finger: 1)
    #expect(pinch.state == .possible)
  }
}
