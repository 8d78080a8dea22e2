// Bitmap+PNG: pictures as PNG files, read and written by Cairo.

import CCairo
import Foundation
import Geometry

/// Why bytes are no picture, or a picture no bytes, in words.
public struct BitmapError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String
}

extension Bitmap {
  /// The picture in a PNG file's bytes; throws a `BitmapError` that says what is wrong with them.
  public init(png: Data) throws {
    var reader = ByteReader(bytes: [UInt8](png))
    let surface = withUnsafeMutablePointer(to: &reader) { pointer in
      cairo_image_surface_create_from_png_stream(
        { closure, target, length in
          guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
          return closure.assumingMemoryBound(to: ByteReader.self).pointee.read(into: target, count: Int(length))
        }, pointer)
    }
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS, let pixels = cairo_image_surface_get_data(surface) else {
      throw BitmapError(
        description: "The \(png.count) bytes are no PNG: \(String(cString: cairo_status_to_string(status))).")
    }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let hasAlpha = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
    // In bounds: Cairo holds height rows of `stride` bytes, of which the first width × 4 are pixels.
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      for y in 0..<height {
        guard let base = buffer.baseAddress else { break }
        memcpy(base + y * width * 4, pixels + y * stride, width * 4)
      }
      if !hasAlpha {  // a format without alpha leaves the fourth byte undefined
        for index in Swift.stride(from: 3, to: width * height * 4, by: 4) { buffer[index] = 255 }
      }
      count = width * height * 4
    }
    self.init(width: width, height: height, bytes: bytes)
  }

  /// The picture as a PNG file; reading that file gives this bitmap again, bit for bit.
  public func pngData() throws -> Data {
    guard width > 0, height > 0 else {
      throw BitmapError(description: "A picture of \(width)×\(height) pixels cannot be a PNG.")
    }
    var copy = bytes
    var writer = ByteWriter()
    // In bounds: Cairo reads height rows of width × 4 bytes, which is what `bytes` holds.
    let status = copy.withUnsafeMutableBufferPointer { buffer in
      let surface = cairo_image_surface_create_for_data(
        buffer.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
      defer { cairo_surface_destroy(surface) }
      return withUnsafeMutablePointer(to: &writer) { pointer in
        cairo_surface_write_to_png_stream(
          surface,
          { closure, source, length in
            guard let closure, let source else { return CAIRO_STATUS_WRITE_ERROR }
            let bytes = UnsafeBufferPointer(start: source, count: Int(length))
            closure.assumingMemoryBound(to: ByteWriter.self).pointee.data.append(contentsOf: bytes)
            return CAIRO_STATUS_SUCCESS
          }, pointer)
      }
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw BitmapError(
        description: "\(width)×\(height) pixels cannot be a PNG: \(String(cString: cairo_status_to_string(status))).")
    }
    return writer.data
  }
}

/// What has been read of some bytes.
private struct ByteReader {
  let bytes: [UInt8]
  var position = 0

  /// Copies the next `count` bytes, or says that there are fewer.
  mutating func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> cairo_status_t {
    guard count <= bytes.count - position else { return CAIRO_STATUS_READ_ERROR }
    bytes.withUnsafeBufferPointer { buffer in
      if let base = buffer.baseAddress { memcpy(target, base + position, count) }
    }
    position += count
    return CAIRO_STATUS_SUCCESS
  }
}

private struct ByteWriter {
  var data = Data()
}
