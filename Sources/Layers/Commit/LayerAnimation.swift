// LayerAnimation: an animation on a layer, from being added to being done with.

import Foundation
import Geometry

/// One animation on one layer.
@MainActor
final class LayerAnimation {
  let key: String?
  let animation: CAAnimation
  /// Its place in the order in which animations were added.
  let number: UInt64
  /// The transactions whose completion waits for it.
  let transactions: [TransactionScope]

  /// Whether a commit has given it its beginning.
  private(set) var isBegun = false
  /// Whether the delegate has been told that it runs.
  var isAnnounced = false
  /// Whether its end has come or it was taken away: it is told once.
  var isStopped = false

  init(_ animation: CAAnimation, forKey key: String?, number: UInt64, transactions: [TransactionScope]) {
    (self.animation, self.key, self.number, self.transactions) = (animation, key, number, transactions)
  }

  /// The time for the animation while it is `local` in its layer: until a commit gives it a beginning, it is about to
  /// begin or to wait for its delay.
  func time(at local: Double) -> Double {
    isBegun || animation.timing.beginTime != 0 ? local : -animation.delay
  }

  /// Gives the animation its beginning: now in its layer, after its delay, unless it names a time itself.
  func begin(at local: Double) {
    isBegun = true
    if animation.timing.beginTime == 0 { animation.timing.beginTime = local + animation.delay }
  }

  func announce() {
    guard !isAnnounced else { return }
    isAnnounced = true
    animation.delegate?.animationDidStart(animation)
  }

  /// Tells everybody who waits for the end.
  func tell(finished: Bool) {
    let (onStop, delegate) = (animation.onStop, animation.delegate)
    animation.onStop = nil
    onStop?(finished)
    delegate?.animationDidStop(animation, finished: finished)
    for transaction in transactions { transaction.animationStopped() }
  }
}
