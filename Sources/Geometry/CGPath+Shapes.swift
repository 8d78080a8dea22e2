// CGPath+Shapes: the outlines that have a name: rectangles, rounded rectangles, ellipses.

import Foundation

extension CGPath {
  /// An outline without steps.
  public init() { self.init(elements: []) }

  /// The outline of a rectangle, clockwise on screen from its top left corner.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    let corners = rect.standardized.corners
    self.init(elements: [.move(to: corners[0])] + corners.dropFirst().map { .line(to: $0) } + [.close])
    if let transform { self = applying(transform.pointee) }
  }

  /// The outline of the ellipse that touches the rectangle's sides, clockwise on screen from its right end.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform.map(\.pointee) ?? .identity)
    self = path.path
  }

  /// The outline of a rectangle whose corners are quarters of an ellipse, in points.
  ///
  /// Corners larger than half a side are cut down to it.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform.map(\.pointee) ?? .identity)
    self = path.path
  }
}
