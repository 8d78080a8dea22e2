// PixelMemory: room for the pixels of one frame, aligned and touched, so that no page of it is new to anyone.

import Foundation

/// Pixels of four bytes in rows without padding.
final class PixelMemory {
  let bytes: UnsafeMutableRawBufferPointer
  let stride: Int

  init(_ size: PixelSize) {
    stride = size.width * 4
    bytes = .allocate(byteCount: size.bytes, alignment: 64)
    bytes.initializeMemory(as: UInt8.self, repeating: 1)
  }

  deinit { bytes.deallocate() }

  static func == (one: PixelMemory, other: PixelMemory) -> Bool {
    guard let first = one.bytes.baseAddress, let second = other.bytes.baseAddress else { return false }
    return one.bytes.count == other.bytes.count && memcmp(first, second, one.bytes.count) == 0
  }
}
