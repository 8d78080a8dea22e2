// TouchTests: from what a host tells to touches, scroll steps and keys in the views that they concern.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Touches and input", .oneAtATime) final class TouchTests {
  /// Made when a test first asks for it: other tests may have run since this one was set up.
  lazy var world = World()

  private func toucher(_ name: String, _ frame: CGRect, in superview: UIView? = nil) -> TouchView {
    let view = TouchView(name, world, frame)
    (superview ?? world.window).addSubview(view)
    return view
  }

  // MARK: Hit testing

  @Test("The frontmost, deepest view is hit; views outside their superview are not")
  func hitTest() {
    let back = world.view(CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = world.view(CGRect(x: 50, y: 50, width: 100, height: 100))
    let inner = world.view(CGRect(x: 90, y: 0, width: 50, height: 20), in: front)
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { world.window.hitTest(CGPoint(x: x, y: y), with: nil) }
    #expect(hit(10, 10) === back)
    #expect(hit(60, 60) === front)
    #expect(hit(145, 60) === inner)
    #expect(hit(160, 60) === world.window)
    #expect(hit(-1, 0) == nil)
  }

  @Test("Hidden, faded, disabled views are passed over with what they hold")
  func passedOver() {
    let changes: [(String, @MainActor (UIView) -> Void, isHit: Bool)] = [
      ("hidden", { $0.isHidden = true }, false), ("alpha 0.009", { $0.alpha = 0.009 }, false),
      ("alpha 0.01", { $0.alpha = 0.01 }, true), ("disabled", { $0.isUserInteractionEnabled = false }, false),
    ]
    for (name, change, isHit) in changes {
      let outer = world.view(CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = world.view(outer.bounds, in: outer)
      change(outer)
      #expect((world.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === inner) == isHit, "\(name)")
      outer.removeFromSuperview()
    }
  }

  @Test("A25: an animated view takes no touches with all it holds, from the start of its delay to its end")
  func animated() {
    let outer = world.view(CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = world.view(outer.bounds, in: outer)
    let point = CGPoint(x: 5, y: 5)
    world.turn.run()
    UIView.animate(withDuration: 1, delay: 1) { outer.alpha = 0.5 }
    #expect(world.window.hitTest(point, with: nil) === world.window)
    world.turn.run()
    world.run(to: 1.9)
    #expect(world.window.hitTest(point, with: nil) === world.window)
    world.run(to: 2)
    #expect(world.window.hitTest(point, with: nil) === inner)
  }

  @Test("A25: with allowUserInteraction it does, where the model is")
  func animatedWithTouches() {
    let view = world.view(CGRect(x: 0, y: 0, width: 50, height: 50))
    world.turn.run()
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.frame.origin.x = 200 }
    world.turn.run()
    #expect(world.window.hitTest(CGPoint(x: 210, y: 5), with: nil) === view)
    #expect(world.window.hitTest(CGPoint(x: 10, y: 5), with: nil) === world.window)
  }

  // MARK: Touches

  @Test("A press, moves and a release go to the view that was hit, wherever the pointer goes")
  func sequence() {
    let view = toucher("view", CGRect(x: 10, y: 20, width: 50, height: 50))
    world.send(.pointer(.moved, at: CGPoint(x: 5, y: 5)))
    world.send(.pointer(.down, at: CGPoint(x: 20, y: 30), clickCount: 2, modifiers: .shift))
    #expect(view.last?.tapCount == 2)
    #expect(view.lastEvent?.modifierFlags == .shift)
    #expect(view.lastEvent?.buttonMask == .primary)
    world.send(.pointer(.moved, at: CGPoint(x: 200, y: 300)))
    #expect(view.last?.previousLocation(in: view) == CGPoint(x: 10, y: 10))
    world.send(.pointer(.moved, at: CGPoint(x: 200, y: 300)))
    world.send(.pointer(.up, at: CGPoint(x: 200, y: 301)))
    #expect(
      world.log == ["view began 10.0 10.0", "view moved 190.0 280.0", "view ended 190.0 281.0"])
  }

  @Test("Touches that a view does not answer go up the chain")
  func chain() {
    let outer = toucher("outer", CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = world.view(CGRect(x: 10, y: 10, width: 10, height: 10), in: outer)
    world.send(.pointer(.down, at: CGPoint(x: 12, y: 12)))
    #expect(world.log == ["outer began 12.0 12.0"])
    #expect(outer.last?.view === inner)
  }

  @Test("Other buttons make no touches")
  func otherButtons() {
    _ = toucher("view", CGRect(x: 0, y: 0, width: 100, height: 100))
    world.send(.pointer(.down, at: .zero, button: .secondary), .pointer(.up, at: .zero, button: .secondary))
    world.send(.pointer(.up, at: .zero))
    #expect(world.log.isEmpty)
  }

  @Test("A view that leaves the window loses its touch")
  func leaving() {
    let view = toucher("view", CGRect(x: 0, y: 0, width: 100, height: 100))
    world.send(.pointer(.down, at: CGPoint(x: 1, y: 1)))
    view.removeFromSuperview()
    world.send(.pointer(.up, at: CGPoint(x: 1, y: 1)))
    #expect(world.log == ["view began 1.0 1.0", "view cancelled 1.0 1.0"])
  }

  @Test("The window losing the keyboard cancels touches and keys")
  func focusLost() {
    let view = toucher("view", CGRect(x: 0, y: 0, width: 320, height: 480))
    world.send(.pointer(.down, at: CGPoint(x: 1, y: 1)), .keyDown(KeyInput(.keyboardA, characters: "a")), .focusLost)
    #expect(
      world.log == ["view began 1.0 1.0", "view key a", "view cancelled 1.0 1.0", "view key cancelled a"])
    #expect(view.last?.phase == .cancelled)
  }

  // MARK: Dropped input

  @Test("While a transition runs all input is dropped, and what is down is cancelled")
  func transition() {
    _ = toucher("view", CGRect(x: 0, y: 0, width: 320, height: 480))
    let owner = Owner(world)
    world.window.rootOwner = owner
    world.send(.pointer(.down, at: CGPoint(x: 1, y: 1)))
    let token = world.application.beginTransition()
    #expect(world.application.isInTransition)
    #expect(world.log == ["view began 1.0 1.0", "view cancelled 1.0 1.0"])
    world.send(
      .pointer(.up, at: .zero), .pointer(.down, at: .zero), .keyDown(KeyInput(.keyboardEscape)), .back,
      .scroll(dy: 1, at: .zero), .text("x"))
    #expect(world.log.count == 2)
    world.application.endTransition(token)
    world.application.endTransition(token)
    world.send(.pointer(.up, at: .zero), .back)
    #expect(world.log.last == "back")
    #expect(world.log.count == 3)
  }

  @Test("Input stays dropped until the last of several transitions ends")
  func severalTransitions() {
    let (one, two) = (world.application.beginTransition(), world.application.beginTransition())
    world.application.endTransition(one)
    #expect(world.application.isInTransition)
    world.application.endTransition(two)
    #expect(!world.application.isInTransition)
  }

  @Test("A transition that never ends lets input through after its limit, with a log line")
  func transitionLimit() {
    _ = world.application.beginTransition(limit: 3)
    let lines = Log.observing {
      world.run(to: 2.9)
      #expect(world.application.isInTransition)
      world.run(to: 3)
    }.messages
    #expect(!world.application.isInTransition)
    #expect(lines.count == 1)
  }

  @Test("beginIgnoringInteractionEvents is counted")
  func ignoring() {
    _ = toucher("view", CGRect(x: 0, y: 0, width: 320, height: 480))
    let application = world.application
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    world.send(.pointer(.down, at: .zero))
    #expect(world.log.isEmpty)
    application.endIgnoringInteractionEvents()
    world.send(.pointer(.down, at: .zero))
    #expect(world.log == ["view began 0.0 0.0"])
  }

  // MARK: Gestures

  @Test("A tap is recognised on a view around the touched one, which keeps its touches until then")
  func tap() {
    let outer = world.view(CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = toucher("inner", CGRect(x: 10, y: 10, width: 50, height: 50), in: outer)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addAction { [world] _ in world.log.append("tap") }
    outer.addGestureRecognizer(tap)
    #expect(outer.gestureRecognizers == [tap] && tap.view === outer)
    world.send(.pointer(.down, at: CGPoint(x: 15, y: 15)))
    #expect(inner.last?.gestureRecognizers == [tap])
    world.send(.pointer(.up, at: CGPoint(x: 15, y: 15)))
    #expect(world.log == ["inner began 5.0 5.0", "tap", "inner cancelled 5.0 5.0"])
    outer.removeGestureRecognizer(tap)
    #expect(outer.gestureRecognizers == nil && tap.view == nil)
  }

  @Test("A drag goes on when the touched view is taken away, as when a list recycles its rows")
  func recycled() {
    let outer = world.view(CGRect(x: 0, y: 0, width: 300, height: 300))
    let row = toucher("row", CGRect(x: 0, y: 0, width: 300, height: 44), in: outer)
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    pan.addAction { [world] pan in world.log.append("pan \(pan.state)") }
    outer.addGestureRecognizer(pan)
    world.send(.pointer(.down, at: CGPoint(x: 10, y: 10)))
    world.send(.pointer(.moved, at: CGPoint(x: 10, y: 60)))
    row.removeFromSuperview()
    world.send(.pointer(.moved, at: CGPoint(x: 10, y: 90)))
    world.send(.pointer(.up, at: CGPoint(x: 10, y: 90)))
    #expect(world.log.first == "row began 10.0 10.0")
    #expect(world.log.last == "pan ended")
    #expect(world.log.contains("pan changed"))
  }

  // MARK: Scrolling

  @Test("A step of the wheel goes to the view under the pointer and up the chain until it is used")
  func scroll() {
    let outer = ScrollTaker("outer", world, uses: true)
    let inner = ScrollTaker("inner", world, uses: false)
    world.window.addSubview(outer)
    outer.addSubview(inner)
    world.send(.scroll(dx: 1, dy: 40, at: CGPoint(x: 5, y: 6)))
    #expect(world.log == ["inner 40.0", "outer 40.0"])
    #expect(outer.last == ScrollInput(location: CGPoint(x: 5, y: 6), delta: CGVector(dx: 1, dy: 40)))
  }

  // MARK: Windows

  @Test("A window in front takes the pointer where it is")
  func frontWindow() {
    _ = toucher("back", CGRect(x: 0, y: 0, width: 320, height: 480))
    let front = UIWindow(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    front.windowLevel = .alert
    front.isHidden = false
    front.addSubview(TouchView("front", world, front.bounds))
    world.send(.pointer(.down, at: CGPoint(x: 110, y: 120)), .pointer(.cancelled, at: .zero))
    world.send(.pointer(.down, at: CGPoint(x: 10, y: 10)))
    #expect(
      world.log == ["front began 10.0 20.0", "front cancelled 10.0 20.0", "back began 10.0 10.0"])
  }
}

/// Notes touches and keys.
final class TouchView: UIView {
  private let name: String
  private unowned let world: World
  var last: UITouch?
  var lastEvent: UIEvent?

  init(_ name: String, _ world: World, _ frame: CGRect) {
    (self.name, self.world) = (name, world)
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }

  private func note(_ what: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    (last, lastEvent) = (touches.first, event)
    let place = last?.location(in: self) ?? .zero
    world.log.append("\(name) \(what) \(place.x) \(place.y)")
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches, event) }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world.log.append("\(name) key \(presses.first?.key?.characters ?? "")")
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world.log.append("\(name) key cancelled \(presses.first?.key?.characters ?? "")")
  }
}

/// Notes steps of the wheel and uses them or not.
private final class ScrollTaker: UIView {
  private let name: String
  private unowned let world: World
  private let uses: Bool
  var last: ScrollInput?
  init(_ name: String, _ world: World, uses: Bool) {
    (self.name, self.world, self.uses) = (name, world, uses)
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }
  required init?(coder: NSCoder) { nil }
  override func handleScroll(_ scroll: ScrollInput) -> Bool {
    world.log.append("\(name) \(scroll.delta.dy)")
    last = scroll
    return uses || super.handleScroll(scroll)
  }
}
