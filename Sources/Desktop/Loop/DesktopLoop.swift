// DesktopLoop: the life of one window: what wakes it, what it draws, when it sleeps.
//
//   display server ─▶ WakeSource ─┐
//   posted work, tasks, timers ───┼─▶ step: input → turn → picture, if it is time for one → set the pacer, or sleep
//   FramePacer ───────────────────┘

import CSDL2
import Essentials
import Foundation
import Layers
import Navigation
import Renderer
import Views

/// Runs one window on the main run loop until it is closed. Nothing runs while nothing happens.
@MainActor
final class DesktopLoop {
  private let clock: SlowedClock
  private let turn: Turn
  private let host: RenderingHost
  private let presenter: any FramePresenter
  private let screen: DesktopWindow
  private let window: UIWindow
  private let settings: DesktopSettings
  private var translator = EventTranslator()
  private var pacer: FramePacer?
  private var schedule: FrameSchedule
  private let trace: FrameTrace?
  private let hud: Hud?
  private var wakeSource: WakeSource?
  private let wishes = WishReader()
  private var isClosed = false
  /// Whether a step is already on its way.
  private var stepIsPosted = false
  private var isStepping = false
  private var onScreen = OnScreen()
  /// How many turns have left work for another one since the last picture.
  private var unfinishedTurns = 0
  /// What the step that is under way has done so far; nil where nobody asks.
  private var record: StepRecord?

  init(_ settings: DesktopSettings) throws {
    self.settings = settings
    let fonts = try FontLibrary()
    screen = try DesktopWindow(title: settings.title, size: settings.size, askedScale: settings.scale)
    clock = SlowedClock(factor: settings.slow)
    turn = Turn(clock: clock)
    host = RenderingHost(
      fonts: fonts,
      environment: .desktop(size: screen.size, scale: screen.scale, statusBarHeight: settings.statusBarHeight))
    host.attach(to: screen)
    presenter = try settings.renderer.presenter(for: screen, fonts: fonts)
    turn.host = host
    turn.makeCurrent()
    schedule = FrameSchedule(
      origin: clock.systemNow, rate: screen.refreshRate, displayWaits: presenter.waitsForDisplay)
    trace = FrameTrace(variables: ProcessInfo.processInfo.environment, title: settings.title)
    hud = settings.showsHUD ? Hud { [host] in host.width(of: $0, font: $1) } : nil
    window = UIWindow(frame: CGRect(origin: .zero, size: screen.size))
    translator.pointsPerUnit = screen.pointsPerUnit
    if trace != nil || hud != nil { watchParts() }
  }

  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    step()
  }

  func runUntilClosed() {
    turn.onWake = { [weak self] in self?.postStep() }
    let pacer = FramePacer { [weak self] in self?.step() }
    self.pacer = pacer
    wakeSource = WakeSource(window: screen.handle) { [weak self] in self?.step(onlyForEvents: true) }
    step()
    while !isClosed { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  func close() {
    (turn.onWake, turn.onPhaseEnd, presenter.onStep) = (nil, nil, nil)
    wishes.cancel()
    wakeSource?.cancel()
    pacer?.cancel()
    presenter.close()
    screen.close()
  }

  // MARK: A step

  /// Posts one step to the main queue, which wakes the run loop; more than one at a time would say nothing new. What
  /// arrives in the course of a step is seen at its end.
  private func postStep() {
    guard !stepIsPosted, !isStepping else { return }
    stepIsPosted = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.stepIsPosted = false
        self.step()
      }
    }
  }

  /// `onlyForEvents` ends the step where no event waits: much of what a display server says is for SDL alone.
  private func step(onlyForEvents: Bool = false) {
    guard !isClosed else { return }
    // Somebody runs the run loop inside a turn. What is left unread would wake it again and again.
    guard !isStepping else {
      takeEvents()
      return
    }
    isStepping = true
    let isDone = takeStep(onlyForEvents: onlyForEvents)
    isStepping = false
    if isDone { plan() }
  }

  /// Takes a step, but for what is to come next; false where there was nothing to do.
  private func takeStep(onlyForEvents: Bool) -> Bool {
    let begin = clock.systemNow
    if isWatched { record = StepRecord(begin: begin) }
    let wasMoving = turn.isTicking
    let eventCount = takeEvents()
    guard eventCount > 0 || !onlyForEvents else { return false }
    record?.eventCount = eventCount
    turn.run()
    onScreen.mayBeOutdated()
    if let statistics = draw(wasMoving: wasMoving) {
      let end = clock.systemNow
      let motion: StepRecord.Motion = wasMoving ? .goesOn : turn.isTicking ? .begins : .none
      let lost = schedule.showed(from: begin, to: end, motion: motion)
      record?.end(.present, at: end)
      record?.frame = StepRecord.ShownFrame(
        number: schedule.counts.frames, motion: motion, lost: lost, rate: schedule.rate,
        renderer: presenter.name, statistics: statistics)
    }
    report()
    return true
  }

  /// Hands over all events that wait, and tells how many.
  @discardableResult
  private func takeEvents() -> Int {
    var count = 0
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      count += 1
      switch translator.meaning(of: event) {
      case .input(let input): UIApplication.shared.send(input)
      case .resized:
        onScreen.lose()
        resize()
      case .exposed: onScreen.lose()
      case .deviceReset:
        onScreen.lose()
        presenter.deviceWasReset()
      case .close: isClosed = true
      case nil: break
      }
    }
    return count
  }

  private func resize() {
    translator.pointsPerUnit = screen.pointsPerUnit
    schedule.rate = screen.refreshRate
    host.environment.scale = screen.scale
    host.environment.size = screen.size
    UIApplication.shared.resize(
      to: screen.size, scale: screen.scale, statusBarHeight: settings.statusBarHeight)
  }

  /// Takes over what the desktop wishes of motion and colour.
  private func follow(_ wishes: DesktopWishes) {
    guard !isClosed else { return }
    host.environment.reducesMotion = wishes.reducesMotion ?? false
    host.environment.isDark = wishes.isDark ?? false
    UIApplication.shared.environmentDidChange()
  }

  /// Whether the window shows something else than it should.
  private var needsPicture: Bool { onScreen.needsPicture(of: UIApplication.shared.frame) }

  /// Shows the frame where it is another one and may be shown now, and tells what that took; nil where it shows none.
  private func draw(wasMoving: Bool) -> RenderStatistics? {
    unfinishedTurns = turn.hasWork ? unfinishedTurns + 1 : 0
    // What turns have left undone is mostly done in the next, at once. Work that never ends must not hide the rest.
    guard unfinishedTurns == 0 || unfinishedTurns > 8 || onScreen.frame == nil else { return nil }
    let now = clock.systemNow
    let beginsMotion = !wasMoving && turn.isTicking && onScreen.frame != nil
    guard !isClosed, schedule.mayShow(at: now, beginsMotion: beginsMotion), needsPicture else { return nil }
    let frame = UIApplication.shared.frame
    let name = presenter.name
    let covered = hud?.cover(frame, at: now, rate: schedule.rate, isMoving: turn.isTicking, renderer: name)
    guard presenter.present(covered ?? frame, isExposed: onScreen.isLost) else {
      onScreen.lose()  // another try at the next frame time
      return nil
    }
    schedule.displayWaits = presenter.waitsForDisplay  // a device that failed waits no more
    if onScreen.frame == nil {
      settings.onFirstFrame?()
      wishes.read { [weak self] in self?.follow($0) }
    }
    onScreen.show(frame)
    // A device that has failed with this frame is named in its figures; one more frame names its substitute.
    if hud != nil, presenter.name != name { onScreen.lose() }
    unfinishedTurns = 0
    return presenter.statistics
  }

  /// Sleeps until the next frame time while something moves or waits to be shown, else until the next thing that is due.
  private func plan() {
    guard !isClosed, let pacer else { return }
    // Showing a frame waits for the display server, and reads what else it says meanwhile: no byte of that wakes anybody.
    if turn.hasWork || SDL_PollEvent(nil) != 0 { return postStep() }
    let due = turn.nextDue.map(clock.systemTime(of:))
    pacer.wake(at: schedule.plan(at: clock.systemNow, needsFrame: turn.isTicking || needsPicture, nextDue: due))
  }

  // MARK: What steps take

  private var isWatched: Bool { trace != nil || hud != nil }

  /// Has the parts of each step written down.
  private func watchParts() {
    turn.onPhaseEnd = { [unowned self] in record?.end(.phase($0), at: clock.systemNow) }
    presenter.onStep = { [unowned self] in record?.end($0 == .painted ? .paint : .composite, at: clock.systemNow) }
  }

  private func report() {
    guard let step = record else { return }
    record = nil
    hud?.note(step, counts: schedule.counts, displayWaits: schedule.displayWaits)
    trace?.note(step)
  }
}
