// UIGraphics: which context drawing code talks to now, and the functions that draw into it.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Essentials
import Foundation
import Geometry
import Layers

/// The contexts that are being drawn into, the innermost last.
@MainActor
private final class GraphicsStack {
  static var current: GraphicsStack { Turn.current.slot(GraphicsStack.self) { GraphicsStack() } }

  var contexts: [CGContext] = []
  /// The open image contexts, with their size in points and the scale that was asked for.
  var images: [(context: CGContext, size: CGSize, scale: CGFloat)] = []
}

/// The context that is drawn into now; nil outside of `draw(_:)` and image contexts.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.contexts.last }

/// Makes a context the current one until it is popped.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.current.contexts.append(context) }

/// Goes back to the context that was current before.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = GraphicsStack.current.contexts.popLast() }

// MARK: Images

/// Begins an image of `size` points, one pixel to a point.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image of `size` points, black at first where it is opaque; `scale` 0 means the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let context = CGContext(clip: CGRect(origin: .zero, size: size))
  if opaque { context.record(.fill(CGPath(rect: CGRect(origin: .zero, size: size)), .black, .winding)) }
  let scale = scale > 0 ? scale : Turn.current.host.environment.scale
  GraphicsStack.current.images.append((context, size, scale))
  UIGraphicsPushContext(context)
}

/// What has been drawn into the innermost image context; nil where none is open.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsStack.current.images.last.map {
    UIImage(content: .picture($0.context.picture), size: $0.size, scale: $0.scale)
  }
}

/// Ends the innermost image context.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  guard let image = GraphicsStack.current.images.popLast() else { return }
  GraphicsStack.current.contexts.removeAll { $0 === image.context }
}

// MARK: Drawing

/// Fills a rectangle of the current context with its fill colour.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line of one point just inside a rectangle of the current context, in its fill colour.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  let inside = rect.insetBy(dx: 1, dy: 1)
  let frame = CGMutablePath()
  frame.addRect(rect)
  if inside.width > 0, inside.height > 0 { frame.addRect(inside) }
  UIGraphicsGetCurrentContext()?.addPath(frame)
  UIGraphicsGetCurrentContext()?.fillPath(using: .evenOdd)
}

@MainActor
extension UIColor {
  /// Makes this the colour of fills and strokes in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of fills in the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the colour of strokes in the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension CGContext {
  /// Records several steps.
  package func append(_ commands: [Picture.Command]) {
    for command in commands { record(command) }
  }
}
