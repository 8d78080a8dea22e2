// UnwindPath: the way from an unwind's source to its destination, and walking it (W33, W34).

import Views

/// The controllers between a source and a destination that lies further in or out.
@MainActor
struct UnwindPath {
  /// Every controller on the way, the source first and the destination last, each next to the one before.
  let steps: [UIViewController]
  /// The outermost controller whose presentation has to end; nil where nothing is presented in between.
  let presenter: UIViewController?

  /// The way between two controllers that a search has connected.
  init(from source: UIViewController, to destination: UIViewController) {
    let outwards = Array(sequence(first: source, next: \.parentOrPresenter))
    let inwards = Array(sequence(first: destination, next: \.parent))
    let meeting = outwards.firstIndex { step in inwards.contains { $0 === step } }
    let up = Array(outwards[...(meeting ?? outwards.count - 1)])
    let down = inwards.prefix { step in !up.contains { $0 === step } }.reversed()
    steps = up + down
    presenter = Array(zip(up, up.dropFirst())).last { $0.0.parent == nil }?.1
  }

  /// The way, if going outwards from `source` leads to a controller around `destination`, or to itself.
  init?(ifFrom source: UIViewController, leadsTo destination: UIViewController) {
    let outwards = Array(sequence(first: source, next: \.parentOrPresenter).dropFirst())
    let inwards = sequence(first: destination, next: \.parent)
    guard source !== destination, inwards.contains(where: { step in outwards.contains { $0 === step } }) else {
      return nil
    }
    self.init(from: source, to: destination)
  }

  /// Has every container on the way show the next step, and dismisses what was presented. Only one of the two is
  /// seen: under a dismissal the containers change without animation.
  func unwind(_ segue: UIStoryboardSegue) {
    let containers = { [steps] in
      for (container, next) in zip(steps.dropFirst(), steps.dropFirst(2)) {
        container.unwind(for: segue, towards: next)
      }
    }
    guard let presenter, presenter.presentation.presented != nil else { return containers() }
    UIView.performWithoutAnimation { containers() }
    presenter.dismiss(animated: true)
  }

  /// Dismisses what was presented between the two, and nothing else.
  func dismiss() {
    guard let presenter, presenter.presentation.presented != nil else { return }
    presenter.dismiss(animated: true)
  }
}
