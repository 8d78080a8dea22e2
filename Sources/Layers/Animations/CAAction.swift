// CAAction: what a layer does when one of its properties changes.

import Foundation

/// Something that happens when a layer's property changes.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  /// Tells that what the action was asked for has happened: the layer `anObject` has changed its property `event`.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Stands for no action: whoever gives it ends the search for one.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
