// UIViewController+Presenting: who presents whom, and what is refused (M5–M8).

import Essentials
import Views

/// The presentations that one controller takes part in.
struct PresentationLinks {
  /// The controller that this one presents itself.
  var presented: UIViewController?
  /// The controller that presents this one itself.
  weak var presenting: UIViewController?
  /// The presentation of this controller, while it lasts.
  var session: Presentation?
}

extension UIViewController {
  /// The controller that this one, or one around it, presents.
  public var presentedViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presentation.presented).first
  }

  /// The controller that presents this one, or one around it.
  public var presentingViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presentation.presenting).first
  }

  /// What frames the presentation of this controller, or of one around it, while it lasts.
  public var presentationController: UIPresentationController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presentation.session?.controller).first
  }

  /// Whether this very controller, and no container around it, is presented.
  var isPresentedRoot: Bool { presentation.presenting != nil }

  func beginPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter(for: presented.modalPresentationStyle)
    let attempt = "Attempt to present \(presented.named) on \(presenter.named)"
    if let current = presenter.presentation.presented {
      let isRunning = current.presentation.session?.isRunning ?? false
      let reason =
        isRunning ? "while a presentation is in progress!" : "which is already presenting \(current.named)"
      return Log.note("Warning: \(attempt) \(reason)")
    }
    if presenter.presentation.session?.isRunning ?? false {
      return Log.note("Warning: \(attempt) while a presentation is in progress!")
    }
    guard !presented.isActive, !isDescendant(of: presented) else {
      return fault("Application tried to present modally an active controller \(presented.named).")
    }
    guard presenter.viewIfLoaded?.window != nil else {
      return Log.note("Warning: \(attempt) whose view is not in the window hierarchy!")
    }
    Presentation(of: presented, by: presenter, asked: self).present(
      animated: animated && UIView.areAnimationsEnabled, completion: completion)
  }

  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    let line = sequence(first: self, next: \.parent)
    let presenting = line.first { $0.presentation.presented != nil } ?? presentingViewController
    guard let bottom = presenting?.presentation.presented?.presentation.session else { return }
    bottom.dismiss(animated: animated && UIView.areAnimationsEnabled, completion: completion)
  }

  /// Whether the controller is on screen or on its way: presented, contained, or a window's root.
  private var isActive: Bool {
    isPresentedRoot || presentation.presented != nil || parent != nil
      || UIApplication.shared.windows.contains { $0.rootViewController === self }
  }

  /// The controller whose view a presentation in `style` covers (M7).
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return outermost }
    return sequence(first: self, next: \.parent).first(where: \.definesPresentationContext) ?? outermost
  }
}

extension UIViewController {
  /// Where the view was before a presentation over it took it out, so that the responder chain still has an end.
  var placeWhenCovered: UIView? { presentation.presented?.presentation.session?.place?.superview }
}
