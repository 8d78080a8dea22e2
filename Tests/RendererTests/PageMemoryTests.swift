// PageMemoryTests: memory for small and large pictures.

import Foundation
import Testing

@testable import Renderer

@Suite("Memory of pictures") struct PageMemoryTests {
  /// From nothing over a piece of the heap to just below, at, and above what comes from the system by itself.
  @Test("every piece is zeros, aligned and its own", arguments: [0, 1, 4096, (4 << 20) - 4, 4 << 20, (9 << 20) + 4])
  func zeros(count: Int) throws {
    for _ in 0..<3 {
      let pieces = try (0..<2).map { _ in try #require(PageMemory(byteCount: count)) }
      for piece in pieces {
        let bytes = UnsafeRawBufferPointer(start: piece.base, count: count)
        #expect(UInt(bitPattern: piece.base).isMultiple(of: 16))
        #expect(bytes.allSatisfy { $0 == 0 })
        // What is written here must not be found in the other piece, nor in the next ones.
        memset(piece.base, 0xA5, count)
      }
    }
  }

  @Test("what no machine has is refused", arguments: [Int.max, Int.max - 4096, 1 << 60])
  func tooMuch(count: Int) { #expect(PageMemory(byteCount: count) == nil) }
}
