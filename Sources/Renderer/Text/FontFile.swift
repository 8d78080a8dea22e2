// FontFile: one file of fonts in memory, however many fonts and sizes are open from it.

import CSDL2TTF
import Foundation

/// A font file that is mapped into memory, so that no open font keeps a file descriptor.
///
/// Used behind `FontLibrary.gate`.
final class FontFile {
  private struct Entry {
    weak var file: FontFile?
  }

  nonisolated(unsafe) private static var known: [String: Entry] = [:]

  private let path: String
  private let bytes: UnsafeMutableRawPointer
  private let count: Int

  /// The file at `path`; nil where it cannot be read. Whoever asks while another holds it gets the same.
  static func at(_ path: String) -> FontFile? {
    if let file = known[path]?.file { return file }
    let file = FontFile(path)
    known[path] = file.map(Entry.init)
    return file
  }

  private init?(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }  // the mapping outlives it
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0, let count = Int32(exactly: status.st_size),
      let bytes = mmap(nil, Int(count), PROT_READ, MAP_PRIVATE, descriptor, 0), bytes != MAP_FAILED
    else { return nil }
    (self.path, self.bytes, self.count) = (path, bytes, Int(count))
  }

  deinit {
    munmap(bytes, count)
    if Self.known[path]?.file == nil { Self.known[path] = nil }
  }

  /// Opens a font of the file at a size in points; it reads the file's memory, so it must be closed first.
  func openFont(size: Int, index: Int) -> OpaquePointer? {
    // In bounds: `count` fitted in 32 bits when the file was mapped. The stream is freed with the font.
    TTF_OpenFontIndexRW(SDL_RWFromConstMem(bytes, Int32(count)), 1, Int32(size), index)
  }
}
