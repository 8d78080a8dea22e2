// LayoutGuides: the older guides that say how far bars cover the view (G23).

import Foundation
import Views

/// A controller's two guides.
@MainActor
package struct LayoutGuides {
  package let top: LayoutSupportGuide
  package let bottom: LayoutSupportGuide
}

extension UIViewController {
  /// How far bars cover the top of the view; valid once the view has been laid out.
  public var topLayoutGuide: any UILayoutSupport { layoutGuides.top }

  /// How far bars cover the bottom of the view; valid once the view has been laid out.
  public var bottomLayoutGuide: any UILayoutSupport { layoutGuides.bottom }

  /// Both guides; a storyboard's constraints name them.
  package var layoutGuides: LayoutGuides {
    if let guides { return guides }
    let made = LayoutGuides(
      top: LayoutSupportGuide(edge: .top, owningView: viewIfLoaded),
      bottom: LayoutSupportGuide(edge: .bottom, owningView: viewIfLoaded))
    guides = made
    updateLayoutGuides()
    return made
  }

  /// Sets the lengths before a layout. A child of a container of the user's own gets 0: only UIKit's containers and
  /// the window say how far they cover it.
  func updateLayoutGuides() {
    guard let guides, let view = viewIfLoaded else { return }
    let isCovered = parent == nil || parent is UINavigationController
    guides.top.owningView = view
    guides.bottom.owningView = view
    guides.top.length = isCovered ? max(0, view.safeAreaInsets.top - additionalSafeAreaInsets.top) : 0
    guides.bottom.length = isCovered ? max(0, view.safeAreaInsets.bottom - additionalSafeAreaInsets.bottom) : 0
  }
}
