// DesktopLoop: the life of one window: what wakes it, what it draws, when it sleeps.
//
//   display server ─▶ WakeSource ─┐
//   posted work, tasks, timers ───┼─▶ step: input → turn → picture → set the pacer, or sleep
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
  private let turn: Turn
  private let host: RenderingHost
  private let presenter: any FramePresenter
  private let screen: DesktopWindow
  private let window: UIWindow
  private let settings: DesktopSettings
  private var translator = EventTranslator()
  private var pacer: FramePacer?
  private var wakeSource: WakeSource?
  private let wishes = WishReader()
  private var isClosed = false
  /// Whether a step is already on its way.
  private var stepIsPosted = false
  private var shown: Frame?
  private let start: Double

  init(_ settings: DesktopSettings) throws {
    self.settings = settings
    let fonts = try FontLibrary()
    screen = try DesktopWindow(title: settings.title, size: settings.size, askedScale: settings.scale)
    turn = Turn(clock: SlowedClock(factor: settings.slow))
    host = RenderingHost(
      fonts: fonts,
      environment: .desktop(size: screen.size, scale: screen.scale, statusBarHeight: settings.statusBarHeight))
    host.attach(to: screen)
    presenter = SurfacePresenter(window: screen, fonts: fonts)
    turn.host = host
    turn.makeCurrent()
    start = turn.now
    window = UIWindow(frame: CGRect(origin: .zero, size: screen.size))
    translator.pointsPerUnit = screen.pointsPerUnit
  }

  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    step()
  }

  func runUntilClosed() {
    turn.onWake = { [weak self] in self?.postStep() }
    let pacer = FramePacer { [weak self] in self?.step() }
    pacer.rate = screen.refreshRate
    self.pacer = pacer
    wakeSource = WakeSource(window: screen.handle) { [weak self] in self?.step() }
    step()
    while !isClosed { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  func close() {
    turn.onWake = nil
    wishes.cancel()
    wakeSource?.cancel()
    pacer?.cancel()
    screen.close()
  }

  // MARK: A step

  /// Posts one step to the main queue, which wakes the run loop; more than one at a time would say nothing new.
  private func postStep() {
    guard !stepIsPosted else { return }
    stepIsPosted = true
    DispatchQueue.main.async { MainActor.assumeIsolated { self.step() } }
  }

  private func step() {
    stepIsPosted = false
    guard !isClosed else { return }
    let wasExposed = takeEvents()
    turn.run()
    draw(evenIfEqual: wasExposed)
    plan()
  }

  /// Hands over all events that wait; true if the window must be drawn whatever it shows.
  private func takeEvents() -> Bool {
    var wasExposed = false
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      switch translator.meaning(of: event) {
      case .input(let input): UIApplication.shared.send(input)
      case .resized:
        wasExposed = true
        resize()
      case .exposed: wasExposed = true
      case .close: isClosed = true
      case nil: break
      }
    }
    return wasExposed
  }

  private func resize() {
    translator.pointsPerUnit = screen.pointsPerUnit
    pacer?.rate = screen.refreshRate
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

  private func draw(evenIfEqual mustDraw: Bool) {
    let frame = UIApplication.shared.frame
    guard mustDraw || frame != shown, !isClosed else { return }
    presenter.present(frame, isExposed: mustDraw)
    if shown == nil {
      settings.onFirstFrame?()
      wishes.read { [weak self] in self?.follow($0) }
    }
    shown = frame
  }

  /// Sleeps until the next display frame while something moves, else until the next thing that is due.
  private func plan() {
    guard !isClosed, let pacer else { return }
    if turn.hasWork { return postStep() }
    if turn.isTicking {
      pacer.wake(
        after: FramePacer.pause(at: turn.now, since: start, rate: pacer.rate, slow: settings.slow))
    } else {
      pacer.wake(after: turn.nextDue.map { ($0 - turn.now) * settings.slow })
    }
  }
}
