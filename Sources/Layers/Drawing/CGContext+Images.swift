// CGContext+Images: images and text.

import Foundation
import Geometry

extension CGContext {
  /// Draws an image into a rectangle. As Quartz has y up, the image stands on its head where y is down: code that
  /// turns the context over beforehand gets it upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    record(.save)
    record(.concat(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)))
    record(.image(image, in: rect))
    record(.restore)
  }

  /// Draws an image upright into a rectangle.
  package func drawUpright(_ image: CGImage, in rect: CGRect) { record(.image(image, in: rect)) }

  /// Draws an image's alpha in one colour, upright.
  package func drawStencil(_ image: CGImage, in rect: CGRect, color: CGColor) {
    record(.stencil(image, in: rect, faded(color)))
  }

  /// Draws one line of text.
  package func draw(_ text: Picture.Text) {
    var text = text
    text.color = faded(text.color)
    record(.text(text))
  }
}
