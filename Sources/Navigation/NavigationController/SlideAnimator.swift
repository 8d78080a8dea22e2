// SlideAnimator: the built-in movement of pushes and pops, and the fade that stands for it.

import Foundation
import Geometry
import Layers
import Views

/// A built-in change of screens. It knows what to do when its container changes size meanwhile.
@MainActor
protocol ScreenAnimator: UIViewControllerAnimatedTransitioning {
  /// Lays out what lies between the screens, and goes on from the same progress.
  func resize(in container: UIView)
  /// Ends at once, with all that lay between the screens gone.
  func finish()
}

/// Slides the upper screen in from the right, or out to it, while the lower one follows at a third of the way. Where
/// reading goes from right to left it is the mirror image.
@MainActor
final class SlideAnimator: ScreenAnimator {
  private let isPush: Bool
  private let isMirrored: Bool
  /// How progress follows from time; a hand sets it before the start.
  private var timing = PoseTiming.eased(SlidePose.duration)
  private var pose: PoseAnimation?
  private let dimming = UIView(frame: .zero)
  private let edge: SlideEdgeView

  init(isPush: Bool, isMirrored: Bool) {
    (self.isPush, self.isMirrored) = (isPush, isMirrored)
    edge = SlideEdgeView(isMirrored: isMirrored)
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.isUserInteractionEnabled = false
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    SlidePose.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    let container = context.containerView
    let (below, above) = isPush ? (from, to) : (to, from)
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    container.insertSubview(dimming, belowSubview: above)
    container.insertSubview(edge, belowSubview: above)
    resize(in: container)
    let start: CGFloat = isPush ? 0 : 1
    let parts = [
      part(below.layer) { SlidePose.push(at: $0, width: $1).below },
      part(above.layer) { SlidePose.push(at: $0, width: $1).above },
      // The shade comes as the screen does: where that stands outside, none may reach in.
      part(edge.layer, opacity: (start, 1 - start)) { SlidePose.push(at: $0, width: $1).above },
      PosePart(
        layer: dimming.layer,
        opacity: (SlidePose.push(at: start, width: 1).dimming, SlidePose.push(at: 1 - start, width: 1).dimming)),
    ]
    pose = PoseAnimation(parts, in: container.layer, size: container.bounds.size, timing: timing) { [weak self] in
      self?.dimming.removeFromSuperview()
      self?.edge.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func part(
    _ layer: CALayer, opacity: (start: CGFloat, end: CGFloat)? = nil,
    at offset: @escaping @MainActor (CGFloat, CGFloat) -> CGFloat
  ) -> PosePart {
    let (start, end): (CGFloat, CGFloat) = isPush ? (0, 1) : (1, 0)
    let sign: CGFloat = isMirrored ? -1 : 1
    return PosePart(
      layer: layer,
      offset: (
        { CGPoint(x: sign * offset(start, $0.width), y: 0) }, { CGPoint(x: sign * offset(end, $0.width), y: 0) }
      ), opacity: opacity)
  }

  /// Moves, holds or lets go as `timing` says, from now or from the start.
  func run(_ timing: PoseTiming) {
    self.timing = timing
    pose?.run(timing)
  }

  func resize(in container: UIView) {
    dimming.frame = container.bounds
    let (width, height) = (SlideEdgeView.width, container.bounds.height)
    edge.frame = CGRect(x: isMirrored ? container.bounds.width : -width, y: 0, width: width, height: height)
    pose?.resize(to: container.bounds.size)
  }

  func finish() { pose?.finish() }
}

/// Fades the upper screen in over the lower one, or out.
@MainActor
final class DissolveAnimator: ScreenAnimator {
  private let isPush: Bool
  private var pose: PoseAnimation?

  init(isPush: Bool) { self.isPush = isPush }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    SlidePose.shownDuration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    let container = context.containerView
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    let above = isPush ? to : from
    let part = PosePart(layer: above.layer, opacity: isPush ? (0, above.alpha) : (above.alpha, 0))
    pose = PoseAnimation(
      [part], in: container.layer, size: container.bounds.size, timing: .eased(transitionDuration(using: context))
    ) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func resize(in container: UIView) { pose?.resize(to: container.bounds.size) }

  func finish() { pose?.finish() }
}

/// The shade that the upper screen's leading edge throws.
@MainActor
final class SlideEdgeView: UIView {
  /// In points; a few, so that the edge is told from the screen below without a line.
  static let width: CGFloat = 8
  /// How dark the shade is at the edge itself, 0…1 of black.
  private static let darkness: CGFloat = 0.12

  private let isMirrored: Bool

  init(isMirrored: Bool) {
    self.isMirrored = isMirrored
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// Draws a strip for each point of width, each darker than the one before.
  override func draw(_ rect: CGRect) {
    for x in 0..<Int(Self.width) {
      UIColor(white: 0, alpha: Self.darkness * CGFloat(x + 1) / Self.width).setFill()
      let place = isMirrored ? Self.width - 1 - CGFloat(x) : CGFloat(x)
      UIBezierPath(rect: CGRect(x: place, y: 0, width: 1, height: bounds.height)).fill()
    }
  }
}
