// UIScrollView+WheelAndKeys: scrolling without a finger.

import Foundation
import Geometry

extension UIScrollView {
  /// Moves by a step of the wheel, never beyond the edges; false where nothing moves, so that another view may.
  final func scrollByWheel(_ scroll: ScrollInput) -> Bool {
    guard isScrollEnabled, !isDragging else { return false }
    let turned = scroll.modifierFlags.contains(.shift) && scroll.delta.dx == 0
    let delta = turned ? CGVector(dx: scroll.delta.dy, dy: 0) : scroll.delta
    let wanted = clamped(CGPoint(x: contentOffset.x + delta.dx, y: contentOffset.y + delta.dy))
    guard wanted != contentOffset else { return false }
    stopMotion()
    showIndicators()
    moveContent(to: wanted)
    fadeIndicatorsLater()
    return true
  }

  /// Moves by a page or to an end; false where the key means nothing here or nothing moves.
  final func scroll(byKey press: UIPress) -> Bool {
    guard isScrollEnabled, let key = press.key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return false }
    let inset = adjustedContentInset
    let page = max(1, bounds.height - inset.top - inset.bottom)
    let range = range
    // A key that comes while the content still moves counts from where it will be.
    var wanted = motion?.target ?? contentOffset
    switch key.keyCode {
    case .keyboardPageDown: wanted.y += page
    case .keyboardPageUp: wanted.y -= page
    case .keyboardHome: wanted.y = range.low.y
    case .keyboardEnd: wanted.y = range.high.y
    default: return false
    }
    wanted = clamped(wanted)
    guard wanted != contentOffset || motion != nil else { return false }
    setContentOffset(wanted, animated: true)
    return true
  }
}
