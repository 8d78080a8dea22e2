// UINavigationBarDelegate: who decides over the items of a standalone bar.

import Views

/// Where a bar stands, which says whether its background goes on above it.
public enum UIBarPosition: Int, Sendable {
  /// Not said; as `top`.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen: the background goes on under the status bar.
  case topAttached = 3
}

/// Whether a bar is light or black.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}

/// A bar that can be asked where it stands.
@MainActor
public protocol UIBarPositioning: AnyObject {
  var barPosition: UIBarPosition { get }
}

/// Says where a bar stands.
@MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Is asked before an item is pushed or popped, and told after.
@MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// False keeps the item out.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Told at the end of the animation, or at once where there is none.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// False keeps the item in.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Told at the end of the animation, or at once where there is none.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
