// UIScrollView+Indicators: the thin bars that say how much of the content is seen.

import Essentials
import Foundation
import Geometry
import Layers

/// The bars of one scroll view, made when they are first shown.
struct ScrollIndicators {
  /// How thick a bar is, how far from the edge, and how short at least, in points. Our own figures.
  static let thickness: CGFloat = 3
  static let distance: CGFloat = 3
  static let shortest: CGFloat = 24
  /// How long the bars stay after the last move, and how long they fade, in seconds.
  static let stay = 0.5
  static let fade = 0.25

  var vertical: ScrollIndicatorView?
  var horizontal: ScrollIndicatorView?
  var fadeTicket: Turn.Ticket?
}

/// One bar.
final class ScrollIndicatorView: UIView {
  init() {
    super.init(frame: .zero)
    backgroundColor = UIColor(light: CGColor(gray: 0, alpha: 0.35), dark: CGColor(gray: 1, alpha: 0.4))
    layer.cornerRadius = ScrollIndicators.thickness / 2
    layer.zPosition = 1_000
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}

extension UIScrollView {
  /// Shows the bars of the axes along which there is more than is seen.
  final func showIndicators() {
    guard window != nil else { return }
    if let ticket = indicators.fadeTicket { Turn.current.cancel(ticket) }
    indicators.fadeTicket = nil
    let range = range
    show(\.vertical, if: showsVerticalScrollIndicator && range.high.y > range.low.y)
    show(\.horizontal, if: showsHorizontalScrollIndicator && range.high.x > range.low.x)
    layOutIndicators()
    if motion == nil && !isDragging { fadeIndicatorsLater() }
  }

  private func show(_ bar: WritableKeyPath<ScrollIndicators, ScrollIndicatorView?>, if isWanted: Bool) {
    guard isWanted else { return }
    let view = indicators[keyPath: bar] ?? ScrollIndicatorView()
    indicators[keyPath: bar] = view
    if view.superview !== self { addSubview(view) }
    UIView.performWithoutAnimation { view.alpha = 1 }
  }

  /// Puts the bars where they belong; they stay with the view while the content moves.
  final func layOutIndicators() {
    guard indicators.vertical != nil || indicators.horizontal != nil else { return }
    let (inset, range, offset) = (adjustedContentInset, range, contentOffset)
    let (thickness, distance) = (ScrollIndicators.thickness, ScrollIndicators.distance)
    /// A bar's place along its axis: as long, against the room, as what is seen against all there is.
    func bar(
      room: CGFloat, seen: CGFloat, low: CGFloat, high: CGFloat, at place: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
      let all = seen + high - low
      let length = max(ScrollIndicators.shortest, room * seen / max(all, 1))
      let share = high > low ? min(max((place - low) / (high - low), 0), 1) : 0
      return ((room - length) * share, length)
    }
    UIView.performWithoutAnimation {
      if let vertical = indicators.vertical {
        let room = bounds.height - inset.top - inset.bottom - 2 * distance
        let place = bar(room: room, seen: bounds.height, low: range.low.y, high: range.high.y, at: offset.y)
        vertical.frame = CGRect(
          x: bounds.maxX - inset.right - distance - thickness, y: bounds.minY + inset.top + distance + place.start,
          width: thickness, height: place.length)
      }
      if let horizontal = indicators.horizontal {
        let room = bounds.width - inset.left - inset.right - 2 * distance
        let place = bar(room: room, seen: bounds.width, low: range.low.x, high: range.high.x, at: offset.x)
        horizontal.frame = CGRect(
          x: bounds.minX + inset.left + distance + place.start, y: bounds.maxY - inset.bottom - distance - thickness,
          width: place.length, height: thickness)
      }
    }
  }

  final func fadeIndicatorsLater() {
    let bars = [indicators.vertical, indicators.horizontal].compactMap { $0 }
    guard !bars.isEmpty, window != nil else { return }
    if let ticket = indicators.fadeTicket { Turn.current.cancel(ticket) }
    indicators.fadeTicket = Turn.current.schedule(at: Turn.current.now + ScrollIndicators.stay) {
      UIView.animate(withDuration: ScrollIndicators.fade, delay: 0, options: .allowUserInteraction) {
        for bar in bars { bar.alpha = 0 }
      }
    }
  }
}
