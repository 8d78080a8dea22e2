// SystemCalls: what a process asks of the kernel, seen from outside.

import Foundation

/// The system calls of another process.
enum SystemCalls {
  /// The calls that any thread of the process ended within so many seconds. Those in which its threads sleep are none of
  /// them: they begin before and last longer.
  static func made(by process: Int32, inSeconds seconds: Int) throws -> [String] {
    // Killed, not interrupted: a child of a test's thread may have inherited that thread's blocked signals.
    let trace = try Tool.run(
      "timeout", "-s", "KILL", "\(seconds)", "strace", "-f", "-qq", "-e", "signal=none", "-p", "\(process)")
    // The tracer that cannot trace says so in a line of its own.
    let complaint = trace.errors.split(separator: "\n").first { $0.hasPrefix("strace:") }
    if let complaint { throw Wait.TimeOut(description: String(complaint)) }
    return trace.errors.split(separator: "\n").map(String.init).filter { $0.contains(" = ") }
  }
}
