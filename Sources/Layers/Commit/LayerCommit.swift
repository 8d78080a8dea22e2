// LayerCommit: the moment at which what has been set becomes what is shown, and the book of running animations.
//
// In the commit phase of a turn the layers that need it are laid out and drawn, animations whose layers have left
// the window are ended (A17), and those added since the last commit get their beginning. In the completions phase all
// ends that are due are told, by end time, then by creation (A16).

import Essentials
import Foundation
import Geometry

/// The layer tree's side of a turn: one for each user interface.
@MainActor
package final class LayerCommit {
  /// The one of the current user interface.
  package static var current: LayerCommit { Turn.current.slot(LayerCommit.self) { LayerCommit(turn: .current) } }

  private weak var ownTurn: Turn?
  /// The turn that this book belongs to; once that has gone with its stage, the one that is current.
  var turn: Turn { ownTurn ?? .current }
  let transactions = TransactionStack()
  private var lastNumber: UInt64 = 0
  private var running: [Running] = []
  private var stops: [Stop] = []
  private var isCommitting = false
  private var alarm: Turn.Ticket?
  private var tick: Turn.Ticket?

  /// Whether something has changed, or moved, since the last commit: a turn is under way or asked for.
  package private(set) var needsFrame = false
  /// The media time at which the next animation begins or ends; nil where none does.
  package private(set) var nextAnimationInstant: Double?

  /// An animation whose end is still to come, with its layer, which it keeps alive.
  private struct Running {
    let layer: CALayer
    let entry: LayerAnimation
  }

  /// An end that is still to be told.
  private struct Stop {
    let time: Double
    let finished: Bool
    let entry: LayerAnimation
  }

  private init(turn: Turn) {
    ownTurn = turn
    turn.observe(.completions) { [unowned self] in tellStops() }
  }

  /// Whether an animation runs, or waits for its beginning.
  package var hasRunningAnimations: Bool { !running.isEmpty }

  /// Asks for a frame, in this turn if its commit is still to come, else in the next.
  package func setNeedsFrame() {
    guard !needsFrame, !isCommitting else { return }
    needsFrame = true
    let isBeforeCommit = turn.phase.map { $0 < .commit } ?? true
    turn.enqueue(isBeforeCommit ? .commit : .blocks) {}
  }
}

// MARK: Committing

extension LayerCommit {
  /// Commits the trees under `roots`, the layers of the windows: from here on a sample shows them as they are set.
  package func commit(roots: [CALayer]) {
    transactions.closeImplicit()
    needsFrame = false
    isCommitting = true
    for root in roots {
      root.layoutSubtree()
      root.displaySubtree()
      root.markCommitted()
    }
    isCommitting = false
    endOutsideWindows()
    let now = turn.now
    for running in running where !running.entry.isBegun { running.entry.begin(at: running.layer.localTime(at: now)) }
    for running in running where hasBegun(running, at: now) { running.entry.announce() }
    lookAhead()
    if roots.contains(where: \.isAnythingStale) { setNeedsFrame() }
  }

  private func endOutsideWindows() {
    for running in running where !running.layer.isInWindow { takeAway(running.entry, of: running.layer) }
  }

  private func hasBegun(_ running: Running, at now: Double) -> Bool {
    running.entry.animation.timing.beginTime <= running.layer.localTime(at: now) + MediaTiming.slack
  }

  /// When an animation ends, in media time; infinite where it does not.
  private func end(of running: Running) -> Double {
    running.layer.mediaTime(at: running.entry.animation.timing.endTime) ?? .infinity
  }

  /// Finds out when the next animation begins or ends and whether one moves until then, and asks for turns to match.
  private func lookAhead() {
    let now = turn.now
    var next = Double.infinity
    var isMoving = false
    for running in running where running.entry.isBegun {
      let end = end(of: running)
      if end > now + MediaTiming.slack { next = min(next, end) }
      if hasBegun(running, at: now) {
        if running.entry.animation.timing.speed != 0, running.layer.isTimeRunning { isMoving = true }
      } else if let begin = running.layer.mediaTime(at: running.entry.animation.timing.beginTime) {
        next = min(next, begin)
      }
    }
    if nextAnimationInstant != (next.isFinite ? next : nil) {
      if let alarm { turn.cancel(alarm) }
      nextAnimationInstant = next.isFinite ? next : nil
      alarm = nextAnimationInstant.map { time in turn.schedule(at: time) { [unowned self] in ring() } }
    }
    if isMoving, tick == nil {
      tick = turn.addTick { [unowned self] _ in setNeedsFrame() }
    } else if !isMoving, let ticket = tick {
      turn.cancel(ticket)
      tick = nil
    }
  }

  private func ring() {
    (alarm, nextAnimationInstant) = (nil, nil)
    setNeedsFrame()
  }
}

// MARK: The book of animations

extension LayerCommit {
  func begin(_ animation: CAAnimation, forKey key: String?, on layer: CALayer) {
    lastNumber += 1
    let entry = LayerAnimation(
      animation, forKey: key, number: lastNumber, transactions: transactions.scopesAwaitingAnimation())
    for transaction in entry.transactions { transaction.waiting += 1 }
    layer.animations.append(entry)
    running.append(Running(layer: layer, entry: entry))
    layer.noteChange()
    // Off screen no layer asks for a frame, yet the animation has to be ended.
    setNeedsFrame()
  }

  /// Takes an animation off its layer; its end is told in the completions phase, unfinished.
  func takeAway(_ entry: LayerAnimation, of layer: CALayer) {
    layer.animations.removeAll { $0 === entry }
    layer.noteChange()
    guard !entry.isStopped else { return }
    entry.isStopped = true
    running.removeAll { $0.entry === entry }
    stops.append(Stop(time: turn.now, finished: false, entry: entry))
    turn.enqueue(.completions) {}
  }

  /// Tells all ends that are due. What is taken away meanwhile is told in another round of the same phase.
  private func tellStops() {
    let now = turn.now
    for running in running where running.entry.isBegun {
      let end = end(of: running)
      guard end <= now + MediaTiming.slack else { continue }
      running.entry.isStopped = true
      stops.append(Stop(time: end, finished: true, entry: running.entry))
      if running.entry.animation.isRemovedOnCompletion {
        running.layer.animations.removeAll { $0 === running.entry }
      }
      running.layer.noteChange()
    }
    running.removeAll { $0.entry.isStopped }
    let due = stops.sorted { ($0.time, $0.entry.number) < ($1.time, $1.entry.number) }
    stops = []
    for stop in due {
      if stop.finished { stop.entry.announce() }
      stop.entry.tell(finished: stop.finished)
    }
    if !due.isEmpty { setNeedsFrame() }
  }
}

extension LayerCommit: TurnPart {
  /// Drops what runs: a layer holds its animation, which holds who waits for its end, which mostly holds the layer.
  package func turnCloses() {
    let gone = (running, stops)
    (running, stops) = ([], [])
    for entry in gone.0 { entry.layer.animations.removeAll() }
  }
}

extension CALayer {
  /// Notes that layers which a commit sees for the first time are on screen.
  fileprivate func markCommitted() {
    guard cachedNode == nil || !isCommitted else { return }
    isCommitted = true
    for layer in children { layer.markCommitted() }
  }

  /// Whether drawing or laying out has left something of itself to do.
  fileprivate var isAnythingStale: Bool {
    guard cachedNode == nil else { return false }
    return isDisplayNeeded || isLayoutNeeded || children.contains(where: \.isAnythingStale)
  }
}
