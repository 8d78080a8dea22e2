// ProcessAge: how long this process has lived.

import Foundation

/// The time since the kernel made this process.
enum ProcessAge {
  /// In milliseconds, to the ten that the kernel's clock ticks have; 0 where the kernel does not tell.
  static var milliseconds: Int {
    // Field 22 of /proc/self/stat is the start in ticks since boot; the name in field 2 may hold spaces, so fields are
    // counted from its closing bracket.
    guard let stat = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8),
      let nameEnd = stat.lastIndex(of: ")")
    else { return 0 }
    let fields = stat[stat.index(after: nameEnd)...].split(separator: " ")
    guard fields.count > 19, let ticks = Int(fields[19]) else { return 0 }
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    let now = time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    return now - ticks * 1000 / max(1, sysconf(Int32(_SC_CLK_TCK)))
  }
}
