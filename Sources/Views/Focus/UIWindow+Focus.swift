// UIWindow+Focus: where the keyboard's focus rests, how keys move it, and the ring that shows it.
//
// Views that can be focused are taken in reading order. The ring shows only while the keyboard is used.

import Foundation
import Geometry
import Layers

/// The focus of one window.
@MainActor
final class FocusState {
  weak var view: UIView?
  var showsRing = false
  /// The ring, above all views of the window; made at first use.
  var ring: CALayer?
}

/// Where to the focus moves.
enum FocusMove {
  case forward, backward, up, down, left, right
}

extension UIWindow {
  /// The view on which the focus rests; Return and Space use it.
  package var focusedView: UIView? { focus.view }

  /// Where the ring is seen, in the window's points; nil without one.
  package var focusRingFrame: CGRect? { focus.ring?.frame }

  /// Puts the focus on a view; the ring shows if the keyboard is used.
  package func setFocus(_ view: UIView?, showsRing: Bool) {
    (focus.view, focus.showsRing) = (view, showsRing)
    updateFocusRing()
  }

  /// Moves the focus; false where there is nothing to move it to.
  func moveFocus(_ move: FocusMove) -> Bool {
    let views = focusableViews
    guard let target = target(of: move, among: views) else { return false }
    // The text that is edited keeps the keyboard where it does not agree to let go.
    if let text = firstResponder as? any UIKeyInput, text !== target, !text.resignFirstResponder() { return true }
    setFocus(target, showsRing: true)
    reveal(target)
    if let field = target as? UITextField, field.becomeFirstResponder() { field.selectAll(nil) }
    return true
  }

  /// The focused view while a click would reach it: not while something covers it or it is animated.
  var usableFocus: UIView? { focus.view.flatMap { $0.isReachable ? $0 : nil } }

  /// Uses the focused view as a click would.
  func activateFocusedView() -> Bool {
    guard let view = usableFocus else { return false }
    focus.showsRing = true
    return view.accessibilityActivate()
  }

  /// Follows the pointer: the focus goes with it, unseen.
  func pointerWentDown(on view: UIView) {
    setFocus(sequence(first: view, next: \.superview).first(where: \.canBecomeFocused), showsRing: false)
  }

  /// Takes the focus from a view that is hidden or disabled, and keeps the ring where the view is. Called after layout.
  func updateFocus() {
    if let view = focus.view, !view.canBecomeFocused || !view.isUsable { focus.view = nil }
    updateFocusRing()
  }

  private func reveal(_ view: UIView) {
    for scrollView in sequence(first: view, next: \.superview).dropFirst().compactMap({ $0 as? UIScrollView }) {
      scrollView.scrollRectToVisible(scrollView.convert(view.bounds, from: view), animated: false)
    }
  }

  // MARK: Order

  /// The views that can have the focus, in reading order.
  var focusableViews: [UIView] {
    var found: [UIView] = []
    collectFocusable(in: self, into: &found)
    return found
  }

  private func collectFocusable(in view: UIView, into found: inout [UIView]) {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
    if view.canBecomeFocused {
      if view.isReachable { found.append(view) }
      return
    }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let ordered = view.subviews.enumerated().sorted { one, other in
      let (first, second) = (one.element.frame, other.element.frame)
      if first.midY != second.midY { return first.midY < second.midY }
      if first.midX != second.midX { return (first.midX < second.midX) != isMirrored }
      return one.offset < other.offset
    }
    for (_, subview) in ordered { collectFocusable(in: subview, into: &found) }
  }

  private func target(of move: FocusMove, among views: [UIView]) -> UIView? {
    guard let present = focus.view, let place = views.firstIndex(of: present) else {
      return move == .backward ? views.last : views.first
    }
    switch move {
    case .forward: return views[(place + 1) % views.count]
    case .backward: return views[(place + views.count - 1) % views.count]
    case .up, .down, .left, .right: return nearest(to: present, by: move, among: views)
    }
  }

  /// The nearest view in a direction; ways across count twice, so that a column is kept.
  private func nearest(to present: UIView, by move: FocusMove, among views: [UIView]) -> UIView? {
    let start = present.convert(present.bounds, to: self).center
    func cost(_ view: UIView) -> CGFloat? {
      let end = view.convert(view.bounds, to: self).center
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      switch move {
      case .up: return dy < 0 ? -dy + 2 * abs(dx) : nil
      case .down: return dy > 0 ? dy + 2 * abs(dx) : nil
      case .left: return dx < 0 ? -dx + 2 * abs(dy) : nil
      default: return dx > 0 ? dx + 2 * abs(dy) : nil
      }
    }
    return views.compactMap { view in cost(view).map { (view, $0) } }.min { $0.1 < $1.1 }?.0
  }

  // MARK: The ring

  private static let ringWidth: CGFloat = 2

  /// Two points wide, two points outside the view where it says nothing else: UIKit's halo on larger screens. It is
  /// drawn in where an edge of the window or of a view that cuts its content off would cut it, so that it is whole.
  private func updateFocusRing() {
    guard focus.showsRing, let view = usableFocus, let (frame, cornerRadius) = ringPlace(around: view) else {
      focus.ring?.removeFromSuperlayer()
      focus.ring = nil
      return
    }
    let ring = focus.ring ?? CALayer()
    focus.ring = ring
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    if ring.frame != frame { ring.frame = frame }
    ring.borderWidth = Self.ringWidth
    ring.cornerRadius = cornerRadius
    ring.borderColor = view.effectiveTintColor.cgColor
    // In front of all views, whatever their zPosition: none stands this far forward.
    ring.zPosition = 1_000_000
    if ring.superlayer !== layer { layer.addSublayer(ring) }
    CATransaction.commit()
  }

  /// Where the ring stands, in the window's points; nil where too little of the view is seen for one.
  private func ringPlace(around view: UIView) -> (frame: CGRect, cornerRadius: CGFloat)? {
    let own = view.layer.cornerRadius
    let shape = view.focusRing ?? FocusRing(inset: -2, cornerRadius: own > 0 ? own + 2 : 4)
    var frame = view.convert(view.bounds, to: self).insetBy(dx: shape.dx, dy: shape.dy).intersection(bounds)
    for around in sequence(first: view, next: \.superview).dropFirst() where around.clipsToBounds {
      // What bars cover of a scroll view is not seen, though its content reaches there.
      let seen = (around as? UIScrollView)?.boundsBesideBars ?? around.bounds
      frame = frame.intersection(around.convert(seen, to: self))
    }
    // A null rectangle is 0 wide.
    let least = 2 * Self.ringWidth
    return frame.width > least && frame.height > least ? (frame, shape.cornerRadius) : nil
  }
}

extension UIView {
  /// Whether a click would reach the view: nothing covers its middle. What a scroll view has scrolled out of sight is
  /// reachable too, as it can be scrolled back.
  var isReachable: Bool {
    guard let window, window !== self, isUsable else { return false }
    let middle = convert(bounds.center, to: window)
    for view in sequence(first: self, next: \.superview) where view is UIScrollView {
      if view.point(inside: view.convert(middle, from: nil), with: nil) { continue }
      // Out of sight: the scroll view itself must be reachable.
      let center = view.convert(view.bounds.center, to: window)
      return window.hitTest(center, with: nil)?.isDescendant(of: view) == true
    }
    return window.hitTest(middle, with: nil)?.isDescendant(of: self) == true
  }

  /// Whether neither the view nor one around it is hidden or disabled.
  fileprivate var isUsable: Bool {
    sequence(first: self, next: \.superview).allSatisfy {
      !$0.isHidden && $0.alpha >= 0.01 && $0.isUserInteractionEnabled
    }
  }
}
