// SlideAnimator: the built-in movement of pushes and pops.

import Foundation
import Geometry
import Layers
import Views

/// Slides the upper screen in from the right, or out to it, while the lower one follows at a third of the way.
@MainActor
final class SlideAnimator: UIViewControllerAnimatedTransitioning {
  private let isPush: Bool
  private var pose: PoseAnimation?
  private let dimming = UIView(frame: .zero)
  private let edge = SlideEdgeView(frame: .zero)

  init(isPush: Bool) {
    self.isPush = isPush
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
      part(below.layer) { CGPoint(x: SlidePose.push(at: $0, width: $1.width).below, y: 0) },
      part(above.layer) { CGPoint(x: SlidePose.push(at: $0, width: $1.width).above, y: 0) },
      // The shade comes as the screen does: where that stands outside, none may reach in.
      part(edge.layer, opacity: (start, 1 - start)) {
        CGPoint(x: SlidePose.push(at: $0, width: $1.width).above, y: 0)
      },
      PosePart(
        layer: dimming.layer,
        opacity: (SlidePose.push(at: start, width: 1).dimming, SlidePose.push(at: 1 - start, width: 1).dimming)),
    ]
    pose = PoseAnimation(
      parts, in: container.layer, size: container.bounds.size, duration: SlidePose.duration
    ) { [weak self] in
      self?.dimming.removeFromSuperview()
      self?.edge.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func part(
    _ layer: CALayer, opacity: (start: CGFloat, end: CGFloat)? = nil,
    at pose: @escaping @MainActor (CGFloat, CGSize) -> CGPoint
  ) -> PosePart {
    let (start, end): (CGFloat, CGFloat) = isPush ? (0, 1) : (1, 0)
    return PosePart(layer: layer, offset: ({ pose(start, $0) }, { pose(end, $0) }), opacity: opacity)
  }

  /// Lays out what lies between the screens, and goes on from the same progress.
  func resize(in container: UIView) {
    dimming.frame = container.bounds
    edge.frame = CGRect(
      x: -SlideEdgeView.width, y: 0, width: SlideEdgeView.width, height: container.bounds.height)
    pose?.resize(to: container.bounds.size)
  }

  /// Ends at once, with all that lay between the screens gone.
  func finish() { pose?.finish() }
}

/// The shade that the upper screen's left edge throws.
@MainActor
final class SlideEdgeView: UIView {
  /// In points; a few, so that the edge is told from the screen below without a line.
  static let width: CGFloat = 8
  /// How dark the shade is at the edge itself, 0…1 of black.
  private static let darkness: CGFloat = 0.12

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// Draws a strip for each point of width, each darker than the one before.
  override func draw(_ rect: CGRect) {
    for x in 0..<Int(Self.width) {
      UIColor(white: 0, alpha: Self.darkness * CGFloat(x + 1) / Self.width).setFill()
      UIBezierPath(rect: CGRect(x: CGFloat(x), y: 0, width: 1, height: bounds.height)).fill()
    }
  }
}
