// TraceFile: a JSON file that grows and is whole after each write, so that no moment of ending the program spoils it.

import Foundation

/// A file in the object form of the Chrome trace event format: `{"traceEvents": [ … ]}`.
///
/// Each write begins where the list's closing bracket stands and ends with a new one.
final class TraceFile {
  /// Why a file takes no events, in one line.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let head = "{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n"
  private static let tail = "\n]}\n"

  private let path: String
  private let descriptor: Int32
  /// Where the closing bracket's line begins.
  private var length = 0

  /// Opens the file at `path`, empties it where there is one, and writes its first events.
  init(path: String, firstEvents: [String]) throws(Failure) {
    self.path = path
    // A file that reaches its limit is a failure like others, not the program's end.
    signal(SIGXFSZ, SIG_IGN)
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK, 0o644)
    guard descriptor >= 0 else { throw Failure(description: TraceFile.complaint(path)) }
    try write(Self.head + firstEvents.joined(separator: ",\n"))
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Adds events, each a JSON object. After a failure the file holds what it held before.
  func append(_ events: [String]) throws(Failure) {
    guard !events.isEmpty else { return }
    try write(",\n" + events.joined(separator: ",\n"))
  }

  private func write(_ text: String) throws(Failure) {
    guard put(text + Self.tail) else {
      let failure = Failure(description: TraceFile.complaint(path))
      if length > 0, ftruncate(descriptor, off_t(length)) == 0 { _ = put(Self.tail) }
      throw failure
    }
    length += text.utf8.count
  }

  /// Writes from `length` on; false where not all of it could be written.
  private func put(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress.map { $0 + done }, bytes.count - done, off_t(length + done))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  private static func complaint(_ path: String) -> String {
    "the trace \(path) cannot be written (\(String(cString: strerror(errno)))); nothing is traced from here on"
  }
}
