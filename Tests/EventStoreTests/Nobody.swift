// Nobody: the rights of a user who owns nothing, for tests that run as root, whom no permission stops.

import Foundation

enum Nobody {
  /// Runs `body` on this thread with nobody's rights over files, if the process runs as root.
  static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    // Swift's Glibc module leaves this call out, so it is looked up by name. It changes this thread alone.
    typealias SetUser = @convention(c) (uid_t) -> Int32
    guard geteuid() == 0, let symbol = dlsym(nil, "setfsuid") else { return try body() }
    let setUser = unsafeBitCast(symbol, to: SetUser.self)
    _ = setUser(65534)
    defer { _ = setUser(0) }
    return try body()
  }
}
