// UIViewController+OldNames: the spellings of Swift 4.1 and earlier, for code that still uses them.

extension UIViewController {
  /// The older name of `children`.
  public var childViewControllers: [UIViewController] { children }
  /// The older name of `addChild(_:)`.
  public func addChildViewController(_ child: UIViewController) { addChild(child) }
  /// The older name of `removeFromParent()`.
  public func removeFromParentViewController() { removeFromParent() }
  /// The older name of `willMove(toParent:)`.
  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
  /// The older name of `didMove(toParent:)`.
  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
  /// The older name of `isMovingToParent`.
  public var isMovingToParentViewController: Bool { isMovingToParent }
  /// The older name of `isMovingFromParent`.
  public var isMovingFromParentViewController: Bool { isMovingFromParent }
}
