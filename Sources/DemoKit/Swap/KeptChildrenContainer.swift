// KeptChildrenContainer: the swap demo in which both children stay, and only their views come and go.

import UIKit

/// Has both children from the start to the end.
final class KeptChildrenContainer: SwapContainerViewController {
  override func makeFirstChild() -> UIViewController {
    let first = add(OneViewController())
    add(TwoViewController()).didMove(toParent: self)
    return first
  }

  override func childToShow(after current: UIViewController) -> UIViewController {
    children.first { $0 !== current } ?? current
  }
}
