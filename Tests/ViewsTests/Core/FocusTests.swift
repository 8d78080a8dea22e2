// FocusTests: the keyboard's focus, its order, and the ring that shows it.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Focus", .oneAtATime) final class FocusTests {
  /// Made when a test first asks for it: other tests may have run since this one was set up.
  lazy var world = World()

  private func button(_ x: CGFloat, _ y: CGFloat, in superview: UIView? = nil) -> FocusView {
    let view = FocusView(world, CGRect(x: x, y: y, width: 40, height: 20))
    (superview ?? world.window).addSubview(view)
    return view
  }
  private func press(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    world.send(.keyDown(KeyInput(code, modifiers: modifiers)), .keyUp(KeyInput(code, modifiers: modifiers)))
  }
  private var focused: UIView? { world.window.focusedView }
  private var ring: CALayer? { world.window.focus.ring }

  @Test("Tab goes through the views in reading order, whatever the order of adding, and around")
  func tab() {
    let (third, second, first) = (button(10, 100), button(100, 10), button(10, 10))
    for expected in [first, second, third, first] {
      press(.keyboardTab)
      #expect(focused === expected)
    }
    for expected in [third, second] {
      press(.keyboardTab, .shift)
      #expect(focused === expected)
    }
  }

  @Test("Shift+Tab without a focus begins at the end")
  func backwards() {
    let last = button(10, 100)
    _ = button(10, 10)
    press(.keyboardTab, .shift)
    #expect(focused === last)
  }

  @Test("A bar above its content comes first, though it is added last")
  func nested() {
    let content = world.view(CGRect(x: 0, y: 0, width: 320, height: 480))
    let below = button(10, 200, in: content)
    let bar = world.view(CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = button(250, 10, in: bar)
    press(.keyboardTab)
    #expect(focused === item)
    press(.keyboardTab)
    #expect(focused === below)
  }

  @Test("Arrows go to the nearest view in their direction; at the edge the focus stays")
  func arrows() {
    let (topLeft, topRight, bottomLeft) = (button(10, 10), button(200, 10), button(10, 200))
    press(.keyboardDownArrow)
    #expect(focused === topLeft)
    for (key, expected) in [
      (UIKeyboardHIDUsage.keyboardRightArrow, topRight), (.keyboardRightArrow, topRight),
      (.keyboardLeftArrow, topLeft), (.keyboardDownArrow, bottomLeft), (.keyboardUpArrow, topLeft),
    ] {
      press(key)
      #expect(focused === expected)
    }
  }

  @Test("Return and Space use the focused view")
  func activation() {
    let view = button(10, 10)
    press(.keyboardReturnOrEnter)
    #expect(world.log.isEmpty)
    press(.keyboardTab)
    press(.keyboardReturnOrEnter)
    press(.keyboardSpacebar)
    #expect(world.log == ["used", "used"])
    #expect(focused === view)
  }

  @Test("Return with Control, Alt or Super, and Return held down, use nothing more")
  func modifiers() {
    _ = button(10, 10)
    press(.keyboardTab)
    for modifier in [UIKeyModifierFlags.control, .alternate, .command] { press(.keyboardReturnOrEnter, modifier) }
    #expect(world.log.isEmpty)
    world.send(.keyDown(KeyInput(.keyboardReturnOrEnter)), .keyDown(KeyInput(.keyboardReturnOrEnter, isRepeat: true)))
    #expect(world.log == ["used"])
  }

  @Test("A view that is animated keeps the focus; only its ring goes for the time")
  func animated() {
    let view = button(10, 10)
    press(.keyboardTab)
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    world.turn.run()
    #expect(focused === view && ring == nil)
    world.run(to: 1)
    world.turn.run()
    #expect(focused === view && ring != nil)
  }

  @Test("Covered, hidden and disabled views are passed over")
  func unreachable() {
    let covered = button(10, 10)
    let hidden = button(10, 50)
    hidden.isHidden = true
    let disabled = button(10, 90)
    disabled.isUserInteractionEnabled = false
    let cover = world.view(CGRect(x: 0, y: 0, width: 320, height: 40))
    press(.keyboardTab)
    #expect(focused == nil)
    cover.removeFromSuperview()
    press(.keyboardTab)
    #expect(focused === covered)
  }

  @Test("The ring shows around the focused view only while the keyboard is used")
  func ringShows() {
    let view = button(10, 10)
    #expect(ring == nil)
    press(.keyboardTab)
    #expect(ring?.frame == CGRect(x: 8, y: 8, width: 44, height: 24))
    #expect(ring?.borderColor == UIColor(SystemColor.tint).cgColor)
    #expect(world.window.layer.sublayers?.last === ring)
    view.frame.origin.x = 100
    world.turn.run()
    #expect(ring?.frame.minX == 98)
    world.send(.pointer(.down, at: CGPoint(x: 110, y: 15)))
    #expect(ring == nil && focused === view)
    world.send(.pointer(.up, at: CGPoint(x: 110, y: 15)))
    press(.keyboardReturnOrEnter)
    world.turn.run()
    #expect(ring != nil)
  }

  @Test(
    "The ring is drawn in where an edge of the window would cut it",
    arguments: [
      (CGPoint(x: 0, y: 0), CGRect(x: 0, y: 0, width: 42, height: 22)),
      (CGPoint(x: 280, y: 1), CGRect(x: 278, y: 0, width: 42, height: 23)),
      (CGPoint(x: 100, y: 460), CGRect(x: 98, y: 458, width: 44, height: 22)),
    ])
  func ringAtEdges(origin: CGPoint, expected: CGRect) {
    _ = button(origin.x, origin.y)
    press(.keyboardTab)
    #expect(ring?.frame == expected)
  }

  @Test("The ring is drawn in where a view cuts its content off, and goes where the view is scrolled out of sight")
  func ringInside() {
    let box = world.view(CGRect(x: 50, y: 50, width: 100, height: 100))
    let view = button(0, 0, in: box)
    press(.keyboardTab)
    #expect(ring?.frame == CGRect(x: 48, y: 48, width: 44, height: 24))
    box.clipsToBounds = true
    box.setNeedsLayout()
    world.turn.run()
    #expect(ring?.frame == CGRect(x: 50, y: 50, width: 42, height: 22))
    view.frame.origin.y = 85
    world.turn.run()
    #expect(ring?.frame == CGRect(x: 50, y: 133, width: 42, height: 17))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 100))
    scroll.contentSize = CGSize(width: 320, height: 400)
    world.window.addSubview(scroll)
    let row = button(0, 0, in: scroll)
    press(.keyboardTab)
    #expect(focused === row && ring?.frame == CGRect(x: 0, y: 200, width: 42, height: 22))
    scroll.contentOffset.y = 10
    world.turn.run()
    #expect(ring?.frame == CGRect(x: 0, y: 200, width: 42, height: 12))
    scroll.contentOffset.y = 30
    world.turn.run()
    #expect(focused === row && ring == nil)
  }

  @Test("A view says itself where its ring stands")
  func ownRing() {
    let view = button(100, 100)
    view.focusRing = FocusRing(dx: -6, dy: 5, cornerRadius: 8)
    press(.keyboardTab)
    #expect(ring?.frame == CGRect(x: 94, y: 105, width: 52, height: 10))
    #expect(ring?.cornerRadius == 8)
  }

  @Test("The focus leaves with its view")
  func leaving() {
    let view = button(10, 10)
    press(.keyboardTab)
    view.removeFromSuperview()
    #expect(focused == nil && ring == nil)
  }

  @Test("A view that is disabled while it has the focus loses it")
  func disabledLater() {
    let view = button(10, 10)
    press(.keyboardTab)
    view.isUserInteractionEnabled = false
    view.setNeedsLayout()
    world.turn.run()
    #expect(focused == nil && ring == nil)
  }
}

/// A view that can be focused and notes its use.
private final class FocusView: UIView {
  private unowned let world: World
  init(_ world: World, _ frame: CGRect) {
    self.world = world
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
  override var canBecomeFocused: Bool { true }
  override func accessibilityActivate() -> Bool {
    world.log.append("used")
    return true
  }
}
