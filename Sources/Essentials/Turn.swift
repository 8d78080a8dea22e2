// Turn: one pass of the run loop in fixed phases, and what waits for the next one.
//
//   input → blocks → navigation → layout → commit → appearance → completions → end
//
// Work is queued for a phase and runs once. Work queued for the running phase or a later one runs in this turn,
// work for an earlier one in the next. Observers stand for good and run after their phase's queue is dry.

/// An object of a turn's own that has something to undo when the turn's owner goes.
@MainActor
package protocol TurnPart: AnyObject {
  /// Lets go of what would otherwise keep itself alive.
  func turnCloses()
}

/// The run-loop turn: the context of one user interface, with its clock and all that waits for a moment.
@MainActor
package final class Turn {
  /// The parts of a turn, in their order.
  package enum Phase: Int, CaseIterable, Comparable, Sendable {
    case input, blocks, navigation, layout, commit, appearance, completions, end

    package static func < (one: Phase, other: Phase) -> Bool { one.rawValue < other.rawValue }
  }

  /// What takes a waiting piece of work back.
  package struct Ticket: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  package typealias Work = @MainActor () -> Void

  /// The turn of the user interface that is being worked with: the one that was made current last.
  package private(set) static var current = Turn(clock: SystemClock())

  package let clock: any MediaClock
  /// Called when work arrives while no turn runs, so that a host that sleeps can wake.
  package var onWake: Work?
  /// Called at the end of each phase, for who measures what phases take.
  package var onPhaseEnd: (@MainActor (Phase) -> Void)?

  /// The phase that runs now; nil between turns.
  package private(set) var phase: Phase?
  /// How many turns have ended.
  package private(set) var count = 0

  private var turnTime: Double?
  private var lastTicket: UInt64 = 0
  private var queues: [[(ticket: Ticket, work: Work)]] = Phase.allCases.map { _ in [] }
  private var observers: [[(ticket: Ticket, work: Work)]] = Phase.allCases.map { _ in [] }
  private var scheduled: [(time: Double, ticket: Ticket, work: Work)] = []
  private var ticks: [(ticket: Ticket, work: @MainActor (Double) -> Void)] = []
  private var slots: [ObjectIdentifier: AnyObject] = [:]

  package init(clock: any MediaClock) { self.clock = clock }

  /// Makes this the turn that the rest of the process works with.
  package func makeCurrent() { Turn.current = self }

  /// Lets go of all that waits and of every object of this user interface, whose owner has gone.
  ///
  /// Without it, work that waits in mid-animation would keep its views, and they the turn, for ever.
  package func close() {
    (onWake, onPhaseEnd) = (nil, nil)
    // Emptied first, freed afterwards: what is freed may ask the turn for something while it goes.
    let gone: [Any] = [queues, observers, scheduled, ticks]
    let objects = Array(slots.values)
    (queues, observers) = (Phase.allCases.map { _ in [] }, Phase.allCases.map { _ in [] })
    (scheduled, ticks, slots) = ([], [], [:])
    for case let part as any TurnPart in objects { part.turnCloses() }
    withExtendedLifetime((gone, objects)) {}
  }

  /// Media time in seconds: fixed while a turn runs, the clock's otherwise.
  package var now: Double { turnTime ?? clock.now }

  /// The one object of its type that belongs to this user interface, made at first use.
  package func slot<Object: AnyObject>(_ type: Object.Type, make: () -> Object) -> Object {
    if let object = slots[ObjectIdentifier(type)] as? Object { return object }
    let object = make()
    slots[ObjectIdentifier(type)] = object
    return object
  }

  /// Replaces the object of its type that belongs to this user interface.
  package func setSlot<Object: AnyObject>(_ type: Object.Type, to object: Object) {
    slots[ObjectIdentifier(type)] = object
  }
}

// MARK: Waiting work

extension Turn {
  /// Runs `work` once, in the given phase of this turn if that is still to come, else of the next.
  @discardableResult
  package func enqueue(_ phase: Phase, _ work: @escaping Work) -> Ticket {
    let ticket = nextTicket()
    queues[phase.rawValue].append((ticket, work))
    wakeIfIdle()
    return ticket
  }

  /// Runs `work` in every turn, after the queue of `phase` is dry, until the ticket is cancelled.
  @discardableResult
  package func observe(_ phase: Phase, _ work: @escaping Work) -> Ticket {
    let ticket = nextTicket()
    observers[phase.rawValue].append((ticket, work))
    return ticket
  }

  /// Runs `work` once, in the blocks phase of the first turn at or after `time`, in seconds of media time.
  @discardableResult
  package func schedule(at time: Double, _ work: @escaping Work) -> Ticket {
    let ticket = nextTicket()
    let place = scheduled.firstIndex { $0.time > time } ?? scheduled.endIndex
    scheduled.insert((time, ticket, work), at: place)
    wakeIfIdle()
    return ticket
  }

  /// Runs `work` in the blocks phase of every turn, with the turn's time, and asks for a turn each display frame.
  @discardableResult
  package func addTick(_ work: @escaping @MainActor (Double) -> Void) -> Ticket {
    let ticket = nextTicket()
    ticks.append((ticket, work))
    wakeIfIdle()
    return ticket
  }

  /// Takes back what the ticket stands for; a ticket of work that has run changes nothing.
  package func cancel(_ ticket: Ticket) {
    for phase in Phase.allCases {
      queues[phase.rawValue].removeAll { $0.ticket == ticket }
      observers[phase.rawValue].removeAll { $0.ticket == ticket }
    }
    scheduled.removeAll { $0.ticket == ticket }
    ticks.removeAll { $0.ticket == ticket }
  }

  /// Whether work waits for the next turn.
  package var hasWork: Bool { queues.contains { !$0.isEmpty } }

  /// Whether something wants a turn each display frame.
  package var isTicking: Bool { !ticks.isEmpty }

  /// When the earliest scheduled work is due, in seconds of media time.
  package var nextDue: Double? { scheduled.first?.time }

  private func nextTicket() -> Ticket {
    lastTicket += 1
    return Ticket(number: lastTicket)
  }

  private func wakeIfIdle() {
    if phase == nil { onWake?() }
  }
}

// MARK: Running

extension Turn {
  /// Runs one turn at the clock's time. A turn inside a turn changes nothing.
  package func run() {
    guard phase == nil else { return }
    let time = clock.now
    turnTime = time
    for phase in Phase.allCases {
      self.phase = phase
      if phase == .blocks { runDue(at: time) }
      drain(phase)
      onPhaseEnd?(phase)
    }
    phase = nil
    turnTime = nil
    count += 1
    if hasWork { onWake?() }
  }

  private func runDue(at time: Double) {
    let due = scheduled.prefix { $0.time <= time }
    scheduled.removeFirst(due.count)
    for entry in due { entry.work() }
    for tick in ticks where ticks.contains(where: { $0.ticket == tick.ticket }) { tick.work(time) }
  }

  /// Empties the queue, then asks the observers, until a round brings nothing new. The bound keeps work that queues
  /// itself for ever from holding the turn: what is left then waits for the next one.
  private func drain(_ phase: Phase) {
    var budget = 10_000
    repeat {
      while budget > 0, let entry = queues[phase.rawValue].first {
        queues[phase.rawValue].removeFirst()
        entry.work()
        budget -= 1
      }
      for observer in observers[phase.rawValue] { observer.work() }
    } while budget > 0 && !queues[phase.rawValue].isEmpty
  }
}
