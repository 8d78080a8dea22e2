// MeasuredSizes: the sizes that pictures are measured at, and stages of these sizes.

import Foundation
import Stage

extension PixelSize {
  /// The sizes that transitions are measured at.
  static let measured = [(1280, 720), (1920, 1080), (3840, 2160)].map { PixelSize(width: $0.0, height: $0.1) }
  static let full = PixelSize(width: 1920, height: 1080)
  static let large = PixelSize(width: 3840, height: 2160)

  /// The pixels to a point with which such a display is used.
  var scale: CGFloat { height > 1440 ? 2 : 1 }
}

extension Stage {
  /// A stage of so many pixels, at the scale with which such a display is used.
  convenience init(size: PixelSize) throws {
    try self.init(
      size: CGSize(width: CGFloat(size.width) / size.scale, height: CGFloat(size.height) / size.scale),
      scale: size.scale)
  }

  /// Taps the row of the gallery with that title.
  func tap(row title: String) throws {
    guard let text = visibleTexts.first(where: { $0.string == title }) else {
      throw StageError.nothingToTap(text: title, there: visibleTexts.map(\.string))
    }
    tap(at: CGPoint(x: text.frame.midX, y: text.frame.midY))
  }
}
