// UIViewController+Containment: parents and children (B1–B7).

import Essentials
import Views

extension UIViewController {
  /// The controller that contains this one; never the one that presents it.
  public var parent: UIViewController? { storedParent }

  /// The contained controllers in the order of their adding; never a presented one.
  public var children: [UIViewController] { storedChildren.all }

  /// The nearest navigation controller around this one.
  public var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// Whether this controller is `other` or lies anywhere inside it.
  func isDescendant(of other: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }

  /// The outermost controller around this one.
  var outermost: UIViewController {
    var top = self
    while let parent = top.parent { top = parent }
    return top
  }

  func adopt(_ child: UIViewController) {
    guard !isDescendant(of: child) else {
      return fault("-[\(type(of: self)) addChild:]: cannot add \(child.named) to itself or to one of its descendants")
    }
    if let other = child.parent {
      if other === self {
        storedChildren.remove(child)
      } else {
        child.removeFromParent()
      }
    }
    child.movement.isToParent = true
    child.movement.isFromParent = false
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
  }

  func leaveParent() {
    guard let parent else { return }
    parent.storedChildren.remove(self)
    storedParent = nil
    didMove(toParent: nil)
    movement.isFromParent = false
  }

  /// How messages call a controller: its class and title.
  var named: String {
    title.map { "<\(type(of: self)) \"\($0)\">" } ?? "<\(type(of: self))>"
  }
}
