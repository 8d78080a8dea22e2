// TurnTests: the order of a turn's phases, and what waits for which turn.

import Essentials
import Testing

@MainActor
@Suite("Turn") struct TurnTests {
  let clock = SteppedClock()
  let turn: Turn

  init() { turn = Turn(clock: clock) }

  /// A list that work writes itself into.
  @MainActor final class Diary {
    var lines: [String] = []
    func note(_ line: String) -> Turn.Work { { self.lines.append(line) } }
  }

  @Test("Phases run in their order, whatever the order of queueing")
  func phaseOrder() {
    let diary = Diary()
    for phase in Turn.Phase.allCases.reversed() { turn.enqueue(phase, diary.note("\(phase)")) }
    turn.run()
    #expect(
      diary.lines == ["input", "blocks", "navigation", "layout", "commit", "appearance", "completions", "end"])
    #expect(turn.count == 1)
  }

  @Test("Work of one phase runs in the order of queueing, once")
  func queueOrder() {
    let diary = Diary()
    turn.enqueue(.blocks, diary.note("first"))
    turn.enqueue(.blocks, diary.note("second"))
    turn.run()
    turn.run()
    #expect(diary.lines == ["first", "second"])
  }

  @Test("Work queued for the running phase or a later one runs in this turn, for an earlier one in the next")
  func queueingWhileRunning() {
    let diary = Diary()
    turn.enqueue(.layout) { [turn] in
      turn.enqueue(.layout, diary.note("layout"))
      turn.enqueue(.completions, diary.note("completions"))
      turn.enqueue(.input, diary.note("input"))
    }
    turn.run()
    #expect(diary.lines == ["layout", "completions"])
    #expect(turn.hasWork)
    turn.run()
    #expect(diary.lines == ["layout", "completions", "input"])
    #expect(!turn.hasWork)
  }

  @Test("Observers run after the queue is dry, and again when they queue more")
  func observers() {
    let diary = Diary()
    var hasQueued = false
    let ticket = turn.observe(.commit) { [turn] in
      diary.lines.append("observer")
      if !hasQueued {
        hasQueued = true
        turn.enqueue(.commit, diary.note("late"))
      }
    }
    turn.enqueue(.commit, diary.note("early"))
    turn.run()
    #expect(diary.lines == ["early", "observer", "late", "observer"])
    turn.cancel(ticket)
    turn.run()
    #expect(diary.lines.count == 4)
  }

  @Test("Scheduled work runs in the blocks phase of the first turn at its time or later, by time, then by age")
  func scheduling() {
    let diary = Diary()
    turn.schedule(at: 2, diary.note("two"))
    turn.schedule(at: 1, diary.note("one"))
    turn.schedule(at: 1, diary.note("one, younger"))
    turn.enqueue(.input, diary.note("input"))
    #expect(turn.nextDue == 1)
    turn.run()
    #expect(diary.lines == ["input"])
    clock.step(to: 1)
    turn.run()
    #expect(diary.lines == ["input", "one", "one, younger"])
    clock.step(to: 5)
    turn.run()
    #expect(diary.lines.last == "two")
    #expect(turn.nextDue == nil)
  }

  @Test("Cancelled work does not run")
  func cancelling() {
    let diary = Diary()
    turn.cancel(turn.enqueue(.blocks, diary.note("queued")))
    turn.cancel(turn.schedule(at: 0, diary.note("scheduled")))
    turn.cancel(turn.addTick { _ in diary.lines.append("tick") })
    turn.run()
    #expect(diary.lines.isEmpty)
    #expect(!turn.isTicking)
  }

  @Test("A tick runs in every turn with the turn's time, and may end itself")
  func ticks() {
    var times: [Double] = []
    var ticket: Turn.Ticket?
    ticket = turn.addTick { [turn] time in
      times.append(time)
      if times.count == 2, let ticket { turn.cancel(ticket) }
    }
    #expect(turn.isTicking)
    for time in [0, 0.5, 1.0] {
      clock.step(to: time)
      turn.run()
    }
    #expect(times == [0, 0.5])
    #expect(!turn.isTicking)
  }

  @Test("Time stands still inside a turn")
  func frozenTime() {
    var seen: [Double] = []
    turn.enqueue(.input) { [turn, clock] in
      clock.step(to: 9)
      seen.append(turn.now)
    }
    turn.run()
    #expect(seen == [0])
    #expect(turn.now == 9)
  }

  @Test("A turn inside a turn changes nothing")
  func nestedRun() {
    let diary = Diary()
    turn.enqueue(.input) { [turn] in
      turn.run()
      diary.lines.append("after the inner turn")
    }
    turn.enqueue(.blocks, diary.note("blocks"))
    turn.run()
    #expect(diary.lines == ["after the inner turn", "blocks"])
    #expect(turn.count == 1)
  }

  @Test("Work that queues itself for ever lets the turn end")
  func endlessWork() {
    var runs = 0
    func again() {
      runs += 1
      turn.enqueue(.blocks) { again() }
    }
    turn.enqueue(.blocks) { again() }
    turn.run()
    #expect(runs == 10_000)
    #expect(turn.hasWork)
  }

  @Test("A sleeping host is woken by work, and after a turn that leaves some")
  func waking() {
    var wakes = 0
    turn.onWake = { wakes += 1 }
    turn.enqueue(.layout) { [turn] in turn.enqueue(.input) {} }
    #expect(wakes == 1)
    turn.run()
    #expect(wakes == 2)
    turn.schedule(at: 3) {}
    #expect(wakes == 3)
  }

  @Test("Each turn has one object of a type, until it is replaced")
  func slots() {
    let first = turn.slot(Diary.self) { Diary() }
    #expect(turn.slot(Diary.self) { Diary() } === first)
    #expect(Turn(clock: clock).slot(Diary.self) { Diary() } !== first)
    let second = Diary()
    turn.setSlot(Diary.self, to: second)
    #expect(turn.slot(Diary.self) { Diary() } === second)
  }

  @Test("The stepped clock never runs backwards")
  func steppedClock() {
    clock.step(to: 2)
    clock.step(to: 1)
    #expect(clock.now == 2)
  }
}
