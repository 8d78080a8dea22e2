// GestureRuleTests: which gestures exclude, wait for or tolerate each other, and what becomes of the view's touches.

import Essentials
import Foundation
import Geometry
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Rules between gestures", .oneAtATime) struct GestureRuleTests {
  @Test("The first gesture that is recognised makes the others fail; innermost views are asked first")
  func exclusion() {
    let stand = GestureStand()
    let inner = stand.world.view(CGRect(x: 0, y: 0, width: 200, height: 200), in: stand.view)
    let outerPan = stand.add("outer", UIPanGestureRecognizer())
    stand.add("inner", UIPanGestureRecognizer(), to: inner)
    stand.down(50, 50)
    stand.move(90, 50)
    #expect(stand.log == ["inner began"])
    #expect(outerPan.state == .failed)
    stand.move(95, 50)
    stand.up()
    #expect(stand.log == ["inner began", "inner changed", "inner ended"])
    #expect(outerPan.state == .possible)
    stand.down(250, 50)
    stand.move(250, 90)
    #expect(stand.log.last == "outer began")
  }

  @Test("Both are recognised where either delegate agrees")
  func simultaneous() {
    for side in 0...1 {
      let stand = GestureStand()
      let pans = [stand.add("one", UIPanGestureRecognizer()), stand.add("two", UIPanGestureRecognizer())]
      let decider = GestureDecider()
      decider.isSimultaneous = true
      pans[side].delegate = decider
      stand.down(50, 50)
      stand.move(90, 50)
      stand.move(91, 50)
      stand.up()
      #expect(
        stand.log == ["one began", "two began", "one changed", "two changed", "one ended", "two ended"])
    }
  }

  @Test("A delegate or a view on the way may forbid a gesture to begin, and a touch to be followed")
  func forbidden() {
    let stand = GestureStand()
    let pan = stand.add("pan", UIPanGestureRecognizer())
    let decider = GestureDecider()
    pan.delegate = decider
    decider.begins = false
    stand.down(50, 50)
    stand.move(90, 50)
    #expect(pan.state == .failed)
    stand.up()
    (decider.begins, decider.receives) = (true, false)
    stand.down(50, 50)
    stand.move(90, 50)
    #expect(pan.state == .possible && pan.numberOfTouches == 0)
    stand.up()
    decider.receives = true
    let inner = Refuser(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stand.view.addSubview(inner)
    stand.down(50, 50)
    stand.move(90, 50)
    stand.up()
    #expect(stand.log.isEmpty)
    stand.down(150, 150)
    stand.move(190, 150)
    #expect(stand.log == ["pan began"])
  }

  @Test("A gesture that waits fails with the other's success, and begins late with its failure")
  func waiting() {
    let stand = GestureStand()
    let (pan, swipe) = (stand.add("pan", UIPanGestureRecognizer()), stand.add("swipe", UISwipeGestureRecognizer()))
    pan.require(toFail: swipe)
    stand.down(50, 50)
    stand.move(80, 50)
    #expect(stand.log.isEmpty && pan.state == .possible)
    stand.move(101, 50)
    #expect(stand.log == ["swipe ended"])
    #expect(pan.state == .failed)
    stand.up()
    stand.log = []
    stand.down(50, 50)
    stand.move(80, 50)
    stand.run(to: 0.6)
    stand.move(85, 50)
    #expect(stand.log == ["pan began", "pan changed"])
    #expect(pan.translation(in: nil) == CGPoint(x: 25, y: 0))
    stand.move(90, 50)
    #expect(stand.log == ["pan began", "pan changed", "pan changed"])
  }

  @Test("The delegate may ask for the same")
  func waitingByDelegate() {
    let stand = GestureStand()
    let (pan, swipe) = (stand.add("pan", UIPanGestureRecognizer()), stand.add("swipe", UISwipeGestureRecognizer()))
    let decider = GestureDecider()
    decider.waitsForOther = true
    pan.delegate = decider
    stand.down(50, 50)
    stand.move(101, 50)
    #expect(stand.log == ["swipe ended"])
    #expect(pan.state == .failed && swipe.state == .ended)
  }

  @Test("A recognised gesture cancels the view's touch, unless it does not care to")
  func cancels() {
    for cancels in [true, false] {
      let stand = GestureStand()
      let inner = TouchView("view", stand.world, CGRect(x: 0, y: 0, width: 200, height: 200))
      stand.view.addSubview(inner)
      stand.add("pan", UIPanGestureRecognizer()).cancelsTouchesInView = cancels
      stand.down(50, 50)
      stand.move(90, 50)
      stand.move(95, 50)
      stand.up()
      let view = stand.log.filter { $0.hasPrefix("view") }.map { $0.split(separator: " ")[1] }
      #expect(view == (cancels ? ["began", "cancelled"] : ["began", "moved", "moved", "ended"]))
    }
  }

  @Test("A gesture that delays touches lets the view have them only after it has failed")
  func delays() {
    let stand = GestureStand()
    let inner = TouchView("view", stand.world, CGRect(x: 0, y: 0, width: 200, height: 200))
    stand.view.addSubview(inner)
    let press = stand.add("press", UILongPressGestureRecognizer())
    press.delaysTouchesBegan = true
    stand.down(50, 50)
    stand.run(to: 0.4)
    #expect(stand.log.isEmpty)
    stand.up()
    #expect(stand.log == ["view began 50.0 50.0", "view ended 50.0 50.0"])
    stand.log = []
    stand.down(50, 50)
    stand.run(to: 1)
    #expect(stand.log == ["press began"])
    stand.up()
    #expect(stand.log == ["press began", "press ended"])
  }

  @Test("A view's touch ends only when a double tap has failed, and is cancelled when it was one")
  func delayedEnd() {
    let stand = GestureStand()
    let inner = TouchView("view", stand.world, CGRect(x: 0, y: 0, width: 200, height: 200))
    stand.view.addSubview(inner)
    stand.add("double", UITapGestureRecognizer()).numberOfTapsRequired = 2
    stand.tap()
    #expect(stand.log == ["view began 50.0 50.0"])
    stand.run(to: 0.35)
    #expect(stand.log == ["view began 50.0 50.0", "view ended 50.0 50.0"])
  }

  @Test("A recogniser that is switched off, or leaves its view, cancels its gesture")
  func givesUp() {
    let stand = GestureStand()
    let pan = stand.add("pan", UIPanGestureRecognizer())
    stand.down(50, 50)
    stand.move(90, 50)
    pan.isEnabled = false
    #expect(stand.log == ["pan began", "pan cancelled"])
    stand.move(95, 50)
    stand.up()
    #expect(stand.log.count == 2)
    pan.isEnabled = true
    stand.down(50, 50)
    stand.move(90, 50)
    stand.view.removeGestureRecognizer(pan)
    #expect(stand.log.suffix(2) == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
  }

  @Test("Targets: methods with and without the recogniser, by reference and by name; removed ones hear no more")
  func targets() {
    let stand = GestureStand()
    let listener = Listener(stand.world)
    let tap = UITapGestureRecognizer(target: listener, action: "tapped:")
    tap.addTarget(listener, action: "tapped:")
    tap.addTarget(listener, action: "plain")
    tap.addTarget(listener, action: Listener.tapped)
    stand.view.addGestureRecognizer(tap)
    stand.tap()
    #expect(stand.log == ["tapped 50.0", "plain", "tapped 50.0"])
    tap.removeTarget(listener, action: "plain")
    stand.tap()
    #expect(stand.log.count == 5)
    tap.removeTarget(nil, action: nil)
    stand.tap()
    #expect(stand.log.count == 5)
    stand.view.removeGestureRecognizer(tap)
    let typed = UITapGestureRecognizer(target: listener, action: Listener.tapped)
    stand.view.addGestureRecognizer(typed)
    stand.tap()
    #expect(stand.log.count == 6)
  }

  @Test("A target that lacks the action is named in the log, and nothing else happens")
  func missingAction() {
    let stand = GestureStand()
    let listener = Listener(stand.world)
    let tap = UITapGestureRecognizer(target: listener, action: "absent")
    stand.view.addGestureRecognizer(tap)
    let lines = Log.observing { stand.tap() }.messages
    #expect(lines.count == 1)
    #expect(lines.first?.contains("Listener does not respond to \"absent\"") == true)
  }

  @Test("A recogniser of one's own: states set from its touches, each told once")
  func custom() {
    let stand = GestureStand()
    let recognizer = stand.add("own", Presser())
    stand.down(10, 10)
    stand.move(20, 10)
    stand.up()
    #expect(stand.log == ["own began", "own changed", "own ended"])
    #expect(recognizer.resets == 1)
    recognizer.refuses = true
    stand.tap()
    #expect(stand.log.count == 3)
    #expect(recognizer.resets == 2)
  }
}

/// A view on which no gesture begins.
private final class Refuser: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A responder with actions.
private final class Listener: UIResponder {
  private unowned let world: World
  init(_ world: World) { self.world = world }

  override class var connections: [Connection] {
    super.connections + [.action("tapped:", Listener.tapped), .action("plain", Listener.plain)]
  }

  func tapped(_ tap: UITapGestureRecognizer) { world.log.append("tapped \(tap.location(in: nil).x)") }
  func plain() { world.log.append("plain") }
}

/// Begins with the press.
private final class Presser: UIGestureRecognizer {
  var resets = 0
  var refuses = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = refuses ? .failed : .began }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func reset() { resets += 1 }
}
