// FramePacer: a timer on the main queue that comes at the times that a schedule tells.

import Dispatch

/// One timer that is set anew for each frame and sleeps in between.
@MainActor
final class FramePacer {
  private let timer: any DispatchSourceTimer
  /// The time that the timer is set to; nil while it sleeps.
  private var time: Double?

  init(onFrame: @escaping @MainActor () -> Void) {
    timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
    timer.schedule(deadline: .distantFuture)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        self?.time = nil
        onFrame()
      }
    }
    timer.activate()
  }

  /// Comes back at `time`, in seconds of the system's monotonic clock, at once where that has passed; nil sleeps until
  /// asked again.
  func wake(at time: Double?) {
    guard time != self.time else { return }
    self.time = time
    // Nothing is due in more than thirty years, and such numbers of nanoseconds may not fit.
    guard let time, time < 1e9 else { return timer.schedule(deadline: .distantFuture) }
    timer.schedule(deadline: DispatchTime(uptimeNanoseconds: UInt64(max(0, time) * 1e9)), leeway: .nanoseconds(0))
  }

  func cancel() { timer.cancel() }
}
