// ScrollDragTests: a finger on a scroll view, and what the content does when it is let go.

import Foundation
import Geometry
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Dragging a scroll view", .oneAtATime) struct ScrollDragTests {
  @Test("Content follows the finger after 10 points, less these 10, one to one")
  func follows() {
    let stand = ScrollStand()
    stand.down(300)
    #expect(stand.scrollView.isTracking && !stand.scrollView.isDragging)
    stand.move(291, at: 0.01)
    #expect(stand.y == 0)
    stand.move(285, at: 0.02)
    #expect(stand.y == 5)
    #expect(stand.scrollView.isDragging)
    stand.move(200, at: 0.03)
    #expect(stand.y == 90)
    stand.move(250, at: 0.04)
    #expect(stand.y == 40)
    #expect(stand.log == ["willBeginDragging"])
    #expect(stand.moves == 3)
  }

  @Test("A finger that rests before it goes up leaves the content where it is")
  func rests() {
    let stand = ScrollStand()
    stand.down(300)
    stand.move(200, at: 0.02)
    stand.world.run(to: 0.2)
    stand.up(200)
    #expect(stand.log == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
    #expect(stand.y == 90)
    #expect(!stand.scrollView.isTracking && !stand.scrollView.isDragging && !stand.scrollView.isDecelerating)
    stand.world.run(to: 3)
    #expect(stand.y == 90)
    #expect(!stand.world.turn.isTicking)
  }

  @Test("A flick glides: at each instant, however the clock steps there, the offset is the law's to the pixel")
  func glides() {
    for steps in [[0.1, 0.5, 1, 9], [0.05, 0.06, 0.1, 0.2, 0.3, 0.5, 0.7, 1, 2, 9]] as [[Double]] {
      let stand = ScrollStand(content: CGSize(width: 320, height: 9000))
      stand.flick(by: 60)
      #expect(near(stand.velocity.y, 1.5, within: 1e-9))
      #expect(stand.scrollView.isDecelerating)
      let law = ScrollGlide(from: 50, velocity: 1500, low: 0, high: 8600, rate: 0.998, bounces: true)
      for passed in steps {
        stand.world.run(to: 0.04 + passed)
        #expect(stand.y == CGFloat(law.position(at: passed).rounded()))
      }
      #expect(near(stand.y, 50 + 1492 * 0.4995, within: 1))
      #expect(!stand.scrollView.isDecelerating)
      #expect(!stand.world.turn.isTicking)
    }
  }

  @Test("The delegate hears of a drag with a glide in order")
  func order() {
    let stand = ScrollStand()
    stand.flick(by: 60)
    stand.world.run(to: 20)
    #expect(
      stand.log == [
        "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didEndDecelerating",
      ])
  }

  @Test("Beyond an edge the content follows by the rubber band's law and springs back")
  func rubberBand() {
    let stand = ScrollStand(World(scale: 2))
    stand.down(100)
    stand.move(210, at: 0.02)
    let shown = -RubberBand.shown(100, size: 400)
    #expect(stand.y == CGFloat((shown * 2).rounded() / 2))
    stand.world.run(to: 0.5)
    stand.up(210)
    #expect(stand.log.last == "willBeginDecelerating")
    stand.world.run(to: 0.6)
    let left = shown * 2.1 * exp(-1.1)
    #expect(near(stand.y, left, within: 0.26))
    stand.world.run(to: 1.5)
    #expect(stand.y == 0)
    #expect(stand.log.last == "didEndDecelerating")
  }

  @Test("A second drag that catches content beyond the edge goes on from there, without a jump")
  func caught() {
    let stand = ScrollStand()
    stand.down(100)
    stand.move(210, at: 0.02)
    stand.world.run(to: 0.5)
    stand.up(210)
    stand.world.run(to: 0.55)
    let caught = stand.y
    #expect(caught < 0)
    stand.down(200)
    #expect(stand.y == caught)
    stand.move(201, at: 0.56)
    #expect(abs(stand.y - caught) <= 1)
  }

  @Test("Without bounces the content stops at its edges")
  func noBounce() {
    let stand = ScrollStand()
    stand.scrollView.bounces = false
    stand.down(100)
    stand.move(300, at: 0.02)
    #expect(stand.y == 0)
    #expect(stand.scrollView.isDragging)
  }

  @Test("Content that fits cannot be dragged, unless it always bounces; a drag across the scrolling axis is none")
  func directions() {
    let small = ScrollStand(content: CGSize(width: 320, height: 100))
    small.down(300)
    small.move(100, at: 0.02)
    #expect(small.y == 0 && !small.scrollView.isDragging)
    small.up(100)
    small.scrollView.alwaysBounceVertical = true
    small.down(300)
    small.move(100, at: 0.04)
    #expect(small.y > 0)
    let stand = ScrollStand()
    stand.down(300, x: 20)
    stand.move(290, x: 120, at: 0.02)
    stand.move(100, x: 130, at: 0.03)
    #expect(stand.y == 0 && stand.log.isEmpty)
  }

  @Test("Switched off, scrolling follows neither finger nor wheel")
  func disabled() {
    let stand = ScrollStand()
    stand.scrollView.isScrollEnabled = false
    stand.flick(by: 100)
    stand.world.send(.scroll(dy: 50, at: CGPoint(x: 10, y: 10)))
    #expect(stand.y == 0 && stand.log.isEmpty)
  }

  @Test("A touch on gliding content stops it at once, and is no tap on what lies there")
  func stops() {
    let stand = ScrollStand()
    let content = TouchView("content", stand.world, CGRect(x: 0, y: 0, width: 320, height: 2000))
    stand.scrollView.addSubview(content)
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in stand.world.log.append("tap") }
    content.addGestureRecognizer(tap)
    stand.flick(by: 60)
    stand.world.log = []
    stand.world.run(to: 0.2)
    let place = stand.y
    stand.down(150)
    stand.world.run(to: 0.3)
    #expect(stand.y == place)
    #expect(!stand.scrollView.isDecelerating)
    stand.up(150)
    stand.world.run(to: 2)
    #expect(stand.y == place)
    #expect(stand.world.log.isEmpty)
  }

  @Test("The delegate may choose where the content rests")
  func chosen() {
    let stand = ScrollStand()
    stand.rest = CGPoint(x: 0, y: 333)
    stand.flick(by: 60)
    stand.world.run(to: 8)
    #expect(stand.y == 333)
    #expect(stand.log.last == "didEndDecelerating")
  }

  @Test("Paging rests at multiples of the size: the next one after a quick drag, the nearest after a slow one")
  func paging() {
    func offset(after way: CGFloat, quick: Bool) -> CGFloat {
      let stand = ScrollStand(content: CGSize(width: 320, height: 1200))
      stand.scrollView.isPagingEnabled = true
      if quick {
        stand.flick(by: way)
      } else {
        stand.down(390)
        stand.move(390 - way, at: 0.02)
        stand.world.run(to: 0.5)
        stand.up(390 - way)
      }
      stand.world.run(to: 9)
      return stand.y
    }
    #expect(offset(after: 60, quick: true) == 400)
    #expect(offset(after: 150, quick: false) == 0)
    #expect(offset(after: 260, quick: false) == 400)
  }

  @Test("The inner of two scroll views that scroll across each other leaves the other axis to the outer")
  func nested() {
    let stand = ScrollStand()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
    inner.contentSize = CGSize(width: 900, height: 2000)
    stand.scrollView.addSubview(inner)
    stand.down(300)
    stand.move(200, at: 0.02)
    #expect(stand.y == 90 && inner.contentOffset == .zero)
    stand.up(200)
    stand.world.run(to: 9)
    let place = stand.y
    stand.down(100, x: 300)
    stand.move(100, x: 240, at: 9.1)
    #expect(inner.contentOffset.x == 50 && stand.y == place)
  }
}
