// Bitmap+Image: between pictures of pixels and the images that layers show.

import Essentials
import Foundation
import Geometry

extension Bitmap {
  /// This picture as an image for a layer.
  package var image: CGImage { CGImage(width: width, height: height, content: .pixels(bytes)) }

  /// The pixels of an image, decoded where it is a file's bytes; nil, with a line in the log, where they cannot be
  /// read.
  package init?(_ image: CGImage) {
    switch image.content {
    case .pixels(let bytes):
      self.init(width: image.width, height: image.height, bytes: bytes)
    case .encoded(let data):
      guard let bitmap = Bitmap(decoding: data) else { return nil }
      self = bitmap
    }
  }

  /// The picture in a file's bytes; nil, with a line in the log, where they cannot be read.
  init?(decoding data: Data) {
    if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      Log.note(
        "An image of \(data.count) bytes is a JPEG, which cannot be read here: convert it to PNG. It is left out.")
      return nil
    }
    do {
      try self.init(png: data)
    } catch {
      Log.note("An image cannot be read: \(error) It is left out.")
      return nil
    }
  }
}
