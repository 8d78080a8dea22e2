// UIViewController+WindowAppearance: appearance calls for views that are put in and taken out by hand (B26–B30).

import Essentials
import Views

extension UIViewController {
  /// Whether the window's news decide over this controller's appearance.
  private var followsWindow: Bool {
    guard !appearance.isDriven, appearance.depth == 0 else { return false }
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && !parent.drivesItsChildren
  }

  func viewWillMove(to window: UIWindow?) {
    guard followsWindow else { return }
    let isInWindow = viewIfLoaded?.window != nil
    if window != nil, !isInWindow {
      switch phaseOfForwardingParent {
      case .appeared: appearance.want(.appearing, animated: false, of: self)
      case .appearing: appearance.want(.appeared, animated: false, of: self)  // together with the parent (B28)
      case .disappeared, .disappearing: break  // the parent will tell (B26)
      }
    } else if window == nil, isInWindow {
      appearance.want(.disappearing, animated: false, of: self)
    }
  }

  func viewDidMove(to window: UIWindow?) {
    if window != nil { appearance.tellIsAppearing(self) }
    guard followsWindow else { return }
    switch (window != nil, appearance.wish) {
    case (true, .appearing): settleLater(to: .appeared, from: .appearing, runs: Self.afterCommit)
    case (false, .disappearing):
      let duration = UIView.areAnimationsEnabled ? UIView.inheritedAnimationDuration : 0
      guard duration > 0 else { return appearance.want(.disappeared, animated: false, of: self) }
      // Inside an animation block the view is seen until the animation ends (B29).
      settleLater(to: .disappeared, from: .disappearing) { work in
        Turn.current.schedule(at: Turn.current.now + duration, work)
      }
    default: break
    }
  }

  /// Wants `target` when `runs` runs its work, unless something else has been wanted by then.
  private func settleLater(
    to target: AppearancePhase, from wish: AppearancePhase, runs: (@escaping Turn.Work) -> Void
  ) {
    let generation = appearance.generation
    runs { [weak self] in
      guard let self, appearance.generation == generation, appearance.wish == wish else { return }
      appearance.want(target, animated: false, of: self)
    }
  }

  /// Runs `work` after the next commit. What comes up after this turn's commit waits for the next turn's (B27).
  static func afterCommit(_ work: @escaping Turn.Work) {
    let turn = Turn.current
    guard let phase = turn.phase, phase >= .appearance else {
      turn.enqueue(.appearance, work)
      return
    }
    turn.enqueue(.end) { turn.enqueue(.appearance, work) }
  }
}
