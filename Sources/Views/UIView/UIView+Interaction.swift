// UIView+Interaction: recognisers of a view, and how animations keep touches from it.

import Essentials
import Foundation

/// What touches meet at one view.
struct InteractionState {
  var recognizers: [UIGestureRecognizer] = []
  /// How many animations and transitions run, and how many of them keep touches away.
  var running = 0
  var blocking = 0
  /// The transitions that wait until none runs any more (F2).
  var waiting: [@MainActor () -> Void] = []
  /// Where the ring of the keyboard's focus stands around the view; nil takes the usual place.
  var focusRing: FocusRing?
}

/// The shape of the ring that shows the keyboard's focus.
package struct FocusRing {
  /// How far inside the view's edges its outer edge lies, across and down, and the radius of its corners, in points.
  package let dx, dy, cornerRadius: CGFloat

  package init(dx: CGFloat, dy: CGFloat, cornerRadius: CGFloat) {
    (self.dx, self.dy, self.cornerRadius) = (dx, dy, cornerRadius)
  }

  package init(inset: CGFloat, cornerRadius: CGFloat) { self.init(dx: inset, dy: inset, cornerRadius: cornerRadius) }
}

extension UIView {
  /// Where the ring stands around a view whose own edges are cut off; nil takes the usual place, outside the view.
  package var focusRing: FocusRing? {
    get { interactionState.focusRing }
    set { interactionState.focusRing = newValue }
  }

  func add(recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    interactionState.recognizers.append(recognizer)
    recognizer.view = self
  }

  func remove(recognizer: UIGestureRecognizer) {
    guard let place = interactionState.recognizers.firstIndex(of: recognizer) else { return }
    interactionState.recognizers.remove(at: place)
    recognizer.giveUp()
    recognizer.view = nil
  }

  func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for recognizer in interactionState.recognizers where !recognizers.contains(recognizer) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }

  /// Whether an animation or a transition of this view keeps touches from it and all inside it (A25, F14).
  var isBlockedByAnimation: Bool { interactionState.blocking > 0 }

  func animationBegan(allowsTouches: Bool) {
    interactionState.running += 1
    if !allowsTouches { interactionState.blocking += 1 }
  }

  func animationStopped(allowsTouches: Bool) {
    interactionState.running -= 1
    if !allowsTouches { interactionState.blocking -= 1 }
    guard interactionState.running == 0, !interactionState.waiting.isEmpty else { return }
    // After the completion of what has just stopped.
    Turn.current.enqueue(.completions) { [weak self] in self?.runWaitingTransition() }
  }

  /// Calls `work` now, or as soon as no animation and no transition of this view runs any more.
  func whenStill(_ work: @escaping @MainActor () -> Void) {
    interactionState.waiting.append(work)
    runWaitingTransition()
  }

  private func runWaitingTransition() {
    while interactionState.running == 0, !interactionState.waiting.isEmpty { interactionState.waiting.removeFirst()() }
  }
}
