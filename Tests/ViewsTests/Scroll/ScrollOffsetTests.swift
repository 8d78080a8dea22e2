// ScrollOffsetTests: offsets set by code, wheel and keys, the insets, and what keeps offsets valid.

import Foundation
import Geometry
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Scroll offsets", .oneAtATime) struct ScrollOffsetTests {
  private func wheel(_ stand: ScrollStand, _ dy: CGFloat, dx: CGFloat = 0) {
    stand.world.send(.scroll(dx: dx, dy: dy, at: CGPoint(x: 10, y: 10)))
  }

  private func key(_ stand: ScrollStand, _ code: UIKeyboardHIDUsage) {
    stand.world.send(.keyDown(KeyInput(code)), .keyUp(KeyInput(code)))
  }

  @Test("The offset is the origin of the bounds; content moves without being drawn again")
  func bounds() {
    let stand = ScrollStand()
    stand.scrollView.contentOffset = CGPoint(x: 0, y: 120)
    #expect(stand.scrollView.bounds == CGRect(x: 0, y: 120, width: 320, height: 400))
    #expect(stand.moves == 1)
    stand.scrollView.contentOffset = CGPoint(x: 0, y: 120)
    #expect(stand.moves == 1)
  }

  @Test("Offsets lie on device pixels")
  func pixels() {
    let stand = ScrollStand(World(scale: 2))
    stand.scrollView.contentOffset.y = 10.3
    #expect(stand.y == 10.5)
  }

  @Test("An animated offset takes 0.3 s, eases in and out, and tells its end")
  func animated() {
    let stand = ScrollStand()
    stand.scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    #expect(stand.y == 0)
    // Ease-in-out: at a quarter 12.9 %, at the half one half.
    for (time, y) in [(0.075, 129), (0.15, 500), (0.225, 871), (0.3, 1000)] as [(Double, CGFloat)] {
      stand.world.run(to: time)
      #expect(stand.y == y)
    }
    #expect(stand.log == ["didEndScrollingAnimation"])
    #expect(!stand.world.turn.isTicking)
    stand.scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    #expect(!stand.world.turn.isTicking)
  }

  @Test("The wheel moves at once and never past an edge; a step that moves nothing is left to others")
  func wheel() {
    let stand = ScrollStand()
    wheel(stand, 60)
    #expect(stand.y == 60 && stand.moves == 1)
    wheel(stand, -500)
    #expect(stand.y == 0)
    wheel(stand, 5000)
    #expect(stand.y == 1600)
    let step = ScrollInput(location: .zero, delta: CGVector(dx: 0, dy: 1))
    #expect(!stand.scrollView.handleScroll(step))
    #expect(stand.log.isEmpty)
  }

  @Test("A wheel with Shift scrolls across; the inner scroll view at its end lets the outer one move")
  func wheelElsewhere() {
    let stand = ScrollStand(content: CGSize(width: 900, height: 2000))
    var step = ScrollInput(location: .zero, delta: CGVector(dx: 0, dy: 30))
    step.modifierFlags = .shift
    stand.world.send(.scroll(step))
    #expect(stand.scrollView.contentOffset == CGPoint(x: 30, y: 0))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    inner.contentSize = CGSize(width: 300, height: 150)
    stand.scrollView.addSubview(inner)
    wheel(stand, 80)
    #expect(inner.contentOffset.y == 50 && stand.y == 0)
    wheel(stand, 80)
    #expect(inner.contentOffset.y == 50 && stand.y == 80)
  }

  @Test("The wheel ends a glide")
  func wheelInGlide() {
    let stand = ScrollStand()
    stand.flick(by: 60)
    stand.world.run(to: 0.1)
    let place = stand.y
    wheel(stand, 10)
    #expect(stand.y == place + 10)
    stand.world.run(to: 5)
    #expect(stand.y == place + 10)
    #expect(stand.log.last == "didEndDecelerating")
  }

  @Test("Page keys move by what is seen, Home and End to the ends; keys that come quickly add up")
  func keys() {
    let stand = ScrollStand()
    key(stand, .keyboardPageDown)
    stand.world.run(to: 0.4)
    #expect(stand.y == 400)
    key(stand, .keyboardPageDown)
    stand.world.run(to: 0.5)
    key(stand, .keyboardPageDown)
    stand.world.run(to: 1)
    #expect(stand.y == 1200)
    key(stand, .keyboardEnd)
    stand.world.run(to: 2)
    #expect(stand.y == 1600)
    key(stand, .keyboardPageUp)
    stand.world.run(to: 3)
    #expect(stand.y == 1200)
    key(stand, .keyboardHome)
    stand.world.run(to: 4)
    #expect(stand.y == 0)
  }

  @Test("scrollRectToVisible moves as little as is needed, with regard to insets")
  func visible() {
    let stand = ScrollStand()
    stand.scrollView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    stand.scrollView.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 50), animated: false)
    #expect(stand.y == 170)
    stand.scrollView.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
    #expect(stand.y == 170)
    stand.scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
    #expect(stand.y == 90)
    stand.scrollView.scrollRectToVisible(CGRect(x: 0, y: 1990, width: 10, height: 10), animated: false)
    #expect(stand.y == 1620)
  }

  @Test("Content or view that change size keep the offset where content is")
  func valid() {
    let stand = ScrollStand()
    stand.scrollView.contentOffset.y = 1600
    stand.scrollView.contentSize.height = 1000
    #expect(stand.y == 600)
    stand.scrollView.frame.size.height = 700
    #expect(stand.y == 300)
    stand.scrollView.contentSize = .zero
    #expect(stand.y == 0)
  }

  @Test("A glide goes on between the new edges when the content becomes shorter")
  func shorter() {
    let stand = ScrollStand(content: CGSize(width: 320, height: 9000))
    stand.flick(by: 60)
    stand.world.run(to: 0.1)
    stand.scrollView.contentSize.height = 700
    stand.world.run(to: 9)
    #expect(stand.y == 300)
    #expect(stand.log.last == "didEndDecelerating")
  }

  @Test("G25: the safe area is added to the insets, and content at the top stays at the top")
  func insets() {
    let stand = ScrollStand(World(statusBarHeight: 20))
    #expect(stand.scrollView.adjustedContentInset.top == 20)
    #expect(stand.y == -20)
    stand.scrollView.contentInset.top = 30
    #expect(stand.y == -50)
    stand.scrollView.contentInsetAdjustmentBehavior = .never
    #expect(stand.scrollView.adjustedContentInset.top == 30)
    #expect(stand.y == -30)
    stand.scrollView.contentOffset.y = 100
    stand.scrollView.contentInsetAdjustmentBehavior = .automatic
    #expect(stand.y == 100)
    stand.scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    stand.scrollView.contentSize.height = 50
    #expect(stand.scrollView.adjustedContentInset.top == 30)
    stand.scrollView.contentInsetAdjustmentBehavior = .always
    #expect(stand.scrollView.adjustedContentInset.top == 50)
  }

  @Test("G23: a scroll view below the bar has no part of the safe area")
  func below() {
    let stand = ScrollStand(World(statusBarHeight: 20))
    stand.scrollView.frame.origin.y = 15
    #expect(stand.scrollView.adjustedContentInset.top == 5)
    stand.scrollView.frame.origin.y = 64
    #expect(stand.scrollView.adjustedContentInset.top == 0)
    #expect(stand.y == 0)
  }

  @Test("Bars show while content moves, as long as the part that is seen, and are gone after a while")
  func indicators() throws {
    let stand = ScrollStand()
    #expect(stand.scrollView.subviews.isEmpty)
    stand.scrollView.contentOffset.y = 800
    wheel(stand, 0.4)
    wheel(stand, 1)
    let bar = try #require(stand.scrollView.subviews.first)
    #expect(bar.alpha == 1)
    // A fifth of the content is seen, and half of the way is behind: of 394 points of room 78.8, and half the rest.
    let top: Double = 801 + 3 + (394 - 78.8) * 801 / 1600
    #expect(near(bar.frame.height, 78.8))
    #expect(near(bar.frame.minY, top))
    #expect(bar.frame.maxX == 317 && bar.frame.width == 3)
    stand.world.run(to: 0.5)
    stand.world.run(to: 0.75)
    #expect(near(bar.shownAlpha, 0))
    #expect(bar.alpha == 0)
  }
}
