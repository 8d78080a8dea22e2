// PageMemory: where pictures keep their pixels.

import Foundation

/// Zeroed memory that is given back with it.
///
/// A large piece comes from the system by itself and in pages of two megabytes where there are such: a picture of a
/// large window would else stop at two thousand pages on its first way through, and those stops take as long as all
/// painting.
final class PageMemory {
  /// `byteCount` bytes of zeros, aligned to sixteen.
  let base: UnsafeMutableRawPointer

  /// What was asked of the system; nil for a piece of the heap.
  private let mapping: (base: UnsafeMutableRawPointer, byteCount: Int)?

  /// The size of a large page in bytes, and of the least piece that is sure to have one.
  private static let largePage = 2 << 20
  private static let leastMapping = 2 * largePage

  /// nil where the system has no such memory.
  init?(byteCount: Int) {
    guard byteCount >= Self.leastMapping else {
      guard let base = calloc(max(1, byteCount), 1) else { return nil }
      (self.base, mapping) = (base, nil)
      return
    }
    // The piece begins where a large page does; what lies before and after it is never touched and takes no memory.
    let (asked, isTooMuch) = byteCount.addingReportingOverflow(Self.largePage)
    guard !isTooMuch,
      let start = mmap(nil, asked, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), start != MAP_FAILED
    else { return nil }
    mapping = (start, asked)
    base = start.alignedUp(toMultipleOf: Self.largePage)
    // Advice that the system does not follow changes no pixel.
    madvise(base, byteCount, MADV_HUGEPAGE)
  }

  deinit {
    if let mapping { munmap(mapping.base, mapping.byteCount) } else { free(base) }
  }
}
