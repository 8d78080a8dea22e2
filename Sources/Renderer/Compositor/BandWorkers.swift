// BandWorkers: threads that carry out pieces of one job together with the thread that has it.

import Foundation
import Synchronization

/// Threads that sleep between jobs without a call to the system.
///
/// A job is a number of pieces that may be done in any order and at once. Whoever brings a job works on it too and never
/// waits for a thread that has not begun: on a busy machine the job is done by whom there is.
final class BandWorkers: Sendable {
  /// Does one piece. `worker` is 0 for whoever brought the job and 1… for the threads: no two do pieces of a job as the
  /// same worker at once.
  typealias Body = (_ piece: Int, _ worker: Int) -> Void

  /// Those of the process, one fewer than it has cores: more than four share the memory's speed, not their own.
  static let shared = BandWorkers(count: min(ProcessInfo.processInfo.activeProcessorCount, 4) - 1)

  /// What is to be done, and how far it is.
  private final class Job: Sendable {
    let count: Int
    /// Who comes late from another job, and was not asked for this one, has no place in it.
    private let helpers: Int
    private let next = Atomic(0)
    private let left: Atomic<Int>
    let isDone = DispatchSemaphore(value: 0)
    /// Called for pieces only, none of which is left once `run` returns, and on one thread at a time as each worker.
    private nonisolated(unsafe) let body: Body

    init(count: Int, helpers: Int, body: @escaping Body) {
      (self.count, self.helpers) = (count, helpers)
      left = Atomic(count)
      self.body = body
    }

    /// Does pieces until all are taken; true for whoever finished the last one.
    func work(as worker: Int) -> Bool {
      guard worker <= helpers else { return false }
      var finishedLast = false
      while true {
        let piece = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard piece < count else { return finishedLast }
        body(piece, worker)
        if left.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 { finishedLast = true }
      }
    }
  }

  /// Where the threads find their work; they hold it, and not whom they work for.
  private final class Desk: Sendable {
    let job = Mutex<Job?>(nil)
    let isClosed = Atomic(false)
  }

  private let desk = Desk()
  private let isBusy = Atomic(false)
  private let wake: [DispatchSemaphore]

  /// How many threads there are beside the one that brings a job.
  var count: Int { wake.count }

  init(count: Int) {
    wake = (0..<max(0, count)).map { _ in DispatchSemaphore(value: 0) }
    for (index, signal) in wake.enumerated() {
      let thread = Thread { [desk] in
        while true {
          signal.wait()
          if desk.isClosed.load(ordering: .acquiring) { return }
          let job = desk.job.withLock { $0 }
          if let job, job.work(as: index + 1) { job.isDone.signal() }
        }
      }
      thread.name = "Interlude bands"
      thread.start()
    }
  }

  deinit {
    desk.isClosed.store(true, ordering: .releasing)
    for signal in wake { signal.signal() }
  }

  /// Calls `body` for each of `count` pieces, on this thread and on up to `helpers` others, and returns when all are
  /// done. Where another job is under way all are done on this thread.
  func run(_ count: Int, helpers: Int, _ body: @escaping Body) {
    guard count > 1, helpers > 0, !wake.isEmpty,
      isBusy.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged
    else {
      for piece in 0..<count { body(piece, 0) }
      return
    }
    let work = Job(count: count, helpers: helpers, body: body)
    desk.job.withLock { $0 = work }
    for signal in wake.prefix(helpers) { signal.signal() }
    if !work.work(as: 0) { work.isDone.wait() }
    desk.job.withLock { $0 = nil }
    isBusy.store(false, ordering: .releasing)
  }
}
