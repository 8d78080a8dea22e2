// UIPercentDrivenInteractiveTransition: a hand that holds an animator's animations at a share of their duration.

import Essentials
import Foundation
import Geometry
import Layers
import Views

/// Drives an animator by hand: `update(_:)` shows a share of it, `finish()` and `cancel()` run the rest on or back.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The duration of the whole transition, in seconds.
  public private(set) var duration: CGFloat = 0
  /// How far the hand has brought the transition, 0…1.
  public private(set) var percentComplete: CGFloat = 0
  /// How fast the rest runs after the hand has let go, as a factor above 0.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest; the animations' own curve is kept, so this one only answers who asks.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// Whether the transition starts held by the hand.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?
  private var ticket: Turn.Ticket?
  /// Whether the commit has begun the animations, so that moving the layer's time moves them.
  private var hasBegun = false

  public override init() { super.init() }

  /// Starts the animator and holds it at its beginning.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext, let animator = context.animator else { return }
    self.context = context
    duration = CGFloat(context.duration)
    percentComplete = 0
    hasBegun = false
    if wantsInteractiveStart { hold(at: 0) }
    animator.animateTransition(using: context)
    Turn.current.enqueue(.appearance) { [weak self] in
      guard let self else { return }
      hasBegun = true
      if layer?.speed == 0 { hold(at: percentComplete) }
    }
  }

  /// Shows the share `percentComplete`, 0…1, of the transition.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    hold(at: self.percentComplete)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Takes hold of a transition that runs.
  open func pause() {
    guard let context, !context.isInteractive, !context.hasEnded, let layer else { return }
    stopTicking()
    let passed = layer.speed == 0 ? layer.timeOffset : layer.convertTime(Turn.current.now, from: nil) - layer.beginTime
    percentComplete = duration > 0 ? min(max(CGFloat(passed) / duration, 0), 1) : 0
    context.pauseInteractiveTransition()
    hold(at: percentComplete)
  }

  /// Lets go; the transition goes on to its end.
  open func finish() {
    guard let context, context.isInteractive else { return }
    context.rest = rest
    context.finishInteractiveTransition()
    run(to: 1)
  }

  /// Lets go; the transition goes back to its start.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    context.rest = rest
    context.cancelInteractiveTransition()
    run(to: 0)
  }

  /// How long the whole way takes at the chosen speed, in seconds.
  private var rest: TimeInterval { TimeInterval(duration / max(completionSpeed, 0.01)) }

  private var layer: CALayer? { context?.containerView.layer }

  private func hold(at share: CGFloat) {
    layer?.speed = 0
    layer?.timeOffset = hasBegun ? Double(share * duration) : 0
  }

  /// Moves the held time to one end, frame by frame, at the transition's own pace times `completionSpeed`.
  private func run(to end: CGFloat) {
    let (from, start) = (percentComplete, Turn.current.now)
    let pace = 1 / max(CGFloat(rest), 0.01)
    stopTicking()
    ticket = Turn.current.addTick { [weak self] now in
      guard let self, let context, !context.hasEnded else { return self?.stopTicking() ?? () }
      let way = CGFloat(now - start) * pace
      let share = end > from ? min(from + way, 1) : max(from - way, 0)
      hold(at: share)
      context.onProgress?(share)
      if share == end { arrive() }
    }
  }

  /// At an end the animations are over: they stop, and their completions end the transition.
  private func arrive() {
    stopTicking()
    guard let context, let layer else { return }
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.stopAnimationsInTree()
    context.completeTransition(!context.transitionWasCancelled)
  }

  private func stopTicking() {
    if let ticket { Turn.current.cancel(ticket) }
    ticket = nil
  }
}

extension CALayer {
  /// Takes the animations of this layer and of all below it away, which tells their completions.
  fileprivate func stopAnimationsInTree() {
    removeAllAnimations()
    for sublayer in sublayers ?? [] { sublayer.stopAnimationsInTree() }
  }
}
