// CGImage: a picture of pixels, as encoded bytes or as the pixels themselves.

import Foundation

/// An immutable picture. Two images are equal when they are the same image.
public final class CGImage: Hashable, Sendable {
  /// What the image is made of.
  package enum Content: Sendable {
    /// A file's bytes (PNG, JPEG), which a host decodes.
    case encoded(Data)
    /// Rows of premultiplied pixels without padding, four bytes each: blue, green, red, alpha.
    case pixels([UInt8])
  }

  /// The size in pixels.
  public let width, height: Int
  package let content: Content

  package init(width: Int, height: Int, content: Content) {
    (self.width, self.height, self.content) = (width, height, content)
  }

  public static func == (one: CGImage, other: CGImage) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
