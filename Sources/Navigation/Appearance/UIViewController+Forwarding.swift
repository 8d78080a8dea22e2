// UIViewController+Forwarding: how a container's appearance reaches its children (B15, B19).

import Views

extension UIViewController {
  /// The parent's phase as far as it limits this controller's: a parent that forwards nothing limits nothing.
  var phaseOfForwardingParent: AppearancePhase {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return .appeared }
    return parent.appearance.phase
  }

  /// Brings every child to what this controller's phase allows, in the order of `children`.
  func forwardAppearance(animated: Bool) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.parent === self {
      child.adoptWishFromTree()
      child.appearance.settle(animated: animated, of: child)
    }
  }

  /// A child that nobody drives wants to be shown exactly while its view is in its parent's tree.
  private func adoptWishFromTree() {
    guard let parent, !parent.drivesItsChildren, !appearance.isDriven, appearance.depth == 0 else { return }
    let isInTree = parent.viewIfLoaded.flatMap { tree in viewIfLoaded?.isDescendant(of: tree) } ?? false
    switch (isInTree, appearance.wish) {
    case (true, .disappeared), (true, .disappearing): appearance.adopt(.appeared)
    case (false, .appeared), (false, .appearing): appearance.adopt(.disappeared)
    default: break
    }
  }
}

extension UIViewController {
  /// Whether this container decides itself which child appears, so that views entering the window decide nothing.
  var drivesItsChildren: Bool { self is any AppearanceDriver }

  /// Puts what is to be shown into the tree before appearance is forwarded.
  func containerWillAppear() { (self as? any AppearanceDriver)?.driverWillAppear() }

  /// Goes on after the children have heard that they will appear.
  func containerDidForwardWillAppear() { (self as? any AppearanceDriver)?.driverDidForwardWillAppear() }

  /// Goes on after this controller and its children have appeared.
  func containerDidAppear() { (self as? any AppearanceDriver)?.driverDidAppear() }
}

/// A container that decides itself which child appears.
@MainActor
protocol AppearanceDriver: AnyObject {
  func driverWillAppear()
  func driverDidForwardWillAppear()
  func driverDidAppear()
}
