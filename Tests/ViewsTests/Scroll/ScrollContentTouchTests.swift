// ScrollContentTouchTests: who gets a touch on the content of a scroll view, and when.

import Foundation
import Geometry
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Touches in scrolling content", .oneAtATime) struct ScrollContentTouchTests {
  private func stand() -> (ScrollStand, TouchView) {
    let stand = ScrollStand()
    let content = TouchView("content", stand.world, CGRect(x: 0, y: 0, width: 320, height: 2000))
    stand.scrollView.addSubview(content)
    return (stand, content)
  }

  @Test("A touch reaches the content after 150 ms")
  func delay() {
    let (stand, _) = stand()
    stand.down(50)
    stand.world.run(to: 0.149)
    #expect(stand.world.log.isEmpty)
    stand.world.run(to: 0.15)
    #expect(stand.world.log == ["content began 100.0 50.0"])
    stand.up(50)
    #expect(stand.world.log == ["content began 100.0 50.0", "content ended 100.0 50.0"])
  }

  @Test("A quick tap reaches it as a whole")
  func quickTap() {
    let (stand, _) = stand()
    stand.down(50)
    stand.world.run(to: 0.05)
    stand.up(50)
    #expect(stand.world.log == ["content began 100.0 50.0", "content ended 100.0 50.0"])
    stand.world.run(to: 1)
    #expect(stand.world.log.count == 2)
  }

  @Test("A drag within the delay never reaches it, a later one is taken back")
  func drag() {
    let (stand, _) = stand()
    stand.flick(by: 60)
    #expect(stand.world.log.isEmpty)
    stand.world.run(to: 9)
    stand.down(50)
    stand.world.run(to: 9.2)
    stand.move(30, at: 9.3)
    stand.up(30)
    #expect(stand.world.log.map { $0.split(separator: " ")[1] } == ["began", "cancelled"])
  }

  @Test("Without the delay, or where nothing scrolls, a touch reaches the content at once")
  func atOnce() {
    let (stand, _) = stand()
    stand.scrollView.delaysContentTouches = false
    stand.down(50)
    #expect(stand.world.log == ["content began 100.0 50.0"])
    stand.up(50)
    stand.scrollView.delaysContentTouches = true
    stand.scrollView.contentSize.height = 100
    stand.down(50)
    #expect(stand.world.log.count == 3)
  }

  @Test("Content that keeps its touches is not scrolled away under the finger")
  func keeps() {
    let (stand, _) = stand()
    stand.scrollView.canCancelContentTouches = false
    stand.down(150)
    stand.world.run(to: 0.2)
    stand.move(100, at: 0.3)
    #expect(stand.y == 0)
    #expect(stand.world.log.last == "content moved 100.0 100.0")
    stand.up(100)
    stand.world.run(to: 0.5)
    stand.down(150)
    stand.move(100, at: 0.55)
    #expect(stand.y == 40)
  }

  @Test("A slider keeps its touch, a button lets a drag take it")
  func controls() {
    let stand = ScrollStand()
    #expect(!stand.scrollView.touchesShouldCancel(in: UISlider()))
    #expect(stand.scrollView.touchesShouldCancel(in: UIButton()))
    #expect(stand.scrollView.touchesShouldCancel(in: UIView()))
  }
}
