// Bitmap: a picture of pixels as a value.

import Foundation

/// A rectangle of pixels, four bytes each: blue, green, red, alpha, the colours premultiplied by the alpha.
public struct Bitmap: Hashable, Sendable {
  /// The size in pixels; both at least 0.
  public let width, height: Int
  /// The rows from the top, without padding: `width` × `height` × 4 bytes.
  public internal(set) var bytes: [UInt8]

  /// One pixel, its colours premultiplied; each component 0…255.
  public struct Pixel: Hashable, Sendable, CustomStringConvertible {
    public var red, green, blue, alpha: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    public var description: String { "(\(red), \(green), \(blue), \(alpha))" }
  }

  /// A bitmap of the given size in pixels, every pixel the same: see-through unless said.
  public init(width: Int, height: Int, pixel: Pixel = Pixel(red: 0, green: 0, blue: 0, alpha: 0)) {
    precondition(width >= 0 && height >= 0, "a bitmap cannot be \(width)×\(height) pixels large")
    (self.width, self.height) = (width, height)
    bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      for index in stride(from: 0, to: width * height * 4, by: 4) {
        (buffer[index], buffer[index + 1]) = (pixel.blue, pixel.green)
        (buffer[index + 2], buffer[index + 3]) = (pixel.red, pixel.alpha)
      }
      count = width * height * 4
    }
  }

  /// A bitmap of rows from the top; `bytes` must hold exactly `width` × `height` × 4.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      width >= 0 && height >= 0 && bytes.count == width * height * 4,
      "\(bytes.count) bytes do not make \(width)×\(height) pixels of four bytes")
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// The pixel in a column and a row, counted from the top left corner; outside the bitmap this is a mistake that
  /// traps.
  public subscript(x: Int, y: Int) -> Pixel {
    get {
      let index = index(x, y)
      return Pixel(red: bytes[index + 2], green: bytes[index + 1], blue: bytes[index], alpha: bytes[index + 3])
    }
    set {
      let index = index(x, y)
      (bytes[index], bytes[index + 1]) = (newValue.blue, newValue.green)
      (bytes[index + 2], bytes[index + 3]) = (newValue.red, newValue.alpha)
    }
  }

  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(
      x >= 0 && x < width && y >= 0 && y < height, "pixel (\(x), \(y)) lies outside a bitmap of \(width)×\(height)")
    return (y * width + x) * 4
  }
}
