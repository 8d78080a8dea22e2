// BandWorkers: threads that carry out pieces of one job together with the thread that has it.

import Foundation
import Synchronization

/// What can be done in pieces, in any order and at once.
protocol BandJob: AnyObject {
  /// Does one piece. `worker` is 0 for whoever brought the job and 1… for the threads: no two do pieces of a job as the
  /// same worker at once.
  func doPiece(_ piece: Int, as worker: Int)
}

/// Threads that sleep between jobs without a call to the system. A job takes no memory.
///
/// Whoever brings a job works on it too and never waits for a thread that has not begun: on a busy machine the job is
/// done by whom there is.
final class BandWorkers: Sendable {
  /// Those of the process, one fewer than it has cores: more than four share the memory's speed, not their own.
  static let shared = BandWorkers(count: min(ProcessInfo.processInfo.activeProcessorCount, 4) - 1)

  /// One piece of a job on its way to who does it. Jobs are told of pieces only, none of which is left once `run`
  /// returns, and stay where they are for as long.
  private struct Piece: @unchecked Sendable {
    let job: any BandJob
    let index: Int
  }

  /// What is to be done, and how far it is.
  private struct Desk: @unchecked Sendable {
    private var job: (any BandJob)?
    private var count = 0
    private var next = 0
    private var left = 0
    private var helpers = 0
    var isClosed = false

    /// Begins a job; false where another one is under way.
    mutating func begin(_ job: any BandJob, count: Int, helpers: Int) -> Bool {
      guard self.job == nil else { return false }
      (self.job, self.count, self.helpers) = (job, count, helpers)
      (next, left) = (0, count)
      return true
    }

    /// The next piece for a worker. Who comes late from another job, and was not asked for this one, gets none.
    mutating func take(as worker: Int) -> Piece? {
      guard let job, next < count, worker <= helpers else { return nil }
      defer { next += 1 }
      return Piece(job: job, index: next)
    }

    /// Notes that a piece is done; true for the last one.
    mutating func finish() -> Bool {
      left -= 1
      return left == 0
    }

    mutating func end() { job = nil }
  }

  /// What the threads share; they hold it, and not whom they work for.
  private final class Office: Sendable {
    let desk = Mutex(Desk())
    /// Signalled by a thread that has finished a job's last piece.
    let isDone = DispatchSemaphore(value: 0)

    /// Does pieces until all are taken; true for whoever finished the last one.
    func work(as worker: Int) -> Bool {
      var finishedLast = false
      while let piece = desk.withLock({ $0.take(as: worker) }) {
        piece.job.doPiece(piece.index, as: worker)
        if desk.withLock({ $0.finish() }) { finishedLast = true }
      }
      return finishedLast
    }
  }

  private let office = Office()
  private let wake: [DispatchSemaphore]

  /// How many threads there are beside the one that brings a job.
  var count: Int { wake.count }

  init(count: Int) {
    wake = (0..<max(0, count)).map { _ in DispatchSemaphore(value: 0) }
    for (index, signal) in wake.enumerated() {
      let thread = Thread { [office] in
        while true {
          signal.wait()
          if office.desk.withLock({ $0.isClosed }) { return }
          if office.work(as: index + 1) { office.isDone.signal() }
        }
      }
      thread.name = "Interlude bands"
      thread.start()
    }
  }

  deinit {
    office.desk.withLock { $0.isClosed = true }
    for signal in wake { signal.signal() }
  }

  /// Has `count` pieces done, on this thread and on up to `helpers` others, and returns when all are. Where another job
  /// is under way all are done on this thread.
  func run(_ job: any BandJob, count: Int, helpers: Int) {
    // As a piece, since only what may be shared is let into the lock.
    let first = Piece(job: job, index: 0)
    guard count > 1, helpers > 0, !wake.isEmpty,
      office.desk.withLock({ $0.begin(first.job, count: count, helpers: helpers) })
    else {
      for piece in 0..<count { job.doPiece(piece, as: 0) }
      return
    }
    for signal in wake.prefix(helpers) { signal.signal() }
    if !office.work(as: 0) { office.isDone.wait() }
    office.desk.withLock { $0.end() }
  }
}
