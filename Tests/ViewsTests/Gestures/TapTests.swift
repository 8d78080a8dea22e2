// TapTests: taps and long presses.

import Foundation
import Geometry
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Taps and long presses", .oneAtATime) struct TapTests {
  @Test("A tap is recognised when the finger goes up, where it was")
  func tap() {
    let stand = GestureStand()
    let tap = stand.add("tap", UITapGestureRecognizer())
    var place: CGPoint?
    tap.addAction { [view = stand.view] in place = $0.location(in: view) }
    stand.view.frame.origin = CGPoint(x: 10, y: 20)
    stand.down(60, 80)
    #expect(tap.state == .possible && stand.log.isEmpty)
    stand.up()
    #expect(stand.log == ["tap ended"])
    #expect(place == CGPoint(x: 50, y: 60))
    #expect(tap.state == .possible)
    stand.tap()
    #expect(stand.log.count == 2)
  }

  @Test("A finger that strays by more than 45 points, or stays longer than 0.75 s, does not tap")
  func fails() {
    let stand = GestureStand()
    let tap = stand.add("tap", UITapGestureRecognizer())
    stand.down(50, 50)
    stand.move(95, 50)
    stand.up()
    #expect(stand.log == ["tap ended"])
    stand.down(50, 50)
    stand.move(96, 50)
    #expect(tap.state == .failed)
    stand.move(50, 50)
    stand.up()
    stand.down(50, 50)
    stand.run(to: 0.74)
    #expect(tap.state == .possible)
    stand.run(to: 0.75)
    #expect(tap.state == .failed)
    stand.up()
    stand.down(50, 50)
    stand.cancel()
    #expect(stand.log.count == 1)
    #expect(tap.state == .possible)
  }

  @Test("A double tap needs the second tap within 0.35 s")
  func doubleTap() {
    let stand = GestureStand()
    let double = stand.add("double", UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    stand.tap()
    #expect(stand.log.isEmpty)
    stand.run(to: 0.3)
    stand.tap()
    #expect(stand.log == ["double ended"])
    stand.run(to: 1)
    stand.tap()
    stand.run(to: 1.35)
    stand.tap()
    #expect(stand.log.count == 1)
    stand.run(to: 2)
    stand.tap(50, 50)
    stand.tap(50, 120)
    #expect(stand.log.count == 1)
  }

  @Test("A single tap beside a double tap fires at the first tap; one that waits fires when the double tap has failed")
  func singleAndDouble() {
    let stand = GestureStand()
    let single = stand.add("single", UITapGestureRecognizer())
    let double = stand.add("double", UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    stand.tap()
    stand.tap()
    #expect(stand.log == ["single ended", "single ended", "double ended"])
    stand.log = []
    stand.run(to: 1)
    single.require(toFail: double)
    stand.tap()
    #expect(stand.log.isEmpty)
    stand.run(to: 1.34)
    #expect(stand.log.isEmpty)
    stand.run(to: 1.35)
    #expect(stand.log == ["single ended"])
    stand.log = []
    stand.run(to: 2)
    stand.tap()
    stand.tap()
    #expect(stand.log == ["double ended"])
    stand.run(to: 3)
    #expect(stand.log == ["double ended"])
    #expect(single.state == .possible && double.state == .possible)
    #expect(GestureArena.current.members.isEmpty)
  }

  @Test("Two fingers tap together, and one does not")
  func twoFingers() {
    let stand = GestureStand()
    let tap = stand.add("tap", UITapGestureRecognizer())
    tap.numberOfTouchesRequired = 2
    stand.tap()
    #expect(stand.log.isEmpty)
    stand.down(10, 10)
    stand.down(90, 10, finger: 1)
    stand.up()
    stand.up(finger: 1)
    #expect(stand.log == ["tap ended"])
  }

  @Test("A long press begins after its time, changes as the finger moves, and ends with it")
  func longPress() {
    let stand = GestureStand()
    stand.add("press", UILongPressGestureRecognizer())
    stand.down(50, 50)
    stand.move(55, 50)
    stand.run(to: 0.49)
    #expect(stand.log.isEmpty)
    stand.run(to: 0.5)
    #expect(stand.log == ["press began"])
    stand.move(150, 50)
    stand.up()
    #expect(stand.log == ["press began", "press changed", "press ended"])
    stand.down(50, 50)
    stand.run(to: 2)
    stand.cancel()
    #expect(stand.log.suffix(2) == ["press began", "press cancelled"])
  }

  @Test("A press that is short, or strays by more than 10 points, is none")
  func shortPress() {
    let stand = GestureStand()
    let press = stand.add("press", UILongPressGestureRecognizer())
    press.minimumPressDuration = 0.2
    stand.down(50, 50)
    stand.run(to: 0.19)
    stand.up()
    stand.run(to: 1)
    stand.down(50, 50)
    stand.move(50, 61)
    stand.run(to: 2)
    stand.up()
    #expect(stand.log.isEmpty)
    #expect(stand.world.turn.nextDue == nil)
  }

  @Test("A long press after a tap")
  func tapAndPress() {
    let stand = GestureStand()
    let press = stand.add("press", UILongPressGestureRecognizer())
    press.numberOfTapsRequired = 1
    stand.down(50, 50)
    stand.run(to: 0.7)
    #expect(stand.log.isEmpty)
    stand.up()
    stand.run(to: 0.9)
    stand.down(50, 50)
    stand.run(to: 1.4)
    #expect(stand.log == ["press began"])
    stand.up()
    #expect(stand.log == ["press began", "press ended"])
  }
}
