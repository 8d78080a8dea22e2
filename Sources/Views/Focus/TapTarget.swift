// TapTarget: views that a user sees as one thing to tap.

/// A view that is tapped as a whole: a control, a cell.
@MainActor
package protocol TapTarget: UIView {
  /// Whether a tap does something now.
  var acceptsTap: Bool { get }
}

extension UIView {
  /// Whether the view is one thing to tap, and takes taps now.
  package var isTapTarget: Bool { (self as? any TapTarget)?.acceptsTap == true }
}

extension UIControl: TapTarget {
  package var acceptsTap: Bool { isEnabled && isUserInteractionEnabled }
}
