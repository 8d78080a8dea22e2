// ShakeTests: which undo manager a responder has, and what a shake or an undo key asks.

import Essentials
import Foundation
import OneAtATime
import Testing
import Undo

@testable import Views

@MainActor @Suite("Shake to undo", .oneAtATime) final class ShakeTests {
  /// Made when a test first asks for it: other tests may have run since this one was set up.
  lazy var world = World()
  /// The targets, which managers do not keep alive.
  private var kept: [AnyObject] = []
  /// The titles of each question and of its choices, and the choices themselves.
  private var asked: [[String]] = []
  private var choices: [UndoPrompt.Choice] = []

  /// A first responder in the window that has this manager, inside a view that has another.
  private func firstResponder(_ manager: UndoManager?, inside outer: UndoManager? = nil) -> Responder {
    world.application.onShakeToEdit = { [unowned self] prompt in
      asked.append([prompt.title] + prompt.choices.map(\.title))
      choices = prompt.choices
    }
    let (view, around) = (Responder(manager), Responder(outer))
    world.window.addSubview(around)
    around.addSubview(view)
    view.becomeFirstResponder()
    return view
  }

  /// A manager with named changes of a text, of which the last `undone` are undone.
  private func manager(_ names: String..., undone: Int = 0) -> UndoManager {
    let (turn, manager, text) = (world.turn, UndoManager(), Text())
    kept.append(text)
    for name in names {
      text.change(with: manager)
      manager.setActionName(name)
      turn.run()
    }
    for _ in 0..<undone { manager.undo() }
    return manager
  }

  private func press(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags, _ characters: String = "") {
    world.send(.keyDown(KeyInput(code, modifiers: modifiers, characters: characters)), .keyUp(KeyInput(code)))
  }

  // MARK: Lookup

  @Test("E22: a responder has the nearest manager up the chain, at last the window's own, made once")
  func lookup() {
    let own = UndoManager()
    let responder = firstResponder(nil, inside: own)
    responder.overridesManager = false
    #expect(responder.undoManager === own)
    let other = world.view(.zero)
    #expect(other.undoManager != nil && other.undoManager === world.window.undoManager)
    #expect(other.undoManager !== UIWindow().undoManager)
  }

  @Test("E22: a responder in no window has none, nor has the application")
  func noWindow() {
    _ = world
    #expect(UIView().undoManager == nil && world.application.undoManager == nil)
  }

  @Test("E22: what is registered with the window's manager is one step for each event")
  func windowManager() {
    let manager = world.view(.zero).undoManager
    let text = Text()
    for _ in 1...2 {
      if let manager { text.change(with: manager) }
      world.turn.run()
    }
    #expect(manager?.undoCount == 2)
    manager?.undo()
    #expect(text.value == 1)
  }

  // MARK: Shake

  @Test("E24: a shake asks to undo, by name; the choice does it")
  func shake() {
    let manager = manager("Book Title")
    _ = firstResponder(manager)
    world.send(.shake)
    #expect(asked == [["Undo Book Title", "Undo"]])
    choices.first?.perform()
    #expect(!manager.canUndo && manager.redoCount == 1)
  }

  @Test("E24: with both it asks to undo and offers to redo; with redo alone it asks that; with neither nothing")
  func shakeChoices() {
    let both = manager("Author", "Copyright Date", undone: 1)
    let responder = firstResponder(both)
    world.send(.shake)
    responder.ownManager = manager("Author", undone: 1)
    world.send(.shake)
    responder.ownManager = UndoManager()
    world.send(.shake)
    #expect(asked == [["Undo Author", "Undo", "Redo Copyright Date"], ["Redo Author", "Redo"]])
    responder.ownManager = both
    world.send(.shake)
    choices.last?.perform()
    #expect(both.undoCount == 2 && both.redoCount == 0)
  }

  @Test("E24: the first manager there is counts, also past a responder that says it has none")
  func firstManager() {
    _ = firstResponder(nil, inside: manager("Outer"))
    world.send(.shake)
    #expect(asked == [["Undo Outer", "Undo"]])
    asked = []
    _ = firstResponder(UndoManager(), inside: manager("Outer"))
    world.send(.shake)
    #expect(asked.isEmpty, "the nearest manager is empty")
  }

  @Test("E24: without a first responder, and where shaking is not for editing, nothing is asked")
  func notAsked() {
    let responder = firstResponder(manager("Title"))
    world.application.applicationSupportsShakeToEdit = false
    world.send(.shake)
    press(.keyboardZ, .control, "z")
    world.application.applicationSupportsShakeToEdit = true
    responder.resignFirstResponder()
    world.send(.shake)
    press(.keyboardZ, .control, "z")
    #expect(asked.isEmpty)
    responder.becomeFirstResponder()
    world.send(.shake)
    #expect(asked.count == 1)
  }

  @Test("E24: a responder that uses the shake itself, or the key, keeps it")
  func taken() {
    let responder = firstResponder(manager("Title"))
    responder.takesAll = true
    world.send(.shake)
    press(.keyboardZ, .control, "z")
    #expect(asked.isEmpty)
    responder.takesAll = false
    world.send(.shake)
    press(.keyboardZ, .control, "z")
    #expect(asked.count == 2)
  }

  @Test("U4: each question posts one checkpoint; what that makes somebody register is asked about")
  func checkpoint() {
    let (manager, text) = (UndoManager(), Text())
    _ = firstResponder(manager)
    var checkpoints = 0
    let token = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerCheckpoint, object: manager, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        checkpoints += 1
        if checkpoints == 1 { text.change(with: manager) }
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    press(.keyboardZ, .control, "z")
    #expect(asked == [["Undo", "Undo"]] && checkpoints == 2, "the second is that of the event's end")
  }

  // MARK: Keys

  @Test("E26: Ctrl+Z asks to undo, Ctrl+Shift+Z and Ctrl+Y to redo, each with the other as its second choice")
  func keys() {
    _ = firstResponder(manager("Author", "Copyright Date", undone: 1))
    press(.keyboardZ, .control, "z")
    press(.keyboardZ, [.control, .shift], "z")
    press(.keyboardY, .control, "y")
    let redo = ["Redo Copyright Date", "Redo", "Undo Author"]
    #expect(asked == [["Undo Author", "Undo", "Redo Copyright Date"], redo, redo])
  }

  @Test("E26: a key asks nothing where there is only the other thing to do")
  func keysAlone() {
    let responder = firstResponder(manager("Title"))
    press(.keyboardZ, [.control, .shift], "z")
    press(.keyboardY, .control, "y")
    responder.ownManager = manager("Title", undone: 1)
    press(.keyboardZ, .control, "z")
    #expect(asked.isEmpty)
    press(.keyboardZ, [.control, .shift], "Z")
    #expect(asked == [["Redo Title", "Redo"]])
  }

  @Test("E26: other modifiers, and a key that is held down, ask nothing")
  func otherKeys() {
    _ = firstResponder(manager("Title"))
    for flags: UIKeyModifierFlags in [[], .shift, [.control, .alternate], [.control, .command], .command] {
      press(.keyboardZ, flags, "z")
    }
    press(.keyboardY, [.control, .shift], "y")
    world.send(.keyDown(KeyInput(.keyboardZ, modifiers: .control, characters: "z", isRepeat: true)))
    #expect(asked.isEmpty)
    press(.keyboardZ, [.control, .alphaShift, .numericPad], "z")
    #expect(asked.count == 1)
  }

  @Test("E26: the letter counts, not its place; where the layout has other letters, the place does")
  func layouts() {
    _ = firstResponder(manager("Title"))
    press(.keyboardY, .control, "z")
    #expect(asked == [["Undo Title", "Undo"]], "German: Z lies where Y does elsewhere")
    press(.keyboardZ, .control, "y")
    #expect(asked.count == 1, "German Ctrl+Y, with nothing to redo")
    press(.keyboardZ, .control, "я")
    press(.keyboardZ, .control, "ㅋ")
    press(.keyboardZ, .control)
    #expect(asked.count == 4)
  }

  // MARK: Selectors

  @Test("U16: an action registered by name calls the method with the object, nil too; the object is kept")
  func selectors() {
    let manager = UndoManager()
    let responder = firstResponder(manager)
    let model = Model()
    var object: NSObject? = NSObject()
    weak let seen = object
    manager.registerUndo(withTarget: responder, selector: "setTitle:", object: "Emma")
    manager.registerUndo(withTarget: model, selector: "keep:", object: object)
    manager.registerUndo(withTarget: model, selector: "setTitle:", object: nil)
    object = nil
    #expect(seen != nil)
    manager.undo()
    #expect(responder.title == "Emma" && model.kept != nil && model.log == ["nil"])
  }

  @Test("A name that the target does not list is a fault when the action is performed, and the rest goes on")
  func unknownSelector() {
    let manager = UndoManager()
    let model = Model()
    manager.registerUndo(withTarget: model, selector: "setTitle:", object: "Emma")
    manager.registerUndo(withTarget: model, selector: "setTitel:", object: "Emma")
    let messages = Fault.observing { manager.undo() }.messages
    #expect(messages == ["-[Model setTitel:]: unrecognized selector sent to instance"])
    #expect(model.log == ["Emma"])
  }
}

/// A view that has a manager, or says that it has none.
private final class Responder: UIView {
  var ownManager: UndoManager?
  var overridesManager = true
  var takesAll = false
  private(set) var title = ""

  init(_ manager: UndoManager?) {
    ownManager = manager
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }
  required init?(coder: NSCoder) { nil }

  override class var connections: [Connection] { super.connections + [.action("setTitle:", Responder.setTitle)] }
  private func setTitle(_ title: String) { self.title = title }

  override var undoManager: UndoManager? { overridesManager ? ownManager : super.undoManager }
  override var canBecomeFirstResponder: Bool { true }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if !takesAll { super.motionEnded(motion, with: event) }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takesAll { super.pressesBegan(presses, with: event) }
  }
}

/// A model that is no responder.
private final class Model: Connectable {
  private(set) var log: [String] = []
  private(set) var kept: NSObject?

  static var connections: [Connection] { [.action("setTitle:", Model.setTitle), .action("keep:", Model.keep)] }
  private func setTitle(_ title: String?) { log.append(title ?? "nil") }
  private func keep(_ object: NSObject) { kept = object }
}

/// A number of changes that can be undone.
@MainActor
private final class Text {
  private(set) var value = 0

  func change(with manager: UndoManager) {
    manager.registerUndo(withTarget: self) { [weak manager] in
      if let manager { $0.unchange(with: manager) }
    }
    value += 1
  }

  private func unchange(with manager: UndoManager) {
    manager.registerUndo(withTarget: self) { [weak manager] in
      if let manager { $0.change(with: manager) }
    }
    value -= 1
  }
}
