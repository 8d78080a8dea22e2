// ResponderTests: the chain, the first responder, keys along the chain, text, Back.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Responders", .oneAtATime) final class ResponderTests {
  /// Made when a test first asks for it: other tests may have run since this one was set up.
  lazy var world = World()

  @Test("E20: view → owner or superview → window → application → delegate")
  func chain() {
    let owner = Owner(world)
    world.window.addSubview(owner.view)
    let inner = world.view(.zero, in: owner.view)
    let delegate = Delegate()
    world.application.delegate = delegate
    let chain = Array(sequence(first: inner as UIResponder, next: \.next))
    #expect(chain == [inner, owner.view, owner, world.window, world.application, delegate])
  }

  @Test("E21: the first place needs a window, a wish, and the consent of the one that has it")
  func firstResponder() {
    let (one, two) = (Typist(world), Typist(world))
    #expect(!one.becomeFirstResponder())
    world.window.addSubview(one)
    world.window.addSubview(two)
    #expect(!world.view(.zero).becomeFirstResponder())
    #expect(one.becomeFirstResponder() && one.isFirstResponder)
    one.holdsOn = true
    #expect(!two.becomeFirstResponder() && one.isFirstResponder)
    #expect(!one.resignFirstResponder())
    one.holdsOn = false
    #expect(two.becomeFirstResponder() && two.isFirstResponder && !one.isFirstResponder)
    #expect(two.resignFirstResponder() && world.window.firstResponder == nil)
  }

  @Test("E21: a controller may be first responder while its view is in a window")
  func controllerAsFirstResponder() {
    let owner = Owner(world)
    owner.canBeFirst = true
    #expect(!owner.becomeFirstResponder())
    world.window.addSubview(owner.view)
    #expect(owner.becomeFirstResponder() && owner.isFirstResponder)
    owner.view.removeFromSuperview()
    #expect(world.window.firstResponder == nil)
  }

  @Test("B31: leaving the window makes the first responder inside resign, whether it agrees or not")
  func leaving() {
    let outer = world.view(.zero)
    let typist = Typist(world)
    outer.addSubview(typist)
    typist.becomeFirstResponder()
    typist.holdsOn = true
    outer.removeFromSuperview()
    #expect(world.window.firstResponder == nil)
  }

  @Test("Keys go to the first responder and up the chain; then to the screen in the middle")
  func keys() {
    let owner = Owner(world)
    world.window.rootOwner = owner
    world.window.rootOwnerView = owner.view
    world.turn.run()
    world.log = []
    world.send(.keyDown(KeyInput(.keyboardA, characters: "a")))
    #expect(world.log == ["owner a"])
    let typist = Typist(world)
    owner.view.addSubview(typist)
    typist.becomeFirstResponder()
    world.turn.run()
    world.log = []
    world.send(.keyDown(KeyInput(.keyboardC, characters: "c")), .keyUp(KeyInput(.keyboardC, characters: "c")))
    #expect(world.log == ["typist c", "owner c", "typist up c"])
  }

  @Test("A focused view inside what the first responder stands for is asked before it; not before a text")
  func focusedInside() {
    let owner = Owner(world)
    owner.canBeFirst = true
    world.window.rootOwner = owner
    world.window.rootOwnerView = owner.view
    let (inner, typist) = (KeyView(world), Typist(world))
    owner.view.addSubview(inner)
    typist.frame.origin.y = 100
    world.window.addSubview(typist)
    #expect(owner.becomeFirstResponder())
    world.turn.run()
    world.log = []
    func press() { world.send(.keyDown(KeyInput(.keyboardA, characters: "a"))) }
    press()
    #expect(world.log == ["owner a"])
    world.window.setFocus(inner, showsRing: true)
    world.log = []
    press()
    #expect(world.log == ["key view", "owner a"])
    typist.becomeFirstResponder()
    world.window.setFocus(inner, showsRing: true)
    world.log = []
    press()
    #expect(world.log == ["typist a"])
  }

  @Test("A key that went down unseen does not come up")
  func lonelyKeyUp() {
    let typist = Typist(world)
    world.window.addSubview(typist)
    typist.becomeFirstResponder()
    world.send(.keyUp(KeyInput(.keyboardA, characters: "a")))
    #expect(world.log.isEmpty)
  }

  @Test("Text and compositions go to the first responder if text can be typed into it; Backspace deletes")
  func text() {
    let typist = Typist(world)
    world.window.addSubview(typist)
    world.send(.text("lost"))
    typist.becomeFirstResponder()
    world.send(.text("a"), .composition("ㅎ", selection: NSRange(location: 1, length: 0)))
    #expect(typist.text == "a" && typist.marked == "ㅎ")
    world.send(.composition("", selection: NSRange(location: 0, length: 0)), .text("하"))
    #expect(typist.text == "a하" && typist.marked.isEmpty)
    world.send(.keyDown(KeyInput(.keyboardDeleteOrBackspace)))
    #expect(typist.text == "a")
  }

  // MARK: Back

  @Test("Back: first a composition, then a touch that is down, then the controllers, outermost first")
  func backOrder() {
    let (root, inner) = (Owner(world), Owner(world))
    world.window.rootOwner = root
    world.window.rootOwnerView = root.view
    root.view.addSubview(inner.view)
    let typist = Typist(world)
    inner.view.addSubview(typist)
    typist.becomeFirstResponder()
    typist.marked = "ㅎ"
    world.turn.run()
    world.send(.pointer(.down, at: CGPoint(x: 100, y: 100)))
    world.log = []
    world.send(.back)
    #expect(typist.marked.isEmpty && world.log.isEmpty)
    world.send(.back)
    #expect(world.application.input.touch == nil && world.log.isEmpty)
    world.send(.back)
    #expect(world.log == ["back", "back"])
    root.usesBack = true
    world.log = []
    world.send(.back)
    #expect(world.log == ["back"])
  }

  @Test("Escape and Alt+← mean Back unless a responder uses them")
  func backKeys() {
    let owner = Owner(world)
    owner.usesBack = true
    world.window.rootOwner = owner
    world.send(.keyDown(KeyInput(.keyboardEscape)), .keyDown(KeyInput(.keyboardLeftArrow, modifiers: .alternate)))
    #expect(world.log.filter { $0 == "back" }.count == 2)
    let taker = TouchView("taker", world, world.window.bounds)
    world.window.addSubview(taker)
    world.log = []
    world.send(.keyDown(KeyInput(.keyboardEscape)))
    #expect(world.log == ["taker key "])
  }

  @Test("E24: a shake goes to the first responder as motion")
  func shake() {
    let typist = Typist(world)
    world.window.addSubview(typist)
    typist.becomeFirstResponder()
    world.send(.shake)
    #expect(world.log == ["shake began", "shake ended"])
  }

  // MARK: Key windows

  @Test("Keys go to the key window; hiding it takes them away")
  func keyWindow() {
    let first = world.window
    let other = UIWindow()
    #expect(first.isKeyWindow)
    other.makeKeyAndVisible()
    #expect(other.isKeyWindow && !first.isKeyWindow)
    let typist = Typist(world)
    other.addSubview(typist)
    typist.becomeFirstResponder()
    world.send(.text("x"))
    #expect(typist.text == "x")
    other.isHidden = true
    #expect(world.application.keyWindow == nil)
  }
}

/// A view that can be focused, and notes each key that it is asked about.
private final class KeyView: UIView {
  private unowned let world: World
  init(_ world: World) {
    self.world = world
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  }
  required init?(coder: NSCoder) { nil }
  override var canBecomeFocused: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world.log.append("key view")
    super.pressesBegan(presses, with: event)
  }
}

private final class Delegate: UIResponder, UIApplicationDelegate {}

/// A view into which text is typed.
private final class Typist: UIView, MarkedTextInput {
  private unowned let world: World
  var holdsOn = false
  var text = ""
  var marked = ""

  init(_ world: World) {
    self.world = world
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  }
  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { !holdsOn }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { _ = text.popLast() }
  var hasMarkedText: Bool { !marked.isEmpty }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) { marked = markedText ?? "" }
  func unmarkText() {
    text += marked
    marked = ""
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world.log.append("typist \(presses.first?.key?.characters ?? "")")
    super.pressesBegan(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world.log.append("typist up \(presses.first?.key?.characters ?? "")")
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { world.log.append("shake began") }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { world.log.append("shake ended") }
}
