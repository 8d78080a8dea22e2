// RegisteringTests: what a registration keeps, where it goes, and when it is ignored.

import Essentials
import OneAtATime
import Testing
import Undo

@MainActor @Suite("Registering undo", .oneAtATime) final class RegisteringTests {
  lazy var stand = UndoStand()
  var manager: UndoManager { stand.manager }

  @Test("U16, U17: the target is not kept alive; what the handler captures is, until it has run or is dropped")
  func lifetimes() {
    var target: Number? = Number(1, manager)
    var argument: Number? = Number(2, manager)
    weak let seenTarget = target
    weak let seenArgument = argument
    func register() {
      guard let target, let argument else { return }
      manager.registerUndo(withTarget: target) { _ in _ = argument.value }
    }
    register()
    target = nil
    argument = nil
    #expect(seenTarget == nil && seenArgument != nil)
    manager.removeAllActions()
    #expect(seenArgument == nil)
    argument = Number(3, manager)
    weak let seenAgain = argument
    if let argument { manager.prepare(withInvocationTarget: self)(RegisteringTests.use, argument) }
    argument = nil
    #expect(seenAgain != nil)
    manager.undo()
    #expect(seenAgain == nil && used == 3)
  }

  private var used = 0
  private func use(_ number: Number) { used = number.value }

  @Test("U17: the action of a target that is gone is skipped, with a line in the log; the others run")
  func deadTarget() {
    let number = stand.number(1)
    number.set(2)
    var dead: Number? = Number(5, manager)
    dead?.set(6)
    dead = nil
    let lines = Log.observing { manager.undo() }.messages
    #expect(lines == ["UndoManager: an action is skipped, as its target no longer exists."])
    #expect(number.value == 1)
    manager.redo()
    #expect(number.value == 2)
  }

  @Test("U17: the handler gets the target")
  func handlerTarget() {
    var got: Number?
    let number = stand.number(1)
    manager.registerUndo(withTarget: number) { got = $0 }
    manager.undo()
    #expect(got === number)
  }

  @Test("U18: a new change clears the redo stack; undoing fills it, redoing keeps the rest of it")
  func stacks() {
    let number = stand.number(1)
    for value in 2...4 {
      number.set(value)
      stand.endEvent()
    }
    for _ in 1...3 { manager.undo() }
    #expect(number.value == 1 && manager.undoCount == 0 && manager.redoCount == 3)
    manager.redo()
    #expect(number.value == 2 && manager.undoCount == 1 && manager.redoCount == 2)
    number.set(9)
    #expect(manager.redoCount == 0 && !manager.canRedo)
    manager.undo()
    #expect(number.value == 2)
  }

  @Test("U19: disabled registrations are ignored and clear nothing; the count must be balanced")
  func disabling() {
    let number = stand.number(1)
    number.set(2)
    manager.undo()
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    number.set(3)
    #expect(!manager.canUndo && manager.canRedo && manager.groupingLevel == 0)
    manager.enableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    number.set(4)
    manager.enableUndoRegistration()
    #expect(manager.isUndoRegistrationEnabled && manager.canRedo && !manager.canUndo)
    number.set(5)
    #expect(manager.canUndo && !manager.canRedo)
  }

  @Test("U19: enabling without a disable raises; outside any group a disabled registration raises nothing")
  func enabling() {
    let reason = "enableUndoRegistration called with no matching disable"
    #expect(raises("enableUndoRegistration()", reason) { manager.enableUndoRegistration() })
    manager.groupsByEvent = false
    manager.disableUndoRegistration()
    #expect(faults { stand.number(1).set(2) }.isEmpty)
    #expect(faults { manager.enableUndoRegistration() }.isEmpty)
    #expect(raises("enableUndoRegistration()", reason) { manager.enableUndoRegistration() })
  }

  @Test("U19: what is registered while undoing with registration disabled cannot be redone")
  func disabledUndo() {
    let number = stand.number(1)
    number.set(2)
    manager.disableUndoRegistration()
    manager.undo()
    manager.enableUndoRegistration()
    #expect(number.value == 1 && !manager.canRedo)
  }

  @Test("U21: the proxy records calls with any number of arguments, and assignments, in order with handlers")
  func proxy() {
    let card = Card(manager)
    manager.prepare(withInvocationTarget: card)(Card.clear)
    manager.registerUndo(withTarget: card) { $0.log.append("handler") }
    manager.prepare(withInvocationTarget: card)(Card.put(_:forKey:), "Emma", "title")
    manager.prepare(withInvocationTarget: card).title = "Persuasion"
    #expect(card.title == "" && card.log.isEmpty)
    #expect(manager.prepare(withInvocationTarget: card).title == "")
    manager.undo()
    #expect(card.log == ["title Persuasion", "put Emma title", "handler", "clear"])
  }
}

/// Something with methods and a property.
@MainActor
private final class Card {
  var log: [String] = []
  var title = "" {
    didSet { log.append("title \(title)") }
  }
  private let manager: UndoManager

  init(_ manager: UndoManager) { self.manager = manager }

  func clear() { log.append("clear") }
  func put(_ value: String?, forKey key: String) { log.append("put \(value ?? "nil") \(key)") }
}
