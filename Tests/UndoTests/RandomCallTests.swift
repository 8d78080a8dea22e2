// RandomCallTests: long runs of calls by chance, held against the model after each.

import Essentials
import Foundation
import OneAtATime
import Testing
import Undo

@MainActor @Suite("Undo under random calls", .oneAtATime) struct RandomCallTests {
  /// Twenty runs of 5,000 calls.
  @Test("100,000 calls: values, levels, counts, names, faults and notices are the model's", arguments: 1...20)
  func calls(seed: UInt64) {
    let run = Run(seed: seed)
    for step in 1...5000 {
      let call = run.step()
      guard let difference = run.difference else { continue }
      Issue.record("seed \(seed), call \(step), \(call): \(difference)")
      return
    }
    #expect(run.calls.count == Run.Call.allCases.count, "every kind of call was made")
  }

  @Test("Without removals, undoing to the bottom and redoing to the top gives all values again", arguments: 1...20)
  func thereAndBack(seed: UInt64) {
    var random = Seeded(seed: seed)
    let stand = UndoStand()
    let numbers = (0..<3).map { stand.number($0) }
    let start = numbers.map(\.value)
    var histories: [[Int]] = []
    for _ in 1...50 {
      for _ in 0..<random.next(below: 4) { numbers[random.next(below: 3)].set(random.next(below: 100)) }
      if random.next(below: 3) == 0 { numbers[random.next(below: 3)].setAlone(random.next(below: 100)) }
      let changed = stand.manager.groupingLevel > 0
      stand.endEvent()
      if changed { histories.append(numbers.map(\.value)) }
    }
    for _ in 1...2 {
      for history in histories.reversed() {
        #expect(numbers.map(\.value) == history)
        stand.manager.undo()
      }
      #expect(numbers.map(\.value) == start && !stand.manager.canUndo)
      for history in histories {
        stand.manager.redo()
        #expect(numbers.map(\.value) == history)
      }
      #expect(!stand.manager.canRedo)
    }
  }
}

/// A manager and its model, given the same calls.
@MainActor
private final class Run {
  enum Call: CaseIterable {
    case set, setForGood, begin, end, endEvent, undo, redo, undoNested, name, levels, disable, enable
    case removeAll, removeTarget, toggleGrouping
  }

  private var random: Seeded
  private let stand = UndoStand()
  private let log: NoticeLog
  private let numbers: [Number]
  private var model: UndoModel
  private var faultCount = 0
  private(set) var calls: Set<Call> = []
  private(set) var difference: String?

  init(seed: UInt64) {
    random = Seeded(seed: seed)
    log = NoticeLog(stand.manager)
    numbers = (0..<3).map { [stand] in stand.number($0) }
    model = UndoModel(values: [0, 1, 2])
  }

  /// Makes one call on both and compares them.
  func step() -> Call {
    let call = nextCall()
    calls.insert(call)
    faultCount += Fault.observing { make(call) }.messages.count
    compare()
    return call
  }

  /// Changes, undos and redos are frequent; what empties the stacks is rare.
  private func nextCall() -> Call {
    switch random.next(below: 100) {
    case 0..<22: .set
    case 22..<25: .setForGood
    case 25..<35: .begin
    case 35..<46: .end
    case 46..<58: .endEvent
    case 58..<70: .undo
    case 70..<80: .redo
    case 80..<87: .undoNested
    case 87..<91: .name
    case 91..<93: .levels
    case 93..<94: .disable
    case 94..<97: .enable
    case 97..<98: .removeTarget
    case 98..<99: .toggleGrouping
    default: random.next(below: 4) == 0 ? .removeAll : .endEvent
    }
  }

  private func make(_ call: Call) {
    let manager = stand.manager
    switch call {
    case .set, .setForGood:
      let (target, value) = (random.next(below: 3), random.next(below: 1000))
      if call == .set { numbers[target].set(value) } else { numbers[target].setForGood(value) }
      model.set(target, to: value, hasInverse: call == .set)
    case .begin:
      manager.beginUndoGrouping()
      model.begin()
    case .end:
      manager.endUndoGrouping()
      model.end()
    case .endEvent:
      stand.endEvent()
      model.endEvent()
    case .undo:
      manager.undo()
      model.undo()
    case .redo:
      manager.redo()
      model.redo()
    case .undoNested:
      manager.undoNestedGroup()
      model.undoNested()
    case .name:
      let name = ["", "Title", "Author", "Date"][random.next(below: 4)]
      manager.setActionName(name)
      model.setName(name)
    case .levels:
      let levels = random.next(below: 12)
      manager.levelsOfUndo = levels
      model.setLevels(levels)
    case .disable:
      manager.disableUndoRegistration()
      model.disable()
    case .enable:
      manager.enableUndoRegistration()
      model.enable()
    case .removeAll:
      manager.removeAllActions()
      model.removeAll()
    case .removeTarget:
      let target = random.next(below: 3)
      manager.removeAllActions(withTarget: numbers[target])
      model.remove(target)
    case .toggleGrouping:
      manager.groupsByEvent.toggle()
      model.groupsByEvent.toggle()
    }
  }

  private func compare() {
    let manager = stand.manager
    expect(log.take(), model.takeNotices(), "notices")
    expect(numbers.map(\.value), model.values, "values")
    expect(manager.groupingLevel, model.level, "level")
    expect(manager.undoCount, model.undoCount, "groups to undo")
    expect(manager.redoCount, model.redoCount, "groups to redo")
    expect(manager.canUndo, model.undoCount > 0, "can undo")
    expect(manager.undoActionName, model.undoName, "undo name")
    expect(manager.redoActionName, model.redoName, "redo name")
    expect(manager.isUndoRegistrationEnabled, model.isEnabled, "enabled")
    expect(faultCount, model.faultCount, "faults")
    expect(manager.isUndoing || manager.isRedoing, false, "at work")
  }

  private func expect<Value: Equatable>(_ value: Value, _ modelValue: Value, _ what: String) {
    if value != modelValue, difference == nil { difference = "\(what) \(value); the model says \(modelValue)" }
  }
}

/// SplitMix64: the same numbers for the same seed, on every machine.
private struct Seeded {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
