// FramePacer: when the next frame is due, and a timer that comes then.

import Dispatch

/// One timer on the main queue that is set anew for each frame and sleeps in between.
@MainActor
final class FramePacer {
  private let timer: any DispatchSourceTimer
  /// Frames per second.
  var rate: Double = 60

  init(onFrame: @escaping @MainActor () -> Void) {
    timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
    timer.setEventHandler { MainActor.assumeIsolated { onFrame() } }
    timer.schedule(deadline: .distantFuture)
    timer.activate()
  }

  /// Comes back after `seconds`; nil sleeps until asked again.
  func wake(after seconds: Double?) {
    guard let seconds else { return timer.schedule(deadline: .distantFuture) }
    timer.schedule(deadline: .now() + max(0, seconds), leeway: .nanoseconds(0))
  }

  /// The seconds to sleep until the first frame time after `now`. Frame times lie 1 ÷ rate apart, counted from `start`.
  ///
  /// `now` and `start` are media time, of which one second lasts `slow` seconds of sleep: however slowly things move, they
  /// move at the display's rate.
  nonisolated static func pause(at now: Double, since start: Double, rate: Double, slow: Double) -> Double {
    let passed = max(0, now - start) * slow
    return ((passed * rate).rounded(.down) + 1) / rate - passed
  }

  func cancel() { timer.cancel() }
}
