// UILayoutSupport: the older guides that say how far bars cover a controller's view.

import Foundation

/// What a controller's top and bottom layout guides offer.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How many points of the view the bars at this edge cover; valid once the controller has laid its view out.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A strip along the top or bottom edge of a controller's view, as high as the controller says.
@MainActor
package final class LayoutSupportGuide: NSObject, UILayoutSupport {
  package enum Edge: Sendable { case top, bottom }

  package let edge: Edge
  /// The controller's view, whose full width the strip has.
  package weak var owningView: UIView?
  /// The strip's height in points; setting it lays the view out again where constraints name the guide.
  package var length: CGFloat = 0 {
    didSet { if length != oldValue { owningView?.layoutInputsChanged() } }
  }

  package init(edge: Edge, owningView: UIView? = nil) {
    self.edge = edge
    self.owningView = owningView
  }

  package var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  package var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  package var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
}
