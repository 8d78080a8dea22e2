// BarTransition: the change from one item to the next, in step with the screens below the bar.

import Foundation
import Geometry
import Layers
import Views

/// Moves a bar's old content out and its new content in.
@MainActor
final class BarTransition {
  private var pose: PoseAnimation?

  /// Starts moving; `upper` is the content that is further in, so the new one of a push and the old one of a pop.
  ///
  /// What runs by itself only fades where the user wants little movement; what a hand holds moves with it.
  init(
    lower: BarContentView, upper: BarContentView, isPush: Bool, in bar: UIView, timing: PoseTiming,
    onEnd: @escaping @MainActor () -> Void
  ) {
    var parts = Parts(isPush: isPush).all(lower: lower, upper: upper)
    if case .eased = timing, ScreenMotion.slide.shown != .slide {
      for index in parts.indices { parts[index].offset = nil }
    }
    pose = PoseAnimation(parts, in: bar.layer, size: bar.bounds.size, timing: timing, onEnd: onEnd)
  }

  /// Goes on with another timing from now.
  func run(_ timing: PoseTiming) { pose?.run(timing) }

  /// Goes on from the same progress in a bar of another size, in points, after its contents have been laid out.
  func resize(to size: CGSize) { pose?.resize(to: size) }

  /// Ends at once.
  func finish() { pose?.finish() }

  /// Makes the parts; each is described as it moves in a push, and runs backwards in a pop.
  @MainActor
  private struct Parts {
    let isPush: Bool

    func all(lower: BarContentView, upper: BarContentView) -> [PosePart] {
      // The lower title becomes the text of the upper back button, and the other way round.
      let toBack: @MainActor (CGSize) -> CGPoint = { [weak lower, weak upper] size in
        guard let lower, let upper, upper.showsBack else { return Self.away(-size.width / 3, lower) }
        let label = upper.back.label.frame.offsetBy(dx: upper.back.frame.minX, dy: 0)
        let title = lower.middle.frame
        return CGPoint(x: lower.isMirrored ? label.maxX - title.maxX : label.minX - title.minX, y: 0)
      }
      let fromTitle: @MainActor (CGSize) -> CGPoint = { size in
        let offset = toBack(size)
        return CGPoint(x: -offset.x, y: 0)
      }
      let fromEnd: @MainActor (CGSize) -> CGPoint = { [weak upper] in Self.away($0.width / 2, upper) }
      let toStart: @MainActor (CGSize) -> CGPoint = { [weak lower] in Self.away(-$0.width / 3, lower) }
      var parts = [
        part(lower.middle, offset: (Self.none, toBack), opacity: (1, 0)),
        part(upper.middle, offset: (fromEnd, Self.none), opacity: (0, 1)),
        part(upper.back.label, offset: (fromTitle, Self.none), opacity: (0, 1)),
        part(upper.back.picture, offset: (fromTitle, Self.none), opacity: (0, 1)),
        part(lower.back.label, offset: (Self.none, toStart), opacity: (1, 0)),
        part(lower.back.picture, offset: (Self.none, toStart), opacity: (1, 0)),
      ]
      // A chevron on both sides stands still; it is drawn once, so that its edges do not thicken.
      let staysInPlace = lower.showsBack && upper.showsBack
      parts.append(part(lower.back.chevron, opacity: staysInPlace ? (0, 0) : (1, 0)))
      if !staysInPlace { parts.append(part(upper.back.chevron, opacity: (0, 1))) }
      parts += (lower.left + lower.right).map { part($0, opacity: (1, 0)) }
      parts += (upper.left + upper.right).map { part($0, opacity: (0, 1)) }
      return parts
    }

    private static let none: @MainActor (CGSize) -> CGPoint = { _ in .zero }

    /// A distance in points towards the end of reading, which lies at the left in a mirrored bar.
    private static func away(_ distance: CGFloat, _ content: BarContentView?) -> CGPoint {
      CGPoint(x: content?.isMirrored == true ? -distance : distance, y: 0)
    }

    private func part(
      _ view: UIView,
      offset: (start: @MainActor (CGSize) -> CGPoint, end: @MainActor (CGSize) -> CGPoint)? = nil,
      opacity: (start: CGFloat, end: CGFloat)
    ) -> PosePart {
      let full = view.alpha
      let (first, last) = (opacity.start * full, opacity.end * full)
      return PosePart(
        layer: view.layer, offset: offset.map { isPush ? $0 : ($0.end, $0.start) },
        opacity: isPush ? (first, last) : (last, first))
    }
  }
}
