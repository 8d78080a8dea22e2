// TouchDelivery: one touch on its way to the touched view: held back, with the view, or over.

import Essentials
import Foundation

/// The view's side of one touch.
@MainActor
final class TouchDelivery {
  /// How long a scroll view waits before its content gets a touch, in seconds. Source: measured on UIKit by others.
  static let contentDelay = 0.15

  let touch: UITouch
  private(set) var isOver = false
  private(set) var isWithView = false
  private var event: UIEvent
  private var followers: [UIGestureRecognizer] = []
  private var delay: Turn.Ticket?
  private var hasEnded = false

  init(touch: UITouch, event: UIEvent) {
    self.touch = touch
    self.event = event
  }

  /// Sends the touch to its view, or begins to hold it back.
  func start(followers: [UIGestureRecognizer]) {
    self.followers = followers
    if followers.contains(where: { $0.isRecognized && $0.cancelsTouchesInView }) { return cancel() }
    if let scrollView = enclosingScrollView, scrollView.delaysContentTouches, scrollView.canDragContent {
      delay = Turn.current.schedule(at: Turn.current.now + Self.contentDelay) { [weak self] in
        self?.delay = nil
        GestureArena.current.settle()
      }
    }
    settle()
  }

  func advance(to phase: UITouch.Phase, event: UIEvent) {
    self.event = event
    switch phase {
    case .moved:
      if isWithView && !hasEnded { touch.view?.touchesMoved([touch], with: event) }
    case .ended:
      hasEnded = true
      stopDelay()
    case .cancelled: cancel()
    default: break
    }
  }

  /// Goes on as soon as nothing holds the touch back.
  func settle() {
    if isOver { return }
    if !isWithView {
      guard delay == nil, !followers.contains(where: { $0.delaysTouchesBegan && isUndecided($0) }) else { return }
      begin()
    }
    guard hasEnded, !isOver, !followers.contains(where: { $0.delaysTouchesEnded && isUndecided($0) }) else { return }
    finish()
    touch.view?.touchesEnded([touch], with: event)
  }

  /// Takes the touch from the view for good.
  func cancel() {
    if isOver { return }
    let wasWithView = isWithView
    finish()
    if wasWithView { touch.view?.touchesCancelled([touch], with: event) }
  }

  private func begin() {
    if let scrollView = enclosingScrollView, let view = touch.view,
      !scrollView.touchesShouldBegin([touch], with: event, in: view)
    {
      return finish()
    }
    isWithView = true
    touch.view?.touchesBegan([touch], with: event)
  }

  private func finish() {
    stopDelay()
    isOver = true
    isWithView = false
  }

  private func stopDelay() {
    if let delay { Turn.current.cancel(delay) }
    delay = nil
  }

  /// Whether the recogniser may still be recognised by what this touch does: after the touch has ended, only one that
  /// waits for more taps, or for another's failure.
  private func isUndecided(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.state == .possible else { return false }
    return hasEnded ? recognizer.awaitsMoreTouches || !recognizer.pendingStates.isEmpty : !recognizer.touches.isEmpty
  }

  /// The innermost scroll view whose content the touched view is.
  private var enclosingScrollView: UIScrollView? {
    sequence(first: touch.view?.superview, next: { $0?.superview }).lazy
      .compactMap { $0 as? UIScrollView }.first
  }
}
