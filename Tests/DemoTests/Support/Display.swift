// Display: an X server without a screen, for tests of the real window.

import Foundation

/// One Xvfb of its own, ended with its owner.
final class Display {
  let name: String
  private let process: Process

  static var isAvailable: Bool { Tool.has("Xvfb", "xdotool", "xwd") }

  init(width: Int = 1600, height: Int = 1200) throws {
    let folder = try TemporaryFolder()
    let numberFile = folder.url.appendingPathComponent("display")
    _ = FileManager.default.createFile(atPath: numberFile.path, contents: nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // The server picks a free number and writes it to the file that is its standard output. With -noreset it does not
    // refuse a client while it puts everything back after the last one has gone.
    process.arguments = [
      "Xvfb", "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-noreset",
    ]
    process.environment = Tool.merged([:])
    process.standardOutput = try FileHandle(forWritingTo: numberFile)
    process.standardError = FileHandle.nullDevice
    try process.run()
    let number = try Wait.until("Xvfb names its display", within: 20) {
      let text = try String(contentsOf: numberFile, encoding: .utf8)
      return text.hasSuffix("\n") ? Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) : nil
    }
    self.process = process
    name = ":\(number)"
  }

  deinit {
    // Killed, not asked: a child of a test's thread may have inherited that thread's blocked signals.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  var environment: [String: String] { ["DISPLAY": name, "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""] }
}

/// Waiting for another process, the only kind that tests do.
enum Wait {
  struct TimeOut: Error, CustomStringConvertible {
    let description: String
  }

  /// Asks again every few milliseconds until there is an answer; fails after `seconds`.
  static func until<Answer>(_ what: String, within seconds: Double, ask: () throws -> Answer?) throws -> Answer {
    let end = Date(timeIntervalSinceNow: seconds)
    repeat {
      if let answer = try ask() { return answer }
      Thread.sleep(forTimeInterval: 0.02)
    } while Date() < end
    throw TimeOut(description: "waited \(seconds) s in vain until \(what)")
  }
}
