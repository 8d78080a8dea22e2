// Program: another program, started and listened to.

import Foundation

/// A running program.
final class Program {
  private let process = Process()
  private let output = Pipe()

  /// Starts a program; what it writes can be read, what it says of errors too unless `keepsErrors` is false. `display`
  /// is the X server for it.
  init(_ command: [String], display: String? = nil, keepsErrors: Bool = true) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    if let display {
      process.environment = ProcessInfo.processInfo.environment
        .merging(["DISPLAY": display]) { $1 }.filter { $0.key != "WAYLAND_DISPLAY" }
    }
    process.standardOutput = output
    process.standardError = keepsErrors ? output : FileHandle.nullDevice
    try process.run()
  }

  /// Runs a program to its end and answers what it wrote.
  static func run(_ command: [String]) throws -> String {
    let program = try Program(command)
    let text = String(decoding: program.output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    _ = program.waitForEnd()
    return text
  }

  var identifier: Int32 { process.processIdentifier }

  /// What it writes next, without blanks around it; waits for that.
  func readLine() -> String {
    String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func waitForEnd() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  func end() {
    process.terminate()
    process.waitUntilExit()
  }
}
