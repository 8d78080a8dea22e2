// LayoutStand: views under constraints for one test.

import Essentials
import Foundation
import Geometry

@testable import Views

/// A root view of 320 × 480 points with its own frame, in a window.
@MainActor
final class LayoutStand {
  let world: World
  let root: UIView

  init(scale: CGFloat = 1, size: CGSize = CGSize(width: 320, height: 480)) {
    world = World(scale: scale)
    root = world.view(CGRect(origin: .zero, size: size))
  }

  /// A view under constraints.
  func view(in superview: UIView? = nil) -> UIView {
    add(UIView(), in: superview)
  }

  /// A view under constraints with content of a size.
  func box(_ width: CGFloat, _ height: CGFloat, in superview: UIView? = nil) -> ContentBox {
    add(ContentBox(width, height), in: superview)
  }

  @discardableResult
  func add<View: UIView>(_ view: View, in superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  func layOut() { world.window.layoutIfNeeded() }
}

/// A view with content of a size.
@MainActor
final class ContentBox: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
