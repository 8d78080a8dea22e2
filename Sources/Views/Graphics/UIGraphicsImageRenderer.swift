// UIGraphicsImageRenderer: drawing code made into an image. The drawing is recorded and stays crisp at every scale.

import Essentials
import Foundation
import Geometry
import Layers

/// How an image renderer draws.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels to a point of images whose pixels are asked for; the screen's at first.
  open var scale: CGFloat
  /// Whether the image has no transparent parts: it is black at first.
  open var opaque = false

  public override init() { scale = Turn.current.host.environment.scale }

  /// The format for the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The format for the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Where an image renderer's drawing code draws.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// The context to draw into.
  public let cgContext: CGContext
  /// How the image is drawn.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, bounds: CGRect) {
    (self.cgContext, self.format, self.bounds) = (cgContext, format, bounds)
  }

  /// The image as drawn so far.
  open var currentImage: UIImage {
    UIImage(content: .picture(cgContext.picture), size: bounds.size, scale: format.scale)
  }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Strokes a rectangle's outline, one point inside, with the stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Draws from here on only inside the rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The older name of an image renderer's context.
public typealias UIGraphicsRendererContext = UIGraphicsImageRendererContext

/// Makes images from drawing code.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///       UIColor.red.setFill()
///       context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
///     }
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  /// What the drawing code does.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// How images are drawn.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// A renderer of images that show `bounds`, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// A renderer of images that show `bounds`, in points, for the screen.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// A renderer of images of `size` points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of images of `size` points for the screen.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// The image that the actions draw.
  open func image(actions: DrawingActions) -> UIImage {
    let context = CGContext(clip: bounds)
    // The picture's own coordinates begin at zero.
    context.concatenate(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
    if format.opaque { context.record(.fill(CGPath(rect: bounds), .black, .winding)) }
    let renderer = UIGraphicsImageRendererContext(cgContext: context, format: format, bounds: bounds)
    UIGraphicsPushContext(context)
    actions(renderer)
    UIGraphicsPopContext()
    return renderer.currentImage
  }

  /// The PNG file of what the actions draw; empty where the host makes no pixels.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }
}

extension UIImage {
  /// A renderer's format that suits the image.
  @preconcurrency @MainActor
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
