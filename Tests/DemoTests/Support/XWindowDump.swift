// XWindowDump: reads the pictures that xwd takes.

import Foundation
import Renderer

/// A screenshot in the X Window Dump format, version 7.
enum XWindowDump {
  struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }

  /// The pixels of a dump with 32 bits a pixel in which blue is the lowest byte, as Xvfb's 24-bit screens are.
  static func bitmap(_ data: Data) throws -> Bitmap {
    let bytes = [UInt8](data)
    // The header is 25 numbers of 32 bits, highest byte first.
    func number(_ index: Int) throws -> Int {
      let start = index * 4
      guard bytes.count >= start + 4 else { throw Unreadable(description: "the dump ends in its header") }
      return bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let (headerSize, version) = (try number(0), try number(1))
    let (width, height) = (try number(4), try number(5))
    let (byteOrder, bitsPerPixel, bytesPerLine, colors) = (
      try number(7), try number(11), try number(12), try number(19)
    )
    guard version == 7, bitsPerPixel == 32, byteOrder == 0 else {
      throw Unreadable(
        description: "version \(version), \(bitsPerPixel) bits, byte order \(byteOrder); expected 7, 32, 0")
    }
    // Behind the header stands a table of colours, 12 bytes each.
    let start = headerSize + colors * 12
    guard bytes.count >= start + bytesPerLine * height else {
      throw Unreadable(description: "the dump ends in its pixels")
    }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      let line = start + row * bytesPerLine
      for column in 0..<width {
        let pixel = line + column * 4
        pixels.append(contentsOf: [bytes[pixel], bytes[pixel + 1], bytes[pixel + 2], 255])
      }
    }
    return Bitmap(width: width, height: height, bytes: pixels)
  }
}
