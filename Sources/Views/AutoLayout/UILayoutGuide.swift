// UILayoutGuide: a rectangle that takes part in layout without being a view.

import Foundation
import Geometry

/// A rectangle in a view's coordinates that constraints may name; it draws nothing and gets no events.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view whose guide this is; set by `addLayoutGuide(_:)`.
  open weak var owningView: UIView?
  /// A name that stands in messages.
  open var identifier: String = ""
  /// How the guide's rectangle comes about.
  let kind: Kind
  /// The rectangle of the last solution, in the owning view's coordinates.
  var solvedFrame = CGRect.zero

  /// The ways in which a guide's rectangle comes about.
  enum Kind {
    /// By constraints alone.
    case free
    /// The owner's bounds less its safe area, its layout margins, or margins at a width that is easy to read.
    case safeArea, margins, readableContent
    /// The scroll view's own rectangle, or the rectangle of its content.
    case scrollFrame, scrollContent
  }

  public override init() { kind = .free }

  init(kind: Kind, owner: UIView, identifier: String) {
    self.kind = kind
    super.init()
    owningView = owner
    self.identifier = identifier
  }

  /// The guide's rectangle in the owning view's coordinates, valid after layout.
  open var layoutFrame: CGRect {
    guard let owner = owningView else { return .zero }
    switch kind {
    case .free: return solvedFrame
    case .safeArea: return owner.bounds.inset(by: owner.safeAreaInsets)
    case .margins: return owner.bounds.inset(by: owner.layoutMargins)
    case .readableContent: return owner.bounds.inset(by: owner.readableInsets)
    case .scrollFrame: return owner.bounds
    case .scrollContent: return CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
    }
  }

  /// The guide's leading edge; with its siblings the values from which constraints are made.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
}
