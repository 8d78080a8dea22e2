// Tool: runs a program of the machine and waits for it.

import Foundation

/// One finished run of another program.
struct Tool {
  let status: Int32
  let output: Data
  let errors: String

  var text: String { String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Runs a program found by name or path. `environment` is added to this process's own; an empty value removes a name.
  static func run(_ command: String..., environment: [String: String] = [:]) throws -> Tool {
    try run(command, environment: environment)
  }

  static func run(_ command: [String], environment: [String: String] = [:]) throws -> Tool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.environment = merged(environment)
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("output")
    let errors = folder.url.appendingPathComponent("errors")
    // Files, not pipes: a pipe that nobody reads meanwhile would stop the program once it is full.
    for file in [output, errors] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Tool(
      status: process.terminationStatus, output: try Data(contentsOf: output),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  static func merged(_ environment: [String: String]) -> [String: String] {
    ProcessInfo.processInfo.environment.merging(environment) { $1 }.filter { !$0.value.isEmpty }
  }

  /// Whether the machine has all of these programs.
  static func has(_ names: String...) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.allSatisfy { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
  }
}

/// A folder that goes with its owner.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "interlude-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
