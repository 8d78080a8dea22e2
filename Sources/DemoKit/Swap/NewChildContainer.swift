// NewChildContainer: the swap demo in which no child outlives its time on show.

import UIKit

/// Makes a child of the other kind at each exchange, and lets the old one go.
final class NewChildContainer: SwapContainerViewController {
  override func childToShow(after current: UIViewController) -> UIViewController {
    add(current is OneViewController ? TwoViewController() : OneViewController())
  }

  override func didSwap(from old: UIViewController, to new: UIViewController) {
    old.willMove(toParent: nil)
    old.removeFromParent()
    new.didMove(toParent: self)
  }
}
