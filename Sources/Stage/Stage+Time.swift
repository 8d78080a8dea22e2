// Stage+Time: how simulated time passes.

import Dispatch
import Essentials
import Layers

extension Stage {
  /// The simulated time since the stage opened, in seconds.
  public var time: Double { clock.now }

  /// Lets `seconds` pass, from one due instant to the next: where an animation begins or ends, where scheduled work is
  /// due, and, while something moves by itself, at each sixtieth of a second. Work due at the end is done.
  public func advance(by seconds: Double) {
    enter()
    settle()
    let end = clock.now + seconds
    while let instant = nextInstant(until: end) {
      clock.step(to: instant)
      settle()
    }
    clock.step(to: end)
    settle()
  }

  /// Lets `seconds` pass as the other form does, and at each instant lets work run that was posted to the main queue or
  /// to the main actor.
  public func advance(by seconds: Double) async {
    enter()
    await settleWithPostedWork()
    let end = clock.now + seconds
    while let instant = nextInstant(until: end) {
      clock.step(to: instant)
      await settleWithPostedWork()
    }
    clock.step(to: end)
    await settleWithPostedWork()
  }

  /// Runs turns at this instant until nothing waits for one. The bound ends a loop of work that always makes more.
  func settle() {
    for _ in 0..<100 {
      turn.run()
      guard turn.hasWork || isDue else { return }
    }
    Log.note("Stage: work at \(clock.now) s keeps asking for more; going on with the time.")
  }

  private var isDue: Bool { turn.nextDue.map { $0 <= clock.now } ?? false }

  private func settleWithPostedWork() async {
    settle()
    // Twice: what is posted may post again.
    for _ in 0..<2 {
      await Task.yield()
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      enter()
      settle()
    }
  }

  /// The next instant after now, up to `end`, at which something is due.
  private func nextInstant(until end: Double) -> Double? {
    let now = clock.now
    let tick = turn.isTicking ? now + 1.0 / 60 : nil
    let due = [turn.nextDue, LayerCommit.current.nextAnimationInstant, tick].compactMap { $0 }.filter { $0 > now }
    return due.min().flatMap { $0 < end ? $0 : nil }
  }
}
