// PixelBound: how many pixels a window, or a picture of one, may have.

import Foundation

/// The bound on what is drawn.
enum PixelBound {
  /// The longest side, in pixels: what graphics devices commonly draw, and half of what cairo and SDL can address.
  static let longestSide = 16_384

  /// In words what is wrong with so many points at so many pixels to a point, and what was expected; nil where nothing.
  static func refusal(of size: CGSize, scale: CGFloat) -> String? {
    let (width, height) = (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
    guard max(width, height) > longestSide else { return nil }
    return "\(width)x\(height) pixels; expected at most \(longestSide) either side"
  }
}
