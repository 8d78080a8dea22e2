// OnScreenTests: when the window needs another picture, and that frames are compared no more than they must.

import Foundation
import Geometry
import Layers
import Testing

@testable import Desktop

@Suite("What the window shows") struct OnScreenTests {
  private let first = Frame(size: CGSize(width: 10, height: 10), scale: 1)
  private let second = Frame(size: CGSize(width: 20, height: 10), scale: 1)

  /// Asks whether the window needs a picture of a frame, and tells whether that took a look at it.
  private func ask(_ onScreen: inout OnScreen, _ frame: Frame) -> (needsPicture: Bool, hasLooked: Bool) {
    var hasLooked = false
    func current() -> Frame {
      hasLooked = true
      return frame
    }
    return (onScreen.needsPicture(of: current()), hasLooked)
  }

  @Test("before the first frame a picture is needed, whatever it is")
  func nothingShown() {
    var onScreen = OnScreen()
    #expect(ask(&onScreen, first) == (true, false))
    onScreen.show(first)
    #expect(onScreen.frame == first)
    #expect(ask(&onScreen, first) == (false, false))
  }

  @Test("however often is asked, frames are compared once after each turn", arguments: [false, true])
  func comparedOnce(isOther: Bool) {
    var onScreen = OnScreen()
    onScreen.show(first)
    for _ in 0..<3 {
      onScreen.mayBeOutdated()
      #expect(ask(&onScreen, isOther ? second : first) == (isOther, true))
      for _ in 0..<3 { #expect(ask(&onScreen, isOther ? second : first) == (isOther, false)) }
    }
  }

  @Test("a turn that makes another frame after the answer, or makes the old one again, brings another answer")
  func turnAfterAnswer() {
    var onScreen = OnScreen()
    onScreen.show(first)
    onScreen.mayBeOutdated()
    #expect(ask(&onScreen, first) == (false, true))
    onScreen.mayBeOutdated()
    #expect(ask(&onScreen, second) == (true, true))
    onScreen.mayBeOutdated()
    #expect(ask(&onScreen, first) == (false, true))
  }

  @Test("a window that has lost its picture needs it again, also after an answer, until it is shown")
  func lost() {
    var onScreen = OnScreen()
    onScreen.show(first)
    onScreen.mayBeOutdated()
    #expect(ask(&onScreen, first) == (false, true))
    onScreen.lose()
    #expect(onScreen.isLost)
    #expect(ask(&onScreen, first) == (true, false))
    onScreen.mayBeOutdated()
    #expect(ask(&onScreen, first) == (true, false))
    onScreen.show(first)
    #expect(!onScreen.isLost)
    #expect(ask(&onScreen, first) == (false, false))
  }
}
