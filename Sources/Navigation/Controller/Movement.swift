// Movement: why a controller appears or disappears, told inside the four appearance calls only (B23).

/// The reasons that are open for one controller.
struct Movement {
  var isToParent = false
  var isFromParent = false
  var isPresented = false
  var isDismissed = false
}

extension UIViewController {
  /// Whether the controller appears because it has been added to its parent. Says nothing of the parent's own reasons.
  public var isMovingToParent: Bool { movement.isToParent }
  /// Whether the controller disappears because it leaves its parent.
  public var isMovingFromParent: Bool { movement.isFromParent }
  /// Whether the controller appears because it is being presented.
  public var isBeingPresented: Bool { movement.isPresented }
  /// Whether the controller disappears because it is being dismissed.
  public var isBeingDismissed: Bool { movement.isDismissed }
}
