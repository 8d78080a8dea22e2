// DemoProcess: the demo, started as a user starts it.

import Foundation

/// The demo beside this program, running in a window.
@MainActor
struct DemoProcess {
  private let program: Program

  init(_ arguments: [String], on server: DisplayServer) throws {
    let demo = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("demo")
    guard FileManager.default.isExecutableFile(atPath: demo.path) else {
      throw Unavailable(description: "the demo is not built; run swift build -c release --product demo")
    }
    program = try Program([demo.path] + arguments, display: server.name)
  }

  var identifier: Int32 { program.identifier }
  func readLine() -> String { program.readLine() }
  func end() { program.end() }
}
