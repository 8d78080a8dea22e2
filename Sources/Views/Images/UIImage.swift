// UIImage: a picture to show, with its size in points and the way in which it is coloured and stretched.

import Essentials
import Foundation
import Geometry
import Layers

/// An immutable picture: pixels, or drawing commands that stay crisp at every scale.
open class UIImage: NSObject, @unchecked Sendable {
  /// Whether the picture keeps its colours.
  public enum RenderingMode: Int, Sendable {
    /// A stencil where the place is one for stencils, such as a system button; else its own colours.
    case automatic = 0
    /// Always its own colours.
    case alwaysOriginal = 1
    /// Always a stencil, in the tint colour of the view.
    case alwaysTemplate = 2
  }

  /// How the middle of an image with cap insets fills the room.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// What is shown.
  package enum Content: Sendable {
    case pixels(CGImage)
    case picture(Picture)
  }

  package let content: Content
  /// The size in points.
  public let size: CGSize
  /// Pixels to a point.
  public let scale: CGFloat
  /// Whether the picture keeps its colours.
  public private(set) var renderingMode = RenderingMode.automatic
  /// The parts along the edges that keep their size, in points.
  public private(set) var capInsets = UIEdgeInsets.zero
  /// How the part within the cap insets fills the room.
  public private(set) var resizingMode = ResizingMode.tile
  /// The colour that `withTintColor` gave.
  package private(set) var tint: UIColor?

  package init(content: Content, size: CGSize, scale: CGFloat) {
    (self.content, self.size, self.scale) = (content, size, scale)
  }

  /// An image of nothing, 0 points large.
  public convenience override init() { self.init(content: .picture(Picture()), size: .zero, scale: 1) }

  /// Pixels, one to a point.
  public convenience init(cgImage: CGImage) { self.init(pixels: cgImage, scale: 1) }

  /// Pixels, `scale` of them to a point.
  package convenience init(pixels: CGImage, scale: CGFloat) {
    let scale = scale > 0 ? scale : 1
    self.init(
      content: .pixels(pixels),
      size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale), scale: scale)
  }

  /// Drawing commands that fill `size` points.
  package convenience init(picture: Picture, size: CGSize) {
    self.init(content: .picture(picture), size: size, scale: 1)
  }

  /// A sign, as a stencil.
  package convenience init(glyph: Glyph) {
    self.init(picture: Picture(commands: glyph.commands(color: .black)), size: glyph.size)
    renderingMode = .alwaysTemplate
  }

  private func copy(_ change: (UIImage) -> Void) -> UIImage {
    let image = UIImage(content: content, size: size, scale: scale)
    (image.renderingMode, image.capInsets, image.resizingMode, image.tint) =
      (renderingMode, capInsets, resizingMode, tint)
    change(image)
    return image
  }
}

// MARK: Copies that look different

extension UIImage {
  /// The same picture, as a stencil or in its own colours.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy { $0.renderingMode = renderingMode }
  }

  /// The picture's shape in one colour.
  public func withTintColor(_ color: UIColor) -> UIImage { copy { $0.tint = color } }

  /// The picture's shape in one colour, to be shown as a stencil or not.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// The same picture with edges that keep their size when it is stretched; `capInsets` in points. Its middle repeats.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same picture with edges that keep their size when it is stretched; `capInsets` in points.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    copy { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }

  /// The same picture whose middle point is stretched; the caps are in points from the left and from the top.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? size.height - top - 1 : 0,
        right: left > 0 ? size.width - left - 1 : 0),
      resizingMode: .stretch)
  }
}

// MARK: Pixels

@MainActor
extension UIImage {
  /// The picture's pixels; drawing commands are painted at the screen's scale. Nil where there is nothing to paint,
  /// or the host paints no pixels.
  public var cgImage: CGImage? {
    switch content {
    case .pixels(let image): return image
    case .picture(let picture):
      guard size.width > 0, size.height > 0 else { return nil }
      let host = Turn.current.host
      return host.rasterize(picture, size: size, scale: max(scale, host.environment.scale))
    }
  }

  /// The picture as a PNG file; nil where the host makes none.
  public func pngData() -> Data? { cgImage.flatMap { Turn.current.host.pngData(of: $0) } }
}
