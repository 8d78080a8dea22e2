// ProcessFacts: what the kernel tells of a process.

import Foundation

/// Figures out of /proc.
enum ProcessFacts {
  /// The memory that a process holds, in megabytes of a million bytes.
  static func residentMegabytes(of process: Int32) throws -> Double {
    let status = try text("/proc/\(process)/status")
    guard let kibibytes = number(after: "VmRSS:", in: status) else {
      throw Unavailable(description: "/proc/\(process)/status has no VmRSS")
    }
    return Double(kibibytes) * 1024 / 1e6
  }

  /// How often all threads of a process have gone to sleep and woken so far.
  static func wakeUps(of process: Int32) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task").reduce(0) { sum, thread in
      // A thread may end between being listed and being read.
      let status = (try? text("/proc/\(process)/task/\(thread)/status")) ?? ""
      return sum + (number(after: "voluntary_ctxt_switches:", in: status) ?? 0)
    }
  }

  private static func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private static func number(after key: String, in text: String) -> Int? {
    text.split(separator: "\n").first { $0.hasPrefix(key) }?.split(whereSeparator: \.isWhitespace).dropFirst().first
      .flatMap { Int($0) }
  }
}
