// Stage+Pictures: what the stage looks like.

import Essentials
import Foundation
import Layers
import Renderer
import Views

extension Stage {
  /// The frame at this instant, as layers.
  public var frame: Frame {
    enter()
    return UIApplication.shared.frame
  }

  /// The frame at this instant, as pixels.
  public func picture() -> Bitmap {
    let frame = frame
    let bitmap = renderer.render(frame)
    onPicture?(frame, bitmap)
    return bitmap
  }

  /// What the last picture took: layers painted, rasterized and reused, and characters for which no font has a glyph.
  public var statistics: RenderStatistics { renderer.statistics }

  /// The pictures at given times from now, in seconds and rising, side by side with a gap of `gap` pixels. The stage
  /// stands at the last of the times afterwards.
  public func filmstrip(at times: [Double], gap: Int = 8) -> Bitmap {
    let start = time
    let pictures = times.map { moment in
      advance(by: max(0, start + moment - time))
      return picture()
    }
    return Bitmap.row(of: pictures, gap: gap)
  }
}

extension Bitmap {
  /// Pictures side by side on mid-grey, their tops aligned.
  static func row(of pictures: [Bitmap], gap: Int) -> Bitmap {
    let width = pictures.map(\.width).reduce(0, +) + gap * max(0, pictures.count - 1)
    let height = pictures.map(\.height).max() ?? 0
    var bytes = [UInt8](repeating: 128, count: width * height * 4)
    for alpha in stride(from: 3, to: bytes.count, by: 4) { bytes[alpha] = 255 }
    var left = 0
    for picture in pictures {
      for row in 0..<picture.height {
        let source = row * picture.width * 4
        let target = (row * width + left) * 4
        bytes.replaceSubrange(
          target..<target + picture.width * 4, with: picture.bytes[source..<source + picture.width * 4])
      }
      left += picture.width + gap
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}
