// AppearanceState: the state machine behind the appearance calls.
//
//   disappeared ──willAppear──▶ appearing ──didAppear──▶ appeared
//        ▲                       │     ▲                    │
//        │               willDisappear willAppear     willDisappear
//        │                       ▼     │                    │
//        └──didDisappear────── disappearing ◀───────────────┘
//
// Every call is an edge of this drawing, so a controller never hears two of a kind in a row, whatever is done to it.
// A container's transition, the window and the parent only set wishes; `settle` walks the edges.

import Essentials

/// The appearance of one controller.
@MainActor
final class AppearanceState {
  /// What the controller has been told.
  private(set) var phase = AppearancePhase.disappeared
  /// What its container, or the window, wants; the parent's phase limits it.
  private(set) var wish = AppearancePhase.disappeared
  /// Whether the transition that runs moves.
  private(set) var isAnimated = false
  /// Whether a transition drives this controller, so that the window's news are no news.
  private(set) var isDriven = false
  /// How many begin calls wait for their end.
  private(set) var depth = 0
  /// Tells one wish from a later one, so that what waits for a commit acts only on its own.
  private(set) var generation = 0
  private var isAppearingWasSent = false
}

// MARK: Wishes

extension AppearanceState {
  /// Follows a transition of UIKit's own: appearing and disappearing take the controller over, the others let it go.
  func drive(to wish: AppearancePhase, animated: Bool, of controller: UIViewController) {
    isDriven = wish == .appearing || wish == .disappearing
    depth = 0
    want(wish, animated: animated, of: controller)
  }

  /// Follows the window, or a parent that found the view in its tree.
  func want(_ wish: AppearancePhase, animated: Bool, of controller: UIViewController) {
    self.wish = wish
    generation += 1
    settle(animated: animated, of: controller)
  }

  /// What the public begin call asks for.
  func begin(_ isAppearing: Bool, animated: Bool, of controller: UIViewController) {
    let begun = isAppearing ? AppearancePhase.appearing : .disappearing
    let done = isAppearing ? AppearancePhase.appeared : .disappeared
    if (depth > 0 && wish == begun) || wish == done {
      noteUnbalanced(controller)
      depth += 1
      return
    }
    depth = 1
    want(begun, animated: animated, of: controller)
  }

  /// What the public end call asks for.
  func end(of controller: UIViewController) {
    guard depth > 0 else { return noteUnbalanced(controller) }
    depth -= 1
    guard depth == 0 else { return }
    if wish == .appearing { want(.appeared, animated: isAnimated, of: controller) }
    if wish == .disappearing { want(.disappeared, animated: isAnimated, of: controller) }
  }

  private func noteUnbalanced(_ controller: UIViewController) {
    Log.note("Unbalanced calls to begin/end appearance transitions for \(controller.named).")
  }
}

// MARK: Calls

extension AppearanceState {
  /// Walks from the phase that the controller knows to the one that holds now, one call an edge.
  func settle(animated: Bool, of controller: UIViewController) {
    let target = AppearancePhase.effective(wish: wish, under: controller.phaseOfForwardingParent)
    switch (phase, target) {
    case (.disappeared, .disappearing), (.appeared, .appearing): break
    case (.appearing, .appearing), (.disappearing, .disappearing): break
    case (.appeared, .appeared), (.disappeared, .disappeared): break
    case (_, .appearing): tellWillAppear(animated, controller)
    case (.appearing, .appeared): tellDidAppear(controller)
    case (_, .appeared):
      tellWillAppear(animated, controller)
      if isStill(.appearing, towards: .appeared, of: controller) { tellDidAppear(controller) }
    case (_, .disappearing): tellWillDisappear(animated, controller)
    case (.disappearing, .disappeared): tellDidDisappear(controller)
    case (_, .disappeared):
      tellWillDisappear(animated, controller)
      if isStill(.disappearing, towards: .disappeared, of: controller) { tellDidDisappear(controller) }
    }
  }

  /// Whether the first of two calls left things so that the second is still due.
  private func isStill(
    _ phase: AppearancePhase, towards target: AppearancePhase, of controller: UIViewController
  ) -> Bool {
    self.phase == phase
      && AppearancePhase.effective(wish: wish, under: controller.phaseOfForwardingParent) == target
  }

  private func tellWillAppear(_ animated: Bool, _ controller: UIViewController) {
    controller.loadViewIfNeeded()
    (phase, isAnimated, isAppearingWasSent) = (.appearing, animated, false)
    controller.viewWillAppear(animated)
    controller.containerWillAppear()
    controller.forwardAppearance(animated: animated)
    controller.containerDidForwardWillAppear()
  }

  private func tellDidAppear(_ controller: UIViewController) {
    tellIsAppearing(controller)
    phase = .appeared
    controller.forwardAppearance(animated: isAnimated)
    guard phase == .appeared else { return }
    controller.viewDidAppear(isAnimated)
    if phase == .appeared { controller.containerDidAppear() }
  }

  private func tellWillDisappear(_ animated: Bool, _ controller: UIViewController) {
    (phase, isAnimated) = (.disappearing, animated)
    controller.viewWillDisappear(animated)
    controller.forwardAppearance(animated: animated)
  }

  private func tellDidDisappear(_ controller: UIViewController) {
    phase = .disappeared
    controller.forwardAppearance(animated: isAnimated)
    guard phase == .disappeared else { return }
    controller.viewDidDisappear(isAnimated)
  }

  /// Sends `viewIsAppearing` once for each appearing, as soon as the view is in a window (B20).
  func tellIsAppearing(_ controller: UIViewController) {
    guard phase == .appearing, !isAppearingWasSent, controller.viewIfLoaded?.window != nil else { return }
    isAppearingWasSent = true
    controller.viewIsAppearing(isAnimated)
  }
}

extension AppearanceState {
  /// Takes a wish over without acting on it; the caller settles.
  func adopt(_ wish: AppearancePhase) {
    self.wish = wish
    generation += 1
  }
}
